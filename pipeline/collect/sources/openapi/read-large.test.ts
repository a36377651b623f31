import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { inWords } from '../../../../schemas/wording/testing/in-words.ts';
import { readOpenApiOfAnySize } from './read-large.ts';
import { readOpenApi } from './read-openapi.ts';

const CATEGORIES: Record<string, string> = { editors: 'text-editors', arcade: 'games' };
const context = { findCategory: (word: string) => CATEGORIES[word], url: 'https://acme.example/openapi.json' };

/** Each thread loads the whole reader: kept compiled, as the command keeps it, that takes a third of the time. */
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/compiled');
beforeAll(() => void vi.stubEnv('NODE_COMPILE_CACHE', COMPILED));
afterAll(() => void vi.unstubAllEnvs());

/** Larger than what is read without a thread. */
const PATHS = Object.fromEntries(
  Array.from({ length: 3000 }, (_, index) => [
    `/items/${index}`,
    { get: { summary: 'Returns one item of them', responses: { '200': { description: 'The item' } } } },
  ]),
);

const API = {
  openapi: '3.1.0',
  info: { title: 'Acme Payments ☕', version: 1.1, description: 'Takes payments.\n\nCall +49 30 55501990 for more.' },
  servers: [{ url: 'https://api.acme.com/v1' }],
  tags: [{ name: 'unknown' }, { name: 'arcade' }, { name: 'editors' }],
  paths: PATHS,
};

describe('a large document gives the same in a thread and without one', () => {
  it.each([
    ['JSON', JSON.stringify(API)],
    ['YAML', stringify(API)],
    ['of an older version', JSON.stringify({ ...API, openapi: undefined, swagger: '2.0', host: 'api.acme.com' })],
    ['without words that are categories', JSON.stringify({ ...API, tags: [] })],
    ['with half a character', JSON.stringify(API).replace('Takes', 'Takes \\ud83d')],
    ['with faults', JSON.stringify({ ...API, servers: 1, components: { schemas: 2 }, security: 'x' })],
    ['with a member named twice', stringify(API).replace('paths:', 'paths: {}\npaths:')],
    ['without a title', JSON.stringify({ ...API, info: { version: '1' } })],
    ['of another kind', JSON.stringify(PATHS)],
    ['that is broken', JSON.stringify(API).slice(0, -1)],
  ])('%s', async (_what, text) => {
    const bytes = Buffer.from(text);
    expect(bytes.length).toBeGreaterThan(256 * 1024);
    const result = await readOpenApiOfAnySize(bytes, context);
    expect(JSON.stringify(result)).toBe(JSON.stringify(readOpenApi(bytes, context)));
  });

  it('with the category its words mean', async () => {
    const { draft } = await readOpenApiOfAnySize(Buffer.from(JSON.stringify(API)), context);
    expect(draft?.category).toBe('games');
  });

  it('where it came from is optional', async () => {
    const bytes = Buffer.from(JSON.stringify({ ...API, servers: [] }));
    const { findCategory } = context;
    expect(await readOpenApiOfAnySize(bytes, { findCategory })).toEqual(readOpenApi(bytes, { findCategory }));
  });
});

it('a small document needs no thread', async () => {
  const bytes = Buffer.from(JSON.stringify({ ...API, paths: {} }));
  const result = await readOpenApiOfAnySize(bytes, context, { timeoutMs: 0, heapMb: 1 });
  expect(result).toEqual(readOpenApi(bytes, context));
});

it('other work goes on while a large document is read', async () => {
  const reading = readOpenApiOfAnySize(Buffer.from(stringify(API)), context).then(() => 'document');
  expect(await Promise.race([reading, sleep(1, 'timer')])).toBe('timer');
  expect(await reading).toBe('document');
});

const LARGE = Buffer.from(JSON.stringify(API));
const VALUES = Buffer.from(`{"openapi":"3.1.0","info":{"title":"A","version":"1"},"x":[${'{},'.repeat(1_500_000)}1]}`);

describe('a document that takes too much', () => {
  it.each([
    ['time', LARGE, { timeoutMs: 1, heapMb: 1536 }],
    ['memory', VALUES, { timeoutMs: 30_000, heapMb: 48 }],
  ])('%s is refused, and the next one is read', async (_what, bytes, limits) => {
    const result = await readOpenApiOfAnySize(bytes, context, limits);
    expect(inWords(result)).toEqual({
      problems: [
        {
          pointer: '',
          code: 'too_complex',
          severity: 'error',
          message:
            'The document takes too much time or memory to read. Leave out examples and repeated parts, split it ' +
            'into several descriptions, or publish it as JSON, which is far easier to read than YAML.',
        },
      ],
    });
    expect((await readOpenApiOfAnySize(LARGE, context)).draft?.name).toBe('Acme Payments ☕');
  });
});

/** Each is larger than 256 KiB. */
const PADDING = `#${'x'.repeat(300_000)}\n`;
const LAUGHS = Array.from({ length: 40 }, (_, level) =>
  level === 0 ? 'a0: &a0 [x,x]' : `a${level}: &a${level} [${`*a${level - 1},`.repeat(10)}]`,
).join('\n');

describe('hostile documents end soon', () => {
  it.each([
    ['a billion laughs', `${PADDING}${LAUGHS}`, 'too_many_aliases'],
    ['nested lists', `a: ${'['.repeat(400_000)}`, 'too_deep'],
    ['nested dashes', '- '.repeat(200_000), 'too_deep'],
    ['documents', '---\n'.repeat(100_000), 'several_documents'],
    ['closing brackets', `${PADDING}${']'.repeat(400_000)}`, 'bad_yaml'],
    ['100 000 levels of JSON', '{"a":'.repeat(100_000), 'too_deep'],
    ['two million values of JSON', `[${'1,'.repeat(2_000_000)}1]`, 'too_many_nodes'],
  ])('%s', async (_what, text, code) => {
    const before = process.cpuUsage();
    const { problems } = await readOpenApiOfAnySize(Buffer.from(text), context);
    const { user, system } = process.cpuUsage(before);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    // Time of the processor, the thread's included: other work on the machine is no fault of the reader.
    expect((user + system) / 1000).toBeLessThan(2000);
  });
});
