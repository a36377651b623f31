/** Inputs of the rank, and a listing, for its tests. */
import fc from 'fast-check';
import { toDay, toDayNumber } from '../days.ts';
import type { Merits, RankInput } from '../rank-input.ts';

const NO_MERITS: Merits = {
  summary: false,
  text: false,
  homepage: false,
  license_type: false,
  spdx_id: false,
  platforms: false,
  category: false,
  pricing: false,
  release_notes: false,
  second_locale: false,
  verified_domain: false,
  https_homepage: false,
  checksums: false,
  openapi_badge: false,
  integrations: false,
  interface_or_documentation: false,
};

export const MERITS = Object.keys(NO_MERITS) as (keyof Merits)[];

/** A listing without anything. */
export const EMPTY: RankInput = {
  slug: 'tool',
  release_dates: [],
  failing_since: null,
  updated_on: null,
  merits: NO_MERITS,
};

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
  release_dates: fc.array(DAYS, { maxLength: 20 }),
  failing_since: fc.option(DAYS),
  updated_on: fc.option(DAYS),
  merits: fc.record(
    Object.fromEntries(MERITS.map((name) => [name, fc.boolean()])) as Record<keyof Merits, fc.Arbitrary<boolean>>,
  ),
});
