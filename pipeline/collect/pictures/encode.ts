/** Our own WebP of pixels: nothing of the file they came in but what is seen, within a size that pages can afford. */
import sharp, { type WebpOptions } from 'sharp';
import type { RawPixels } from './ico.ts';
import { DRAWN, type Role } from './limits.ts';
import { PictureRefusal } from './picture-refusal.ts';

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

/** Tried from the middle. Below the last one letters are harder to read than in a smaller picture. */
const QUALITIES = { best: 85, usual: 70, least: 55 };
/** More takes twice the time, for a thirtieth of the bytes. */
const EFFORT = 2;
/** Differences that nobody sees. */
const NOISE = 3;
/** What has too many colors becomes smaller: by its area, and a little more. */
const SIDE_STEP = 0.95;

export async function encode(pixels: RawPixels, role: Role): Promise<Drawing> {
  if (isEmpty(pixels)) throw new PictureRefusal('picture_empty');
  if (role === 'icon') return { file: await encodeIcon(pixels) };
  const file = await encodeWithin(pixels, DRAWN.screenshot);
  return { file, small: await encodeWithin(pixels, DRAWN.small) };
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

/** Exact where that is small enough: icons have few colors. */
async function encodeIcon(pixels: RawPixels): Promise<EncodedFile> {
  const square = await pad(pixels);
  const exact = await toWebp(square, { lossless: true });
  return exact.bytes.length <= DRAWN.icon.maxBytes ? exact : encodeWithin(square, DRAWN.icon, DRAWN.icon.side);
}

/** To a square, with transparent bars where the picture is none. */
async function pad(pixels: RawPixels): Promise<RawPixels> {
  const { side } = DRAWN.icon;
  const left = Math.floor((side - pixels.width) / 2);
  const top = Math.floor((side - pixels.height) / 2);
  const [right, bottom] = [side - pixels.width - left, side - pixels.height - top];
  const data = await from(pixels).extend({ left, right, top, bottom, background: '#0000' }).raw().toBuffer();
  return { data, width: side, height: side };
}

/** @param shown side to which it is enlarged again: an icon loses detail instead of size */
async function encodeWithin(
  pixels: RawPixels,
  { side, maxBytes }: { side: number; maxBytes: number },
  shown?: number,
): Promise<EncodedFile> {
  const sized = await resized(pixels, side);
  const file = await bestWithin(shown === undefined ? sized : await resized(sized, shown, true), maxBytes);
  const { length } = file.bytes;
  if (length <= maxBytes) return file;
  const smaller = Math.max(sized.width, sized.height) * Math.sqrt(maxBytes / length) * SIDE_STEP;
  return encodeWithin(pixels, { side: Math.max(1, Math.floor(smaller)), maxBytes }, shown);
}

async function resized(pixels: RawPixels, side: number, mayGrow = false): Promise<RawPixels> {
  const { data, info } = await from(pixels)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: !mayGrow })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The best quality within the size, else the least. */
async function bestWithin(pixels: RawPixels, maxBytes: number): Promise<EncodedFile> {
  const encodeAt = (quality: number) => toWebp(pixels, { quality, alphaQuality: quality });
  const usual = await encodeAt(QUALITIES.usual);
  if (usual.bytes.length > maxBytes) return encodeAt(QUALITIES.least);
  const best = await encodeAt(QUALITIES.best);
  return best.bytes.length <= maxBytes ? best : usual;
}

/** Without any metadata, which is what the library does unless it is asked to keep some. */
async function toWebp(pixels: RawPixels, options: WebpOptions): Promise<EncodedFile> {
  const bytes = await from(pixels)
    .webp({ effort: EFFORT, ...options })
    .toBuffer();
  return { bytes, width: pixels.width, height: pixels.height };
}
