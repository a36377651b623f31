/**
 * What goes from the job that builds, and knows no secret, to the one that signs, and runs no package. Each is a file of a folder:
 * the output and what is kept of it as archives, and this, whose digest goes by a way of its own.
 */
import type { SignedBuild } from '../../../schemas/contracts/generated/read-api.ts';

export const HANDED = {
  request: 'to-sign.json',
  output: 'output.tar',
  /** The same with its signature, as GitHub Pages wants it called. */
  signed: 'artifact.tar',
  kept: 'kept.tar',
};

export interface SignRequest {
  /** Of the archive of the output. */
  output_sha256: string;
  /** Digest of what is kept; null: nothing. */
  kept_sha256: string | null;
  manifest_sha256: string;
  /** null: the catalog signs nothing. */
  build: SignedBuild | null;
}

/** Beside the cache: the signature of all of it. */
export const CACHE_SIGNATURE = 'kept.sig.json';
/** The last signature of a build from here, whatever is live. */
export const LAST_SIGNATURE = 'last.sig.json';
