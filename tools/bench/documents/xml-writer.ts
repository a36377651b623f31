/** Elements → bytes, in the ways in which tools and people write XML. */
import { chance, pick, type Random } from './random.ts';

export type Element = readonly [name: string, content: string | readonly Element[]];

interface Habits {
  indent: string;
  lineEnd: string;
  hasShortEmptyTags: boolean;
  /** Text as it stands between two tags. */
  write: (text: string) => string;
}

/** What real files show: one in five has a comment, CDATA, a DOCTYPE or another encoding than UTF-8. */
export function writeXml(random: Random, root: Element): Uint8Array {
  const habits: Habits = {
    indent: pick(random, ['\t', '  ', '  ', '']),
    lineEnd: chance(random, 35) ? '\r\n' : '\n',
    hasShortEmptyTags: chance(random, 50),
    write: pick(random, TEXT_HABITS),
  };
  const body = elementText(root, habits, '');
  const { label, encode } = encodingOf(random, body);
  const lines = [
    ...(label === undefined ? [] : [`<?xml version="1.0"${label === '' ? '' : ` encoding="${label}"`} ?>`]),
    ...(chance(random, 3) ? ['<!DOCTYPE XML_DIZ_INFO SYSTEM "http://pad.example/xml_diz_info.dtd">'] : []),
    ...(chance(random, 5) ? ['<!-- Made with an editor: do not edit by hand -->'] : []),
    body,
  ];
  return encode(lines.join(habits.lineEnd));
}

function elementText([name, content]: Element, habits: Habits, indent: string): string {
  const { lineEnd, hasShortEmptyTags, write } = habits;
  if (content === '') return `${indent}<${name}${hasShortEmptyTags ? ' />' : `></${name}>`}`;
  if (typeof content === 'string') return `${indent}<${name}>${write(content)}</${name}>`;
  const children = content.map((child) => elementText(child, habits, indent + habits.indent));
  return [`${indent}<${name}>`, ...children, `${indent}</${name}>`].join(lineEnd);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const TEXT_HABITS: readonly Habits['write'][] = [
  ...Array<Habits['write']>(20).fill(escaped),
  (text) => escaped(text).replaceAll("'", '&apos;').replaceAll('"', '&quot;'),
  // Some tools write every letter that is not ASCII as its number.
  (text) => escaped(text).replace(/[^\0-\u007f]/g, (letter) => `&#${letter.codePointAt(0)};`),
  // And some leave every & as it is.
  (text) => text.replaceAll('<', '&lt;'),
  (text) => (text.includes('\n') ? `<![CDATA[${text}]]>` : escaped(text)),
];

interface Encoding {
  /** What the declaration says: '' is one that names no encoding, undefined is none. */
  label: string | undefined;
  encode: (text: string) => Uint8Array;
}

const utf8 = (text: string) => new TextEncoder().encode(text);

function encodingOf(random: Random, body: string): Encoding {
  // Up to here windows-1252 and ISO 8859-1 are one.
  const isLatin = !/[^\0-\u007f\u00a0-\u00ff]/.test(body);
  if (isLatin && chance(random, 6)) return { label: 'Windows-1252', encode: (text) => Buffer.from(text, 'latin1') };
  if (chance(random, 2)) return { label: 'UTF-16', encode: (text) => Buffer.from(`\ufeff${text}`, 'utf16le') };
  if (chance(random, 3)) return { label: 'UTF-8', encode: (text) => utf8(`\ufeff${text}`) };
  return { label: pick(random, ['UTF-8', 'UTF-8', 'utf-8', '', undefined]), encode: utf8 };
}
