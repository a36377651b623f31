import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLOURS, readCard } from './preview-card.ts';

const CARD = { catalog: 'Catalog', title: 'Tool', vendor: 'Works', summary: 'Does one thing.', category: 'Games' };
/** A font of Latin letters. */
const canShow = (text: string) =>
  /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text) && !/\p{Emoji_Presentation}/u.test(text);

describe('the texts of a preview image', () => {
  it.each([
    ['bidirectional and control characters', 'To\u202eol\u0007\u2069', 'Tool'],
    ['zero-width characters and line breaks', '\u200bTo\u00adol\r\nTwo\u2028', 'Tool Two'],
    ['halves of pairs', 'Tool\ud800', 'Tool\ufffd'],
  ])('are without %s', (_what, title, shown) => {
    expect(readCard({ ...CARD, title, vendor: title, summary: title }, canShow)).toEqual({
      ...{ ...CARD, title: shown, vendor: shown, summary: shown },
    });
  });

  it('have a length that can be laid out, and end in whole characters', () => {
    const long = '\u{1d400}'.repeat(5000);
    const card = readCard({ catalog: long, title: long, vendor: long, summary: long, category: long }, canShow);
    expect(Object.values(card ?? {}).map((text) => Array.from(text).length)).toEqual([81, 121, 121, 241, 81]);
    expect(Object.values(card ?? {}).every((text) => text.isWellFormed() && text.endsWith('…'))).toBe(true);
  });

  it.each(['catalog', 'title', 'vendor', 'category'])(
    'make no image where the font lacks a letter of the %s',
    (name) => {
      expect(readCard({ ...CARD, [name]: 'ツール' }, canShow)).toBeUndefined();
    },
  );

  it.each(['title', 'catalog'])('make no image without a %s', (name) => {
    expect(readCard({ ...CARD, [name]: '\u200b \n' }, canShow)).toBeUndefined();
  });

  it.each([
    ['what the font has', '© 2026 → Tool', '© 2026 → Tool'],
    ['words without the pictures between them', '🚀 Fast 👩‍💻 and small ❤️ 1️⃣', 'Fast and small 1'],
    ['nothing where its words cannot be shown', '🚀 高速', ''],
  ])('have of a summary %s', (_what, summary, shown) => {
    expect(readCard({ ...CARD, summary }, canShow)?.summary).toBe(shown);
  });
});

it('A preview image wears the light colors of the site', () => {
  const tokens = readFileSync(join(import.meta.dirname, '..', '..', '..', 'site', 'styles', 'tokens.css'), 'utf8');
  expect(Object.values(COLOURS).filter((colour) => !tokens.includes(`light-dark(${colour}, `))).toEqual([]);
});
