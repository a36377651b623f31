/**
 * From the bytes of a stranger to pixels of the size they are shown in, and from these to our own WebP: nothing of the file
 * but what is seen, within a size that pages can afford. Runs in the drawing process.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp, { type Sharp, type SharpOptions, type WebpOptions } from 'sharp';
import { DRAWN, MAX_RATIO, PictureRefusal, pictureKind, ROLES, type Role, WALL_MS } from './picture-rules.ts';
import { largestOfIco, type RawPixels } from './read-ico.ts';
import { readSvg } from './read-svg.ts';

/** Everything else that the library could read is shut off: SVG is drawn by another one. */
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

/** Icons of fewer pixels are made larger by whole numbers: somebody has set each of their pixels. */
const PIXEL_ART_SIDE = 64;
const CALL = new Script('drawSvg()');
const context = globalThis as { drawSvg?: () => RawPixels };

/** What is needed once, and is no fault of the picture that needs it first. */
export async function prepareLibraries(): Promise<void> {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.concurrency(1);
  sharp.cache(false);
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/** As they are to be shown: an icon's longer side is 128, a screenshot's at most 1280. @throws Refusal, or what a library throws */
export async function decode(bytes: Buffer, role: Role): Promise<RawPixels> {
  const kind = pictureKind(bytes);
  if (kind === undefined) throw new PictureRefusal('picture_unknown_type');
  if (kind === 'svg') return drawSvg(readSvg(bytes), role);
  const content = kind === 'ico' ? largestOfIco(bytes) : bytes;
  return Buffer.isBuffer(content) ? decodeRaster(content, role) : scaled(fromRaw(content), content, role);
}

async function decodeRaster(bytes: Buffer, role: Role): Promise<RawPixels> {
  const options: SharpOptions = { failOn: 'error', limitInputPixels: ROLES[role].maxPixels, autoOrient: true };
  const { autoOrient } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  return scaled(sharp(bytes, options), autoOrient, role);
}

function fromRaw({ data, width, height }: RawPixels, premultiplied = false): Sharp {
  return sharp(data, { raw: { width, height, channels: 4, premultiplied } });
}

/** @param size what the header says: nothing is decoded that is too large */
async function scaled(picture: Sharp, size: { width: number; height: number }, role: Role): Promise<RawPixels> {
  assertSize(size, role);
  const longer = Math.max(size.width, size.height);
  const isPixelArt = role === 'icon' && longer < PIXEL_ART_SIDE;
  const { side: most } = DRAWN[role];
  const side = isPixelArt ? longer * Math.floor(most / longer) : most;
  const { data, info } = await picture
    .resize({
      width: side,
      height: side,
      fit: 'inside',
      kernel: isPixelArt ? 'nearest' : 'lanczos3',
      withoutEnlargement: role === 'screenshot',
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 4) throw new PictureRefusal('picture_damaged');
  return { data, width: info.width, height: info.height };
}

function assertSize({ width, height }: { width: number; height: number }, role: Role, isScalable = false): void {
  const { maxPixels, minSide } = ROLES[role];
  if (!(width > 0 && height > 0)) throw new PictureRefusal('picture_damaged');
  if (!isScalable && width * height > maxPixels)
    throw new PictureRefusal('picture_too_large.pixels', { limit: Math.floor(maxPixels / 1e6) });
  const shorter = Math.min(width, height);
  if (shorter * MAX_RATIO < Math.max(width, height))
    throw new PictureRefusal('picture_bad_shape', { ratio: MAX_RATIO });
  if (shorter < minSide && !(isScalable && role === 'icon'))
    throw new PictureRefusal('picture_too_small', { least: minSide });
}

/** Without fonts, and without what it names elsewhere. */
async function drawSvg(text: string, role: Role): Promise<RawPixels> {
  context.drawSvg = () => {
    const font = { loadSystemFonts: false };
    const measured = new Resvg(text, { font });
    const { width, height } = measured;
    measured.free();
    assertSize({ width, height }, role, true);
    const longer = Math.max(width, height);
    const value = role === 'icon' ? DRAWN.icon.side : Math.min(DRAWN.screenshot.side, Math.round(longer));
    const sized = new Resvg(text, { font, fitTo: { mode: width < height ? 'height' : 'width', value } });
    const image = sized.render();
    const pixels = { data: Buffer.from(image.pixels), width: image.width, height: image.height };
    image.free();
    sized.free();
    return pixels;
  };
  // The parent process stops this one long before; if the parent is gone, this does.
  const pixels: RawPixels = CALL.runInThisContext({ timeout: WALL_MS });
  const data = await fromRaw(pixels, true).raw().toBuffer();
  return { ...pixels, data };
}

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
  const data = await fromRaw(pixels).extend({ left, right, top, bottom, background: '#0000' }).raw().toBuffer();
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
  const { data, info } = await fromRaw(pixels)
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
  const bytes = await fromRaw(pixels)
    .webp({ effort: EFFORT, ...options })
    .toBuffer();
  return { bytes, width: pixels.width, height: pixels.height };
}
