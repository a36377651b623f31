/** Sentences that announce what follows them. */
import { sentencesOf, wordCount } from './prose.ts';

const COLON = /[:：]$/;
/** "the following related projects", "it handles": before a list, these need no colon. */
const FOLLOWING =
  /\bfollowing\b[^.!?:]{0,60}$|\s(?:handles|includes|are|is|supports|provides|offers|contains|to|with|for|can|like|by)$/i;

/** What is left without the list or the code behind it is no sentence. */
const LEADS_ON = new RegExp(
  '\\b(?:below|these|using|with|by|can|must|should|like(?: this)?|such as|e\\.g\\.|are|is|you to|includes?|including|offers?|provides?|supports?|shows?|' +
    'berikut)\\s*[:：]$|\\b(?:following|below|follows|folgende\\w*|suivante?s?|siguientes?|seguintes?|seguenti)\\b[^.]{0,60}[:：]?$|' +
    '以下|如下|下面|次の|下記|следующ|다음|زیر|التالي',
  'iu',
);
/** Shorter ones are labels. */
const MIN_WORDS = 10;

export function announces(text: string, isBeforeList: boolean): boolean {
  return COLON.test(text) || (isBeforeList && FOLLOWING.test(text));
}

/**
 * The text where what it announces is left out: "… for shell scripts:" is a sentence with a full stop, "… with the
 * following:" is nothing.
 */
export function withoutColon(text: string): string {
  if (!COLON.test(text)) return text;
  const before = sentencesOf(text).slice(0, -1).join(' ').trim();
  if (before !== '') return before;
  return LEADS_ON.test(text) || wordCount(text) < MIN_WORDS ? '' : text.replace(/(?<!\s)\s*[:：]$/, '.');
}
