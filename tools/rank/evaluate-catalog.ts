/** The evaluation of a catalog: its listings ranked, and the made-up ones of the attacks held against them. Pure. */
import { toPublicListing } from '../../pipeline/build/listings/public-listing.ts';
import type { CatalogData } from '../../pipeline/repo/data/data-files.ts';
import type { EvidenceRecord } from '../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { pointsOn, type RankPlace, rankAll } from '../../schemas/rank/engine.ts';
import { type RankInput, rankInput } from '../../schemas/rank/rank-input.ts';
import { SIGNAL_NAMES, type Weights } from '../../schemas/rank/weights.ts';
import { parsePackageUrl } from '../../schemas/rules/package-url.ts';
import { ATTACKS, MIRRORED } from './attacks.ts';
import { deciders, heldOut, spreadOf } from './evaluation.ts';
import PAIRS from './judged-pairs.json' with { type: 'json' };
import { judge } from './judged-pairs.ts';
import { type Attack, dayAfter, LAST_DAY, madeUp, madeUpRelease, withDownloads } from './made-up-publisher.ts';
import { playAttack } from './play-attack.ts';
import type { Evaluation, Finished, Tried } from './report.ts';
import { UNKNOWN_ATTACKS } from './unknown-attacks.ts';

interface Asked {
  /** Day of the rank; the made-up ones end their year on a day of their own. */
  day: string;
  weights: Weights;
  /** npm packages, most dependents first, and where the order is from. */
  dependents?: { source: string; order: readonly string[] };
}

const SITE = { base_url: 'https://catalog.test', host: 'worker' } as const;

export function evaluateCatalog(catalog: Pick<CatalogData, 'listings' | 'evidence'>, asked: Asked): Evaluation {
  const { day, weights, dependents } = asked;
  const ranked = rankedCatalog(catalog, day, weights);
  const names = new Map(Array.from(catalog.listings, ([slug, listing]) => [slug, npmNames(listing)]));
  return {
    day,
    weights: weights.version,
    listings: ranked.length,
    judged: judge(ranked, categoriesOf(catalog), PAIRS),
    spread: spreadOf(ranked),
    deciders: deciders(ranked),
    attacks: [...ATTACKS, ...UNKNOWN_ATTACKS].map((attack) => tried(attack, weights)),
    robots: [100_000, 1_000_000, 10_000_000].map((downloads) => robots(downloads, weights)),
    finished: [WIDELY_USED / 10, WIDELY_USED, WIDELY_USED * 10].map((downloads) => finished(downloads, weights)),
    ...(dependents && { heldOut: { source: dependents.source, ...heldOut(ranked, names, dependents.order) } }),
  };
}

/** Names of npm packages that a listing says it is published as, as npm writes them: name, @scope/name. */
function npmNames({ packages = [] }: Pick<Listing, 'packages'>): string[] {
  return packages.flatMap((subject) => {
    const purl = parsePackageUrl(subject);
    if (purl?.type !== 'npm') return [];
    return purl.namespace === undefined ? purl.name : `${purl.namespace}/${purl.name}`;
  });
}

export function categoriesOf({ listings }: Pick<CatalogData, 'listings'>): ReadonlyMap<string, string> {
  return new Map(Array.from(listings, ([slug, { category }]) => [slug, category]));
}

export function rankedCatalog(
  { listings, evidence }: Pick<CatalogData, 'listings' | 'evidence'>,
  day: string,
  weights: Weights,
): RankPlace[] {
  const inputs = Array.from(listings, ([slug, listing]) => inputOf(listing, evidence.get(slug)?.records ?? []));
  return rankAll(inputs, day, weights);
}

/** After the year of trying. */
export function tried(attack: Attack, weights: Weights): Tried {
  const { listing, records } = playAttack(attack);
  const points = pointsOn(inputOf(listing, records), LAST_DAY, weights);
  const { name, does, most = 45 } = attack;
  const byName = Object.fromEntries(SIGNAL_NAMES.map((signal, index) => [signal, points[index] ?? 0]));
  return { name, does, most, score: sum(points), points: byName };
}

export function finished(downloads: number, weights: Weights): Finished {
  const input = inputOf(FINISHED_LIBRARY, finishedEvidence(downloads));
  return { downloads, score: sum(pointsOn(input, LAST_DAY, weights)) };
}

/** Of a library that is finished: no release for thirty months, nothing known against it, and used by many. */
const FINISHED_PACKAGE = 'pkg:npm/finished';
const FINISHED_VERSION = '4.1.0';
const FINISHED_ON = dayAfter(LAST_DAY, -913);

/** What its maintainer would state, and nothing proved. */
const FINISHED_LIBRARY: Listing = madeUp({
  slug: 'finished',
  name: 'Finished',
  kind: 'library',
  license: { type: 'open-source', spdx_id: 'MIT' },
  platforms: ['cross-platform'],
  homepage: 'https://github.com/finished/finished',
  documentation: 'https://github.com/finished/finished#readme',
  packages: [FINISHED_PACKAGE],
  descriptions: { en: { summary: 'Finished does one thing.', text: 'It has done it for years.' } },
  versions: [madeUpRelease(FINISHED_VERSION, FINISHED_ON), madeUpRelease('4.0.0', dayAfter(FINISHED_ON, -60))],
});

/** The least use at which it must not fall behind, in downloads a month. */
export const WIDELY_USED = 10_000_000;

/** @param downloads in a month */
function finishedEvidence(downloads: number): EvidenceRecord[] {
  const common = { subject: FINISHED_PACKAGE, place: 'https://github.com/finished/finished', since: '2026-10-01' };
  return [
    {
      ...common,
      witness: 'npm',
      source: 'https://registry.npmjs.org/finished',
      values: { downloads, released_on: FINISHED_ON, gap_days: 45 },
    },
    {
      ...common,
      witness: 'osv',
      source: 'https://api.osv.dev/v1/query',
      values: { advisories: 0, version: FINISHED_VERSION },
    },
  ];
}

/** One who pays for downloads, and does nothing else for the rank. */
function robots(downloads: number, weights: Weights): Finished {
  return { downloads, score: tried(withDownloads(MIRRORED, downloads), weights).score };
}

function inputOf(listing: Listing, records: readonly EvidenceRecord[]): RankInput {
  return rankInput(toPublicListing(listing, SITE, { evidence: [...records] }));
}

function sum(points: readonly number[]): number {
  return points.reduce((total, part) => total + part, 0);
}
