/** What kind of picture bytes are, by the bytes alone: names and types that a server gives may be wrong. */

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'ico' | 'svg';

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
/** The brands that an AVIF names stand in its first box. */
const MAX_BRANDS = 128;

/** First bytes, read as Latin-1. An SVG is any markup here: its reader looks at the first element. */
const MARKS: Readonly<Record<PictureKind, (start: string) => boolean>> = {
  png: (start) => start.startsWith('\u0089PNG\r\n\u001a\n'),
  jpeg: (start) => start.startsWith('\u00ff\u00d8\u00ff'),
  webp: (start) => start.startsWith('RIFF') && start.startsWith('WEBP', 8),
  gif: (start) => start.startsWith('GIF87a') || start.startsWith('GIF89a'),
  avif: (start) => start.startsWith('ftyp', 4) && brandsOf(start).includes('avif'),
  ico: (start) => start.startsWith('\0\0\u0001\0'),
  svg: (start) => /^\s*</.test(start.startsWith(BYTE_ORDER_MARK) ? start.slice(BYTE_ORDER_MARK.length) : start),
};

/** @returns undefined for what is not drawn: TIFF, HEIC, PDF, pages … */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const start = Buffer.from(bytes.subarray(0, MAX_BRANDS)).toString('latin1');
  return (Object.keys(MARKS) as PictureKind[]).find((kind) => MARKS[kind](start));
}

/** Major brand, a version, and the brands it is compatible with (ISO/IEC 14496-12, 4.3). */
function brandsOf(start: string): string[] {
  const length = Buffer.from(start.slice(0, 4), 'latin1').readUInt32BE();
  return start.slice(8, length).match(/.{4}/gs) ?? [];
}
