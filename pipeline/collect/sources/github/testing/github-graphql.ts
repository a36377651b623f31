/**
 * GitHub's GraphQL for tests: the question is executed by the reference implementation, over the part of GitHub's own
 * published schema that is asked for, kept in github.graphql. To take it from another version:
 * `npm i --no-save @octokit/graphql-schema@<version> && npx vitest run --project pipeline github-graphql -u`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  graphqlSync,
} from 'graphql';
import { type FakeGithubRepository, SOME_TIME } from './fake-github-answers.ts';

export const GRAPHQL_CUT = join(import.meta.dirname, 'github.graphql');

/** Types and their fields; of others everything is kept. */
const FIELDS: Record<string, string[]> = {
  Query: ['repository'],
  Repository: ['isSecurityPolicyEnabled', 'refs', 'securityPolicyUrl'],
  RefConnection: ['nodes'],
  Ref: ['name', 'target'],
  GitObject: ['oid'],
  Commit: ['oid', 'committedDate'],
  Tag: ['oid', 'tagger', 'target'],
  GitActor: ['date'],
  RefOrder: [],
  RefOrderField: [],
  OrderDirection: [],
  DateTime: [],
  GitTimestamp: [],
  GitObjectID: [],
  URI: [],
};

/** The types above as the whole schema has them, without its prose. */
export function cutGraphql(whole: string): string {
  // The published text defines a field twice.
  const schema = buildSchema(whole, { assumeValidSDL: true });
  return Object.entries(FIELDS)
    .map(([name, fields]) => printed(schema, name, fields))
    .join('\n\n')
    .concat('\n');
}

function printed(schema: GraphQLSchema, name: string, fields: readonly string[]): string {
  const type = schema.getType(name);
  if (type instanceof GraphQLScalarType) return `scalar ${name}`;
  if (type instanceof GraphQLEnumType) {
    return `enum ${name} {\n${type
      .getValues()
      .map((value) => `  ${value.name}\n`)
      .join('')}}`;
  }
  if (type instanceof GraphQLInputObjectType) {
    const lines = Object.values(type.getFields()).map((field) => `  ${field.name}: ${field.type}\n`);
    return `input ${name} {\n${lines.join('')}}`;
  }
  if (!(type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType)) throw new Error(`No type ${name}`);
  const all = type.getFields();
  const lines = fields.map((field) => {
    const { args = [], type: result } = all[field] ?? {};
    const list = args.map((argument) => `${argument.name}: ${argument.type}`).join(', ');
    return `  ${field}${list === '' ? '' : `(${list})`}: ${result}\n`;
  });
  const isObject = name !== 'GitObject' && type.getInterfaces().some((each) => each.name === 'GitObject');
  const word = type instanceof GraphQLInterfaceType ? 'interface' : 'type';
  return `${word} ${name}${isObject ? ' implements GitObject' : ''} {\n${lines.join('')}}`;
}

const SCHEMA = buildSchema(readFileSync(GRAPHQL_CUT, 'utf8'));

/** What the API answers to the body of a question. */
export function graphqlAnswer(body: unknown, repositories: readonly FakeGithubRepository[]) {
  const { query, variables } = body as { query: string; variables: Record<string, unknown> };
  const rootValue = {
    repository({ owner, name }: { owner: string; name: string }) {
      const found = repositories.find((each) => each.owner === owner && each.name === name);
      return (
        found && {
          refs: (asked: AskedRefs) => refsOf(found, asked),
          isSecurityPolicyEnabled: found.securityPolicy !== undefined,
          securityPolicyUrl: found.securityPolicy ?? null,
        }
      );
    },
  };
  return graphqlSync({ schema: SCHEMA, source: query, rootValue, variableValues: variables });
}

interface AskedRefs {
  first: number;
  orderBy?: { direction: 'ASC' | 'DESC' };
}

function refsOf({ tags = [], tagDays = {}, annotated = [] }: FakeGithubRepository, { first, orderBy }: AskedRefs) {
  const sorted = tags.toSorted((a, b) => (dayOf(b) < dayOf(a) ? -1 : 1));
  const inOrder = orderBy?.direction === 'ASC' ? sorted.toReversed() : sorted;
  const nodes = inOrder.slice(0, first).map((name) => {
    const commit = { __typename: 'Commit', committedDate: dayOf(name) };
    const object = { __typename: 'Tag', tagger: { date: dayOf(name) }, target: commit };
    return { name, target: annotated.includes(name) ? object : commit };
  });
  return { nodes };

  function dayOf(tag: string): string {
    return tagDays[tag] === undefined ? SOME_TIME : `${tagDays[tag]}T12:00:00Z`;
  }
}
