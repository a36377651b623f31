/** What strangers may send where a picture is expected, and what becomes of it. Made in code: nothing is anybody's. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export interface HostilePicture {
  name: string;
  bytes: Buffer;
  /** Code of the problem; undefined: it is drawn, and nothing of what was hidden in it is left. */
  problem: string | undefined;
}

/** A part that must not be found in what is drawn. */
export const HIDDEN = 'jane@works.example';

/** A picture with two colours, so that it is not empty. */
export function plainPicture(width = 200, height = 160): Sharp {
  const dot = { create: { width: Math.ceil(width / 2), height, channels: 4, background: '#0a7' } } as const;
  return sharp({ create: { width, height, channels: 4, background: '#fff' } }).composite([
    { input: dot, left: 0, top: 0 },
  ]);
}

/** A chunk of a PNG. Source: PNG specification, "Chunk layout" */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const PNG_MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');

/** @param pixels what stands for them, compressed */
export function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG_MAGIC, ...chunks]);
}

/** Between the header and the pixels. */
export function withPngChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const headerEnd = PNG_MAGIC.length + 25;
  return Buffer.concat([png.subarray(0, headerEnd), pngChunk(type, data), png.subarray(headerEnd)]);
}

const svg = (body: string, attributes = 'viewBox="0 0 10 10"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`,
  );
const DOT = '<rect width="10" height="10" fill="#fff"/><circle cx="5" cy="5" r="4" fill="#0a7"/>';

/** Each group ten times the one before. */
function usedTenfold(levels: number): string {
  let text = `<g id="a0">${DOT}</g>`;
  for (let level = 1; level <= levels; level += 1) {
    text += `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`;
  }
  return text;
}

function blurred(): string {
  const filter = `<filter id="f">${'<feGaussianBlur stdDeviation="3"/>'.repeat(300)}</filter>`;
  return `${filter}${'<g filter="url(#f)">'.repeat(20)}${DOT}${'</g>'.repeat(20)}`;
}

/** GIF with so many frames of one pixel behind the first. */
function longGif(first: Buffer, frames: number): Buffer {
  const one = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex');
  const body = first.subarray(0, first.length - 1);
  return Buffer.concat([body, ...Array.from({ length: frames }, () => one), Buffer.from(';')]);
}

export async function hostilePictures(): Promise<HostilePicture[]> {
  const png = await plainPicture().png().toBuffer();
  const jpeg = await plainPicture().jpeg().toBuffer();
  const webp = await plainPicture().webp().toBuffer();
  const gif = await plainPicture().gif().toBuffer();
  const avif = await plainPicture().avif({ effort: 0 }).toBuffer();
  const exif = { IFD0: { Artist: HIDDEN, ImageDescription: HIDDEN }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } };
  const withExif = await plainPicture().jpeg().withExif(exif).toBuffer();
  const withIcc = await plainPicture().withMetadata({ icc: 'p3' }).png().toBuffer();
  const drawn = (name: string, bytes: Buffer): HostilePicture => ({ name, bytes, problem: undefined });
  const refused = (problem: string, name: string, bytes: Buffer): HostilePicture => ({ name, bytes, problem });
  return [
    drawn('a JPEG with a name, a place and a comment', withExif),
    drawn('a PNG with a colour profile', withIcc),
    drawn('a PNG with a text', withPngChunk(png, 'tEXt', Buffer.from(`Author\0${HIDDEN}`))),
    drawn('a PNG with a profile that is none', withPngChunk(png, 'iCCP', Buffer.from(`x\0\0${HIDDEN}`))),
    drawn(
      'a JPEG with a page in a comment',
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from('fffe0030', 'hex'),
        Buffer.from(`<script>${HIDDEN}</script>`.padEnd(46)),
        jpeg.subarray(2),
      ]),
    ),
    drawn('a PNG with an archive behind it', Buffer.concat([png, Buffer.from(`PK\x03\x04${HIDDEN}`)])),
    drawn('a GIF with a script behind it', Buffer.concat([gif, Buffer.from(`/*${HIDDEN}*/=1;`)])),
    drawn('a GIF with thousands of frames', longGif(gif, 5000)),
    drawn(
      'an SVG that says that it is as large as a town',
      svg(DOT, 'width="50000" height="50000" viewBox="0 0 10 10"'),
    ),
    refused(
      'picture_too_many_pixels',
      'a PNG of 50 000 × 50 000',
      pngOf(50_000, 50_000, deflateSync(Buffer.alloc(1_000_000))),
    ),
    refused(
      'picture_damaged',
      'a PNG with far more pixels than it says',
      pngOf(200, 160, deflateSync(Buffer.alloc(64_000_000)).subarray(0, 60_000)),
    ),
    refused('picture_damaged', 'a PNG without pixels', pngOf(200, 160, Buffer.alloc(0))),
    refused('picture_unsafe', 'an SVG with a script', svg(`${DOT}<script>fetch('/')</script>`)),
    refused(
      'picture_unsafe',
      'an SVG that acts when it is shown',
      svg(`${DOT}<rect onload="alert(1)" width="1" height="1"/>`),
    ),
    refused(
      'picture_unsafe',
      'an SVG with a page in it',
      svg(`${DOT}<foreignObject width="9" height="9"><p>hello</p></foreignObject>`),
    ),
    refused(
      'picture_unsafe',
      'an SVG with entities that multiply',
      Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`),
    ),
    refused(
      'picture_unsafe',
      'an SVG with an entity of a file',
      Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`),
    ),
    refused(
      'picture_unsafe',
      'an SVG that names a picture elsewhere',
      svg(`${DOT}<image href="https://works.example/x.png" width="5" height="5"/>`),
    ),
    refused(
      'picture_unsafe',
      'an SVG that names one in the old way',
      svg(`${DOT}<image xlink:href="http://works.example/x.png" width="5" height="5"/>`),
    ),
    refused('picture_unsafe', 'an SVG that names a file', svg(`${DOT}<use href="file:///etc/passwd#a"/>`)),
    refused(
      'picture_unsafe',
      'an SVG whose style leads elsewhere',
      svg(`<style>rect{fill:url(https://works.example/a#b)}</style>${DOT}`),
    ),
    refused(
      'picture_unsafe',
      'an SVG whose style brings in another',
      svg(`<style>@import "https://works.example/a.css";</style>${DOT}`),
    ),
    refused(
      'picture_unsafe',
      'an SVG with a style sheet of its own',
      Buffer.from(`<?xml-stylesheet href="https://works.example/a.css"?>${svg(DOT)}`),
    ),
    refused('picture_too_costly', 'an SVG that uses itself a million times', svg(`${usedTenfold(7)}<use href="#a7"/>`)),
    refused('picture_too_costly', 'an SVG that is blurred thousands of times', svg(blurred())),
    refused('picture_too_costly', 'an SVG of very many parts', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))),
    refused('picture_damaged', 'an SVG that ends early', Buffer.from(svg(DOT).subarray(0, 60))),
    ...[png, jpeg, webp, gif, avif].flatMap((bytes, index) => {
      const kind = ['PNG', 'JPEG', 'WebP', 'GIF', 'AVIF'][index];
      return [
        refused('picture_damaged', `half of ${kind} bytes`, bytes.subarray(0, bytes.length / 2)),
        refused('picture_damaged', `the beginning of ${kind} bytes`, bytes.subarray(0, 24)),
      ];
    }),
    refused(
      'picture_unknown_type',
      'a page that says that it is a PNG',
      Buffer.from('<!doctype html><title>Not found</title>'),
    ),
    refused('picture_unknown_type', 'nothing', Buffer.alloc(0)),
    refused('picture_unknown_type', 'a PDF', Buffer.from('%PDF-1.7\n')),
    refused('picture_unknown_type', 'a TIFF', await plainPicture().tiff().toBuffer()),
    refused('picture_damaged', 'an ICO without a picture', Buffer.from('000001000100', 'hex')),
    refused(
      'picture_damaged',
      'an ICO whose picture lies behind its end',
      Buffer.from('00000100010010100000010020000000ffff16ffffff', 'hex'),
    ),
    refused(
      'picture_empty',
      'a PNG of one colour',
      await sharp({ create: { width: 200, height: 200, channels: 3, background: '#123' } })
        .png()
        .toBuffer(),
    ),
    refused(
      'picture_empty',
      'a PNG that nobody can see',
      await sharp({ create: { width: 200, height: 200, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0 } } })
        .png()
        .toBuffer(),
    ),
    refused('picture_too_small', 'a dot', await plainPicture(8, 8).png().toBuffer()),
    refused('picture_bad_shape', 'a line', await plainPicture(2000, 110).png().toBuffer()),
  ];
}
