/** What strangers wrote is read in threads that can be stopped, with real ones. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import categories from '../../../data/categories.json' with { type: 'json' };
import { unescapeKey } from '../../../schemas/contracts/problems.ts';
import { readPadJson } from '../../../schemas/readers/pad-json.ts';
import { categoryLookup } from '../../../schemas/rules/vocabulary.ts';
import { inWords } from '../../../schemas/wording/testing/in-words.ts';
import { rounds } from '../../../tools/testing/rounds.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';
import type { DocumentTask, IsolatedReader, ReadOutcome, Verdict } from '../contract/isolated-reader.ts';
import { githubReadme } from '../sources/github/github-answers.ts';
import { readOpenApi } from '../sources/openapi/read-openapi.ts';
import { entriesInMemory } from '../testing/entries-in-memory.ts';
import { taskFor } from '../testing/hostile-tasks.ts';
import { hostileText } from '../testing/hostile-texts.ts';
import { readingHere } from '../testing/reading-here.ts';
import { type IsolatedReaderOptions, withIsolatedReader } from './isolated-reader.ts';
import { threadOptions } from './thread-pool.ts';

const findCategory = categoryLookup(categories);
const URL_OF_DOCUMENT = 'https://acme.example/feed';
const DOCUMENT: DocumentTask = { read: 'document', kind: undefined, url: URL_OF_DOCUMENT, mayBePage: true };

/** Takes far less than a limit. */
const LARGE_PAGE = `<html>${'<b a=1>'.repeat(500_000)}`;
const UNLIMITED = { limitMs: () => 600_000, publisherMs: 600_000 };

const memory = entriesInMemory<Verdict>;

const using = <T>(options: Partial<IsolatedReaderOptions>, use: (reader: IsolatedReader) => Promise<T>) =>
  withIsolatedReader({ categories, threads: 1, ...options }, use);

function read(reader: IsolatedReader, text: string, publisher = 'acme.example') {
  return reader.readDocument(DOCUMENT, { bytes: Buffer.from(text), publisher });
}

const codeOf = ({ stopped }: ReadOutcome<unknown>) =>
  stopped &&
  [stopped.problem.code, ...(stopped.problem.variant === undefined ? [] : [stopped.problem.variant])].join('.');

const PATHS = Object.fromEntries(
  Array.from({ length: 300 }, (_, index) => [
    `/items/${index}`,
    { get: { summary: 'Returns one item of them', responses: { '200': { description: 'The item' } } } },
  ]),
);
const API = {
  openapi: '3.1.0',
  info: { title: 'Acme Payments ☕', version: 1.1, description: 'Takes payments.\n\nCall +49 30 55501990 for more.' },
  servers: [{ url: 'https://api.acme.com/v1' }],
  tags: [{ name: 'unknown' }, { name: 'games' }],
  paths: PATHS,
};

describe('a document gives the same in a thread and without one', () => {
  it('an API description, whatever is wrong with it', async () => {
    const texts = {
      'in JSON': JSON.stringify(API),
      'in YAML': stringify(API),
      'with half a character': JSON.stringify(API).replace('Takes', 'Takes \\ud83d'),
      'with faults': JSON.stringify({ ...API, servers: 1, components: { schemas: 2 }, security: 'x' }),
      'with a member named twice': stringify(API).replace('paths:', 'paths: {}\npaths:'),
      'without a title': JSON.stringify({ ...API, info: { version: '1' } }),
      broken: JSON.stringify(API).slice(0, -1),
    };
    // A thread for each would cost more than all that is read.
    await using({}, async (reader) => {
      for (const [what, text] of Object.entries(texts)) {
        const attempt = await read(reader, text);
        const { kind, ...result } = readOpenApi(Buffer.from(text), { findCategory, url: URL_OF_DOCUMENT }) as {
          kind?: never;
        };
        expect(JSON.stringify(attempt.value), what).toBe(JSON.stringify({ kind: kind ?? 'openapi', ...result }));
      }
    });
  });

  it('a PAD document, with its category', async () => {
    const text = padDocument('editor', ({ software }) => Object.assign(software, { category: 'games' }));
    const attempt = await using({}, (reader) => read(reader, text));
    expect(attempt.value).toEqual({ kind: 'pad-json', ...readPadJson(Buffer.from(text), { findCategory }) });
  });

  it('hostile texts, one after the other in one thread', async () => {
    const here = readingHere(findCategory);
    await using({}, async (reader) => {
      for (let index = 0; index < rounds(40, 300); index += 1) {
        const { task, bytes } = taskFor(hostileText(7, index, 20_000));
        const source = { bytes, publisher: '' };
        const ask = (by: IsolatedReader) =>
          task.read === 'document' ? by.readDocument(task, source) : by.readAnswer(task, source);
        expect(await ask(reader)).toEqual(await ask(here));
      }
    });
  });

  it('a page, with the feed it leads to', async () => {
    const link = '<link rel="alternate" type="application/pad+json" href="/pad.json">';
    expect((await using({}, (reader) => read(reader, `<html>${link}`))).value).toEqual({
      isPage: true,
      leadsTo: 'https://acme.example/pad.json',
    });
  });
});

describe('what took minutes is read', () => {
  it('a README of 200 000 dashes', async () => {
    const bytes = Buffer.from(`<div id="file"><div class="plain"><pre>${'-'.repeat(200_000)}x</pre></div></div>`);
    const about = { name: 'tool' };
    const { name: shape } = githubReadme(about);
    const answer = await using({ costs: memory() }, (reader) =>
      reader.readAnswer({ read: 'answer', shape, about }, { bytes, publisher: 'github.com/acme' }),
    );
    expect(codeOf(answer) ?? answer.value).toEqual({ digest: expect.any(String) });
  });

  it('a page of open tags', async () => {
    const results = await using({ costs: memory() }, (reader) => read(reader, `<html>${'<b>'.repeat(700_000)}`));
    expect(results.value).toEqual({ isPage: true });
  });
});

describe('a thread', () => {
  beforeAll(() => void vi.stubEnv('GITHUB_TOKEN', 'canary-of-the-environment'));
  afterAll(() => void vi.unstubAllEnvs());

  it('is given neither environment nor arguments, and nothing but the categories', () => {
    const { workerData, ...options } = threadOptions(categories, 100);
    expect(options).toEqual({
      env: {},
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 100, maxYoungGenerationSizeMb: 12 },
    });
    expect(JSON.stringify(workerData)).toBe(JSON.stringify({ categories }));
  });

  it('that reaches its limit of time is stopped, and the next document is read by another', async () => {
    const costs = memory();
    const limitMs = (bytes: number) => (bytes === LARGE_PAGE.length ? 1 : 600_000);
    await using({ costs, limits: { ...UNLIMITED, limitMs } }, async (reader) => {
      expect(codeOf(await read(reader, LARGE_PAGE))).toBe('too_costly');
      expect((await read(reader, padDocument('editor'))).value).toHaveProperty('draft.slug', 'editor');
    });
    expect([...costs.entries.values()]).toEqual(['time']);
  });

  it('that runs out of memory ends alone', async () => {
    const costs = memory();
    const heavy = `openapi: 3.1.0\ninfo: {title: A, version: '1'}\nx:\n${'- {a: [1, 2, 3, 4]}\n'.repeat(40_000)}`;
    await using({ costs, limits: { ...UNLIMITED, heapMb: 48 } }, async (reader) => {
      expect(codeOf(await read(reader, heavy))).toBe('too_costly.memory');
      expect(codeOf(await read(reader, padDocument('editor')))).toBeUndefined();
      expect((await read(reader, padDocument('editor'))).value).toHaveProperty('draft.slug', 'editor');
    });
    expect([...costs.entries.values()]).toEqual(['memory']);
  });

  // The first occupies the thread, so that the others wait for it together.
  it.each([
    ['takes too long', 'time', `<html>${'<b a=1>'.repeat(30_000)}`, 1, 1_536],
    ['fills the memory', 'memory', `openapi: 3.1.0\nx:\n${'- {a: [1, 2, 3, 4]}\n'.repeat(12_000)}`, 600_000, 24],
  ])(
    'is stopped for the one document of many that %s, and the others are read',
    async (_, verdict, text, ms, heapMb) => {
      const costs = memory();
      const limitMs = (bytes: number) => (bytes === text.length ? ms : 600_000);
      await using({ costs, limits: { ...UNLIMITED, limitMs, heapMb } }, async (reader) => {
        const texts = Array.from({ length: 12 }, (_, index) => (index === 6 ? text : padDocument(`editor-${index}`)));
        const answers = await Promise.all(texts.map((one, index) => read(reader, one, `host-${index}.example`)));
        const slugs = answers.map(({ value }) => value && 'draft' in value && value.draft?.slug);
        expect(slugs).toEqual(texts.map((_, index) => (index === 6 ? undefined : `editor-${index}`)));
      });
      expect([...costs.entries.values()]).toEqual([verdict]);
    },
  );

  it('whose reader fails goes on with the next document', async () => {
    const costs = memory();
    await using({ costs }, async (reader) => {
      const source = { bytes: Buffer.from('{}'), publisher: '' };
      expect(codeOf(await reader.readAnswer({ read: 'answer', shape: 'unheard-of' }, source))).toBe('reader_failed');
      expect((await read(reader, padDocument('editor'))).value).toHaveProperty('draft.slug', 'editor');
    });
    expect([...costs.entries.values()]).toEqual(['crash']);
  });
});

describe('in a run', () => {
  it('one that reached its limit costs one attempt, wherever it is found, until its bytes change', async () => {
    const costs = memory();
    await using({ costs, limits: { ...UNLIMITED, limitMs: () => 1 } }, (reader) => read(reader, LARGE_PAGE));
    await using({ costs, limits: UNLIMITED }, async (reader) => {
      expect(await read(reader, LARGE_PAGE, 'other.example')).toMatchObject({ stopped: { isFinal: true } });
      expect(await read(reader, LARGE_PAGE)).toMatchObject({ stopped: { isFinal: true } });
      expect((await read(reader, `${LARGE_PAGE} `)).value).toEqual({ isPage: true });
    });
  });

  it('a publisher whose documents have used up the time waits, and nobody else', async () => {
    await using({ costs: memory(), limits: { ...UNLIMITED, publisherMs: 20 } }, async (reader) => {
      expect((await read(reader, LARGE_PAGE)).value).toEqual({ isPage: true });
      expect(codeOf(await read(reader, padDocument('editor')))).toBe('too_costly.publisher');
      expect((await read(reader, padDocument('editor'), 'other.example')).value).toHaveProperty('draft.slug', 'editor');
    });
  });

  it('a command that looks once gives each document all it may take', async () => {
    await using({ limits: { publisherMs: 1 } }, async (reader) => {
      for (let round = 0; round < 2; round += 1) {
        expect((await read(reader, LARGE_PAGE)).value).toEqual({ isPage: true });
      }
    });
  });
});

it('what is wrong is said for people, without a word of the document', async () => {
  const attempt = await using({ limits: { limitMs: () => 1 } }, (reader) => read(reader, LARGE_PAGE));
  const problems = attempt.stopped === undefined ? [] : [attempt.stopped.problem];
  expect(inWords({ problems }).problems[0]).toMatchObject({ pointer: unescapeKey(''), code: 'too_costly' });
});
