/** From the bytes of a stranger to pixels of the size they are shown in. Runs in the drawing process. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { largestOfIco, type RawPixels } from './ico.ts';
import { DRAWN, MAX_RATIO, ROLES, type Role, WALL_MS } from './limits.ts';
import { pictureKind } from './picture-kind.ts';
import { PictureRefusal } from './picture-refusal.ts';
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
