/** What earlier runs found at the addresses of pictures, and of pages that may name an icon. */
import type { PictureFile } from '../../../schemas/contracts/generated/listing.ts';
import type { Fault } from '../../../schemas/contracts/problems.ts';
import type { Cache, Entries } from '../contract/cache.ts';

export interface SeenPicture {
  /** Day on which the address was last asked. */
  askedOn: string;
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** Of the bytes that came last. */
  source_sha256?: string | undefined;
  /** What was drawn of them; `small` of a screenshot. */
  drawn?: (PictureFile & { small?: PictureFile | undefined }) | undefined;
  /** What went wrong the last time. */
  problem?: Fault | undefined;
  /** Of a page: addresses of the icons that it names, the best first. */
  icons?: string[] | undefined;
}

/** By what an address was asked for (icon, screenshot, page) and the address. */
export function seenPictures(cache: Cache): Entries<SeenPicture> {
  return cache.of('picture', { fits: isSeen });
}

function isSeen(value: unknown): boolean {
  const isText = (member: unknown) => member === undefined || typeof member === 'string';
  const seen = (value ?? {}) as Partial<SeenPicture>;
  const { askedOn, etag, lastModified, source_sha256, problem, icons = [], drawn } = seen;
  return (
    typeof askedOn === 'string' &&
    [etag, lastModified, source_sha256].every(isText) &&
    (problem === undefined || isFault(problem)) &&
    Array.isArray(icons) &&
    icons.every((icon) => typeof icon === 'string') &&
    [drawn, drawn?.small].every((file) => file === undefined || isFile(file))
  );
}

function isFault({ code, variant }: Fault): boolean {
  return typeof code === 'string' && (variant === undefined || typeof variant === 'string');
}

function isFile({ sha256, width, height }: PictureFile): boolean {
  return typeof sha256 === 'string' && Number.isInteger(width) && Number.isInteger(height);
}
