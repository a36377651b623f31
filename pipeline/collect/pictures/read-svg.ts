/**
 * Looks through an SVG before it is drawn. The library that draws it runs no program, opens no file and asks no network;
 * what would need that is refused all the same, as is what it would draw wrongly: letters, for which there are no fonts.
 */
import { Parser } from 'htmlparser2';
import { utf8Text } from '../../repo/text/utf8-text.ts';
import { PictureRefusal, SVG_BYTES, SVG_DEPTH, SVG_ELEMENTS } from './picture-rules.ts';

const UNSAFE_ELEMENTS = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler']);
const HREF = new Set(['href', 'src']);
const OWN_PLACE = /^\s*(?:#|data:image\/(?:png|jpeg);base64,)/i;
/** In attributes and styles, without their spaces. A backslash may hide either of the others. */
const LEADS_OUTSIDE = /@import|url\((?!["']?#)|\\/i;
/** Old programs write one that names the SVG specification. What it declares beyond that would be entities. */
const PLAIN_DOCTYPE = /<!DOCTYPE[^[\]<>]*>/i;
const SVG = /<(?:\w{1,20}:)?svg[\s>]/;
const DECLARATION = /^\ufeff?\s*<\?xml\s[^<>]*\?>/;

/** @returns the text to be drawn. @throws Refusal */
export function readSvg(bytes: Buffer): string {
  if (bytes.length > SVG_BYTES) throw new PictureRefusal('picture_too_large.svg', svgLimits());
  const text = utf8Text(bytes)?.replace(DECLARATION, '').replace(PLAIN_DOCTYPE, '');
  if (text === undefined) throw new PictureRefusal('picture_unknown_type');
  assertSvg(text);
  return text;
}

function assertSvg(text: string): void {
  let elements = 0;
  let depth = 0;
  let openStyles = 0;
  let style = '';
  const parser = new Parser(
    {
      onopentag(prefixed, attributes) {
        const name = localName(prefixed);
        elements += 1;
        depth += 1;
        if (elements === 1 && name !== 'svg') throw new PictureRefusal('picture_unknown_type');
        if (elements > SVG_ELEMENTS || depth > SVG_DEPTH)
          throw new PictureRefusal('picture_too_large.svg', svgLimits());
        if (UNSAFE_ELEMENTS.has(name)) throw new PictureRefusal('picture_unsafe');
        if (name === 'text') throw new PictureRefusal('picture_unsafe.text');
        if (name === 'style') openStyles += 1;
        for (const [key, value] of Object.entries(attributes)) assertAttribute(key, value);
      },
      onclosetag(prefixed) {
        depth -= 1;
        if (localName(prefixed) === 'style') openStyles -= 1;
      },
      ontext(piece) {
        if (openStyles > 0) style += piece;
      },
      // Document types with entities, style sheets.
      onprocessinginstruction() {
        throw new PictureRefusal(SVG.test(text) ? 'picture_unsafe' : 'picture_unknown_type');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (elements === 0) throw new PictureRefusal('picture_unknown_type');
  if (leadsOutside(style)) throw new PictureRefusal('picture_unsafe');
}

/** What programs that draw keep for themselves has a prefix: paths of their files, too. */
function assertAttribute(name: string, value: string): void {
  const isHref = HREF.has(localName(name));
  const isOwn = name.includes(':') && !isHref;
  const isOutside = isHref ? !OWN_PLACE.test(value) : leadsOutside(value);
  if (!isOwn && (isOutside || /^on/i.test(name))) throw new PictureRefusal('picture_unsafe');
}

function leadsOutside(style: string): boolean {
  return LEADS_OUTSIDE.test(style.replace(/\s+/g, ''));
}

/** Without the prefix of its namespace, which anybody may choose. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function svgLimits() {
  return { limit: SVG_BYTES, elements: SVG_ELEMENTS, levels: SVG_DEPTH };
}
