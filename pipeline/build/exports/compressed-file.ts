/** Files of an export: compressed, cut where they are too large for a host, and known by their digest. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Cloudflare serves files of at most 25 MiB. */
export const MAX_FILE_BYTES = 24 * 1024 * 1024;

/** Where the header of a gzip file names the system that wrote it (RFC 1952, 2.3). Its time is always 0 here. */
export const GZIP_SYSTEM_AT = 9;
export const UNKNOWN_SYSTEM = 255;

/** Level 4 takes half the time of level 6, for files that are 5 % larger; and a turn of a stream, as much as some kilobytes. */
const PACKING = { level: 4, chunkSize: 1 << 18 };

export async function writeGzip(source: Readable, path: string): Promise<void> {
  await pipeline(source, createGzip(PACKING), createWriteStream(path));
  await using file = await open(path, 'r+');
  await file.write(Buffer.of(UNKNOWN_SYSTEM), 0, 1, GZIP_SYSTEM_AT);
}

/** @param parts paths, in their order @throws Error where one is missing, or is not what it was */
export async function unpackGzip(parts: readonly string[], path: string): Promise<void> {
  async function* packed() {
    for (const part of parts) yield* createReadStream(part);
  }
  await pipeline(packed, createGunzip({ chunkSize: PACKING.chunkSize }), createWriteStream(path));
}

/** @returns names of the parts, which put together in order give the file; its own where it stays whole */
export async function cutFile(path: string, maxBytes: number): Promise<string[]> {
  const { size } = await stat(path);
  if (size <= maxBytes) return [basename(path)];
  const parts: string[] = [];
  for (let start = 0; start < size; start += maxBytes) {
    const name = `${basename(path)}.${String(parts.length + 1).padStart(3, '0')}`;
    const part = createReadStream(path, { start, end: start + maxBytes - 1 });
    await pipeline(part, createWriteStream(join(dirname(path), name)));
    parts.push(name);
  }
  await rm(path);
  return parts;
}
