/**
 * Encodes an opaque image of few colors as a PNG with a palette. The renderer's own encoder takes half as long
 * again for a tenth less. Source: https://www.w3.org/TR/png-3/
 */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);
/** Of zlib: the next one takes a fifth longer for a twelfth less, and each before it leaves more. */
const LEVEL = 4;
/** What decides the bytes beside the pixels, for keys of images. */
export const ENCODING = `palette ${LEVEL} ${process.versions.zlib}`;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Bits of a pixel, and the kind of image that has a palette. */
const [DEPTH, INDEXED] = [8, 3];
const MAX_COLORS = 256;
/** How a row is written: as it is, or as what differs from the one above. */
const [PLAIN, UP] = [0, 2];
/** Bytes of a pixel: red, green, blue and alpha. */
const BYTES = 4;
const OPAQUE = 255;

/** @returns undefined where an image has more than 256 colors, or a pixel that is not opaque */
export async function palettePng(pixels: Uint8Array, width: number): Promise<Uint8Array | undefined> {
  const { rows, firsts } = indexColors(pixels, width);
  const colors = firsts.map((at) => pixels.subarray(at * BYTES, (at + 1) * BYTES));
  if (colors.length > MAX_COLORS || colors.some(([, , , alpha]) => alpha !== OPAQUE)) return undefined;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length / (width + 1), 4);
  header.set([DEPTH, INDEXED], 8);
  return Buffer.concat([
    ...[SIGNATURE, chunk('IHDR', header), chunk('PLTE', Buffer.concat(colors.map((color) => color.subarray(0, 3))))],
    ...[chunk('IDAT', await compress(rows, { level: LEVEL })), chunk('IEND', Buffer.alloc(0))],
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  bytes.writeUInt32BE(data.length, 0);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

/** Most rows are like the one above, and most pixels like the one before. @returns the first pixel of each color, too */
function indexColors(pixels: Uint8Array, width: number): { rows: Uint8Array; firsts: number[] } {
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.length);
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / BYTES);
  const [firsts, numbers] = [[] as number[], new Map<number, number>()];
  const rows = new Uint8Array(colors.length + colors.length / width);
  let [last, number] = [0, 0];
  for (let start = 0, to = 0; start < colors.length; start += width) {
    const [above, here, end] = [(start - width) * BYTES, start * BYTES, (start + width) * BYTES];
    const isRepeated = start > 0 && bytes.compare(bytes, above, here, here, end) === 0;
    rows[to] = isRepeated ? UP : PLAIN;
    to += 1;
    for (let pixel = start; !isRepeated && pixel < start + width; pixel += 1) {
      const color = colors[pixel] as number;
      if (color !== last || pixel === 0) {
        last = color;
        number = numbers.get(color) ?? -1;
        if (number === -1) {
          number = firsts.push(pixel) - 1;
          numbers.set(color, number);
        }
      }
      rows[to + pixel - start] = number;
    }
    to += width;
  }
  return { rows, firsts };
}
