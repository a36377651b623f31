/** How text of publishers is shown on GitHub: as what it is, and without effect. Pure. */

/** GitHub takes 65 536 characters for the body of a pull request. */
export const MAX_BODY_LENGTH = 60_000;
const CUT = '\n… (cut here)';

/**
 * Control, bidirectional and other invisible characters, and halves of pairs. Line feeds and tabs are what a reader
 * takes them for. Source: Default_Ignorable_Code_Point of the Unicode Character Database.
 */
const UNSEEN = /[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]--[\n\t]]/gv;
/** Between `@` and a name, or `#` and a number, it keeps GitHub from mentioning people and closing issues. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * A Markdown block that shows the text and does nothing: no mark-up, no mention, no closing keyword, nothing hidden or
 * reordered. It ends in a line break.
 * @param maxLength characters of the whole block @param language of its colors: diff has one for each sign at the start of a line
 */
export function fencedText(text: string, maxLength = MAX_BODY_LENGTH, language: 'text' | 'diff' = 'text'): string {
  const block = fenced(shownText(text, maxLength), language);
  // Both fences are longer than the longest run of backticks, which may be as long as the text.
  return block.length <= maxLength ? block : fenced(shownText(text, Math.floor(maxLength / 3) - CUT.length), language);
}

function fenced(shown: string, language: string): string {
  const longestRun = Math.max(2, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return `${fence}${language}\n${shown}\n${fence}\n`;
}

/** A name or path in one line, with everything that cannot be seen escaped. */
export function visibleText(text: string): string {
  return text.replace(/[\n\t]/g, ' ').replace(UNSEEN, escaped);
}

const escaped = (character: string) => `\\u{${character.codePointAt(0)?.toString(16).padStart(4, '0')}}`;

function shownText(text: string, maxLength: number): string {
  const shown = text.slice(0, maxLength).replace(UNSEEN, escaped).replace(/[@#]/g, `$&${ZERO_WIDTH_SPACE}`);
  const isWhole = text.length <= maxLength && shown.length <= maxLength;
  return isWhole ? shown : shown.slice(0, maxLength - CUT.length).toWellFormed() + CUT;
}

/**
 * The text for the log of a GitHub workflow, where no line may be taken for a command. The runner looks for `::` behind
 * white space, and anywhere for `##[`. Source: ActionCommand.cs of actions/runner.
 */
export function withoutWorkflowCommands(text: string): string {
  // A space, so that JSON stays what it says.
  return text.replace(LINE_START_COLONS, ': :').replaceAll('##[', '## [');
}

/** What .NET trims and ignores at the start of a line, and more. */
const LINE_START_COLONS = /::(?<=(?:^|[\r\n])[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*::)/gu;
