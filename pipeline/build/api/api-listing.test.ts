/** What the build says of one listing: its file, its changes and its past. */
import { describe, expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import { COMMIT, DATE, emit, HISTORY, LISTINGS, listing } from '../testing/emitting.ts';

const emitted = emit();
const read = (path: string, from = emitted) => JSON.parse(from.get(path) ?? 'null');

describe('of a listing the read API', () => {
  it('says why a domain is not verified, and null where there is nothing to say', () => {
    const shown = {
      method: 'dns-txt',
      status: 'pending',
      verified_at: '2026-01-05T00:00:00Z',
      reason: 'not_found',
    } as const;
    const pending = { ...listing('pending', 'games', DATE), verification: { ...shown, unproved_since: '2026-01-20' } };
    const written = emit('worker', [pending, listing('fresh', 'games', DATE)]);
    expect(read('/api/v1/software/pending.json', written)).toMatchObject({ verified: false, verification: shown });
    expect(read('/api/v1/software/pending.json', written).verification).not.toHaveProperty('unproved_since');
    const nothing = { method: 'none', status: 'unverified', verified_at: null, reason: null };
    expect(read('/api/v1/software/fresh.json', written).verification).toEqual(nothing);
  });

  it('tells from the history when a listing was published, in its file and in the list of changes', () => {
    const written = emit('static', LISTINGS, HISTORY);
    const days = { published_on: '2026-11-01', updated_on: '2026-11-01' };
    expect(read('/api/v1/software/index.json', written)).toMatchObject(days);
    const unknown = { published_on: null, updated_on: null };
    expect(read('/api/v1/software/404.json', written)).toMatchObject(unknown);
    const links = { self: 'https://catalog.test/below/api/v1/software/index.json' };
    expect(read(files.changes, written)).toEqual({
      data: [{ slug: 'index', change: 'published', at: '2026-11-01T08:00:00Z', commit: COMMIT, links }],
      build: { commit: COMMIT },
      commits: [COMMIT],
      complete: true,
      links: { self: 'https://catalog.test/below/api/v1/changes.json' },
    });
    const nothing = { data: [], build: { commit: null }, commits: [], complete: false };
    expect(read(files.changes)).toEqual({ ...nothing, links: { self: 'https://catalog.test/below/api/v1/changes' } });
  });

  it('describes a listing without a position, because that moves when others do', () => {
    const { rank } = read('/api/v1/software/listing-00.json');
    expect(rank.position).toBeUndefined();
    const points = rank.signals.map((signal: { points: number }) => Math.round(signal.points * 100));
    expect(points.reduce((sum: number, part: number) => sum + part)).toBe(Math.round(rank.score * 100));
  });

  it('keeps the places of past months in a file for each two first characters, of what is still published', () => {
    const history = read('/api/v1/_rank-history/li.json');
    expect(history.months).toEqual([
      { month: '2026-09', total: 45 },
      { month: '2026-10', total: 46 },
    ]);
    expect(history.last.computed_on).toBe('2026-10-01');
    expect(Object.keys(history.listings)).toHaveLength(42);
    const { places, points } = history.listings['listing-00'];
    expect(places).toEqual([null, [expect.any(Number), points.reduce((sum: number, part: number) => sum + part)]]);
    expect(read('/api/v1/_rank-history/-.json').listings['-'].places).toHaveLength(2);
    expect([...emitted.keys()].filter((path) => path.includes('_rank-history')).toSorted()).toEqual(
      ['-', '40', 'in', 'li'].map((start) => `/api/v1/_rank-history/${start}.json`),
    );
    expect([...emitted.values()].join('')).not.toContain('withdrawn-since');
  });

  it('keeps the places of a listing that was renamed', () => {
    const [first] = LISTINGS;
    if (first === undefined) throw new Error('there is none');
    const renamed = emit('static', [{ ...first, slug: 'register', renamed_from: first.slug }]);
    const { history, moved } = read('/api/v1/software/register/rank.json', renamed);
    expect(history.map(({ month }: { month: string }) => month)).toEqual(['2026-09', '2026-10']);
    expect(moved.since).toBe('2026-10-01');
  });
});
