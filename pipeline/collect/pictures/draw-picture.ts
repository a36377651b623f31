/**
 * A picture of a stranger becomes one of ours: decoded, brought to size and written anew, without a byte of the first.
 * Runs in a process of its own, which may end at any moment.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp, { type CreateRaw, type SharpOptions } from 'sharp';
import { icoPicture } from './ico-picture.ts';
import type { PictureKind } from './picture-kind.ts';
import { drawableSvg } from './svg-rules.ts';

export type PictureRole = 'icon' | 'screenshot';

/** WebP. */
export interface Drawing {
  bytes: Buffer;
  width: number;
  height: number;
}

/** `small` of a screenshot, for lists. */
export type DrawnPicture = { file: Drawing; small?: Drawing } | { problem: string };

interface Size {
  side: number;
  maxBytes: number;
}

const ICON: Size = { side: 128, maxBytes: 6 * 1024 };
const SCREENSHOT: Size = { side: 1280, maxBytes: 90 * 1024 };
const SMALL: Size = { side: 320, maxBytes: 15 * 1024 };
const MAX_PIXELS = 25_000_000;
const SMALLEST: Record<PictureRole, number> = { icon: 48, screenshot: 100 };
/** One side may be so many times the other. */
const MAX_RATIO = 4;
/** From what cannot be told from the original to what is still good to look at; then it becomes smaller. */
const QUALITIES = [85, 75, 60, 45, 30];
const SHRINK = [1, 0.75, 0.5];
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

type Input = { data: Buffer; options: SharpOptions } | { problem: string };

const OPTIONS: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS, autoOrient: true };
/** Loaders of what is drawn here, and of what the steps between hand on; every other one stays locked. */
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

/** Before the first picture, so that none is charged for it. */
export async function prepare(): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
}

/** Never throws on a bad picture. */
export async function drawPicture(bytes: Buffer, kind: PictureKind, role: PictureRole): Promise<DrawnPicture> {
  try {
    const input = inputOf(bytes, kind, role);
    if ('problem' in input) return input;
    const problem = await problemOf(input, kind, role);
    if (problem !== undefined) return { problem };
    return role === 'icon' ? await drawIcon(input) : await drawScreenshot(input);
  } catch (error) {
    const { message } = error as Error;
    if (/pixel limit/i.test(message)) return { problem: 'picture_too_many_pixels' };
    return { problem: /nodes? limit/i.test(message) ? 'picture_too_costly' : 'picture_damaged' };
  }
}

function inputOf(bytes: Buffer, kind: PictureKind, role: PictureRole): Input {
  if (kind === 'svg') return svgInput(bytes, role);
  if (kind !== 'ico') return { data: bytes, options: OPTIONS };
  const found = icoPicture(bytes);
  if (found === undefined) return { problem: 'picture_damaged' };
  if ('png' in found) return { data: found.png, options: OPTIONS };
  const { pixels, width, height } = found;
  return { data: pixels, options: { raw: { width, height, channels: 4 } } };
}

/** Drawn at the size that is wanted, whatever size it claims; letters without a font of the machine are left out. */
function svgInput(bytes: Buffer, role: PictureRole): Input {
  const checked = drawableSvg(bytes);
  if ('problem' in checked) return checked;
  const font = { fontBuffers: [] };
  const probe = new Resvg(checked.svg, { font });
  const mode = probe.width >= probe.height ? 'width' : 'height';
  const fitTo = { mode, value: role === 'icon' ? ICON.side * 2 : SCREENSHOT.side } as const;
  probe.free();
  const drawing = new Resvg(checked.svg, { font, fitTo });
  return { data: Buffer.from(drawing.render().asPng()), options: OPTIONS };
}

/** By its header alone, before a pixel is decoded. */
async function problemOf({ data, options }: Exclude<Input, { problem: string }>, kind: PictureKind, role: PictureRole) {
  const { width, height } = await sharp(data, options).metadata();
  if (width * height > MAX_PIXELS) return 'picture_too_many_pixels';
  if (kind !== 'svg' && Math.max(width, height) < SMALLEST[role]) return 'picture_too_small';
  return Math.max(width, height) / Math.min(width, height) > MAX_RATIO ? 'picture_bad_shape' : undefined;
}

async function drawIcon({ data, options }: Exclude<Input, { problem: string }>): Promise<DrawnPicture> {
  const pixels = await sharp(data, options)
    .resize(ICON.side, ICON.side, { fit: 'contain', background: CLEAR })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  if (isEmpty(pixels)) return { problem: 'picture_empty' };
  const raw = { width: ICON.side, height: ICON.side, channels: 4 } as const;
  const exact = await sharp(pixels, { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
  if (exact.length <= ICON.maxBytes) return { file: { bytes: exact, width: ICON.side, height: ICON.side } };
  const file = await fitting(pixels, raw, ICON, [1]);
  return file === undefined ? { problem: 'picture_too_costly' } : { file };
}

async function drawScreenshot({ data, options }: Exclude<Input, { problem: string }>): Promise<DrawnPicture> {
  const { data: pixels, info } = await sharp(data, options)
    .resize(SCREENSHOT.side, SCREENSHOT.side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (isEmpty(pixels)) return { problem: 'picture_empty' };
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const file = await fitting(pixels, raw, SCREENSHOT, SHRINK);
  const small = await fitting(pixels, raw, SMALL, SHRINK);
  return file === undefined || small === undefined ? { problem: 'picture_too_costly' } : { file, small };
}

/** The best that has room. */
async function fitting(pixels: Buffer, raw: CreateRaw, { side, maxBytes }: Size, scales: readonly number[]) {
  for (const scale of scales) {
    const sized = sharp(pixels, { raw }).resize(Math.round(side * scale), Math.round(side * scale), {
      ...{ fit: 'inside', withoutEnlargement: true },
    });
    for (const quality of QUALITIES) {
      const { data: bytes, info } = await sized
        .clone()
        .webp({ quality, effort: 4 })
        .toBuffer({ resolveWithObject: true });
      if (bytes.length <= maxBytes) return { bytes, width: info.width, height: info.height };
      // It is far from fitting: the steps between are not worth their time.
      if (bytes.length > maxBytes * 4) break;
    }
  }
  return undefined;
}

/** Nothing can be seen, or one colour. @param pixels with four bytes each */
function isEmpty(pixels: Buffer): boolean {
  const first = pixels.readUInt32LE(0);
  let isClear = true;
  let isOne = true;
  for (let at = 0; at < pixels.length && (isClear || isOne); at += 4) {
    isClear &&= pixels[at + 3] === 0;
    isOne &&= pixels.readUInt32LE(at) === first;
  }
  return isClear || isOne;
}
