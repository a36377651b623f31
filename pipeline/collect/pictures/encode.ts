/** Our own WebP of pixels: nothing of the file they came in but what is seen, within a size that pages can afford. */
import sharp, { type WebpOptions } from 'sharp';
import type { RawPixels } from './ico.ts';
import {
  ICON_BYTES,
  ICON_SIDE,
  type Role,
  SCREENSHOT_BYTES,
  SCREENSHOT_SIDE,
  SMALL_BYTES,
  SMALL_SIDE,
} from './limits.ts';
import { Refusal } from './refusal.ts';

interface EncodedFile {
  bytes: Buffer;
  width: number;
  height: number;
}

/** What the drawing process makes of a picture. */
export interface Drawing {
  file: EncodedFile;
  small?: EncodedFile;
}

const ICON_QUALITIES = [90, 80, 70, 60, 50, 40, 30];
/** Below, letters in it are harder to read than in a smaller picture. */
const SCREENSHOT_QUALITIES = [85, 70, 55];
/** More takes twice the time, for a thirtieth of the bytes. */
const EFFORT = 2;
/** Differences that nobody sees. */
const NOISE = 3;
/** An icon of many colors is drawn with less detail, until it is small enough. */
const DETAIL_SIDES = [128, 96, 64, 32];
/** A screenshot of many colors becomes smaller itself: by its area, and a little more. */
const SIDE_STEP = 0.95;

export async function encode(pixels: RawPixels, role: Role): Promise<Drawing> {
  if (isEmpty(pixels)) throw new Refusal('picture_empty');
  if (role === 'icon') return { file: await encodeIcon(pixels) };
  const file = await encodeWithin(pixels, SCREENSHOT_SIDE, SCREENSHOT_BYTES);
  return { file, small: await encodeWithin(pixels, SMALL_SIDE, SMALL_BYTES) };
}

/** Nothing can be seen, or one color alone. */
function isEmpty({ data }: RawPixels): boolean {
  const least = [255, 255, 255, 255];
  const most = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    const channel = at % 4;
    if (value < (least[channel] ?? 0)) least[channel] = value;
    if (value > (most[channel] ?? 0)) most[channel] = value;
  }
  const isInvisible = (most[3] ?? 0) <= NOISE;
  return isInvisible || most.every((value, channel) => value - (least[channel] ?? 0) <= NOISE);
}

function from({ data, width, height }: RawPixels) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function encodeIcon(pixels: RawPixels): Promise<EncodedFile> {
  const square = await pad(pixels);
  for (const options of [{ lossless: true }, { nearLossless: true, quality: 60 }]) {
    const file = await toWebp(square, options);
    if (file.bytes.length <= ICON_BYTES) return file;
  }
  for (const side of DETAIL_SIDES) {
    const file = await bestWithin(await withDetailOf(square, side), ICON_QUALITIES, ICON_BYTES);
    if (file.bytes.length <= ICON_BYTES) return file;
  }
  throw new Refusal('picture_too_costly');
}

/** To a square, with transparent bars where the picture is none. */
async function pad(pixels: RawPixels): Promise<RawPixels> {
  const left = Math.floor((ICON_SIDE - pixels.width) / 2);
  const top = Math.floor((ICON_SIDE - pixels.height) / 2);
  const right = ICON_SIDE - pixels.width - left;
  const bottom = ICON_SIDE - pixels.height - top;
  const data = await from(pixels).extend({ left, right, top, bottom, background: '#0000' }).raw().toBuffer();
  return { data, width: ICON_SIDE, height: ICON_SIDE };
}

async function withDetailOf(square: RawPixels, side: number): Promise<RawPixels> {
  if (side === ICON_SIDE) return square;
  const data = await from(square).resize(side, side).raw().toBuffer();
  const again = await from({ data, width: side, height: side }).resize(ICON_SIDE, ICON_SIDE).raw().toBuffer();
  return { ...square, data: again };
}

async function encodeWithin(pixels: RawPixels, longest: number, maxBytes: number): Promise<EncodedFile> {
  const side = Math.floor(longest);
  const { data, info } = await from(pixels)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sized = { data, width: info.width, height: info.height };
  const file = await bestWithin(sized, SCREENSHOT_QUALITIES, maxBytes);
  const { length } = file.bytes;
  if (length <= maxBytes) return file;
  return encodeWithin(pixels, Math.max(info.width, info.height) * Math.sqrt(maxBytes / length) * SIDE_STEP, maxBytes);
}

/** The best quality within the size, else the least. More quality is more bytes, so half of what is left is tried first. */
async function bestWithin(pixels: RawPixels, qualities: readonly number[], maxBytes: number): Promise<EncodedFile> {
  const middle = Math.floor(qualities.length / 2);
  const quality = qualities[middle];
  const file = await toWebp(pixels, { quality, alphaQuality: quality });
  const fits = file.bytes.length <= maxBytes;
  const others = fits ? qualities.slice(0, middle) : qualities.slice(middle + 1);
  if (others.length === 0) return file;
  const other = await bestWithin(pixels, others, maxBytes);
  return fits && other.bytes.length > maxBytes ? file : other;
}

/** Without any metadata, which is what the library does unless it is asked to keep some. */
async function toWebp(pixels: RawPixels, options: WebpOptions): Promise<EncodedFile> {
  const bytes = await from(pixels)
    .webp({ effort: EFFORT, ...options })
    .toBuffer();
  return { bytes, width: pixels.width, height: pixels.height };
}
