/** The market report of a month, and the headline figures of it that everybody sees. Only what is published counts. */
import { paths, type Site, urls } from '../../../schemas/contracts/addresses.ts';
import type {
  ListingCount,
  MarketReport,
  MonthCount,
  Mover,
  Statistics,
} from '../../../schemas/contracts/generated/read-api.ts';
import { toDay, toDayNumber } from '../../../schemas/rank/day-numbers.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { hostOf } from '../../../schemas/rules/web-address.ts';
import { registrableDomain } from '../../repo/text/registrable-domain.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import type { MonthlySnapshot } from './monthly-snapshots.ts';

const MONTHS_OF_HEADLINES = 12;
const MONTHS_OF_REPORT = 24;
const MOST_MOVED = 20;

/** The catalog on a day. */
export interface RankedCatalog {
  /** From first to last place. */
  ranked: readonly RankedListing[];
  /** Monthly snapshots of the rank up to that day, oldest first. */
  snapshots: readonly MonthlySnapshot[];
  site: Site;
  /** Like 2026-01-31. */
  date: string;
}

type Ranked = readonly RankedListing[];

export function toStatistics({ ranked, site, date }: Omit<RankedCatalog, 'snapshots'>): Statistics {
  return {
    ...headlines(ranked, date),
    kept: ranked.filter(({ facts }) => facts.isKept).length,
    releases_by_month: countByMonth(releaseDays(ranked), date, MONTHS_OF_HEADLINES),
    links: { self: urls.statistics(site), html: site.base_url + paths.statistics },
  };
}

export function toMarketReport({ ranked, snapshots, site, date }: RankedCatalog, catalogName: string): MarketReport {
  const published = ranked.flatMap(({ published_on }) => published_on ?? []);
  // Of a month that has just begun nothing can be said.
  const lastDay = date.endsWith('-01') ? toDay(toDayNumber(date) - 1) : date;
  return {
    month: date.slice(0, 7),
    catalog: { name: catalogName, base_url: site.base_url },
    ...headlines(ranked, date),
    by_kind: countBy(ranked.map(({ summary }) => summary.kind)),
    by_pricing_model: countBy(ranked.map(({ facts }) => facts.pricing)),
    releases_by_month: countByMonth(releaseDays(ranked), lastDay, MONTHS_OF_REPORT),
    published_by_month: countByMonth(published, lastDay, MONTHS_OF_REPORT),
    movers: toMovers(ranked, snapshots),
  };
}

function headlines(ranked: Ranked, date: string) {
  const summaries = ranked.map(({ summary }) => summary);
  return {
    date,
    listings: ranked.length,
    verified: summaries.filter(({ verified }) => verified).length,
    verified_domains: new Set(summaries.filter(({ verified }) => verified).map(domainOf)).size,
    vendors: new Set(summaries.map(({ vendor }) => vendor.name)).size,
    versions: ranked.reduce((sum, { facts }) => sum + facts.versions, 0),
    by_category: countBy(summaries.map(({ category }) => category)),
    by_license_type: countBy(summaries.map(({ license_type }) => license_type)),
    by_platform: countBy(summaries.flatMap(({ platforms }) => [...new Set<string>(platforms)])),
  };
}

/** What a proof is placed on: the domain of the homepage, which many products may share. */
function domainOf({ homepage }: Ranked[number]['summary']): string | undefined {
  return homepage === null ? undefined : (registrableDomain(homepage) ?? hostOf(homepage));
}

/** Most first, then by name. */
function countBy(names: readonly (string | null)[]): ListingCount[] {
  return Array.from(
    Map.groupBy(names, (name) => name),
    ([name, { length }]) => ({ name, listings: length }),
  ).sort((a, b) => b.listings - a.listings || compareText(a.name ?? '', b.name ?? ''));
}

function releaseDays(ranked: Ranked): string[] {
  return ranked.flatMap(({ facts }) => facts.releaseDays.split(' '));
}

/** The months up to that of the day, months of nothing included. Days that are still to come count for nothing. */
function countByMonth(days: readonly string[], date: string, months: number): MonthCount[] {
  const counts = new Map(monthsUpTo(date, months).map((month) => [month, 0]));
  for (const day of days) {
    const count = counts.get(day.slice(0, 7));
    if (count !== undefined && day <= date) counts.set(day.slice(0, 7), count + 1);
  }
  return [...counts].map(([month, count]) => ({ month, count }));
}

function monthsUpTo(date: string, count: number): string[] {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - count + index, 1));
    return first.toISOString().slice(0, 7);
  });
}

/** Of listings that are in both of the newest snapshots, and still published. */
function toMovers(ranked: Ranked, snapshots: readonly MonthlySnapshot[]): MarketReport['movers'] {
  const [before, after] = snapshots.slice(-2);
  if (before === undefined || after === undefined) return null;
  const [old, recent] = [before, after].map(
    ({ entries }) => new Map(entries.map(({ slug, position }) => [slug, position])),
  );
  const moved = ranked.flatMap(({ summary: { slug, name }, facts: { renamedFrom } }): Mover[] => {
    const place = (places?: ReadonlyMap<string, number>) => places?.get(slug) ?? places?.get(renamedFrom ?? slug);
    const [from, to] = [place(old), place(recent)];
    return from === undefined || to === undefined || from === to ? [] : [{ slug, name, from, to }];
  });
  const furthest = (far: (mover: Mover) => number) =>
    moved
      .filter((mover) => far(mover) > 0)
      .sort((a, b) => far(b) - far(a) || compareText(a.slug, b.slug))
      .slice(0, MOST_MOVED);
  return {
    from: before.month,
    to: after.month,
    up: furthest(({ from, to }) => from - to),
    down: furthest(({ from, to }) => to - from),
  };
}
