import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distinctLists } from './start-lists.ts';

const entry = (slug: string, group = slug) => ({ slug, group });
const slugs = (lists: { slug: string }[][]) => lists.map((list) => list.map(({ slug }) => slug).join(''));
const all = [...'abcdefghij'].map((slug) => entry(slug));
const any = Number.POSITIVE_INFINITY;

describe('lists of one page', () => {
  test.each([
    ['the second takes what the first has not', [all, all], ['abc', 'def']],
    ['a list with fewer than three is not shown', [all, all.slice(0, 5)], ['abc', '']],
    ['the first is shown with one entry', [all.slice(0, 1), all.slice(0, 1)], ['a', '']],
    ['what a list that is not shown had is free for the next', [all, all.slice(3, 5), all], ['abc', '', 'def']],
  ])('%s', (_what, candidates, expected) => {
    const wanted = candidates.map((each) => ({ candidates: each, perGroup: any }));
    expect(slugs(distinctLists(wanted, 3))).toEqual(expected);
  });

  test('hold so many of one group and no more', () => {
    const candidates = [entry('a', 'x'), entry('b', 'x'), entry('c', 'x'), entry('d'), entry('e')];
    expect(slugs(distinctLists([{ candidates, perGroup: 2 }], 4))).toEqual(['abde']);
  });

  test('share nothing, are no longer than asked, and keep their order, whatever the catalog is like', () => {
    const item = fc.record({ slug: fc.nat(40).map(String), group: fc.nat(6).map(String) });
    const lists = fc.array(fc.array(item, { maxLength: 60 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4 }), (each, longest, most) => {
        const shown = distinctLists(
          each.map((candidates) => ({ candidates, perGroup: most })),
          longest,
        );
        const flat = shown.flat().map(({ slug }) => slug);
        expect(new Set(flat).size).toBe(flat.length);
        for (const [index, list] of shown.entries()) {
          expect(list.length).toBeLessThanOrEqual(longest);
          if (index > 0 && list.length > 0) expect(list.length).toBeGreaterThanOrEqual(3);
          const places = list.map((one) => each[index]?.indexOf(one) ?? -1);
          expect(places).toEqual(places.toSorted((left, right) => left - right));
          for (const same of Map.groupBy(list, ({ group }) => group).values())
            expect(same.length).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});
