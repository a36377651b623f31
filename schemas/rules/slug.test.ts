import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '../../tools/testing/any-character.ts';
import { deriveSlug } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Paper Boat', 'paper-boat'],
    ['  Paper -- Boat!  ', 'paper-boat'],
    ['jCore - the Webmaster’s CMS', 'jcore-the-webmasters-cms'],
    ['Gästedatenbank für Größe', 'gaestedatenbank-fuer-groesse'],
    ['Łódź Ørsted Þór Æon', 'lodz-orsted-thor-aeon'],
    ['ﬁle №5', 'file-no5'],
    ['vCard Library for .NET', 'vcard-library-for-net'],
    ['C++', 'c'],
    ['2048', '2048'],
    ['名前 Editor', 'editor'],
    ['../../etc/passwd', 'etc-passwd'],
    ['x'.repeat(80), 'x'.repeat(64)],
  ])('of %j is %s', (name, slug) => {
    expect(deriveSlug([name])).toBe(slug);
  });

  it('of a long name ends behind a whole word', () => {
    expect(deriveSlug([`${'word '.repeat(12)}unfinished end`])).toBe('word-'.repeat(12).slice(0, -1));
  });

  it('comes from the first candidate with Latin letters, or with digits and no letters at all', () => {
    expect(deriveSlug(['Игра 2', '', '...', 'games.example'])).toBe('games-example');
    expect(deriveSlug(['42', 'games.example'])).toBe('42');
  });

  it('is there even where no candidate has any, and always the same', () => {
    expect(deriveSlug(['日本'])).toBe('u-65e5-672c');
    expect(deriveSlug(['日本', '本'])).toBe('u-65e5-672c');
    expect(deriveSlug(['😀'.repeat(40)]).length).toBeLessThanOrEqual(64);
  });

  it('is legal for any names, and its own slug', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: ANY_CHARACTER, maxLength: 120 }), { minLength: 1 }), (names) => {
        const slug = deriveSlug(names);
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(64);
        expect(deriveSlug([slug])).toBe(slug);
      }),
    );
  });
});
