/** One small picture of each kind that is read, made in code: red on the left, blue on the right. */
import sharp from 'sharp';

export const RED = [220, 30, 30, 255] as const;
export const BLUE = [20, 60, 200, 255] as const;

/** What ICO keeps as bitmaps, by bits for each pixel; `ico` holds a PNG. */
const ICO_BITS = { 'ico-32': 32, 'ico-24': 24, 'ico-8': 8, 'ico-4': 4, 'ico-1': 1 } as const;

export const SAMPLE_KINDS = [
  'png',
  'png-16-bit',
  'png-grey-alpha',
  'jpeg',
  'jpeg-cmyk',
  'webp',
  'webp-lossless',
  'gif',
  'avif',
  'ico',
  'ico-32',
  'ico-24',
  'ico-8',
  'ico-4',
  'ico-1',
  'svg',
] as const;

export type SampleKind = (typeof SAMPLE_KINDS)[number];

/** Red, green, blue and alpha of each pixel. */
export function pixels(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) bytes.set(at % width < width / 2 ? RED : BLUE, at * 4);
  return bytes;
}

/** As `pixels`, ready to be written in some format. */
export function sample(width: number, height: number) {
  return sharp(pixels(width, height), { raw: { width, height, channels: 4 } });
}

export async function samplePicture(kind: SampleKind, width: number, height: number): Promise<Buffer> {
  const made = sample(width, height);
  switch (kind) {
    case 'png':
      return made.png().toBuffer();
    case 'png-16-bit':
      return made.toColourspace('rgb16').png().toBuffer();
    case 'png-grey-alpha':
      return made.greyscale().png().toBuffer();
    case 'jpeg':
      return made.jpeg({ quality: 95 }).toBuffer();
    case 'jpeg-cmyk':
      return made.removeAlpha().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    case 'webp':
      return made.webp({ quality: 95 }).toBuffer();
    case 'webp-lossless':
      return made.webp({ lossless: true }).toBuffer();
    case 'gif':
      return made.gif().toBuffer();
    case 'avif':
      return made.avif({ quality: 90, effort: 0 }).toBuffer();
    case 'svg':
      return Buffer.from(svg('', width, height));
    case 'ico':
      return ico([{ side: width, content: await sample(width, width).png().toBuffer() }]);
    default:
      return ico([{ side: width, content: bitmap(width, ICO_BITS[kind]) }]);
  }
}

export function svg(inside: string, width = 64, height = 64): string {
  const half = width / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="rgb(${RED.slice(0, 3)})" d="M0 0H${half}V${height}H0z"/><path fill="rgb(${BLUE.slice(0, 3)})" d="M${half} 0H${width}V${height}H${half}z"/>${inside}</svg>`;
}

interface IcoEntry {
  side: number;
  content: Buffer;
  bits?: number;
}

export function ico(entries: readonly IcoEntry[]): Buffer {
  const header = Buffer.alloc(6 + 16 * entries.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);
  let offset = header.length;
  entries.forEach(({ side, content, bits = 32 }, index) => {
    const at = 6 + 16 * index;
    header[at] = side % 256;
    header[at + 1] = side % 256;
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(bits, at + 6);
    header.writeUInt32LE(content.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += content.length;
  });
  return Buffer.concat([header, ...entries.map(({ content }) => content)]);
}

/** A square device-independent bitmap as ICO keeps it: twice as high, with a mask that hides nothing, from the bottom up. */
export function bitmap(side: number, bits: 1 | 4 | 8 | 24 | 32): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(side, 4);
  header.writeInt32LE(side * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  const colors = [RED, BLUE].map(([red, green, blue]) => [blue, green, red, 255]);
  const palette = bits > 8 ? Buffer.alloc(0) : Buffer.alloc(4 * 2 ** bits);
  if (bits <= 8)
    colors.forEach(([blue = 0, green = 0, red = 0], index) => void palette.set([blue, green, red], 4 * index));
  const row = Buffer.alloc(Math.ceil((side * bits) / 32) * 4);
  for (let x = 0; x < side; x += 1) {
    const index = x < side / 2 ? 0 : 1;
    const color = colors[index] as number[];
    if (bits > 8) row.set(color.slice(0, bits / 8), (x * bits) / 8);
    else
      row[Math.floor((x * bits) / 8)] =
        (row[Math.floor((x * bits) / 8)] ?? 0) | (index << (8 - bits - ((x * bits) % 8)));
  }
  const mask = Buffer.alloc(Math.ceil(side / 32) * 4 * side);
  return Buffer.concat([header, palette, ...Array.from({ length: side }, () => row), mask]);
}
