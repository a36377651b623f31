/** Reads the lists of this folder: one text a line, what must go between ⟦ and ⟧, its country or language before a bar. */

export interface Spelling {
  /** Code of the country or language it is usual in; `xx` for none. */
  of: string;
  /** The text as a publisher writes it. */
  text: string;
  /** The parts of it that must not be kept. */
  contacts: string[];
}

export function spellingsOf(list: string): Spelling[] {
  return linesOf(list).map((line) => {
    const bar = line.indexOf('|');
    const marked = unescaped(line.slice(bar + 1));
    const contacts = [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map(([, contact = '']) => contact);
    return { of: line.slice(0, bar), text: marked.replace(/[⟦⟧]/g, ''), contacts };
  });
}

export function linesOf(list: string): string[] {
  return list.split('\n').filter((line) => line !== '');
}

/** Invisible characters are written `\u200b` in the lists, so that a reader sees them; `\n` is a line break. */
export function unescaped(line: string): string {
  return line
    .replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\n', '\n');
}
