/** What an SVG may hold to be drawn here: shapes, and references within itself. Pure. */

const MAX_LENGTH = 256 * 1024;
const MAX_PARTS = 10_000;
/** A declaration of the type that names no entities, as some programs write it. */
const PLAIN_DOCTYPE = /<!DOCTYPE\s[^[>]{0,1000}>/i;
const UNSAFE: readonly RegExp[] = [
  /<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|animate|set|handler)\b/i,
  /[\s"'/]on[a-z]{2,30}\s*=/i,
  /@import|expression\s*\(|javascript:/i,
  // All that is named lies in the document itself.
  /\bhref\s*=\s*(?!\s*["']?\s*#)/i,
  /\burl\s*\(\s*(?!\s*["']?\s*#|\s*&quot;\s*#)/i,
];

/** @returns the document as it may be drawn, or the code of what is wrong with it */
export function drawableSvg(bytes: Buffer): { svg: string } | { problem: string } {
  if (bytes.length > MAX_LENGTH) return { problem: 'picture_too_costly' };
  const svg = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(PLAIN_DOCTYPE, '');
  // What is written with numbers instead of letters hides something.
  const plain = svg.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_all, hex, decimal) => letterOf(hex, decimal));
  if (UNSAFE.some((rule) => rule.test(plain))) return { problem: 'picture_unsafe' };
  const parts = svg.match(/</g)?.length ?? 0;
  return parts > MAX_PARTS ? { problem: 'picture_too_costly' } : { svg };
}

function letterOf(hex: string | undefined, decimal: string | undefined): string {
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
