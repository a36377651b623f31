/** The kept part of GitHub's GraphQL schema against the package that carries the whole. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cutGraphql, GRAPHQL_CUT, graphqlAnswer } from './github-graphql.ts';

const PACKAGE = join(import.meta.dirname, '../../../../../node_modules/@octokit/graphql-schema/schema.graphql');

it.skipIf(!existsSync(PACKAGE))('the kept part is what the package says', async () => {
  await expect(cutGraphql(readFileSync(PACKAGE, 'utf8'))).toMatchFileSnapshot(GRAPHQL_CUT);
});

it('a question that is not of the schema is refused', () => {
  const question = { query: '{ repository(owner: "works", name: "tool") { nothing } }', variables: {} };
  expect(graphqlAnswer(question, []).errors?.[0]?.message).toContain('Cannot query field "nothing"');
});
