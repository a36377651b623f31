import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { partsOf, withOverrides } from '../../../repo/catalog/overridable-members.ts';
import { memberDigests, type Overrides, overridesOf } from './overrides.ts';

const ICON = { sha256: 'a'.repeat(64), width: 128, height: 128 };
const listing = (change: object = {}) =>
  ({
    slug: 'editor',
    name: 'Editor',
    category: 'games',
    descriptions: {
      en: { summary: 'Edits.', text: 'Edits texts.' },
      de: { summary: 'Editiert.', tagline: 'Für alle' },
      'pt-BR': { summary: 'Edita.' },
    },
    pictures: { icon: ICON },
    ...change,
  }) as unknown as Listing;

const noted = (edited: Listing, overrides: Overrides = {}) =>
  overridesOf(edited, { members: memberDigests(listing()), overrides } as never);

describe('the parts that a person may edit', () => {
  it('are members, and of some what is in them', () => {
    expect([...partsOf(listing()).keys()]).toEqual([
      'name',
      'category',
      'descriptions.en.summary',
      'descriptions.en.text',
      'descriptions.de.summary',
      'descriptions.de.tagline',
      'descriptions.pt-BR.summary',
      'pictures.icon',
    ]);
  });

  const { en, de, ...more } = listing().descriptions;
  it.each<[string, object, Overrides]>([
    ['nothing', {}, {}],
    ['a member', { category: 'other' }, { category: 'other' }],
    ['a member that is gone', { category: undefined }, { category: null }],
    [
      'one text of one language',
      { descriptions: { en, de: { ...de, summary: 'Bearbeitet.' }, ...more } },
      { 'descriptions.de.summary': 'Bearbeitet.' },
    ],
    [
      'a text that is gone',
      { descriptions: { en: { summary: 'Edits.' }, de, ...more } },
      { 'descriptions.en.text': null },
    ],
    [
      'a language that is gone',
      { descriptions: { en, ...more } },
      { 'descriptions.de.summary': null, 'descriptions.de.tagline': null },
    ],
    [
      'a language that is new',
      { descriptions: { en, de, ...more, fr: { summary: 'Édite.' } } },
      { 'descriptions.fr.summary': 'Édite.' },
    ],
    ['an icon that is gone', { pictures: undefined }, { 'pictures.icon': null }],
  ])('are noted where they were edited: %s', (_, change, overrides) => {
    const edited = listing(change);
    expect(noted(edited)).toEqual(overrides);
    // Applied to what the feed says, they give what the person wrote.
    const corrected = withOverrides(listing(), overrides);
    expect(JSON.parse(JSON.stringify(corrected))).toEqual(JSON.parse(JSON.stringify(edited)));
  });
});

describe('an override', () => {
  const texts = (overrides: Overrides, descriptions: object) =>
    withOverrides(listing({ descriptions }), overrides).descriptions;

  it('of one text leaves the others to the feed', () => {
    expect(
      texts(
        { 'descriptions.de.summary': 'Bearbeitet.' },
        { en: { summary: 'New.' }, de: { summary: 'Neu.', text: 'Neu!' } },
      ),
    ).toEqual({ en: { summary: 'New.' }, de: { summary: 'Bearbeitet.', text: 'Neu!' } });
  });

  it('of a whole member comes before those of its parts', () => {
    const overrides = {
      'descriptions.de.summary': 'Bearbeitet.',
      descriptions: { de: { summary: 'Alt.', text: 'Alt!' } },
    };
    expect(texts(overrides, { en: { summary: 'New.' } })).toEqual({ de: { summary: 'Bearbeitet.', text: 'Alt!' } });
  });

  it('of a text goes with the language that its publisher has given up', () => {
    expect(texts({ 'descriptions.de.text': 'Bearbeitet.' }, { en: { summary: 'New.' } })).toEqual({
      en: { summary: 'New.' },
    });
  });

  it.each(['__proto__', 'constructor', 'descriptions.__proto__', 'descriptions.__proto__.summary', ''])(
    'called %j changes no object but the listing',
    (name) => {
      withOverrides(listing(), { [name]: { polluted: true } });
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      expect(Object.prototype).not.toHaveProperty('summary');
    },
  );

  it('of what is the pipeline’s own is none', () => {
    expect(noted(listing(), { slug: 'other', 'versions.0': {}, category: 'other' })).toEqual({ category: 'other' });
  });
});
