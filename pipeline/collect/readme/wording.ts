/** What a description does not do: ask, speak of its author, greet, thank, begin in the middle. */
import { REMOVED } from '../../../schemas/rules/contacts.ts';
import { alternatives, beginning } from './phrases.ts';
import { sentencesOf, weight } from './prose.ts';

/** Each is taken off once. */
const WORDINGS: readonly { pattern: RegExp; penalty: number }[] = [
  // Speaks of its author.
  { pattern: beginning(String.raw`(?:i|i['’]m|my|we['’]re|hi|hello|hey|dear|firstly|sorry|thanks?)\b`), penalty: 6 },
  { pattern: /(?<!\p{L})(?:mine|I['’]m|I['’]ve|I am)(?!\p{L})/u, penalty: 6 },
  // Tells a story.
  {
    pattern: beginning(String.raw`you(?:['’]re|['’]ve| are| have)\b|suppose\b|imagine\b|ever\b|have you\b`),
    penalty: 6,
  },
  // Speaks of the file or the repository instead of the thing.
  { pattern: /^.{0,50}\b(?:read ?me|this (?:file|document))\b/i, penalty: 10 },
  {
    pattern: beginning(
      String.raw`this (?:git )?(?:mono-?)?repo(?:sitory)? (?:contains|holds|hosts|houses|includes|is (?:for|where|the home))\b`,
    ),
    penalty: 8,
  },
  { pattern: beginning(String.raw`(?:welcome|mono-?repo|source code|repository)\b`), penalty: 4 },
  // Says what it stands on, who keeps it, what changed.
  {
    pattern: beginning(String.raw`
      (?:this|the) [\p{L}-]{1,20} (?:uses|requires|needs|depends on|is (?:based|built) (?:on|with|using))\b`),
    penalty: 10,
  },
  {
    pattern: beginning(
      alternatives(String.raw`
      (?:minor|major|bug ?fix|initial) release\b|(?:added|fixed|changed|updated|removed)\b`),
    ),
    penalty: 12,
  },
  // Begins in the middle. In small letters, as the rest of a line above.
  { pattern: /^(?:or|and|but|with|from|for|in|on|by|to|then|also|e\.g|which|that)\s/, penalty: 10 },
  {
    pattern: beginning(String.raw`
      (?:also|however|therefore|moreover|furthermore|additionally|but|please|note that|currently|unless)\b`),
    penalty: 6,
  },
];

const KEPT_BY =
  /^[^.!?,]{0,45}?\b(?:is|are) (?:maintained|developed|created|written|run|hosted|sponsored|managed) (?:by|at)\b/i;
const QUESTION = /[?？؟]["”)]?$/;

export function wordingPenalty(text: string): number {
  const sentences = sentencesOf(text);
  const questions = sentences.filter((sentence) => QUESTION.test(sentence.trim())).length;
  let penalty = questions * 2 >= sentences.length ? 20 : 0;
  if (KEPT_BY.test(text) && weight(text) < 200) penalty += 20;
  if (text.includes(REMOVED)) penalty += 8;
  for (const wording of WORDINGS) if (wording.pattern.test(text)) penalty += wording.penalty;
  return penalty;
}
