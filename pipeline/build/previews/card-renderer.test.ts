import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCardRenderer } from './card-renderer.ts';
import { type Card, readCard } from './preview-card.ts';

const CARD: Card = {
  catalog: 'Catalog',
  title: 'Größe & Ελλάδα',
  vendor: '<script>alert("1")</script>',
  summary: 'Cơ sở dữ liệu, Программа: does one thing “well”.',
  category: 'Text editors',
};
/** Of {@link CARD}; another program, font or layout gives another image. */
const KNOWN = 'bd8cd6ebd77a03f6bcf0a7f2de89ccc72e0f7c68f77eacc2e4b8c4b181ca7d8d';
const LONG = 'W'.repeat(4000);

const renderer = createCardRenderer();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a preview image', () => {
  it('is the same bytes on every machine, whatever was drawn before', async () => {
    expect(sha256(await renderer.render(CARD))).toBe(KNOWN);
    await renderer.render({ ...CARD, title: 'Another', summary: 'Of other letters.' });
    expect(sha256(await renderer.render(CARD))).toBe(KNOWN);
    expect(sha256(await createCardRenderer().render(CARD))).toBe(KNOWN);
  });

  it('is a PNG of 1200 by 630 pixels, also of texts that are far too long', async () => {
    const texts = { catalog: LONG, title: LONG, vendor: LONG, summary: LONG, category: LONG };
    const image = Buffer.from(await renderer.render(readCard(texts, renderer.canShow) ?? CARD));
    expect(image.subarray(1, 4).toString()).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(image.length).toBeLessThan(60_000);
  });

  it('has a key of its own for each text', () => {
    const keys = Object.keys(CARD).map((name) => renderer.keyOf({ ...CARD, [name]: 'Other' }));
    expect(new Set([...keys, renderer.keyOf(CARD), renderer.keyOf({ ...CARD })]).size).toBe(keys.length + 1);
  });

  it.each([
    ...['C++ & C# “quoted” — 100 %', 'Łódź, Ångström, Việt, İstanbul', 'Ελληνικά', 'Кириллица'].map((text) => [
      text,
      true,
    ]),
    ...['日本語', 'العربية', 'עברית', '🚀', 'हिन्दी', 'x\u0301\u0302', '\u202e', '\ue000', '\u{10fffd}'].map((text) => [
      text,
      false,
    ]),
  ] as [string, boolean][])('has letters for %j: %s', (text, shown) => {
    expect(renderer.canShow(text)).toBe(shown);
  });
});
