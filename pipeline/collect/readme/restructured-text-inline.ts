/** What stands inside the lines of reStructuredText: roles, references, substitutions, emphasis, escapes. */
import { code, link, PICTURE, readLooseLinks } from './blocks.ts';

export interface Definitions {
  /** |name| → what stands for it. */
  substitutions: Map<string, string>;
  /** Names of link targets, in small letters: only behind these an underscore is no part of the word. */
  targets: Set<string>;
}

/** Enough for any README; more would be an attack. */
const MAX_DEFINITIONS = 2000;
/** A longer replacement, used often, would let the text grow without bound. */
const MAX_REPLACEMENT = 200;

export function readDefinitions(lines: readonly string[]): Definitions {
  const substitutions = new Map<string, string>();
  const targets = new Set<string>();
  for (const line of lines) {
    if (!line.trimStart().startsWith('..') || substitutions.size + targets.size > MAX_DEFINITIONS) continue;
    const [, name, directive, value = ''] = line.match(/^\s*\.\. \|([^|]{1,100})\|\s+([\w-]{1,30})::(.*)$/) ?? [];
    if (name !== undefined) {
      substitutions.set(
        name,
        directive === 'image' ? PICTURE : directive === 'replace' ? value.trimStart().slice(0, MAX_REPLACEMENT) : '',
      );
    }
    const target = line.match(/^\s*\.\. _`?([^`:]{1,100})`?:/)?.[1];
    if (target !== undefined) targets.add(target.toLowerCase());
  }
  return { substitutions, targets };
}

/** Stand for backslash escapes and literals while the rest is read. */
const HIDDEN = '\ue010';

/** May hold several lines; they stay lines. */
export function rstInline(text: string, definitions: Definitions): string {
  const hidden: string[] = [];
  const hide = (value: string) => `${HIDDEN}${hidden.push(value) - 1}${HIDDEN}`;
  return readLooseLinks(text)
    .replace(/``([^`]{1,500}(?:`[^`]{1,500}){0,5})``/g, (_, literal: string) => hide(code(literal)))
    .replace(/\\([\s\S])/g, (_, escaped: string) => (/\s/.test(escaped) ? '' : hide(escaped)))
    .replace(
      /\|([^|\s](?:[^|]{0,98}[^|\s])?)\|(?:__?)?/g,
      (_, name: string) => definitions.substitutions.get(name) ?? '',
    )
    .replace(/(?::[\w:+.-]{1,60}:)?`([^`]{1,500})`(?::[\w:+.-]{1,60}:|__?)?/g, (whole, shown: string) =>
      interpreted(whole, shown),
    )
    .replace(/\s?\[(?:\d{1,4}|#[\w-]{0,40}|\*|[\w-]{1,40})\]_(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<![\p{L}\p{N}_])([\p{L}\p{N}][\p{L}\p{N}.+-]{0,60})__?(?![\p{L}\p{N}_])/gu, (whole, name: string) =>
      definitions.targets.has(name.toLowerCase()) || whole.endsWith('__') ? link(name) : whole,
    )
    .replace(/(\*\*)(\S(?:[^*]{0,1000}\S)?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(\S(?:[^*]{0,1000}[^\s*])?)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/<?((?:https?|ftp):\/\/[^\s<>\ue000-\ue010]{1,500})>?/g, (_, address: string) => link(address))
    .replace(/\ue010(\d{1,6})\ue010/g, (_, index: string) => hidden[Number(index)] ?? '');
}

/** `text <address>`_ is a link, :role:`text` shows its text, :role:`~package.Name` only its last part. */
function interpreted(whole: string, shown: string): string {
  const { text, address } = embeddedAddress(shown);
  if (!whole.startsWith(':')) return whole.endsWith('_') ? link(text || address, address) : shown;
  if (/^:(?:code|kbd|command|file|samp|envvar|option|program|func|class|meth|mod|attr|py:\w+|c:\w+):/.test(whole)) {
    return code(text.startsWith('~') ? (text.split('.').at(-1) ?? text) : text);
  }
  return /^:(?:doc|ref|pep|rfc|pypi|issue|pr|user|any|term):/.test(whole) ? link(text) : text;
}

function embeddedAddress(shown: string): { text: string; address: string } {
  const start = shown.lastIndexOf('<');
  const isEmbedded = start !== -1 && shown.indexOf('>', start) === shown.length - 1;
  if (!isEmbedded) return { text: shown, address: '' };
  return { text: shown.slice(0, start).trimEnd(), address: shown.slice(start + 1, -1) };
}
