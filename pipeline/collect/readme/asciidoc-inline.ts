/** What stands inside the lines of AsciiDoc: attributes, macros, links, quotes. */
import { code, link, PICTURE, readLooseLinks } from './blocks.ts';

export type Attributes = Map<string, string>;

const CHARACTERS: Readonly<Record<string, string>> = {
  empty: '',
  blank: '',
  sp: ' ',
  nbsp: ' ',
  zwsp: '',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  quot: '"',
  plus: '+',
  cpp: 'C++',
  asterisk: '*',
  tilde: '~',
  backslash: '\\',
  backtick: '`',
  startsb: '[',
  endsb: ']',
  vbar: '|',
  caret: '^',
  'two-colons': '::',
  'two-semicolons': ';;',
};

/** {name} → its value. A name nobody set stays, as on the page. */
export function withAttributes(text: string, attributes: Attributes): string {
  return text.replace(/\{([\w-]{1,60})\}/g, (whole, name: string) => attributes.get(name) ?? CHARACTERS[name] ?? whole);
}

/** May hold several lines; they stay lines. */
export function asciidocInline(text: string, attributes: Attributes): string {
  return quotes(links(macros(readLooseLinks(withAttributes(text, attributes)))))
    .replace(/ \+(?=\n|$)/g, '')
    .replace(/(?<=\s)--(?=\s)/g, '—')
    .replace(/\\(?=[*_`#^~{[<])/g, '');
}

function macros(text: string): string {
  return text
    .replace(/(?:image|icon):[^\s:[][^[\n]{0,500}\[[^\]]{0,500}\]/g, PICTURE)
    .replace(
      /\[\[[^\]]{1,200}\]\]|(?:anchor|indexterm2?|footnote(?:ref)?):[^\s[]{0,100}\[[^\]]{0,1000}\]|\({3}[^)]{0,200}\){3}/g,
      '',
    )
    .replace(/(?:kbd|btn):\[([^\]]{0,100})\]/g, (_, key: string) => code(key))
    .replace(
      /(?:menu:([^\s[]{1,100})|pass:[a-z,]{0,20}|stem:|latexmath:|asciimath:)\[([^\]]{0,500})\]/g,
      (_, menu: string | undefined, shown: string) => (menu === undefined ? shown : `${menu} > ${shown}`),
    )
    .replace(/\+{3}([^+]{0,300})\+{3}/g, (_, raw: string) => code(raw));
}

function links(text: string): string {
  return text
    .replace(/<<([^<>,\n]{1,200})(?:,([^<>]{0,300}))?>>/g, (_, id: string, shown?: string) => link(shown ?? id))
    .replace(/(?:link|xref|mailto):([^\s[\]]{1,500})\[([^\]]{0,500})\]/g, (_, address: string, shown: string) =>
      link(label(shown) || address, address),
    )
    .replace(
      /<?((?:https?|ftp|irc):\/\/[^\s[\]<>\ue000-\ue006]{1,500})(?:\[([^\]]{0,500})\])?>?/g,
      (_, address: string, shown?: string) => {
        const end = shown === undefined ? (address.match(/(?<![.,;:!?)])[.,;:!?)]+$/)?.[0] ?? '') : '';
        return link(label(shown ?? '') || address.slice(0, address.length - end.length), address) + end;
      },
    );
}

/** The text of a link without what follows it: "text^", "text,window=_blank", "\"text, text\",role=x". */
function label(shown: string): string {
  const quoted = shown.match(/^"([^"]*)"/)?.[1];
  return (
    quoted ??
    shown
      .replace(/,\s*[\w-]+=.*$/s, '')
      .replace(/\^$/, '')
      .trim()
  );
}

function quotes(text: string): string {
  return text
    .replace(/"`([^`]{1,500})`"/g, '“$1”')
    .replace(/'`([^`]{1,500})`'/g, '‘$1’')
    .replace(/``([^`]{1,300})``/g, (_, shown: string) => code(shown))
    .replace(/(?<![\p{L}\p{N}`])`\+?([^`\s](?:[^`]{0,300}[^`\s+])?)\+?`(?![\p{L}\p{N}`])/gu, (_, shown: string) =>
      code(shown),
    )
    .replace(/(?<![\p{L}\p{N}+])\+([^+\s](?:[^+]{0,300}[^+\s])?)\+(?![\p{L}\p{N}+])/gu, '$1')
    .replace(/(?:\[[^\][]{0,60}\])?([*_#])\1([^*_#]{1,500})\1\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}:/])(?:\[[^\][]{0,60}\])?([*_#])(\S(?:[^*_#]{0,500}[^\s*_#])?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/(?<!\s)([\^~])(\S[^\s^~]{0,40})\1/g, '$2');
}
