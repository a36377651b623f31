/**
 * An operator's logo: an SVG or PNG file of a size and kind that every page can show. A drawing may hold shapes, paints
 * and text, and nothing that runs, loads or leads anywhere: pages show it as a picture, in which nothing runs, but
 * a browser that opens the file itself applies no policy where the host sends no headers.
 */
import { XMLValidator } from 'fast-xml-parser';
import { utf8Text } from '../text/utf8-text.ts';

export interface Logo {
  type: 'svg' | 'png';
  /** In pixels, or of the drawing's own units; pages need the ratio. */
  width: number;
  height: number;
}

export const MAX_LOGO_BYTES = 64 * 1024;
/** Of one side of a picture: more than four times what the largest screen shows. */
const MAX_PIXELS = 1024;

/** One side may be so many times the other; beyond, it is a line. */
const MAX_RATIO = 20;
/** Copies of copies multiply: so many of them can still be drawn. */
const MAX_COPIES = 20;
/** Without it, browsers show nothing of the file. */
const NAMESPACE = 'http://www.w3.org/2000/svg';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Shapes, paints, text and what holds them together. All others are refused, known or not. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend feFlood ' +
    'feComposite feMerge feMergeNode feColorMatrix feDropShadow'
  ).split(' '),
);
/** Attributes that name something else. They may lead to a part of the same drawing. */
const REFERENCE = /(?:^|:)href$/;
const FORBIDDEN_ATTRIBUTE = /^(?:on|xml:base$|src)|script/i;
/** A tag with its attributes; the validator has seen that they are well-formed. */
const TAG = /<(\/?)([^\s/>]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NUMBER = /^\s*(\d{1,5}(?:\.\d{1,6})?)(?:px)?\s*$/;

/** @param path which decides on the kind by its ending */
export function readLogo(path: string, bytes: Buffer): Logo | { problem: string } {
  if (bytes.length > MAX_LOGO_BYTES)
    return { problem: `It has ${bytes.length} bytes; ${MAX_LOGO_BYTES} are the limit. Make it smaller.` };
  if (path.endsWith('.png')) return shaped(readPng(bytes));
  if (path.endsWith('.svg')) return shaped(readSvg(bytes));
  return { problem: 'Only .svg and .png are known. Save it as one of them.' };
}

function shaped(logo: Logo | { problem: string }): Logo | { problem: string } {
  if ('problem' in logo) return logo;
  const { width, height } = logo;
  if (Math.max(width / height, height / width) <= MAX_RATIO) return logo;
  return { problem: `It is ${width} × ${height}; one side may be ${MAX_RATIO} times the other at most. Crop it.` };
}

/** Source: PNG specification, 5.2 (signature) and 11.2.2 (IHDR). */
function readPng(bytes: Buffer): Logo | { problem: string } {
  const isPng =
    bytes.length >= 33 && bytes.subarray(0, 8).equals(PNG_START) && bytes.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng) return { problem: 'It is no PNG picture. Save it as one, or name it by what it is.' };
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width < 1 || height < 1 || width > MAX_PIXELS || height > MAX_PIXELS)
    return { problem: `It is ${width} × ${height} pixels; each side has 1 to ${MAX_PIXELS}. Make it smaller.` };
  return { type: 'png', width, height };
}

function readSvg(bytes: Buffer): Logo | { problem: string } {
  const text = utf8Text(bytes);
  if (text === undefined || !isPlainUtf8(text))
    return { problem: 'It is no text in UTF-8. Save the drawing as SVG in UTF-8.' };
  const drawing = text
    .replace(/^<\?xml\s[^?]*\?>/, '')
    .replaceAll(/<!--(?:[^-]|-[^-])*-->/g, '')
    .trim();
  if (/<[!?]/.test(drawing))
    return { problem: 'It holds a DOCTYPE, an entity, a CDATA section or an instruction. Save it as plain SVG.' };
  if (XMLValidator.validate(drawing) !== true) return { problem: 'It is not well-formed XML. Save it again as SVG.' };
  const tags = [...drawing.matchAll(TAG)].map(([, closes, name = '', attributes = '']) => ({
    isEnd: closes === '/',
    isEmpty: attributes.endsWith('/'),
    name,
    attributes: attributesOf(attributes),
  }));
  const refused = tags.flatMap(({ isEnd, name, attributes }) => (isEnd ? [] : faultOf(name, attributes)));
  if (refused[0] !== undefined) return { problem: `It holds ${refused[0]}, which a logo may not. Take it out.` };
  const [root] = tags;
  if (root?.name !== 'svg' || hasSecondRoot(tags))
    return { problem: 'It is not one svg element with a drawing in it. Save the drawing as SVG.' };
  if (root.attributes.get('xmlns') !== NAMESPACE)
    return { problem: `Browsers show nothing of it: its svg element needs xmlns="${NAMESPACE}".` };
  if (tags.filter(({ isEnd, name }) => !isEnd && name === 'use').length > MAX_COPIES)
    return { problem: `It has more than ${MAX_COPIES} use elements. Draw what they copy.` };
  const size = sizeOf(root.attributes);
  if (size === undefined)
    return { problem: 'It has no size: its svg element needs a viewBox, or a width and a height, above 0.' };
  return { type: 'svg', ...size };
}

/** A reader that follows the declared encoding must read the same. */
function isPlainUtf8(text: string): boolean {
  const [declaration = ''] = /^<\?xml\s[^?]*\?>/.exec(text) ?? [];
  const [, encoding = 'utf-8'] = /\sencoding\s*=\s*["']([^"']*)/.exec(declaration) ?? [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
  return encoding.toLowerCase() === 'utf-8' && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text);
}

/** Parsers of browsers show nothing of such a file, and the validator lets it pass. */
function hasSecondRoot(tags: readonly { isEnd: boolean; isEmpty: boolean }[]): boolean {
  let depth = 0;
  return tags.some(({ isEnd, isEmpty }, index) => {
    const isSecond = depth === 0 && index > 0;
    depth += isEnd ? -1 : Number(!isEmpty);
    return isSecond;
  });
}

function attributesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [name, one ?? other ?? '']));
}

/** What of an element is refused, in words; the first thing is enough. */
function faultOf(name: string, attributes: ReadonlyMap<string, string>): string[] {
  if (!ELEMENTS.has(name)) return [`the element ${name.slice(0, 40)}`];
  for (const [attribute, value] of attributes) {
    if (FORBIDDEN_ATTRIBUTE.test(attribute)) return [`the attribute ${attribute.slice(0, 40)}`];
    if (attribute === 'xmlns' && value !== NAMESPACE) return ['parts that are no drawing'];
    if (REFERENCE.test(attribute) && !/^#[\w.:-]*$/.test(value)) return ['a reference to something outside of it'];
    // References to characters and escapes of CSS would hide what stands there.
    if (/&(?!(?:amp|lt|gt|quot|apos);)|\\/.test(value)) return [`an escaped value of ${attribute.slice(0, 40)}`];
    if (!attribute.startsWith('xmlns') && leadsOut(value)) return [`a value of ${attribute.slice(0, 40)} that loads`];
  }
  return [];
}

/** Paints and filters may name a part of the same drawing. */
function leadsOut(value: string): boolean {
  const rest = value.replaceAll(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '');
  return /url\s*\(|@import|javascript:|data:|expression\s*\(|image-set|src\s*\(/i.test(rest);
}

function sizeOf(attributes: ReadonlyMap<string, string>): Pick<Logo, 'width' | 'height'> | undefined {
  const viewBox = attributes.get('viewBox')?.trim() ?? '';
  const numbers = viewBox.split(/[\s,]+/).map(Number);
  const [, , wide = Number.NaN, high = Number.NaN] = numbers.length === 4 ? numbers : [];
  const own = (name: string) => Number(NUMBER.exec(attributes.get(name) ?? '')?.[1] ?? Number.NaN);
  const [width, height] = wide > 0 && high > 0 ? [wide, high] : [own('width'), own('height')];
  return width > 0 && height > 0 && Number.isFinite(width + height) ? { width, height } : undefined;
}
