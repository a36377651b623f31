/** The types that openapi-typescript makes of the description, and the example of the docs that uses them. */
import { readFileSync } from 'node:fs';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { openapiDocument } from '../../schemas/contracts/api-description.ts';
import { openDescription } from '../../schemas/contracts/open-description.ts';

const page = readFileSync(new URL('../content/docs/en/api.md', import.meta.url), 'utf8');
const [, CLIENT_EXAMPLE = ''] = /^```ts\n(.*?)^```$/ms.exec(page) ?? [];

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
};

let complaints: (file: string) => string[];
beforeAll(async () => {
  const document = openDescription(openapiDocument('Test', 'https://catalog.test')) as unknown as OpenAPI3;
  complaints = compile({
    // As a source, so that it is checked too.
    '/catalog.ts': astToString(await openapiTypescript(document)),
    '/right.ts': CLIENT_EXAMPLE,
    '/wrong.ts': CLIENT_EXAMPLE.replace('rank.position', 'rank.place'),
  });
});

/** @param sources text by path. @returns what the compiler says of one of them */
function compile(sources: Record<string, string>): typeof complaints {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => Object.hasOwn(sources, name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const text = sources[name];
    return text === undefined ? getSourceFile(name, ...rest) : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram(Object.keys(sources), OPTIONS, host);
  return (file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('a typed client', () => {
  it.each(['/catalog.ts', '/right.ts'])('compiles as the docs show it: %s', (file) => {
    expect(complaints(file)).toEqual([]);
  });

  it('notices a member that no answer has', () => {
    expect(complaints('/wrong.ts')).toEqual([expect.stringContaining("Property 'place' does not exist on type")]);
  });
});
