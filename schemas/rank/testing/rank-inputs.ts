/** Inputs of the rank for its tests. */
import fc from 'fast-check';
import { MERITS } from '../checklist-points.ts';
import { toDay, toDayNumber } from '../day-numbers.ts';
import { PROOFS } from '../proof-points.ts';
import type { Merits, RankInput } from '../rank-input.ts';

type Releases = RankInput['releases'][number];
type Proof = RankInput['proofs'][number];
type Use = RankInput['uses'][number];

const NO_MERITS = Object.fromEntries(MERITS.map((name) => [name, false])) as Merits;

/** A listing without anything. */
export const EMPTY: RankInput = {
  slug: 'tool',
  updated_on: null,
  ended: null,
  releases: [],
  advisories: null,
  proofs: [],
  uses: [],
  merits: NO_MERITS,
};

export const NO_ADVISORIES: RankInput['advisories'] = { open: 0, source: 'osv', since: '2023-01-01' };

export const declared = (...days: string[]): Releases => ({ by: 'declared', source: null, days, gap_days: null });
export const witnessed = (...days: string[]): Releases => ({ by: 'witnessed', source: null, days, gap_days: null });
export const attested = (...days: string[]): Releases => ({
  ...{ by: 'attested', source: 'github.com', days, gap_days: null },
});

export function proof(code: Proof['code'], by: Proof['by'] = 'witnessed'): Proof {
  return { code, by, source: by === 'attested' ? 'npm' : null, since: '2023-01-01' };
}

export function use(measure: Use['measure'], count: number, members: Partial<Use> = {}): Use {
  const isCask = measure === 'installs';
  const of = isCask
    ? ({ witness: 'homebrew', subject: 'pkg:brew/homebrew/cask/tool' } as const)
    : ({ witness: 'npm', subject: 'pkg:npm/tool' } as const);
  return { measure, count, since: '2023-01-01', ...of, ...members };
}

export function withMerits(...names: (keyof Merits)[]): RankInput {
  return { ...EMPTY, merits: { ...NO_MERITS, ...Object.fromEntries(names.map((name) => [name, true])) } };
}

export function withMerit(input: RankInput, name: keyof Merits): RankInput {
  return { ...input, merits: { ...input.merits, [name]: true } };
}

/** Whatever a publisher can say, prove and have seen, and what others attest, but that anybody uses it. */
export const ALL_BUT_USE: RankInput = {
  ...withMerits(...MERITS),
  releases: [declared('2026-10-01'), witnessed('2026-10-01'), attested('2026-10-01')],
  advisories: NO_ADVISORIES,
  proofs: PROOFS.map((code) => proof(code)),
};

export function plusDays(day: string, days: number): string {
  return toDay(toDayNumber(day) + days);
}

/** Days of six years, so that releases are fresh, fading, faded, and in the future. */
export const DAYS = fc.integer({ min: 0, max: 6 * 365 }).map((days) => plusDays('2021-06-01', days));

const anyReleases: fc.Arbitrary<Releases> = fc.record({
  by: fc.constantFrom('declared', 'witnessed', 'attested'),
  source: fc.constantFrom(null, 'github.com', 'npm'),
  days: fc.array(DAYS, { minLength: 1, maxLength: 6 }),
  gap_days: fc.constantFrom(null, null, 0, 30, 200),
});

const anyProof: fc.Arbitrary<Proof> = fc.record({
  code: fc.constantFrom(...PROOFS),
  by: fc.constantFrom('witnessed', 'attested'),
  source: fc.constantFrom(null, 'npm'),
  since: fc.option(DAYS),
});

const anyUse: fc.Arbitrary<Use> = fc.record({
  witness: fc.constantFrom('npm', 'crates-io', 'homebrew', 'osv'),
  measure: fc.constantFrom('dependents', 'downloads', 'installs'),
  count: fc.oneof(fc.nat(100), fc.nat(100_000), fc.nat(1_000_000_000)),
  subject: fc.constantFrom(
    'pkg:npm/tool',
    'pkg:npm/other',
    'pkg:brew/homebrew/cask/tool',
    'pkg:brew/homebrew/core/tool',
  ),
  since: DAYS,
});

export const anyInput: fc.Arbitrary<RankInput> = fc.record({
  slug: fc.constant('tool'),
  updated_on: fc.option(DAYS),
  ended: fc.constantFrom(null, null, null, null, null, 'archived', 'deprecated', 'source_gone'),
  releases: fc.array(anyReleases, { maxLength: 3 }),
  advisories: fc.option(fc.record({ open: fc.nat(1), source: fc.constant('osv'), since: DAYS })),
  proofs: fc.uniqueArray(anyProof, { maxLength: 4, selector: ({ code }) => code }),
  uses: fc.uniqueArray(anyUse, {
    maxLength: 4,
    selector: ({ witness, measure, subject }) => `${witness} ${measure} ${subject}`,
  }),
  merits: fc.record(
    Object.fromEntries(MERITS.map((name) => [name, fc.boolean()])) as Record<keyof Merits, fc.Arbitrary<boolean>>,
  ),
});
