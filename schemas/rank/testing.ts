/** Inputs of the rank for its tests. */
import fc from 'fast-check';
import { toDay, toDayNumber } from './days.ts';
import type { Merits, RankInput } from './input.ts';

const NO_MERITS: Merits = {
  summary: false,
  text: false,
  homepage: false,
  licenseType: false,
  spdxId: false,
  platforms: false,
  category: false,
  pricing: false,
  releaseNotes: false,
  secondLocale: false,
  verifiedDomain: false,
  httpsHomepage: false,
  checksums: false,
  openapiBadge: false,
  integrations: false,
  interfaceOrDocumentation: false,
};

export const MERITS = Object.keys(NO_MERITS) as (keyof Merits)[];

/** A listing without anything. */
export const EMPTY: RankInput = { slug: 'tool', releaseDates: [], failingSince: null, merits: NO_MERITS };

export function withMerits(...names: (keyof Merits)[]): RankInput {
  return { ...EMPTY, merits: { ...NO_MERITS, ...Object.fromEntries(names.map((name) => [name, true])) } };
}

export function withMerit(input: RankInput, name: keyof Merits): RankInput {
  return { ...input, merits: { ...input.merits, [name]: true } };
}

export function plusDays(day: string, days: number): string {
  return toDay(toDayNumber(day) + days);
}

/** Days of four years, so that releases are fresh, faded, and in the future. */
export const DAYS = fc.integer({ min: 0, max: 4 * 365 }).map((days) => plusDays('2023-06-01', days));

export const anyInput: fc.Arbitrary<RankInput> = fc.record({
  slug: fc.constant('tool'),
  releaseDates: fc.array(DAYS, { maxLength: 20 }),
  failingSince: fc.option(DAYS),
  merits: fc.record(
    Object.fromEntries(MERITS.map((name) => [name, fc.boolean()])) as Record<keyof Merits, fc.Arbitrary<boolean>>,
  ),
});
