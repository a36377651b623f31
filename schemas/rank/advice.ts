/** What honest work would bring: each piece of advice is ranked with the same engine, so that what it promises comes. */
import type { AdviceCode, RankValues } from '../contracts/generated/read-api.ts';
import { missingMerits } from './checklist-points.ts';
import { PROOFS } from './proof-points.ts';
import type { RankInput } from './rank-input.ts';
import type { SignalName } from './weights.ts';

export interface Advice {
  code: AdviceCode;
  values: RankValues;
  /** Whole points, never 0. */
  gain: number;
}

interface Improvement {
  signal: SignalName;
  code: AdviceCode;
  values?: RankValues;
  /** The same listing after the advice was followed. */
  improved: RankInput;
}

/** What another input would earn more of one signal; none of the advice moves any other. */
type GainOf = (signal: SignalName, improved: RankInput) => number;

/** @param day like 2026-01-31 */
export function adviceFor(input: RankInput, day: string, gainOf: GainOf): { signal: SignalName; advice: Advice }[] {
  return improvements(input, day).flatMap(({ signal, code, values = {}, improved }) => {
    const gain = gainOf(signal, improved);
    return gain > 0 ? [{ signal, advice: { code, values, gain } }] : [];
  });
}

function improvements(input: RankInput, day: string): Improvement[] {
  return [
    // Also on the day of a release, so that the advice does not change overnight.
    ...(input.ended === null ? [released(input, day)] : []),
    ...PROOFS.flatMap((code) => proved(input, code, day)),
    ...completed(input),
  ];
}

/** We see every release that comes; where others attest the days, they attest this one, too. */
function released(input: RankInput, day: string): Improvement {
  const attested = input.releases.find(({ by }) => by === 'attested');
  const release = { by: 'witnessed' as const, source: null, ...attested, days: [day], gap_days: null };
  return { signal: 'kept', code: 'release', improved: { ...input, releases: [...input.releases, release] } };
}

function proved(input: RankInput, code: (typeof PROOFS)[number], since: string): Improvement[] {
  if (!makesSense(code, input) || input.proofs.some((proof) => proof.code === code)) return [];
  const proof = { code, by: 'witnessed' as const, source: null, since };
  return [{ signal: 'proven', code, improved: { ...input, proofs: [...input.proofs, proof] } }];
}

/** A service hands out no download, and only npm has statements of provenance: a cask cannot be published with one. */
function makesSense(code: (typeof PROOFS)[number], { merits, uses }: RankInput): boolean {
  if (code === 'hash_recomputed') return merits.checksums !== null;
  if (code !== 'signature_verified') return true;
  return merits.packages !== null && (uses.length === 0 || uses.some(({ witness }) => witness === 'npm'));
}

/** All at once: one more fact alone is often less than a whole point. */
function completed(input: RankInput): Improvement[] {
  const missing = missingMerits(input);
  if (missing.length === 0) return [];
  const merits = { ...input.merits, ...Object.fromEntries(missing.map((merit) => [merit, true])) };
  return [{ signal: 'told', code: 'complete', values: { missing }, improved: { ...input, merits } }];
}
