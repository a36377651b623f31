/**
 * The largest picture of an ICO: a PNG, or a device-independent bitmap in one of the forms that icons are kept in. Its
 * format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
import { PictureRefusal, pictureKind } from './picture-rules.ts';

/** Red, green, blue and alpha of each pixel, a byte each, from the top down. */
export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** Icons have a handful of entries. */
const MAX_ENTRIES = 64;
/** A bitmap's own header; later forms of it are longer and begin alike. */
const BITMAP_HEADER_BYTES = 40;
const MAX_BITMAP_SIDE = 1024;
const DEPTHS = [1, 4, 8, 24, 32];

/** @throws Refusal, also where any part reaches beyond the bytes */
export function largestOfIco(bytes: Buffer): Buffer | RawPixels {
  try {
    const content = largestEntry(bytes);
    return pictureKind(content) === 'png' ? content : readBitmap(content);
  } catch (error) {
    if (error instanceof RangeError) throw new PictureRefusal('picture_damaged');
    throw error;
  }
}

function largestEntry(bytes: Buffer): Buffer {
  const count = bytes.readUInt16LE(4);
  if (count === 0 || count > MAX_ENTRIES) throw new PictureRefusal('picture_damaged');
  const entries = Array.from({ length: count }, (_, index) => {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    return {
      // One byte a side, so 0 stands for 256.
      area: (bytes.readUInt8(at) || 256) * (bytes.readUInt8(at + 1) || 256),
      bits: bytes.readUInt16LE(at + 6),
      length: bytes.readUInt32LE(at + 8),
      offset: bytes.readUInt32LE(at + 12),
    };
  });
  const [largest] = entries.sort((a, b) => b.area - a.area || b.bits - a.bits);
  if (largest === undefined || largest.offset + largest.length > bytes.length)
    throw new PictureRefusal('picture_damaged');
  return bytes.subarray(largest.offset, largest.offset + largest.length);
}

/** Rows stand from the bottom up, each filled up to 4 bytes; behind them a mask of one bit for each pixel to be hidden. */
function readBitmap(bytes: Buffer): RawPixels {
  const headerBytes = bytes.readUInt32LE(0);
  const width = bytes.readInt32LE(4);
  // Twice the height, because the mask counts, too.
  const height = bytes.readInt32LE(8) / 2;
  const bits = bytes.readUInt16LE(14);
  const isCompressed = bytes.readUInt32LE(16) !== 0;
  const isSide = (side: number) => Number.isInteger(side) && side > 0 && side <= MAX_BITMAP_SIDE;
  if (headerBytes < BITMAP_HEADER_BYTES || isCompressed || !DEPTHS.includes(bits))
    throw new PictureRefusal('picture_damaged');
  if (!isSide(width) || !isSide(height)) throw new PictureRefusal('picture_damaged');
  const colors = bits > 8 ? 0 : bytes.readUInt32LE(32) || 2 ** bits;
  if (colors > 256) throw new PictureRefusal('picture_damaged');
  const start = headerBytes + 4 * colors;
  const stride = Math.ceil((width * bits) / 32) * 4;
  const maskStart = start + stride * height;
  const maskStride = Math.ceil(width / 32) * 4;
  if (maskStart > bytes.length) throw new PictureRefusal('picture_damaged');
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const row = start + stride * (height - 1 - y);
    const mask = maskStart + maskStride * (height - 1 - y);
    for (let x = 0; x < width; x += 1) {
      const at = bits > 8 ? row + (x * bits) / 8 : headerBytes + 4 * indexAt(bytes, row, x, bits);
      const alpha = bits === 32 ? bytes.readUInt8(at + 3) : 255 * (1 - indexAt(bytes, mask, x, 1));
      data.set([bytes.readUInt8(at + 2), bytes.readUInt8(at + 1), bytes.readUInt8(at), alpha], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

/** A number of few bits within a row. A file may end before its mask: what is missing there hides nothing. */
function indexAt(bytes: Buffer, row: number, x: number, bits: number): number {
  const byte = bytes[row + Math.floor((x * bits) / 8)] ?? 0;
  return (byte >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1);
}
