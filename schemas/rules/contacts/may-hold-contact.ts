/**
 * Looks for many words at once. A search for all of them asks at each character about each word; here a table of what
 * words begin with is asked once, and few places of a text are in it. The table is read off the patterns themselves, so
 * that it can miss no match.
 */

/** One alternative of a pattern, each match of which begins with the lead. */
interface Entry {
  lead: string;
  pattern: RegExp;
  sign: number;
}

/** Characters of a lead, of which two or three are looked up. */
const LEAD = 4;
const SIZE = 1 << 16;
/** Different characters may share a place: then one lead more is compared. */
const pairOf = (first: number, second: number) => ((first << 8) ^ second) & (SIZE - 1);
const tripleOf = (pair: number, third: number) => ((pair << 3) ^ pair ^ (third * 613)) & (SIZE - 1);

/**
 * @param signs patterns, by the sign that a match is: what each begins with are at least two known characters
 * @returns gives the sum of the signs of which a text has a match
 */
export function sieveOf(signs: readonly (readonly [number, RegExp])[]): (text: string) => number {
  /** The place of the list of each lead, by its first two characters where it has no more, and by three. */
  const pairs = new Uint16Array(SIZE);
  const triples = new Uint16Array(SIZE);
  const lists: Entry[][] = [[]];
  for (const entry of signs.flatMap(entriesOf)) {
    const [first, second, third] = [0, 1, 2].map((at) => entry.lead.charCodeAt(at)) as [number, number, number];
    const pair = pairOf(first, second);
    const [table, place] = entry.lead.length === 2 ? [pairs, pair] : [triples, tripleOf(pair, third)];
    table[place] ||= lists.push([]) - 1;
    lists[table[place] ?? 0]?.push(entry);
  }
  return (text) => {
    let found = 0;
    let first = text.charCodeAt(0);
    let second = text.charCodeAt(1);
    for (let at = 0; at + 1 < text.length; at += 1) {
      const pair = pairOf(first, second);
      first = second;
      second = text.charCodeAt(at + 2);
      const short = pairs[pair] as number;
      const longer = triples[tripleOf(pair, second)] as number;
      // One question a character: a processor guesses well only what is hardly ever so.
      if ((short | longer) === 0) continue;
      found |= signsAt(lists[longer] as Entry[], text, at, found);
      found |= signsAt(lists[short] as Entry[], text, at, found);
    }
    return found;
  };
}

function signsAt(entries: readonly Entry[], text: string, at: number, known: number): number {
  let found = 0;
  for (const { lead, pattern, sign } of entries) {
    if (((known | found) & sign) !== 0 || !text.startsWith(lead, at)) continue;
    pattern.lastIndex = at;
    if (pattern.test(text)) found |= sign;
  }
  return found;
}

const LOOK_BEHIND = /^\(\?<!(?:\[[^\]]*\]|[^[()])*\)/;

function entriesOf([sign, { source, flags }]: readonly [number, RegExp]): Entry[] {
  return alternativesOf(source).alternatives.flatMap((alternative) => {
    const pattern = new RegExp(alternative, `${flags.replace('g', '')}y`);
    const leads = [...new Set(leadsOf(alternative.replace(LOOK_BEHIND, '')))];
    if (leads.some(({ length }) => length < 2)) throw new Error(`It may begin with anything: ${alternative}`);
    return leads.map((lead) => ({ lead, pattern, sign }));
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
  if (part === '\\s') return SPACES;
  if (part === '\\d') return range(0x30, 0x39);
  if (part === '[a-z]') return range(0x61, 0x7a);
  if (/^\[(?!\^)(?:[^\\-]|-\])+\]?$/.test(part)) return [...part.slice(1, -1)];
  return /^(?:\\[^\p{L}\d]|[^\\[\].(){}?*+^$|])$/u.test(part) ? [part.slice(-1)] : undefined;
}
