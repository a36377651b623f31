/** The largest picture of an ICO: another file inside of it, or plain pixels. Source: "Icons", Microsoft Win32 docs. */

export type IcoPicture = { png: Buffer } | { pixels: Buffer; width: number; height: number };

const MAX_ENTRIES = 64;
const MAX_SIDE = 1024;
const HEADER = 40;
const PALETTES = [1, 4, 8];

/** @returns undefined where nothing can be read */
export function icoPicture(bytes: Buffer): IcoPicture | undefined {
  try {
    const best = entriesOf(bytes).sort((a, b) => b.worth - a.worth)[0];
    if (best === undefined) return undefined;
    const data = bytes.subarray(best.offset, best.offset + best.size);
    return data.toString('latin1', 0, 4) === '\x89PNG' ? { png: data } : bitmapOf(data);
  } catch (error) {
    // Whatever lies behind the end of the bytes.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function entriesOf(bytes: Buffer) {
  const count = Math.min(bytes.readUInt16LE(4), MAX_ENTRIES);
  return Array.from({ length: count }, (_, index) => {
    const at = 6 + 16 * index;
    const [width, bits] = [bytes.readUInt8(at) || 256, bytes.readUInt16LE(at + 6)];
    return { worth: width * 100 + bits, size: bytes.readUInt32LE(at + 8), offset: bytes.readUInt32LE(at + 12) };
  });
}

/** Rows from the bottom, then a mask of what cannot be seen. Source: BITMAPINFOHEADER */
function bitmapOf(data: Buffer): IcoPicture | undefined {
  const [width, height] = [data.readInt32LE(4), data.readInt32LE(8) / 2];
  const [bits, compression] = [data.readUInt16LE(14), data.readUInt32LE(16)];
  const isSound = data.readUInt32LE(0) === HEADER && compression === 0 && [1, 4, 8, 24, 32].includes(bits);
  const isSide = (side: number) => Number.isInteger(side) && side > 0 && side <= MAX_SIDE;
  if (!isSound || !isSide(width) || !isSide(height)) return undefined;
  const colours = PALETTES.includes(bits) ? data.readUInt32LE(32) || 2 ** bits : 0;
  const start = HEADER + 4 * colours;
  const rowLength = Math.ceil((width * bits) / 32) * 4;
  const maskStart = start + rowLength * height;
  const maskLength = Math.ceil(width / 32) * 4;
  const pixels = Buffer.alloc(width * height * 4);
  const colourAt = (x: number, row: number) => {
    if (bits >= 24) return row + (x * bits) / 8;
    const byte = data.readUInt8(row + Math.floor((x * bits) / 8));
    return HEADER + 4 * ((byte >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1));
  };
  let isSeen = false;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = colourAt(x, start + (height - 1 - y) * rowLength);
      const alpha = bits === 32 ? data.readUInt8(from + 3) : 255;
      isSeen ||= bits === 32 && alpha > 0;
      pixels.set(
        [data.readUInt8(from + 2), data.readUInt8(from + 1), data.readUInt8(from), alpha],
        (y * width + x) * 4,
      );
    }
  }
  // Of 32 bits without any that can be seen, the mask counts, as in those with fewer.
  if (!isSeen && maskStart + maskLength * height <= data.length) applyMask();
  return { pixels, width, height };

  function applyMask(): void {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const byte = data.readUInt8(maskStart + (height - 1 - y) * maskLength + (x >> 3));
        pixels[(y * width + x) * 4 + 3] = (byte >> (7 - (x & 7))) & 1 ? 0 : 255;
      }
    }
  }
}
