/**
 * Looks for many words at once. A search for all of them asks at each character about each word; here a table of what
 * words begin with is asked once, and few places of a text are in it. The table is read off the patterns themselves, so
 * that it can miss no match.
 */

/** One alternative of a pattern, each match of which begins with the lead. */
interface Entry {
  lead: string;
  /** The code of the lead's last character, if it has as many. */
  fourth: number | undefined;
  pattern: RegExp;
  sign: number;
}

/** Characters of a lead: three are looked up, the fourth is compared. */
const LEAD = 4;
const SIZE = 1 << 14;

/**
 * @param signs patterns, by the sign that a match is: what each begins with are at least two known characters
 * @returns gives the sum of the signs of which a text has a match
 */
export function sieveOf(signs: readonly (readonly [number, RegExp])[]): (text: string) => number {
  /** By the first two characters of a lead: the place of its list, or 1 where the third one has to be asked. */
  const pairs = new Uint16Array(SIZE);
  const triples = new Uint16Array(SIZE);
  const lists: Entry[][] = [[], []];
  for (const entry of signs.flatMap(entriesOf)) {
    const { lead } = entry;
    const pair = pairOf(lead.charCodeAt(0), lead.charCodeAt(1));
    pairs[pair] ||= 1;
    const [table, place] = lead.length === 2 ? [pairs, pair] : [triples, tripleOf(pair, lead.charCodeAt(2))];
    if ((table[place] ?? 0) < 2) table[place] = lists.push([]) - 1;
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
      if (short === 0) continue;
      const longer = triples[tripleOf(pair, second)] as number;
      if (longer > 1) found |= signsAt(lists[longer] as Entry[], text, at, found);
      if (short > 1) found |= signsAt(lists[short] as Entry[], text, at, found);
    }
    return found;
  };
}

function signsAt(entries: readonly Entry[], text: string, at: number, known: number): number {
  let found = 0;
  const next = text.charCodeAt(at + 3);
  for (const { fourth, pattern, sign } of entries) {
    if (((known | found) & sign) !== 0 || (fourth !== undefined && fourth !== next)) continue;
    pattern.lastIndex = at;
    if (pattern.test(text)) found |= sign;
  }
  return found;
}

/** Different characters may share a place: then one pattern more is tried. */
const pairOf = (first: number, second: number) => ((first << 7) ^ second) & (SIZE - 1);
const tripleOf = (pair: number, third: number) => ((pair * 37) ^ (third * 613)) & (SIZE - 1);

function entriesOf([sign, { source, flags }]: readonly [number, RegExp]): Entry[] {
  return alternativesOf(source).flatMap((alternative) => {
    const pattern = new RegExp(alternative, `${flags.replace('g', '')}y`);
    const leads = new Set(leadsOf(alternative.replace(LOOK_BEHIND, '')));
    if ([...leads].some(({ length }) => length < 2)) throw new Error(`It may begin with anything: ${alternative}`);
    return [...leads].map((lead) => ({
      lead,
      fourth: lead.length < LEAD ? undefined : lead.charCodeAt(3),
      pattern,
      sign,
    }));
  });
}

const LOOK_BEHIND = /^\(\?<!(?:\[[^\]]*\]|[^[()])*\)/;
/** What counts as one: a set, a group's beginning, a number of repetitions, a character. */
const PART = /^(?:\\p\{\w+\}|\\.|\[(?:\\.|[^\]\\])+\]|\{\d[\d,]*\}|\(\?:|[\s\S])/u;
const PARTS = new RegExp(PART.source.slice(1), 'gu');

/** Splits at the bars that stand in no group. */
function alternativesOf(source: string): string[] {
  const alternatives = [''];
  let depth = 0;
  for (const part of source.match(PARTS) ?? []) {
    depth += part.startsWith('(') ? 1 : part === ')' ? -1 : 0;
    if (part === '|' && depth === 0) alternatives.push('');
    else alternatives.push((alternatives.pop() ?? '') + part);
  }
  return alternatives;
}

/** The first characters of all matches, as far as the pattern knows them. @param lead what stands before */
function leadsOf(pattern: string, lead = ''): string[] {
  const [part = ''] = lead.length < LEAD ? (PART.exec(pattern) ?? []) : [];
  const isGroup = part === '(?:';
  const length = isGroup ? lengthOfGroup(pattern) : part.length;
  const choices = isGroup ? alternativesOf(pattern.slice(part.length, length - 1)) : charactersOf(part);
  if (choices === undefined || (lead.length > 1 && choices.length > MAX_CHOICES && !isGroup)) return [lead];
  const [repeat = ''] = REPEAT.exec(pattern.slice(length, length + LONGEST_REPEAT)) ?? [];
  const behind = pattern.slice(length + repeat.length);
  // What is repeated is followed by itself or by the rest: nothing more is known.
  const goesOn = repeat === '' || repeat === '?' ? behind : '';
  const without = MAY_BE_ABSENT.test(repeat) ? leadsOf(behind, lead) : [];
  const present = choices.flatMap((choice) =>
    isGroup ? leadsOf(choice + goesOn, lead) : leadsOf(goesOn, lead + choice),
  );
  return [...present, ...without];
}

/** More of them would say hardly anything of the third character. */
const MAX_CHOICES = 4;
const REPEAT = /^(?:[?*+]|\{[\d,]+\})/;
const LONGEST_REPEAT = 10;
const MAY_BE_ABSENT = /^(?:[?*]|\{0)/;

/** Of the group with which the pattern begins. */
function lengthOfGroup(pattern: string): number {
  let depth = 0;
  for (const { 0: part, index } of pattern.matchAll(PARTS)) {
    depth += part.startsWith('(') ? 1 : part === ')' ? -1 : 0;
    if (depth === 0) return index + part.length;
  }
  return pattern.length;
}

const SPACES =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** All that a part of a pattern can match, if that is one of a few characters. */
function charactersOf(part: string): string[] | undefined {
  if (part === '\\s') return [...SPACES];
  if (part === '\\d') return [...'0123456789'];
  if (/^\[[^\\^]+\]$/.test(part))
    return [...part.slice(1, -1).replace(/(.)-(.)/gu, (_, from, to) => between(from, to))];
  if (/^(?:\\[^\p{L}\d]|[^\\[\].(){}?*+^$|])$/u.test(part)) return [part.slice(-1)];
  return undefined;
}

function between(from: string, to: string): string {
  const first = from.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, more) => first + more));
}
