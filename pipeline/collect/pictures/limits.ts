/** What a picture may be and cost, and what is drawn of it. */
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
