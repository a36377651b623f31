/** How well a piece would do as the description of the thing. The numbers are weighed over a hundred real READMEs. */

import { alternatives, beginning } from './phrases.ts';
import type { Piece } from './pieces.ts';
import { sentencesOf, weight, wordCount } from './prose.ts';
import type { Section } from './sections.ts';
import { wordingPenalty } from './wording.ts';

const SECTION_SCORES = {
  intro: 34,
  about: 26,
  related: 20,
  unknown: 14,
  features: 8,
  end: 2,
  aside: 2,
} as const satisfies Record<Section['kind'], number>;

/** Below this there is no description; what scores less is a remark somewhere in the text. */
export const MIN_SCORE = 11;
/** What scores less is not what a person would put in place of the description they wrote. */
export const BETTER_THAN_DESCRIPTION = 30;
/** What scores less does not push others back. */
export const PLAUSIBLE_SCORE = 24;

export interface Context {
  /** The first words of the names of the thing, in small letters. */
  names: ReadonlySet<string>;
  /** Plausible candidates before this one. */
  before: number;
  /** True behind a section on installation, use or license. */
  isLate: boolean;
}

export function scoreOf(piece: Piece, text: string, context: Context): number {
  const { section } = piece;
  const isTitled = section.kind === 'unknown' && tokensOf(section.title).some((token) => context.names.has(token));
  let score: number = SECTION_SCORES[isTitled ? 'related' : section.kind];
  score -= Math.min(16, context.before * (section.kind === 'intro' ? 7 : 4));
  if (context.isLate) score -= section.kind === 'about' ? 4 : 16;
  const length = lengthPenalty(text, context.names);
  score -= isTagline(piece, text, context) ? Math.min(1, length) : length;
  if (piece.kind !== 'paragraph' || !piece.quoted) score += definitionBonus(text, context.names);
  if (piece.kind === 'list') score -= 6;
  if (section.kind !== 'intro' && definesAnother(text, context.names)) score -= 4;
  return score - wordingPenalty(text);
}

/** A short quotation as the first thing below the title is how many write what the thing is. */
function isTagline(piece: Piece, text: string, { before }: Context): boolean {
  const isFirst = piece.section.kind === 'intro' && before === 0;
  return isFirst && piece.kind === 'paragraph' && piece.quoted && sentencesOf(text).length === 1;
}

/** A slogan is less than a sentence, unless the sentence is only short. */
function lengthPenalty(text: string, names: ReadonlySet<string>): number {
  const length = weight(text);
  const isSentence = /[.!。]$/.test(text) || (startsWithName(text, names) && /\b(?:is|are)\b/.test(text));
  if (length < 25) return isSentence && wordCount(text) > 2 ? 8 : 16;
  if (length < 40) return 6;
  return length < 60 ? 4 : 0;
}

/** Tells on the way to the thing what something else is. */
function definesAnother(text: string, names: ReadonlySet<string>): boolean {
  return names.size > 0 && isDefinition(text) && !tokensOf(text).some((token) => names.has(token));
}

/** "Name is …" is what people write to say what a thing is. */
function definitionBonus(text: string, names: ReadonlySet<string>): number {
  const noun = SOFTWARE.test(text.slice(0, 160)) ? 3 : 0;
  if (startsWithName(text, names)) return (isDefinition(text) ? 8 : 5) + noun;
  if (names.size === 0 && isDefinition(text)) return 2 + noun;
  if (THIS_IS.test(text)) return 3;
  return /^(?:an?|the) /i.test(text) ? noun : 0;
}

/** What READMEs call the things they describe. */
const THING = alternatives(`
  app|application|tool|toolkit|utility|library|framework|package|plugin|extension|editor|viewer|player|browser|client|server|
  program|software|compiler|parser|generator|sdk|cli|database|router|proxy|manager|implementation`);
export const SOFTWARE = new RegExp(`\\b(?:${THING})s?\\b`, 'i');

const THIS_IS = beginning(String.raw`this is (?:an?|the|my|our)\b|
  (?:this|the) (?:[\p{L}-]{1,20} ){0,3}?(?:${THING}|project|repo(?:sitory)?|module|collection|crate|gem|script|site|website|action) (?:
  is (?!maintained|licen|part|based)|are|contains?|provides?|implements?|offers?|allows?|lets|helps|aims|generates?|gives|adds|enables|
  hosts|holds|defines|describes)\b`);

/** "Foo is a …" in the languages that say it by a word of their own. */
const DEFINITION = beginning(String.raw`
  [\p{L}\p{N}"“][^.!?。]{1,60}? (?:is|are) (?:an?|the|one of)\b|
  \S[^.!?。]{0,40}?(?:是一[个個款种種]|是[^。]{2,60}的|とは|は、?[^。]{4,200}(?:です|ます|である)|은 |는 )|
  [\p{L}][^.!?]{1,60}? (?:ist (?:eine?|der|die|das)|est (?:une?|le|la)|es (?:una?|el|la)|è (?:una?|un'|il|la)|é (?:uma?|o|a)|adalah) |
  \p{L}[^.!?]{1,60}? [—–-] это `);
const NO_NAME = beginning(String.raw`(?:
  this|that|it|these|those|there|here|if|when|while|in|on|for|the following|what|which|who|all|some|our|my|your|you|we|each|as|
  since|because)\b`);

/** "A tool that …", "This library …", "Quick and friendly framework for …". */
export function opensAsThing(text: string): boolean {
  return THIS_IS.test(text) || (SOFTWARE.test(text.slice(0, 120)) && !NO_NAME.test(text) && !isDefinition(text));
}

export function isDefinition(text: string): boolean {
  return DEFINITION.test(text) && !NO_NAME.test(text);
}

/** The name is what the text speaks of first. */
export function startsWithName(text: string, names: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = tokensOf(text);
  return (
    first !== '' &&
    wordCount(text) > 3 &&
    (names.has(first) || (/^(?:the|das|der|die|le|la|el|o|il)$/.test(first) && names.has(second)))
  );
}

/** Words that say nothing about which thing is meant. */
const COMMON = new Set(
  (
    'the a an my our this that welcome to readme project simple open source free awesome java python javascript typescript node ' +
    'rust go php ruby c for of in and with api rest new official getting started introduction overview about home docs'
  ).split(' '),
);

/** The words of the title up to the first mark that ends a name. */
export function namesOf(title: string): Set<string> {
  const [name = ''] = title.split(/\s[-–—|]\s|[:：(（|,]| (?:for|of|by|with|in|to|für|pour|para) /u);
  return new Set(tokensOf(name).filter((token) => !COMMON.has(token) && token.length > 1));
}

export function tokensOf(text: string): string[] {
  return (
    text
      .slice(0, 300)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
