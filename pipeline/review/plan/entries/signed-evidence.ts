/**
 * The pipeline's word for evidence that waits for a person. It covers the records, and says which published form they
 * take the place of. What a sync writes to the published branch itself needs none.
 */
import { type KeyObject, sign, verify } from 'node:crypto';
import type { ListingEvidence } from '../../../../schemas/contracts/generated/evidence.ts';
import { type PublicKey, readPublicKey } from '../../../repo/keys/ed25519.ts';
import { sha256 } from '../../../repo/text/sha256.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';

/** @param published what the published branch holds of the slug; undefined: nothing */
export function signEvidence(
  evidence: ListingEvidence,
  published: ListingEvidence | undefined,
  key: KeyObject,
): ListingEvidence {
  return { ...evidence, signature: sign(null, statementOf(evidence, published), key).toString('base64url') };
}

export function isSignedEvidence(
  evidence: ListingEvidence,
  published: ListingEvidence | undefined,
  keys: readonly PublicKey[],
): boolean {
  const { signature } = evidence;
  if (signature === undefined) return false;
  const statement = statementOf(evidence, published);
  return keys.some((text) => {
    const key = readPublicKey(text);
    return key !== undefined && verify(null, statement, key, Buffer.from(signature, 'base64url'));
  });
}

function statementOf({ slug, records }: ListingEvidence, published: ListingEvidence | undefined): Buffer {
  const before = published === undefined ? null : sha256(compactJson(published.records));
  return Buffer.from(compactJson({ what: 'catalog evidence 1', slug, records, published: before }));
}
