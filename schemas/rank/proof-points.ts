/** Proven: what was tried and held. Each proof has whole points of its own. */
import type { Proof } from '../contracts/generated/read-api.ts';
import { type Fact, fact } from './facts.ts';
import type { RankInput } from './rank-input.ts';
import type { Weights } from './weights.ts';

export const PROOFS = [
  'domain_proved',
  'hash_recomputed',
  'signature_verified',
  'homepage_secure',
  'documents_checked',
] as const satisfies readonly Proof[];

export function provenPoints({ proofs }: RankInput, { proven }: Weights): number {
  return PROOFS.reduce((sum, code) => (proofs.some((proof) => proof.code === code) ? sum + proven[code] : sum), 0);
}

export function provenFacts({ proofs }: RankInput, { proven }: Weights): Fact[] {
  const facts = PROOFS.flatMap((code) => {
    const proof = proofs.find((each) => each.code === code);
    if (proof === undefined) return [];
    const { by, source, since } = proof;
    const values = {
      points: proven[code],
      ...(since !== null && { day: since }),
      ...(source !== null && { source }),
    };
    return [fact(code, by, values)];
  });
  return facts.length === 0 ? [fact('nothing_proved', null)] : facts;
}
