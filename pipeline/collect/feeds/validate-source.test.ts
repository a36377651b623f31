import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NOW, padDocument } from '../../testing/temporary-catalog.ts';
import type { ReaderTools } from '../contract/source-kind.ts';
import { NO_MEMORY } from '../contract/source-memory.ts';
import { readingHere } from '../testing/reading-here.ts';
import { expandTarget, validateTarget } from './validate-source.ts';

/** @param document what any address answers */
function toolsFor(document: string, asked: string[] = []): ReaderTools {
  const nobody = { refusal: { code: 'timeout', message: '' } };
  return {
    client: {
      fetch: async (address) => {
        asked.push(address);
        return { bytes: Buffer.from(document) };
      },
      request: async () => nobody,
      close: async () => {},
    },
    reader: readingHere(() => undefined),
    findCategory: () => undefined,
    tokens: new Map(),
    memory: NO_MEMORY,
    now: () => NOW,
  };
}

it.each([
  ['codeberg.org/works/tool/feed.json', ['https://codeberg.org/works/tool/feed.json']],
  ['www.works.dev', ['https://www.works.dev']],
  ['feeds.d/editor.json', []],
  ['editor.md', []],
])('takes %s for an address where no file is called so and its host may exist', async (target, addresses) => {
  const asked: string[] = [];
  const found = await validateTarget(target, toolsFor(padDocument('editor'), asked), { follow: true, trust: [] });
  expect([found.target, found.valid, asked]).toEqual([target, addresses.length > 0, addresses]);
});

it('warns of a release of a day to come', async () => {
  const document = padDocument('editor', ({ release }) => Object.assign(release, { released_on: '2999-01-31' }));
  const { problems } = await validateTarget('https://works.example/', toolsFor(document), { follow: true, trust: [] });
  expect(problems.at(-1)).toMatchObject({ code: 'announced_release', pointer: '/release/released_on' });
});

it('begins a document with what a file of another format says', async () => {
  const { example, problems } = await validateTarget('package.json', toolsFor(''), { follow: true, trust: [] });
  expect(problems).toMatchObject([{ code: 'unknown_kind', values: { format: 'package.json' } }]);
  expect(example).toMatchObject({ software: { name: 'catalog' } });
});

it('takes no document of another format for a file that names a feed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  const card = join(folder, 'agent.json');
  writeFileSync(card, '{"name": "lamp", "url": "https://lamp.example/", "skills": []}');
  const { problems, follows } = await validateTarget(card, toolsFor(''), { follow: false, trust: [] });
  rmSync(folder, { recursive: true });
  expect([problems.map(({ code }) => code), follows]).toEqual([['unknown_kind'], undefined]);
});

it('follows no links out of a folder, or round in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'));
  try {
    writeFileSync(join(folder, 'pad.json'), '{}');
    for (const name of ['round', 'again']) symlinkSync('.', join(folder, name));
    expect(await expandTarget(folder)).toEqual([join(folder, 'pad.json')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
