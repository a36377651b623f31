import { beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '../../schemas/contracts/generated/read-api.ts';
import { changeDaysOn, changePages, changesByDay } from './changes-by-day.ts';

const table = vi.hoisted((): { data: Change[] } => ({ data: [] }));
vi.mock('../catalog/catalog-data.ts', () => ({
  readChanges: () => table,
  readSlugs: () => ['tool', 'new-name'],
  readListing: (slug: string) => ({ name: slug.toUpperCase() }),
}));

beforeEach(() => {
  table.data = [];
});

function change(slug: string, what: Change['change'], at: string, rest: Partial<Change> = {}): Change {
  const self = `https://catalog.test/api/v1/software/${slug}`;
  return { slug, change: what, at, commit: 'c', links: { self }, ...rest };
}

test('groups changes by day and by what happened, and names a listing once', () => {
  const days = changesByDay([
    change('tool', 'updated', '2026-11-20T23:59:59Z'),
    change('tool', 'updated', '2026-11-20T01:00:00Z'),
    change('gone', 'withdrawn', '2026-11-20T00:00:00Z', { reason: 'It moved.', links: {} }),
    change('old-name', 'renamed', '2026-11-19T12:00:00Z', {
      renamed_to: 'new-name',
      links: { self: 'https://catalog.test/api/v1/software/new-name.json' },
    }),
  ]);
  expect(days).toEqual([
    {
      day: '2026-11-20',
      groups: [
        { change: 'updated', entries: [{ slug: 'tool', present: 'tool', name: 'TOOL', reason: undefined }] },
        { change: 'withdrawn', entries: [{ slug: 'gone', present: undefined, name: undefined, reason: 'It moved.' }] },
      ],
    },
    {
      day: '2026-11-19',
      groups: [
        {
          change: 'renamed',
          entries: [{ slug: 'old-name', present: 'new-name', name: 'NEW-NAME', reason: undefined }],
        },
      ],
    },
  ]);
});

test.each([
  [0, [1]],
  [1, [1]],
  [100, [1]],
  [101, [1, 2]],
  [1000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('%d changes stand on the pages %j', (count, pages) => {
  table.data = Array.from({ length: count }, (_, index) => change(`tool-${index}`, 'updated', '2026-11-20T12:00:00Z'));
  expect(changePages()).toEqual(pages);
  const entries = pages.flatMap((page) =>
    changeDaysOn(page).flatMap(({ groups }) => groups.flatMap((group) => group.entries.map(({ slug }) => slug))),
  );
  expect(entries).toEqual(table.data.map(({ slug }) => slug));
});
