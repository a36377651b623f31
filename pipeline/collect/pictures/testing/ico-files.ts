/** ICO files with a green left half, made by hand. Source: "Icons" and BITMAPINFOHEADER, Microsoft Win32 docs. */
import { plainPicture } from './hostile-pictures.ts';

const SIDE = 128;
/** Blue, green, red, nothing. */
const COLOURS = [Buffer.from([0x77, 0xaa, 0x00, 0]), Buffer.from([0xff, 0xff, 0xff, 0])];

/** @param bits of a pixel, or a PNG inside of it */
export async function icoOf(bits: 1 | 4 | 8 | 24 | 32 | 'png'): Promise<Buffer> {
  const data = bits === 'png' ? await plainPicture(SIDE, SIDE).png().toBuffer() : bitmap(bits);
  const header = Buffer.from([0, 0, 1, 0, 2, 0]);
  const small = entry(16, 4, Buffer.alloc(0), 0);
  return Buffer.concat([header, small, entry(SIDE, bits === 'png' ? 32 : bits, data, 6 + 32), data]);
}

function entry(side: number, bits: number, data: Buffer, offset: number): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.set([side, side]);
  bytes.writeUInt16LE(1, 4);
  bytes.writeUInt16LE(bits, 6);
  bytes.writeUInt32LE(data.length, 8);
  bytes.writeUInt32LE(offset, 12);
  return bytes;
}

function bitmap(bits: number): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(SIDE, 4);
  header.writeInt32LE(SIDE * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(bits, 14);
  const palette = bits <= 8 ? Buffer.concat([...COLOURS, Buffer.alloc(4 * (2 ** bits - 2))]) : Buffer.alloc(0);
  const row = Buffer.alloc(Math.ceil((SIDE * bits) / 32) * 4);
  for (let x = 0; x < SIDE; x += 1) {
    const colour = x < SIDE / 2 ? 0 : 1;
    if (bits >= 24) {
      const pixel = Buffer.concat([COLOURS[colour]?.subarray(0, 3) ?? Buffer.alloc(3), Buffer.from([255])]);
      row.set(pixel.subarray(0, bits / 8), (x * bits) / 8);
    } else {
      const at = Math.floor((x * bits) / 8);
      row[at] = (row[at] ?? 0) | (colour << (8 - bits - ((x * bits) % 8)));
    }
  }
  const mask = Buffer.alloc(Math.ceil(SIDE / 32) * 4 * SIDE);
  return Buffer.concat([header, palette, ...Array.from({ length: SIDE }, () => row), mask]);
}
