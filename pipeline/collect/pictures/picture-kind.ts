/** What bytes are, whatever their name or their server says. Pure. */

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'ico' | 'svg';

/** An SVG may begin with marks, remarks and declarations. */
const SVG_START =
  /^\uFEFF?\s*(?:<\?[^>]{0,1000}\?>\s*|<!--[\s\S]{0,4000}?-->\s*|<!DOCTYPE\s[^>]{0,2000}>?[^<]{0,200}\s*(?:<!ENTITY[^>]{0,1000}>\s*){0,100}(?:\]\s*>)?\s*){0,10}<svg[\s>]/i;
const START_LENGTH = 16 * 1024;

export function pictureKind(bytes: Buffer): PictureKind | undefined {
  const at = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(at(0, 6))) return 'gif';
  if (at(4, 8) === 'ftyp' && /^avi[fs]$/.test(at(8, 12))) return 'avif';
  if (at(0, 4) === '\0\0\x01\0') return 'ico';
  return SVG_START.test(bytes.toString('utf8', 0, START_LENGTH)) ? 'svg' : undefined;
}
