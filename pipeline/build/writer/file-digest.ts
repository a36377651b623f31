/** What identifies the bytes of a file: SHA-256 in hexadecimal, and their number. */
import { createHash } from 'node:crypto';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { sha256 } from '../../repo/text/sha256.ts';

export interface FileDigest {
  sha256: string;
  size: number;
}

/** Files are read one after the other, and so into one place. */
const CHUNK = Buffer.allocUnsafeSlow(1 << 18);
/** A link would be to something that can change later. */
const READ_NO_SYMLINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

export function digestOf(bytes: Uint8Array): FileDigest {
  return { sha256: sha256(bytes), size: bytes.length };
}

/** Read in parts: the file may be larger than what fits into memory. @throws Error where it is no plain file */
export function digestOfFile(path: string): FileDigest {
  const digest = createHash('sha256');
  const file = openSync(path, READ_NO_SYMLINK);
  let size = 0;
  try {
    for (let read = readSync(file, CHUNK); read > 0; read = readSync(file, CHUNK)) {
      digest.update(CHUNK.subarray(0, read));
      size += read;
    }
  } finally {
    closeSync(file);
  }
  return { sha256: digest.digest('hex'), size };
}
