import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it, test } from 'vitest';
import { ANY_CHARACTER } from '../../tools/testing/any-character.ts';
import type { SoftwareListing } from '../contracts/generated/read-api.ts';
import { scoreListing } from '../rank/engine.ts';
import { rankInput } from '../rank/rank-input.ts';
import { BARE } from '../rank/testing/bare-listing.ts';
import { grayBadge, listingBadge } from './badge.ts';
import { publishedRank } from './published-rank.ts';

const listing: SoftwareListing = { ...BARE, rank: publishedRank(scoreListing(rankInput(BARE), '2026-11-20'), 'en') };
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });

interface Drawn {
  title: string;
  width: number;
  texts: string[];
  colors: string[];
}

/** Reads a badge as an XML parser does, and holds it to be one. */
function draw(svg: string): Drawn {
  expect(XMLValidator.validate(svg)).toBe(true);
  const { g, title, width, role, height, 'aria-label': label } = parser.parse(svg).svg;
  expect([role, height, label]).toEqual(['img', '20', title]);
  const texts = [g.text].flat().map((text) => text['#text']);
  return { title, width: Number(width), texts, colors: [g.path].flat().map(({ fill }) => fill) };
}

describe('the badge of a listing', () => {
  it('shows the catalog, the score in whole points, and nothing that was not earned', () => {
    const { texts, title } = draw(listingBadge({ ...listing, rank: { ...listing.rank, score: 87 } }, 'Catalog'));
    expect(texts).toEqual(['Catalog', '87 points']);
    expect(title).toBe('Tool in Catalog: 87 points');
  });

  it('shows what was earned', () => {
    const { texts, title } = draw(listingBadge({ ...listing, badges: ['openapi', 'verified'] }, 'Catalog'));
    expect(texts).toEqual(['Catalog', '0 points', 'OpenAPI', 'verified']);
    expect(title).toBe('Tool in Catalog: 0 points, OpenAPI, verified');
  });

  it('says since when a source fails', () => {
    const sources = [
      { kind: 'pad-json', failing_since: '2026-11-02' },
      { kind: 'github', failing_since: null },
    ];
    const { texts } = draw(listingBadge({ ...listing, sources } as unknown as SoftwareListing, 'Catalog'));
    expect(texts).toEqual(['Catalog', '0 points', 'source failing since 2026-11-02']);
  });

  it('does not depend on the place', () => {
    const placed = { ...listing, rank: { ...listing.rank, position: 3 } };
    expect(listingBadge(placed, 'Catalog')).toBe(listingBadge(listing, 'Catalog'));
  });

  it('grows with its text and cuts the name of the catalog at 30 characters', () => {
    const width = (name: string) => draw(listingBadge(listing, name)).width;
    expect(width('WWW') - width('iii')).toBe(33 - 10);
    const { texts, title } = draw(listingBadge(listing, '猫'.repeat(31)));
    expect(texts[0]).toBe(`${'猫'.repeat(30)}…`);
    expect(title).toContain('猫'.repeat(31));
  });

  it.each([
    '</title><script>alert(1)</script>',
    '" onload="alert(1)',
    "' onload='alert(1)",
    ']]> <!-- &lt; &amp; &unknown;',
    'nul \0 escape \u001b surrogate \ud800 noncharacter \uffff',
  ])('is one image whatever the software is called: %j', (name) => {
    const svg = listingBadge({ ...listing, name }, name);
    expect(draw(svg).texts).toHaveLength(2);
    expect(svg.match(/<\/?\w+/g)?.filter((tag) => !/^<\/?(svg|title|clipPath|rect|g|path|text)$/.test(tag))).toEqual(
      [],
    );
    expect(svg).not.toMatch(/ on\w+="|(?!\n)\p{Cc}|\uffff/u);
  });

  test('holds for any name', () => {
    const text = fc.string({ unit: ANY_CHARACTER, maxLength: 60 });
    fc.assert(fc.property(text, text, (name, catalog) => draw(listingBadge({ ...listing, name }, catalog)).width > 0));
  });
});

it('says in gray what became of a listing that is not there', () => {
  const { texts, title } = draw(grayBadge('not listed', 'Catalog'));
  expect([texts, title]).toEqual([['Catalog', 'not listed'], 'Catalog: not listed']);
});

test('white text is readable on every color, and every color stands out from white and black pages', () => {
  const earned = listingBadge({ ...listing, badges: ['openapi'] }, 'Catalog');
  const colors = [...draw(earned).colors, ...draw(grayBadge('withdrawn', 'Catalog')).colors];
  expect(new Set(colors).size).toBe(4);
  for (const color of colors) {
    expect([color, 1.05 / (luminance(color) + 0.05) > 4.5]).toEqual([color, true]);
    expect([color, (luminance(color) + 0.05) / 0.05 > 3]).toEqual([color, true]);
  }
});

/** WCAG 2.2, "relative luminance". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
