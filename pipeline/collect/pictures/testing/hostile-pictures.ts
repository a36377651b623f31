/** Pictures that mean harm, and what becomes of each: a code, or a picture with nothing of them but what is seen. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Role } from '../drawer.ts';
import { bitmap, ico, sample, samplePicture, svg } from './sample-pictures.ts';

export interface HostilePicture {
  name: string;
  /** 'drawn', or the problem it ends in; where an attack may die in several ways, all of them. */
  ends: string | readonly string[];
  role?: Role;
  bytes: Buffer | Promise<Buffer>;
}

/** Words that stand beside the picture in what `HIDING` makes, and must not be in what is drawn. */
export const CANARY = 'canary-beside-the-picture';

/** The costly ones: time, or memory. */
const COSTLY = ['picture_too_costly', 'picture_damaged'];

const PNG_START = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A PNG of one byte a pixel that claims a size, with any data. */
function png(width: number, height: number, data: Buffer, before: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    PNG_START,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes));

/** @param frameSide what each frame claims; its data ends after a pixel */
function gif(width: number, height: number, frames: number, frameSide = 1): Buffer {
  const screen = Buffer.from([...Buffer.from('GIF89a'), 0, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  frame.writeUInt16LE(frameSide, 5);
  frame.writeUInt16LE(frameSide, 7);
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** Writes over a number that a header claims. */
async function claiming(picture: Promise<Buffer>, write: (bytes: Buffer) => void): Promise<Buffer> {
  const bytes = Buffer.from(await picture);
  write(bytes);
  return bytes;
}

/** Its last scan again and again: each is decoded over all pixels. */
const withScans = (times: number) => (bytes: Buffer) => {
  const scan = bytes.subarray(bytes.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([bytes.subarray(0, -2), ...Array.from({ length: times }, () => scan), bytes.subarray(-2)]);
};

function jpegWithComment(picture: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const segment = Buffer.alloc(4);
  segment.set([0xff, 0xfe]);
  segment.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), segment, text, picture.subarray(2)]);
}

const HTML = `<script>alert("${CANARY}")</script>`;
const EXIF = {
  IFD0: { Artist: CANARY, ImageDescription: CANARY },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
};

const HIDING: HostilePicture[] = [
  {
    name: 'a JPEG with a place, a name, a profile and HTML in its comment',
    ends: 'drawn',
    bytes: sample(200, 150)
      .withExif(EXIF)
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
      .then((bytes) => jpegWithComment(bytes, HTML)),
  },
  {
    name: 'a PNG with a text, a profile and an archive behind it',
    ends: 'drawn',
    bytes: sample(200, 150)
      .withExif(EXIF)
      .withIccProfile('p3')
      .png()
      .toBuffer()
      .then((bytes) => Buffer.concat([bytes, Buffer.from(`PK\u0003\u0004${CANARY}`)])),
  },
  {
    name: 'a WebP with a place and XMP',
    ends: 'drawn',
    bytes: sample(200, 150)
      .withExif(EXIF)
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${CANARY}</x:xmpmeta>`)
      .webp()
      .toBuffer(),
  },
  {
    name: 'a GIF with a program behind it',
    ends: 'drawn',
    bytes: samplePicture('gif', 200, 150).then((bytes) =>
      Buffer.concat([bytes, Buffer.from(`*/=1;alert("${CANARY}")//`)]),
    ),
  },
  {
    name: 'an SVG with a comment and metadata',
    ends: 'drawn',
    bytes: Buffer.from(svg(`<!-- ${CANARY} --><metadata>${CANARY}</metadata><desc>${CANARY}</desc>`, 200, 150)),
  },
  {
    name: 'a GIF that is a program by its first bytes, and of one pixel',
    ends: 'picture_too_small',
    bytes: Buffer.concat([gif(0x2a2f, 200, 1), Buffer.from('*/=1;alert(1)')]),
  },
];

const BOMBS: HostilePicture[] = [
  {
    name: 'a PNG that claims 50 000 × 50 000',
    ends: 'picture_too_large',
    bytes: png(50_000, 50_000, zeros(1_000_000)),
  },
  {
    name: 'a PNG that claims 2 147 483 647 × 1',
    ends: ['picture_too_large', 'picture_damaged'],
    bytes: png(0x7fffffff, 1, zeros(10)),
  },
  { name: 'a PNG that claims 0 × 0', ends: 'picture_damaged', bytes: png(0, 0, zeros(10)) },
  {
    name: 'a PNG of 1 000 × 1 000 whose data goes on for 500 MB',
    ends: ['picture_empty', 'picture_damaged'],
    bytes: png(1000, 1000, zeros(500_000_000)),
  },
  {
    name: 'a PNG with a text of 500 MB',
    ends: ['picture_empty', 'picture_damaged'],
    bytes: png(200, 200, zeros(201 * 200), [chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros(500_000_000)]))]),
  },
  {
    name: 'a PNG with a profile of 500 MB',
    ends: ['picture_empty', 'picture_damaged'],
    bytes: png(200, 200, zeros(201 * 200), [chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), zeros(500_000_000)]))]),
  },
  {
    name: 'a PNG of a hundred thousand texts',
    ends: ['picture_empty', 'picture_damaged', 'picture_too_large'],
    bytes: png(
      200,
      200,
      zeros(201 * 200),
      Array.from({ length: 100_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
    ),
  },
  { name: 'a GIF of a hundred thousand frames', ends: ['picture_empty', ...COSTLY], bytes: gif(200, 200, 100_000) },
  { name: 'a GIF that claims 65 535 × 65 535 for a pixel', ends: 'picture_too_small', bytes: gif(65_535, 65_535, 1) },
  {
    name: 'a GIF whose frame claims 65 535 × 65 535',
    ends: 'picture_too_large',
    bytes: gif(65_535, 65_535, 1, 65_535),
  },
  {
    name: 'a JPEG of three hundred scans',
    ends: COSTLY,
    bytes: sample(4000, 4000).jpeg({ progressive: true }).toBuffer().then(withScans(300)),
  },
  {
    name: 'a PNG that says it moves, with huge frames',
    ends: 'picture_empty',
    bytes: png(200, 200, zeros(201 * 200), [chunk('acTL', Buffer.alloc(8, 255)), chunk('fcTL', Buffer.alloc(26, 127))]),
  },
  {
    name: 'a WebP of a thousand frames',
    ends: 'drawn',
    bytes: Promise.all([sample(200, 150).webp().toBuffer(), sample(200, 150).negate().webp().toBuffer()]).then((pair) =>
      sharp(
        Array.from({ length: 1000 }, (_, index) => pair[index % 2] ?? ''),
        { join: { animated: true } },
      )
        .webp({ effort: 0 })
        .toBuffer(),
    ),
  },
  {
    name: 'a JPEG that claims 65 500 × 65 500',
    ends: 'picture_too_large',
    bytes: claiming(samplePicture('jpeg', 200, 150), (bytes) => {
      const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
      bytes.writeUInt16BE(65_500, at + 5);
      bytes.writeUInt16BE(65_500, at + 7);
    }),
  },
  {
    name: 'a WebP that claims 16 383 × 16 383',
    ends: ['picture_too_large', 'picture_damaged'],
    bytes: claiming(sample(200, 150).removeAlpha().webp().toBuffer(), (bytes) => {
      bytes.writeUInt16LE(16_383, 26);
      bytes.writeUInt16LE(16_383, 28);
    }),
  },
  {
    name: 'an AVIF that claims 30 000 × 30 000',
    ends: ['picture_too_large', 'picture_damaged'],
    bytes: claiming(samplePicture('avif', 200, 150), (bytes) => {
      for (let at = bytes.indexOf('ispe'); at > 0; at = bytes.indexOf('ispe', at + 1)) {
        bytes.writeUInt32BE(30_000, at + 8);
        bytes.writeUInt32BE(30_000, at + 12);
      }
    }),
  },
  {
    name: 'an ICO whose bitmap claims 100 000 × 100 000',
    ends: 'picture_damaged',
    role: 'icon',
    bytes: claiming(samplePicture('ico-32', 32, 32), (bytes) => {
      bytes.writeInt32LE(100_000, 26);
      bytes.writeInt32LE(200_000, 30);
    }),
  },
  {
    name: 'an ICO whose PNG claims 50 000 × 50 000',
    ends: 'picture_too_large',
    role: 'icon',
    bytes: ico([{ side: 256, content: png(50_000, 50_000, zeros(10)) }]),
  },
  {
    name: 'an ICO of more entries than bytes',
    ends: 'picture_damaged',
    role: 'icon',
    bytes: Buffer.from([0, 0, 1, 0, 255, 255, 16, 16]),
  },
  {
    name: 'an ICO inside of an ICO',
    ends: 'picture_damaged',
    role: 'icon',
    bytes: ico([{ side: 32, content: ico([{ side: 32, content: bitmap(32, 32) }]) }]),
  },
];

const nested = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
/** Each level uses the one below ten times. */
const levels = (one: (level: number, uses: string) => string) =>
  Array.from({ length: 10 }, (_, level) => one(level + 1, `<use xlink:href="#l${level}"/>`.repeat(10))).join('');
const asSvg = (name: string, ends: HostilePicture['ends'], inside: string): HostilePicture => ({
  name: `an SVG with ${name}`,
  ends,
  role: 'icon',
  bytes: Buffer.from(svg(inside)),
});

const OUTSIDE: HostilePicture[] = [
  asSvg('an address', 'picture_unsafe', '<image href="http://127.0.0.1/a.png" width="9" height="9"/>'),
  asSvg('an address of a file', 'picture_unsafe', '<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
  asSvg('a path', 'picture_unsafe', '<image href="/etc/passwd" width="9" height="9"/>'),
  asSvg('another SVG inside', 'picture_unsafe', '<image href="data:image/svg+xml,%3Csvg/%3E" width="9" height="9"/>'),
  asSvg('a use from elsewhere', 'picture_unsafe', '<use href="https://acme.example/a.svg#a"/>'),
  asSvg(
    'an address in an attribute',
    'picture_unsafe',
    '<path fill="url(https://acme.example/a.svg#a)" d="M0 0h9v9z"/>',
  ),
  asSvg(
    'an address written as references',
    'picture_unsafe',
    '<path style="fill:&#117;rl(http://a.example)" d="M0 0h9v9z"/>',
  ),
  asSvg('an address in its style', 'picture_unsafe', '<style>path{fill:URL( "http://a.example")}</style>'),
  asSvg('an address in pieces', 'picture_unsafe', '<style>path{fill:u&#114;l\n( http://a.example)}</style>'),
  asSvg('an escaped address', 'picture_unsafe', '<path style="fill:\\75rl(http://a.example)" d="M0 0h9v9z"/>'),
  asSvg('spaces without end', 'drawn', `<style>path{stroke:url(${' '.repeat(200_000)}#a)}</style>`),
  asSvg('an import', 'picture_unsafe', '<style>@IMPORT "http://a.example/a.css";</style>'),
  asSvg('a program', 'picture_unsafe', '<script>alert(1)</script>'),
  asSvg(
    'a program under a prefix',
    'picture_unsafe',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
  ),
  asSvg('a handler', 'picture_unsafe', '<path onclick="alert(1)" d="M0 0h9v9z"/>'),
  asSvg('a page inside', 'picture_unsafe', '<foreignObject><iframe src="http://a.example"/></foreignObject>'),
  asSvg('letters', 'picture_unsafe', '<text y="9">Acme</text>'),
  {
    name: 'an SVG of a billion laughs',
    ends: 'picture_unsafe',
    bytes: Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, level) => `<!ENTITY ${'bcdefghij'[level]} "${`&${'abcdefghij'[level]};`.repeat(10)}">`).join('')}]>${svg('<desc>&j;</desc>')}`,
    ),
  },
  {
    name: 'an SVG with an entity from outside',
    ends: 'picture_unsafe',
    bytes: Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<desc>&a;</desc>')}`),
  },
  {
    name: 'an SVG with a style sheet',
    ends: 'picture_unsafe',
    bytes: Buffer.from(`<?xml-stylesheet href="http://a.example/a.css"?>${svg('')}`),
  },
];

const SVG_BOMBS: HostilePicture[] = [
  asSvg('a thousand levels', 'picture_too_large', nested('<g>', '</g>', 1000)),
  asSvg('ten thousand elements', 'picture_too_large', '<path d="M0 0h9v9z"/>'.repeat(10_000)),
  asSvg('300 kB', 'picture_too_large', `<desc>${'a'.repeat(300_000)}</desc>`),
  asSvg('a use of itself', ['drawn', 'picture_damaged'], '<g id="a"><use xlink:href="#a"/></g>'),
  asSvg(
    'uses of uses',
    'picture_too_costly',
    `<defs><path id="l0" d="M0 0h9v9z"/>${levels((level, uses) => `<g id="l${level}">${uses}</g>`)}</defs><use xlink:href="#l10"/>`,
  ),
  asSvg(
    'patterns of patterns',
    ['drawn', ...COSTLY],
    `${Array.from({ length: 12 }, (_, level) => `<pattern id="p${level + 1}" width=".01" height=".01" patternUnits="userSpaceOnUse"><path d="M0 0h9v9z" fill="url(#p${level})"/></pattern>`).join('')}<path d="M0 0h64v64H0z" fill="url(#p12)"/>`,
  ),
  asSvg(
    'masks of themselves',
    ['drawn', 'picture_damaged'],
    '<mask id="m"><path mask="url(#m)" d="M0 0h9v9z"/></mask><path mask="url(#m)" d="M0 0h9v9z"/>',
  ),
  asSvg(
    'huge blurs',
    ['drawn', ...COSTLY],
    `<filter id="f" x="-9999" y="-9999" width="99999" height="99999">${'<feGaussianBlur stdDeviation="99999"/>'.repeat(200)}</filter>${'<path filter="url(#f)" d="M0 0h64v64z"/>'.repeat(200)}`,
  ),
  asSvg(
    'endless turbulence',
    'picture_too_costly',
    `<filter id="f">${'<feTurbulence baseFrequency="9" numOctaves="100000000"/>'.repeat(100)}</filter><path filter="url(#f)" d="M0 0h64v64z"/>`,
  ),
  asSvg(
    'a stroke of a billion dashes',
    ['drawn', ...COSTLY],
    '<path stroke="red" stroke-width="1" stroke-dasharray=".0000001" d="M0 0H64000000"/>',
  ),
  asSvg(
    'a huge picture inside',
    ['drawn', ...COSTLY],
    `<image width="9" height="9" href="data:image/png;base64,${png(30_000, 30_000, zeros(60_000_000)).toString('base64')}"/>`,
  ),
];

const OTHERS: HostilePicture[] = [
  { name: 'nothing', ends: 'picture_unknown_type', bytes: Buffer.alloc(0) },
  { name: 'a page', ends: 'picture_unknown_type', bytes: Buffer.from('<!doctype html><html><svg></svg></html>') },
  {
    name: 'a page without a document type',
    ends: 'picture_unknown_type',
    bytes: Buffer.from(`<html><body>${svg('')}</body></html>`),
  },
  { name: 'a document in PDF', ends: 'picture_unknown_type', bytes: Buffer.from('%PDF-1.7\n') },
  { name: 'a TIFF', ends: 'picture_unknown_type', bytes: sample(200, 150).tiff().toBuffer() },
  { name: 'a bitmap', ends: 'picture_unknown_type', bytes: Buffer.concat([Buffer.from('BM'), bitmap(200, 24)]) },
  {
    name: 'an HEIC',
    ends: ['picture_unknown_type', 'picture_damaged'],
    bytes: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\0'),
  },
  { name: 'a JPEG XL', ends: 'picture_unknown_type', bytes: Buffer.from([0xff, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) },
  { name: 'a pointer', ends: 'picture_unknown_type', bytes: Buffer.from([0, 0, 2, 0, 1, 0, 16, 16, 0, 0, 0, 0, 0, 0]) },
  { name: 'six megabytes', ends: 'picture_too_large', bytes: Buffer.concat([PNG_START, Buffer.alloc(6_000_000)]) },
  { name: 'one color', ends: 'picture_empty', bytes: png(200, 200, zeros(201 * 200)) },
  {
    name: 'nothing but transparency',
    ends: 'picture_empty',
    bytes: sample(200, 150)
      .ensureAlpha(0)
      .composite([{ input: { create: { width: 200, height: 150, channels: 4, background: '#0000' } }, blend: 'clear' }])
      .png()
      .toBuffer(),
  },
  { name: 'a picture of 99 × 400', ends: 'picture_too_small', bytes: samplePicture('png', 99, 390) },
  { name: 'an icon of 15 × 15', ends: 'picture_too_small', role: 'icon', bytes: samplePicture('png', 15, 15) },
  { name: 'a bar', ends: 'picture_bad_shape', bytes: samplePicture('png', 1000, 200) },
  { name: 'a bar as icon', ends: 'picture_bad_shape', role: 'icon', bytes: Buffer.from(svg('', 500, 100)) },
];

export const HOSTILE_PICTURES: readonly HostilePicture[] = [...HIDING, ...BOMBS, ...OUTSIDE, ...SVG_BOMBS, ...OTHERS];
