/** Digests that files are known and compared by. */
import { createHash } from 'node:crypto';

/** @returns SHA-256 in hexadecimal */
export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
