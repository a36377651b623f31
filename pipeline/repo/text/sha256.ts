/** Digests that files are known and compared by. */
import { hash } from 'node:crypto';

/** @returns SHA-256 in hexadecimal */
export const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes);
