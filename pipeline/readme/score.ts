/** How well a piece would do as the description of the thing. The numbers are weighed over a hundred real READMEs. */
import { REMOVED } from '../../schemas/rules/contacts.ts';
import type { Piece } from './pieces.ts';
import { sentencesOf, weight, wordCount } from './prose.ts';
import type { Section } from './sections.ts';

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
/** What scores less does not push others back. */
export const PLAUSIBLE_SCORE = 24;

export interface Context {
  /** The first words of the names of the thing, in small letters. */
  names: ReadonlySet<string>;
  /** Plausible candidates before this one. */
  before: number;
  /** True behind a section on installation, use or licence. */
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

/** "Name is …" is what people write to say what a thing is. */
function definitionBonus(text: string, names: ReadonlySet<string>): number {
  const noun = SOFTWARE.test(text.slice(0, 160)) ? 3 : 0;
  if (startsWithName(text, names)) return 5 + noun;
  if (names.size === 0 && isDefinition(text)) return 2 + noun;
  if (THIS_IS.test(text)) return 3;
  return /^(?:an?|the) /i.test(text) ? noun : 0;
}

/** What READMEs call the things they describe. */
export const SOFTWARE =
  /\b(?:app|application|tool|toolkit|utility|library|framework|package|plugin|extension|editor|viewer|player|browser|client|server|program|software|compiler|parser|generator|sdk|cli|database|router|proxy|manager|implementation)s?\b/i;

const THIS_IS =
  /^(?:this is (?:an?|the|my|our)|(?:this|the) (?:[\p{L}-]{1,20} ){0,3}?(?:project|repo(?:sitory)?|library|package|module|tool|app|application|program|software|plugin|extension|framework|collection|crate|gem|script|site|website|utility|sdk|client|server|action) (?:is (?!maintained|licen|part|based)|are|contains?|provides?|implements?|offers?|allows?|lets|helps|aims|generates?|gives|adds|enables|hosts|holds|defines|describes))\b/iu;

const DEFINITION =
  /^[\p{L}\p{N}"“][^.!?。]{1,60}? (?:is|are) (?:an?|the|one of)\b|^\S[^.!?。]{0,40}?(?:是一[个個款种種]|是[^。]{2,60}的|とは|は、?[^。]{4,200}(?:です|ます|である)|은 |는 )|^[\p{Lu}][^.!?]{1,60}? (?:ist (?:eine?|der|die|das)|est (?:une?|le|la)|es (?:una?|el|la)|è (?:una?|un'|il|la)|é (?:uma?|o|a)|adalah) |^\p{L}[^.!?]{1,60}? [—–-] это /u;

export function isDefinition(text: string): boolean {
  return (
    DEFINITION.test(text) &&
    !/^(?:this|that|it|these|those|there|here|if|when|while|in|on|for|the following|what|which|who|all|some|our|my|your|you|we|each|as|since|because)\b/i.test(
      text,
    )
  );
}

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

/** Taken off for what a description does not do: ask, speak of its author, thank, greet, begin in the middle. */
function wordingPenalty(text: string): number {
  const sentences = sentencesOf(text);
  const questions = sentences.filter((sentence) => /[?？؟]["”)]?$/.test(sentence.trim())).length;
  let penalty = questions * 2 >= sentences.length ? 20 : 0;
  if (
    /^(?:i|i'm|i’ve|my|we're|hi|hello|hey|dear|firstly|sorry)\b|(?<!\p{L})(?:mine|I'm|I've|I am)(?!\p{L})/iu.test(text)
  )
    penalty += 6;
  if (/^you(?:'re|’re|'ve|’ve| are| have)\b|^(?:suppose|imagine|ever|have you)\b/i.test(text)) penalty += 6;
  if (/\b(?:read ?me|this (?:file|document))\b/i.test(text.slice(0, 60))) penalty += 10;
  if (/^welcome\b|^(?:mono-?repo|source code|repository)\b/i.test(text)) penalty += 4;
  if (
    /^(?:this|the) [\p{L}-]{1,20} (?:uses|requires|needs|depends on|is (?:based|built) (?:on|with|using))\b/iu.test(
      text,
    )
  )
    penalty += 10;
  if (
    /^\p{Ll}[\p{Ll}]*\s/u.test(text) &&
    /^(?:or|and|but|with|from|for|in|on|by|to|then|also|e\.g|which|that)\s/.test(text)
  )
    penalty += 10;
  if (
    /^[^.!?,]{0,45}?\b(?:is|are) (?:maintained|developed|created|written|run|hosted|sponsored|managed) (?:by|at|on|in)\b/i.test(
      text,
    ) &&
    weight(text) < 200
  )
    penalty += 20;
  if (
    /^(?:also|however|therefore|moreover|furthermore|additionally|but|please|note that|currently|unless)\b/i.test(text)
  )
    penalty += 6;
  if (/^(?:minor|major|bug ?fix|initial) release\b|^(?:added|fixed|changed|updated|removed)\b/i.test(text))
    penalty += 12;
  if (text.includes(REMOVED)) penalty += 8;
  return penalty;
}
