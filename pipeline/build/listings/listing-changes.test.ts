import { describe, expect, it } from 'vitest';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { listingPath } from '../../repo/data/data-files.ts';
import type { FileEvent } from '../../repo/git/history.ts';
import { listingDays } from './listing-changes.ts';

/** "01-10 A editor, D game": what one commit did. Oldest first, as a person tells it. */
function daysOf(commits: readonly string[], renames: Record<string, string> = {}) {
  const events = commits.toReversed().flatMap((text) => {
    const [day = '', files = ''] = text.split(/ (.*)/);
    return files.split(', ').map((file): FileEvent => {
      const [status, slug = ''] = file.split(' ');
      const at = `2026-${day}T08:00:00Z`;
      return { commit: day, at, status: status as FileEvent['status'], path: listingPath(slug) };
    });
  });
  const ledger = new Map(
    Object.entries(renames).map(([slug, renamed_to]) => [slug, { slug, state: 'renamed', renamed_to } as LedgerRecord]),
  );
  const days = [...listingDays(events, ledger)];
  for (const [, { published_on, published_in }] of days) expect(published_on.slice(5)).toBe(published_in);
  return days.map(([slug, { published_on, updated_on }]) => [slug, published_on.slice(5), updated_on.slice(5)]);
}

describe('the days of a listing', () => {
  it.each<[string, string[], string[][]]>([
    [
      'are those of the first and the newest commit',
      ['01-10 A a', '02-10 M a', '03-10 M a'],
      [['a', '01-10', '03-10']],
    ],
    ['are not there when it is not', ['01-10 A a', '02-10 M a', '03-10 D a'], []],
    ['begin anew when it comes back', ['01-10 A a', '02-10 D a', '03-10 A a'], [['a', '03-10', '03-10']]],
    [
      'do not depend on others',
      ['01-10 A a, A b', '02-10 M b'],
      [
        ['a', '01-10', '01-10'],
        ['b', '01-10', '02-10'],
      ],
    ],
  ])('%s', (_what, commits, expected) => {
    expect(daysOf(commits)).toEqual(expected);
  });

  it.each<[string, string[], Record<string, string>, string[][]]>([
    ['a rename', ['01-10 A a', '02-10 D a, A b'], { a: 'b' }, [['b', '01-10', '02-10']]],
    ['whatever comes first in the commit', ['01-10 A b', '02-10 A a, D b'], { b: 'a' }, [['a', '01-10', '02-10']]],
    [
      'several renames and what came between',
      ['01-10 A a', '02-10 D a, A b', '03-10 M b', '04-10 A c, D b', '05-10 M c'],
      { a: 'b', b: 'c' },
      [['c', '01-10', '05-10']],
    ],
    [
      'a return and a rename, from the return',
      ['01-10 A a', '02-10 D a', '03-10 A a', '04-10 D a, A b'],
      { a: 'b' },
      [['b', '03-10', '04-10']],
    ],
  ])('survive %s', (_what, commits, renames, expected) => {
    expect(daysOf(commits, renames)).toEqual(expected);
  });

  it('begin anew where a renamed listing was withdrawn and came back', () => {
    const commits = ['01-10 A a', '02-10 D a, A b', '03-10 D b', '04-10 A b'];
    expect(daysOf(commits, { a: 'b' })).toEqual([['b', '04-10', '04-10']]);
  });

  it('are not handed on without a word in the ledger', () => {
    expect(daysOf(['01-10 A a', '02-10 D a, A b'])).toEqual([['b', '02-10', '02-10']]);
  });
});
