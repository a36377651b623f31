/** What a repository is, where only a heading says it: "# Java API for tides", "Ebb: a calendar of tides". */
import { scrubContacts } from '../../../schemas/rules/contacts.ts';
import { isBareHeading, kindOfHeading } from './headings.ts';
import { weight, wordCount } from './prose.ts';
import { namesOf, SOFTWARE } from './prose-score.ts';
import { isMetadata, isNotice } from './remarks.ts';
import type { Outline } from './sections.ts';
import type { Witness } from './witness.ts';

/** Headings behind the first few are of sections. */
const MAX_HEADINGS = 3;
const MIN_WORDS = 3;
const MIN_WEIGHT = 14;
/** What a document is called, not a thing. */
const OF_A_DOCUMENT = /\b(?:release notes|change ?log|documentation|read ?me|repository)\b/i;
const NAME_END = /^[^:：|–—]{1,60}?(?:\s[-–—|]\s|[:：]\s)(?=\S)/u;

export function headline({ sections, title }: Outline, witness: Witness | undefined): string | undefined {
  const titles = sections
    .filter((section) => section.title !== '')
    .slice(0, MAX_HEADINGS)
    .filter(({ kind, title: text }) => (kind === 'intro' || kind === 'unknown') && kindOfHeading(text) === 'unknown')
    .map(({ title: text }) => scrubContacts(text).replace(/^[^\p{L}\p{N}"“(]+|(?<!\s)\s+$/gu, ''));
  return titles.find((text) => saysWhat(text, title, witness));
}

function saysWhat(text: string, title: string, witness: Witness | undefined): boolean {
  if (wordCount(text) < MIN_WORDS || weight(text) < MIN_WEIGHT || /[?:：]$/.test(text) || isBareHeading(text))
    return false;
  if (isMetadata(text) || isNotice(text) || OF_A_DOCUMENT.test(text)) return false;
  const behindName = text.replace(NAME_END, '');
  if (behindName !== text) return wordCount(behindName) >= MIN_WORDS;
  const { isNamed = false, shared = 0 } = witness?.agreementOf(text) ?? {};
  const saysMore = wordCount(text) > namesOf(title).size;
  return saysMore && (SOFTWARE.test(text) || shared > 0 || isNamed || (witness?.namePartsIn(text) ?? 0) > 0);
}
