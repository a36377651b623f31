/**
 * Vite plugin of the worker's tests: `virtual:answer-validators` checks answers against the description of the API.
 * Compiled ahead of time, because workerd evaluates no text.
 */
import { join } from 'node:path';
import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { type Operation, openapiDocument, type ResponseDescription } from '../../schemas/contracts/api-description.ts';
import { formats } from '../../schemas/rules/formats.ts';

const NAME = 'virtual:answer-validators';
const ROOT = 'https://catalog.test/openapi.json';

export const answerValidators = {
  name: 'answer-validators',
  resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id: string) => (id === `\0${NAME}` ? validatorsModule() : undefined),
};

/** Exports `validators`, by operation, status and name of a media type or a header field, parted by spaces; bodies of
 * webhooks; parameters; and `problem`. */
async function validatorsModule(): Promise<string> {
  const document = openapiDocument('Test', 'https://catalog.test');
  const ajv = new Ajv2020({
    strict: false,
    formats: { ...formats, 'uri-reference': true },
    code: { source: true, esm: true, formats: _`require("./formats.ts").formats` },
  });
  ajv.addSchema(document, ROOT);
  const exported: Record<string, string> = {};
  const keys: string[] = [];
  const add = (key: string, pointer: string) => {
    const id = `https://catalog.test/${keys.length}`;
    ajv.addSchema({ $ref: ROOT + pointer }, id);
    exported[`v${keys.length}`] = id;
    keys.push(key);
  };
  for (const [path, { get, post }] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries({ get, post })) {
      if (operation !== undefined) addOperation(operation, `#/paths/${escaped(path)}/${method}`, add);
    }
  }
  for (const [name, answer] of Object.entries(document.components.responses ?? {})) {
    addAnswer(`#/components/responses/${name}`, answer, `#/components/responses/${name}`, add);
  }
  for (const name of Object.keys(document.components.headers ?? {})) {
    add(`#/components/headers/${name}`, `#/components/headers/${name}/schema`);
  }
  for (const [name, { post }] of Object.entries(document.webhooks ?? {})) {
    const pointer = `#/webhooks/${escaped(name)}/post/requestBody/content/${escaped('application/json')}/schema`;
    if (post !== undefined) add(`${post.operationId} body`, pointer);
  }
  for (const name of Object.keys(document.components.parameters ?? {})) {
    add(`#/components/parameters/${name}`, `#/components/parameters/${name}/schema`);
  }
  add('problem', '#/components/schemas/Problem');
  const table = keys.map((key, index) => `${JSON.stringify(key)}: v${index}`).join(', ');
  return bundled(`${standaloneCode(ajv, exported)}\nexport const validators = { ${table} };`);
}

type Add = (key: string, pointer: string) => void;

function addOperation({ operationId, responses }: Operation, pointer: string, add: Add): void {
  for (const [status, answer] of Object.entries(responses)) {
    if (!('$ref' in answer)) addAnswer(`${operationId} ${status}`, answer, `${pointer}/responses/${status}`, add);
  }
}

function addAnswer(key: string, { content = {}, headers = {} }: ResponseDescription, pointer: string, add: Add): void {
  for (const type of Object.keys(content)) add(`${key} ${type}`, `${pointer}/content/${escaped(type)}/schema`);
  for (const [name, field] of Object.entries(headers)) {
    if (!('$ref' in field)) add(`${key} ${name}`, `${pointer}/headers/${name}/schema`);
  }
}

/** For a JSON pointer in an address. */
function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

async function bundled(contents: string): Promise<string> {
  const resolveDir = join(import.meta.dirname, '..', '..', 'schemas', 'rules');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
  });
  return outputFiles.map(({ text }) => text).join('');
}
