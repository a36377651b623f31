/**
 * Encodes an opaque image of few colors as a PNG with a palette. The renderer's own encoder takes a quarter longer for a
 * sixteenth less. Source: https://www.w3.org/TR/png-3/
 */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);
/** Of zlib: the one before takes a fifth less for a tenth more, and the next one a third more for 2 % less. */
const LEVEL = 5;
/** What decides the bytes beside the pixels, for keys of images. */
export const ENCODING = `palette ${LEVEL} ${process.versions.zlib}`;

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** What begins a row that is written as it is, and one that only says how it differs from the one above. */
const [PLAIN, UP] = [0, 2];
const MAX_COLORS = 256;

/** @param pixels red, green, blue and alpha of each @returns undefined where they have too many colors, or are not opaque */
export async function palettePng(pixels: Uint8Array, width: number): Promise<Uint8Array | undefined> {
  const { rows, firsts } = indexColors(pixels, width);
  const colors = firsts.map((pixel) => pixels.subarray(pixel * 4, pixel * 4 + 4));
  if (colors.length > MAX_COLORS || colors.some(([, , , alpha]) => alpha !== 255)) return undefined;
  // Width and height, eight bits for each pixel, and that they are numbers of colors.
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length / (width + 1), 4);
  const palette = Buffer.concat(colors.map((color) => color.subarray(0, 3)));
  const parts = [chunk('IHDR', header), chunk('PLTE', palette), chunk('IDAT', await compress(rows, { level: LEVEL }))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
  bytes.writeUInt32BE(data.length, 0);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

/** Most rows are like the one above, and most pixels like the one before. @returns the first pixel of each color, too */
function indexColors(
  { buffer, byteOffset, length }: Uint8Array,
  width: number,
): { rows: Uint8Array; firsts: number[] } {
  const [bytes, colors] = [Buffer.from(buffer, byteOffset, length), new Uint32Array(buffer, byteOffset, length / 4)];
  const [firsts, numbers] = [[] as number[], new Map<number | undefined, number>()];
  const rows = new Uint8Array(colors.length + colors.length / width);
  let [last, number]: (number | undefined)[] = [];
  for (let start = 0, to = 0; start < colors.length; start += width, to += width + 1) {
    const [above, here, end] = [(start - width) * 4, start * 4, (start + width) * 4];
    const isRepeated = start > 0 && bytes.compare(bytes, above, here, here, end) === 0;
    rows[to] = isRepeated ? UP : PLAIN;
    for (let x = 0; !isRepeated && x < width; x += 1) {
      const color = colors[start + x];
      if (color !== last) number = numbers.get(color);
      if (number === undefined) {
        number = firsts.push(start + x) - 1;
        numbers.set(color, number);
      }
      last = color;
      rows[to + 1 + x] = number;
    }
  }
  return { rows, firsts };
}
