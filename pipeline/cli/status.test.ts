import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { NOW, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { runStatus, statusText } from './status.ts';

it('shows on a terminal what names hold, and obeys none of it', () => {
  const nothing = { waiting: [], moved: [], dead: [], silent: [], stopped: [] };
  const name = 'data/feeds/a\u001b[2J\n\u202eb.json';
  const text = stripVTControlCharacters(statusText({ ...nothing, failing: [{ name, what: '\u009b2Jtimeout' }] }));
  expect(text.split('\n').at(-1)).toBe('data/feeds/a\\u{001b}[2J \\u{202e}b.json  unknown  \\u{009b}2Jtimeout');
});

it('says that nothing is known of feeds before the first sync', async () => {
  const catalog = temporaryCatalog();
  const notes: string[] = [];
  const output = { print: () => {}, note: (text: string) => void notes.push(text), progress: () => {}, done: () => {} };
  await runStatus({ folder: catalog.folder, now: NOW, output }, {}).finally(() => catalog.remove());
  expect(notes).toEqual(['No sync has read a feed in this folder yet: which ones fail is not known.']);
});
