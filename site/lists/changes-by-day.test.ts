import { beforeEach, expect, test, vi } from 'vitest';
import type { Change } from '../../schemas/contracts/generated/read-api.ts';

const table = vi.hoisted((): { data: Change[] } => ({ data: [] }));
vi.mock('../catalog/catalog-data.ts', () => ({
  readChanges: () => table,
  readSlugs: () => ['tool', 'other', 'new-name'],
  readDeparted: () => [
    { slug: 'older-name', departure: { renamedTo: 'new-name' } },
    { slug: 'gone', departure: { reason: 'It moved.', was: { name: 'Gone Tool', category: 'other' } } },
    { slug: 'nameless', departure: { reason: 'It moved.' } },
  ],
  readBrief: (slug: string) => ({ name: slug.toUpperCase(), icon: null }),
}));

beforeEach(() => {
  table.data = [];
  vi.resetModules();
});

const changes = () => import('./changes-by-day.ts');

function change(slug: string, what: Change['change'], at: string, rest: Partial<Change> = {}): Change {
  const self = `https://catalog.test/api/v1/software/${slug}`;
  return { slug, change: what, at, commit: 'c', links: { self }, ...rest };
}

const listing = (slug: string) => ({ slug, name: slug.toUpperCase(), icon: null });
const fields = { what: { fields: ['platforms'] } };

test('says by day and by kind what changed, the most important kind first, and what is alike once', async () => {
  const { changesByDay } = await changes();
  const days = changesByDay(
    [
      change('tool', 'updated', '2026-11-20T23:59:59Z', fields),
      change('other', 'updated', '2026-11-20T22:00:00Z', fields),
      change('tool', 'updated', '2026-11-20T01:00:00Z', fields),
      change('gone', 'withdrawn', '2026-11-20T00:30:00Z', { reason: 'It moved.', links: {} }),
      change('nameless', 'withdrawn', '2026-11-20T00:20:00Z', { reason: 'It moved.', links: {} }),
      change('other', 'updated', '2026-11-20T00:00:00Z', {
        what: { license: { before: 'MIT', after: null }, version: { before: '1.0', after: '1.1' } },
      }),
      change('old-name', 'renamed', '2026-11-19T12:00:00Z', {
        renamed_to: 'new-name',
        links: { self: 'https://catalog.test/api/v1/software/new-name.json' },
      }),
    ],
    'en',
  );
  expect(days).toEqual([
    {
      day: '2026-11-20',
      groups: [
        {
          kind: 'version',
          alike: [
            {
              details: ['License: MIT → not stated'],
              changes: [{ title: 'OTHER 1.0 → 1.1', listing: listing('other') }],
            },
          ],
        },
        {
          kind: 'fields',
          alike: [
            {
              details: ['Changed: platforms'],
              changes: [
                { title: 'TOOL', listing: listing('tool') },
                { title: 'OTHER', listing: listing('other') },
              ],
            },
          ],
        },
        {
          kind: 'withdrawn',
          alike: [
            {
              details: ['It moved.'],
              changes: [
                { title: 'Withdrawn: Gone Tool', listing: undefined },
                { title: 'Withdrawn: nameless', listing: undefined },
              ],
            },
          ],
        },
      ],
    },
    {
      day: '2026-11-19',
      groups: [
        {
          kind: 'renamed',
          alike: [
            { details: [], changes: [{ title: 'Renamed: old-name is now new-name', listing: listing('new-name') }] },
          ],
        },
      ],
    },
  ]);
});

test('shows a change of several kinds under each of them, in the language of the page', async () => {
  table.data = [
    change('tool', 'updated', '2026-11-20T12:00:00Z', {
      what: { version: { before: null, after: '2' }, verified: true },
    }),
    change('other', 'published', '2026-11-19T12:00:00Z'),
  ];
  const { changeDaysOn, offeredKinds, latestChange } = await changes();
  expect(offeredKinds()).toEqual(['published', 'version', 'verified'].map((kind) => ({ kind, count: 1 })));
  const [day, ...older] = changeDaysOn({ kind: 'verified', page: 1 }, 'de');
  expect([older, day?.groups]).toEqual([
    [],
    [
      {
        kind: 'verified',
        alike: [
          {
            details: ['Der Herausgeber hat seine Domain nachgewiesen'],
            changes: [{ title: 'TOOL 2', listing: listing('tool') }],
          },
        ],
      },
    ],
  ]);
  expect([latestChange(undefined), latestChange('published'), latestChange('pricing')]).toEqual([
    '2026-11-20',
    '2026-11-19',
    undefined,
  ]);
});

test.each([
  [0, [1]],
  [1, [1]],
  [100, [1]],
  [101, [1, 2]],
  [1000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])(
  '%d changes stand on the pages %j, and new versions are counted without a page of their own',
  async (count, pages) => {
    table.data = Array.from({ length: count }, (_, index) =>
      change(`tool-${index}`, 'updated', '2026-11-20T12:00:00Z'),
    );
    const { changePages, changeDaysOn, offeredKinds } = await changes();
    const ofAll = changePages().filter(({ kind }) => kind === undefined);
    expect(ofAll.map(({ page }) => page)).toEqual(pages);
    expect(changePages().filter(({ kind }) => kind === 'version')).toEqual([]);
    expect(offeredKinds().at(-1)).toEqual({ kind: count === 0 ? 'version' : 'fields', count });
    const titles = ofAll.flatMap((page) =>
      changeDaysOn(page, 'en').flatMap(({ groups }) =>
        groups.flatMap(({ alike }) => alike.flatMap((same) => same.changes.map(({ title }) => title))),
      ),
    );
    expect(titles).toEqual(table.data.map(({ slug }) => `Updated: ${slug}`));
  },
);
