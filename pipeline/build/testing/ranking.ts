/** A catalog of any size for tests of the rank: a seed gives the same listings always. */
import type { EvidenceRecord, ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { toDay, toDayNumber } from '../../../schemas/rank/day-numbers.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { listingPath } from '../../repo/data/data-files.ts';
import { FORMAT } from '../../repo/data/data-format.ts';
import type { FileEvent, History } from '../../repo/git/history.ts';

export const DAY = '2026-11-20';
const TODAY = toDayNumber(DAY);
const CATEGORIES = ['games', 'other', 'text-editors'];

interface SeededCatalog {
  catalog: CatalogData;
  history: History;
}

/** Releases on random days of three years, merits, failing sources and what is witnessed by chance. */
export function seededCatalog(count: number, host: 'worker' | 'static' = 'worker'): SeededCatalog {
  const listings = new Map<string, Listing>();
  const events: FileEvent[] = [];
  const evidence = new Map<string, ListingEvidence>();
  const [random, witnessing] = [mulberry32(count), mulberry32(count + 1)];
  for (let index = 0; index < count; index += 1) {
    const slug = `${'abcdefghij'[index % 10]}${index}`;
    const newest = TODAY - Math.floor(random() * 3 * 365);
    listings.set(slug, seededListing(slug, newest, random));
    const records = seededRecords(slug, newest, witnessing);
    if (records.length > 0) evidence.set(slug, { slug, records });
    const path = listingPath(slug);
    events.push({ ...commitOn(Math.min(TODAY, newest + 1)), status: 'M', path });
    events.push({ ...commitOn(newest - 400), status: 'A', path });
  }
  const catalog: CatalogData = {
    settings: {
      name: 'Test catalog',
      tagline: 'For tests',
      summary: 'A catalog for tests.',
      base_url: 'https://catalog.test',
      vendor: { name: 'Tests' },
      host,
      main_branch: 'main',
      format: FORMAT,
    },
    categories: { categories: CATEGORIES.map((slug) => ({ slug, label: slug, description: slug, aliases: [] })) },
    listings,
    ledger: new Map(),
    evidence,
    feeds: [],
    usage: [],
  };
  return { catalog, history: { events, commits: [] } };
}

function commitOn(day: number) {
  return { commit: String(day).padStart(40, '0'), at: `${toDay(day)}T12:00:00Z` };
}

function seededListing(slug: string, newest: number, random: () => number): Listing {
  const chance = (share: number) => random() < share;
  const releases = 1 + Math.floor(random() * 8);
  const gap = 5 + Math.floor(random() * 60);
  return {
    slug,
    name: `Tool ${slug}`,
    kind: 'software',
    category: CATEGORIES[Math.floor(random() * CATEGORIES.length)] ?? 'other',
    license: chance(0.6) ? { type: 'open-source', spdx_id: 'MIT' } : {},
    vendor: { name: 'Example Works' },
    platforms: chance(0.7) ? ['linux'] : [],
    homepage: `${chance(0.8) ? 'https' : 'http'}://works.example/${slug}`,
    integrations: chance(0.2) ? ['Git'] : [],
    ...(chance(0.3) && { documentation: `https://works.example/${slug}/docs` }),
    descriptions: { en: { summary: `What ${slug} does.` }, ...(chance(0.2) && { de: { summary: 'Was es tut.' } }) },
    versions: Array.from({ length: releases }, (_, index) => ({
      version: `${releases - index}.0.0`,
      released_on: toDay(newest - index * gap),
      prerelease: false,
    })),
    badges: [],
    archived: false,
    sources: [
      {
        kind: 'pad-json',
        url: `https://works.example/${slug}.json`,
        primary: true,
        last_changed_on: toDay(newest),
        ...(chance(0.02) && { failing_since: toDay(TODAY - 5), failing_code: 'timeout' }),
      },
    ],
    verification: chance(0.2)
      ? { method: 'dns-txt', status: 'verified', verified_at: '2026-01-01T00:00:00Z' }
      : { method: 'none', status: 'unverified' },
  };
}

/** In the order in which they are kept. */
function seededRecords(slug: string, newest: number, random: () => number): EvidenceRecord[] {
  const since = toDay(Math.min(TODAY, newest + 1));
  const address = `https://works.example/${slug}`;
  const subject = `pkg:npm/${slug}`;
  const records: EvidenceRecord[] = [
    { witness: 'homepage', subject: address, source: address, since, values: { tls: true, reporting: 'policy' } },
    {
      ...{ witness: 'npm', subject, source: `https://registry.npmjs.org/${slug}`, since },
      values: { downloads: Math.round(10 ** (3 + random() * 6)), released_on: toDay(newest) },
    },
    { witness: 'osv', subject, source: 'https://api.osv.dev/v1/query', since, values: { advisories: 0 } },
  ];
  return records.filter(() => random() < 0.4);
}

/** Numbers in [0, 1) that a seed decides (mulberry32, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
