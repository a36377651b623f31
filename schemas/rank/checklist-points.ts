/** Told: how much of a checklist the publisher has filled in. Its root counts, so that the first facts count most. */
import { type Fact, fact } from './facts.ts';
import type { Merits, RankInput } from './rank-input.ts';
import type { Weights } from './weights.ts';

export const MERITS = [
  'summary',
  'text',
  'homepage',
  'license_type',
  'spdx_id',
  'platforms',
  'category',
  'pricing',
  'release_notes',
  'second_locale',
  'checksums',
  'openapi_badge',
  'integrations',
  'interface_or_documentation',
  'security',
  'packages',
] as const satisfies readonly (keyof Merits)[];

export function toldPoints({ merits }: Pick<RankInput, 'merits'>, { points }: Weights): number {
  const count = MERITS.reduce((sum, merit) => (merits[merit] ? sum + 1 : sum), 0);
  return Math.round(Math.sqrt(count / MERITS.length) * points.told);
}

/** What makes no sense for the kind of a product is not missed; the points of the list are the same for all. */
export function missingMerits({ merits }: Pick<RankInput, 'merits'>): (keyof Merits)[] {
  return MERITS.filter((merit) => merits[merit] === false);
}

export function toldFacts(input: RankInput): Fact[] {
  const missing = missingMerits(input);
  const values = { count: MERITS.filter((merit) => input.merits[merit]).length, of: MERITS.length };
  return missing.length === 0
    ? [fact('complete', 'declared', values)]
    : [fact('incomplete', 'declared', { ...values, missing })];
}
