/** What a picture may be and cost, what is drawn of it, and why one is not drawn. */
import { type Fault, fault, type ProblemKey } from '../../../schemas/contracts/problems.ts';
import type { Values } from '../../../schemas/texts/message.ts';

export type Role = 'icon' | 'screenshot';

interface RoleLimits {
  /** Of what is read. */
  maxBytes: number;
  maxPixels: number;
  /** Of the shorter side; what has no pixels of its own has no least size as an icon. */
  minSide: number;
}

export const ROLES: Readonly<Record<Role, RoleLimits>> = {
  icon: { maxBytes: 2_000_000, maxPixels: 4096 * 4096, minSide: 16 },
  screenshot: { maxBytes: 5_000_000, maxPixels: 25_000_000, minSide: 100 },
};
/** The longer side is at most so many times the shorter one. */
export const MAX_RATIO = 4;

/** What is drawn: the side of an icon, both of which are alike, or the longer one of a screenshot and of its small form. */
export const DRAWN = {
  icon: { side: 128, maxBytes: 6_000 },
  screenshot: { side: 1280, maxBytes: 90_000 },
  small: { side: 320, maxBytes: 15_000 },
};

export const SVG_BYTES = 256_000;
export const SVG_ELEMENTS = 5_000;
export const SVG_DEPTH = 50;

/** Processor time, so that a busy machine is no fault of a picture. */
export const WORK_MS = 1_000;
/** By the clock: for a process that is given no processor, or waits for nothing. */
export const WALL_MS = 16_000;
/** Of the whole process. Twenty-five million pixels take a fifth of it. */
export const MEMORY_BYTES = 1_000_000_000;

type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'ico' | 'svg';

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
/** The brands that an AVIF names stand in its first box. */
const MAX_BRANDS = 128;

/** First bytes, read as Latin-1. An SVG is any markup here: its reader looks at the first element. */
const MARKS: Readonly<Record<PictureKind, (start: string) => boolean>> = {
  png: (start) => start.startsWith('\u0089PNG\r\n\u001a\n'),
  jpeg: (start) => start.startsWith('\u00ff\u00d8\u00ff'),
  webp: (start) => start.startsWith('RIFF') && start.startsWith('WEBP', 8),
  gif: (start) => start.startsWith('GIF87a') || start.startsWith('GIF89a'),
  avif: (start) => start.startsWith('ftyp', 4) && brandsOf(start).includes('avif'),
  ico: (start) => start.startsWith('\0\0\u0001\0'),
  svg: (start) => /^\s*</.test(start.startsWith(BYTE_ORDER_MARK) ? start.slice(BYTE_ORDER_MARK.length) : start),
};

/** @returns undefined for what is not drawn: TIFF, HEIC, PDF, pages … */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const start = Buffer.from(bytes.subarray(0, MAX_BRANDS)).toString('latin1');
  return (Object.keys(MARKS) as PictureKind[]).find((kind) => MARKS[kind](start));
}

/** Major brand, a version, and the brands it is compatible with (ISO/IEC 14496-12, 4.3). */
function brandsOf(start: string): string[] {
  const length = Buffer.from(start.slice(0, 4), 'latin1').readUInt32BE();
  return start.slice(8, length).match(/.{4}/gs) ?? [];
}

/** All that the drawing process can say of a picture; what it answers is held against this. */
const PROBLEMS = [
  'picture_unknown_type',
  'picture_damaged',
  'picture_too_large',
  'picture_too_large.pixels',
  'picture_too_large.svg',
  'picture_too_small',
  'picture_bad_shape',
  'picture_empty',
  'picture_unsafe',
  'picture_unsafe.text',
  'picture_too_costly',
] as const satisfies ProblemKey[];

type PictureProblem = (typeof PROBLEMS)[number];

/** Thrown where a picture is refused. What a library throws quotes what it read, and is never passed on. */
export class PictureRefusal extends Error {
  readonly problem: PictureProblem;
  readonly values: Values | undefined;

  constructor(problem: PictureProblem, values?: Values) {
    super(problem);
    this.problem = problem;
    this.values = values;
  }
}

/** @returns undefined where an answer names no problem of these */
export function refusedFor(problem: unknown, values: unknown): Fault | undefined {
  const key = PROBLEMS.find((each) => each === problem);
  if (key === undefined) return undefined;
  const numbers = Object.entries(values ?? {}).filter(([, value]) => typeof value === 'number');
  return fault(key, numbers.length === 0 ? undefined : Object.fromEntries(numbers));
}
