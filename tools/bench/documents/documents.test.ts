import { describe, expect, it } from 'vitest';
import { readPadJson } from '../../../schemas/readers/pad-json.ts';
import { readPadXml } from '../../../schemas/readers/pad-xml.ts';
import { rounds } from '../../testing/rounds.ts';
import { padJsonFile } from './pad-json.ts';
import { padXmlFile } from './pad-xml.ts';

const context = { findCategory: () => 'other' };
const COUNT = rounds(100, 400);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe.each([
  ['PAD XML', padXmlFile, readPadXml],
  ['PAD JSON', padJsonFile, readPadJson],
])('%s', (_kind, make, read) => {
  const documents = Array.from({ length: COUNT }, (_, index) => make(1, index));

  it('is the same for the same seed and index, in whatever order it is made', () => {
    const again = Array.from({ length: COUNT }, (_, place) => make(1, COUNT - 1 - place)).reverse();
    expect(again.map(hex)).toEqual(documents.map(hex));
  });

  it('differs with the seed and with the index', () => {
    const others = Array.from({ length: COUNT }, (_, index) => make(2, index));
    expect(new Set([...documents, ...others].map(hex)).size).toBe(2 * COUNT);
  });

  it('is valid', () => {
    const refused = documents.map((bytes) => read(bytes, context)).filter(({ draft }) => draft === undefined);
    expect(refused.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('has names, texts in several languages and contacts, of which nothing is kept', () => {
    const drafts = documents.flatMap((bytes) => read(bytes, context).draft ?? []);
    expect(new Set(drafts.map(({ slug }) => slug)).size).toBeGreaterThan(COUNT / 4);
    const languages = new Set(drafts.flatMap(({ descriptions }) => Object.keys(descriptions)));
    expect([...languages].sort()).toEqual(['de', 'en', 'fr', 'ja', 'ru']);
    expect(documents.some((bytes) => Buffer.from(bytes).includes('info@'))).toBe(true);
    expect(JSON.stringify(drafts)).not.toMatch(/info@|555 010/);
  });
});

it('makes PAD XML files of the sizes of real ones', () => {
  const sizes = Array.from({ length: COUNT }, (_, index) => padXmlFile(1, index).byteLength).sort((a, b) => a - b);
  expect(sizes[0]).toBeGreaterThan(2_000);
  expect(sizes[COUNT / 2]).toBeGreaterThan(3_000);
  expect(sizes[COUNT / 2]).toBeLessThan(8_000);
  expect(sizes.at(-1)).toBeLessThan(60_000);
});
