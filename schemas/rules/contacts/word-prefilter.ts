/**
 * Looks for many words at once, as Aho and Corasick do (CACM 18, 1975): one step of a table a character, whatever the
 * number of words. The words are what patterns begin with, read off the patterns themselves, so that no match is missed.
 */

/** One alternative of a pattern, each match of which begins with the lead. */
interface Entry {
  lead: string;
  pattern: RegExp;
  sign: number;
  /** No letter of ASCII may stand before a match. */
  beginsWord: boolean;
}

/** Characters of a lead: a longer one is found in vain less often, and makes the table larger. */
const LEAD = 6;
/** Of characters that the table tells apart: its rows are as long. Letters stand together, those of other scripts share the rest. */
const CLASSES = 128;
const SHARED = 64;

/** The beginning of a lead; where a whole one ends, it has entries. */
interface State {
  next: Map<number, State>;
  entries: Entry[];
  /** The row of the longest other beginning that it ends with. */
  fallback: number;
}

/** Said of a row in which a lead ends. */
const END = 1 << 15;

/**
 * @param signs patterns, by the sign that a match is: what each begins with are at least two known characters
 * @returns gives the sum of the signs of which a text has a match
 */
export function sieveOf(signs: readonly (readonly [number, RegExp])[]): (text: string) => number {
  const entries = signs.flatMap(entriesOf);
  const classOf = classesIn(entries);
  const { rows, states } = tableOf(entries, classOf);
  return (text) => {
    let [found, row] = [0, 0];
    for (let at = 0; at < text.length; at += 1) {
      row = rows[(row & ~END) * CLASSES + (classOf[text.charCodeAt(at)] as number)] as number;
      // One question a character: a processor guesses well only what is hardly ever so.
      if (row >= END) found |= signsAt((states[row & ~END] as State).entries, text, at + 1, found);
    }
    return found;
  };
}

function signsAt(entries: readonly Entry[], text: string, end: number, known: number): number {
  let found = 0;
  for (const { lead, pattern, sign, beginsWord } of entries) {
    const start = end - lead.length;
    if (((known | found) & sign) !== 0 || (beginsWord && isSmallLetter(text.charCodeAt(start - 1)))) continue;
    pattern.lastIndex = start;
    if (pattern.test(text)) found |= sign;
  }
  return found;
}

const isSmallLetter = (code: number) => code >= 0x61 && code <= 0x7a;

/** The class of each character; what is in no lead has 0. Different ones may share a class: then one pattern more is tried. */
function classesIn(entries: readonly Entry[]): Uint8Array {
  const classOf = new Uint8Array(1 << 16);
  let count = 0;
  for (const character of [...range(0x61, 0x7a), ...new Set(entries.flatMap(({ lead }) => lead.split('')))]) {
    const code = character.charCodeAt(0);
    const isOwn = code < 0x80 && count < SHARED - 1;
    classOf[code] ||= isOwn ? ++count : SHARED + (code % (CLASSES - SHARED));
  }
  for (const space of SPACES) classOf[space.charCodeAt(0)] = classOf[0x20] as number;
  for (let digit = 0x30; digit <= 0x39; digit += 1) classOf[digit] = classOf[0x30] as number;
  return classOf;
}

/** For each state a row: what is reached by each class of characters, itself or the longest other lead that goes on there. */
function tableOf(entries: readonly Entry[], classOf: Uint8Array): { rows: Uint16Array; states: State[] } {
  const states: State[] = [{ next: new Map(), entries: [], fallback: 0 }];
  let count = 1;
  for (const entry of entries) {
    let state = states[0] as State;
    for (let at = 0; at < entry.lead.length; at += 1) {
      const character = classOf[entry.lead.charCodeAt(at)] as number;
      const next = state.next.get(character) ?? { next: new Map(), entries: [], fallback: 0 };
      if (!state.next.has(character)) count += 1;
      state.next.set(character, next);
      state = next;
    }
    state.entries.push(entry);
  }
  const rows = new Uint16Array(count * CLASSES);
  // The shorter ones first: each row begins as that of its fallback.
  for (const [row, state] of states.entries()) {
    rows.copyWithin(row * CLASSES, state.fallback * CLASSES, (state.fallback + 1) * CLASSES);
    for (const [character, next] of state.next) {
      next.fallback = (rows[row * CLASSES + character] as number) & ~END;
      next.entries.push(...(states[next.fallback] as State).entries);
      rows[row * CLASSES + character] = (states.push(next) - 1) | (next.entries.length > 0 ? END : 0);
    }
  }
  return { rows, states };
}

/** Ways in which patterns say that no letter stands before them. */
const WORD_BEGINNING = /^\(\?<!(?:\\p\{L\}|\[a-z\]|\[\\w\.-\])\)/;

function entriesOf([sign, { source, flags }]: readonly [number, RegExp]): Entry[] {
  return alternativesOf(source).alternatives.flatMap((alternative) => {
    const pattern = new RegExp(alternative, `${flags.replace('g', '')}y`);
    // What stands before a match says nothing of how it begins.
    const begun = alternative.startsWith('(?<') ? alternative.slice(alternativesOf(alternative, 4).end) : alternative;
    // Texts are in small letters, whatever a pattern has.
    const leads = [...new Set(leadsOf(begun).map((lead) => lead.toLowerCase()))];
    const beginsWord = WORD_BEGINNING.test(alternative);
    if (leads.some(({ length }) => length < 2)) throw new Error(`It may begin with anything: ${alternative}`);
    return leads.map((lead) => ({ lead, pattern, sign, beginsWord }));
  });
}

/** What counts as one: a set, a group's beginning, a repetition, a character. */
const PART = /\\p\{\w+\}|\\.|\[(?:\\.|[^\]\\])+\]|\{\d[\d,]*\}|\(\?:|[\s\S]/uy;
const REPEAT = /(?:[?*+]|\{[\d,]+\})/y;
/** More of them would say hardly anything of a third character. */
const MAX_CHOICES = 4;

function takenAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Splits at the bars that stand in no group, up to the end or the bracket that closes what came before. */
function alternativesOf(source: string, from = 0): { alternatives: string[]; end: number } {
  const alternatives = [''];
  let [depth, at] = [0, from];
  while (at < source.length) {
    const part = takenAt(PART, source, at);
    depth += part.startsWith('(') ? 1 : part === ')' ? -1 : 0;
    if (depth < 0) break;
    if (part === '|' && depth === 0) alternatives.push('');
    else alternatives.push((alternatives.pop() ?? '') + part);
    at += part.length;
  }
  return { alternatives, end: at + 1 };
}

/** The first characters of all matches, as far as the pattern knows them. @param lead what stands before */
function leadsOf(pattern: string, lead = ''): string[] {
  const part = lead.length < LEAD ? takenAt(PART, pattern, 0) : '';
  const group = part === '(?:' ? alternativesOf(pattern, part.length) : undefined;
  const characters = group === undefined ? charactersOf(part) : [''];
  if (characters === undefined || (lead.length > 1 && characters.length > MAX_CHOICES)) return [lead];
  const end = group?.end ?? part.length;
  const repeat = takenAt(REPEAT, pattern, end);
  const behind = pattern.slice(end + repeat.length);
  // What is repeated is followed by itself or by the rest: nothing more is known.
  const goesOn = repeat === '' || repeat === '?' ? behind : '';
  const inside = (group?.alternatives ?? ['']).flatMap((alternative) =>
    characters.flatMap((character) => leadsOf(alternative + goesOn, lead + character)),
  );
  return /^(?:[?*]|\{0)/.test(repeat) ? [...inside, ...leadsOf(behind, lead)] : inside;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, more) => String.fromCharCode(from + more));
const SPACES = [...'\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff', ...range(0x2000, 0x200a)];

/** All that a part of a pattern can match, if that is one of a few characters. */
function charactersOf(part: string): string[] | undefined {
  // One of them stands for all.
  if (part === '\\s') return [' '];
  if (part === '\\d') return ['0'];
  if (part === '[a-z]') return range(0x61, 0x7a);
  if (/^\[(?!\^)(?:[^\\-]|-\])+\]?$/.test(part)) return [...part.slice(1, -1)];
  return /^(?:\\[^\p{L}\d]|[^\\[\].(){}?*+^$|])$/u.test(part) ? [part.slice(-1)] : undefined;
}
