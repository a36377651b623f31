/** What the page shows of an outcome: the verdict, the problems, the preview, and the offer to convert. */
import { fillMessage, type Message, type Values } from '../../../schemas/texts/message.ts';
import type { WordedProblem } from '../../../schemas/wording/problem-texts.ts';
import { nameOf } from '../../../schemas/writers/listing-view.ts';
import { element } from '../../base/page-elements.ts';
import type { Texts } from '../../texts/texts.ts';
import { type Outcome, TIMEOUT_MS } from './checker.ts';
import type { createEditor } from './editor.ts';
import { type PreviewWords, previewOf, type RankPreviewWords, rankPreview } from './preview.ts';
import type { CheckResult } from './validate-document.ts';

/** Handed over by the page, so that the script does not carry every text of the site. */
export interface Words
  extends PreviewWords,
    RankPreviewWords,
    Pick<Texts['validate'], 'status' | 'problems' | 'convert'> {
  kinds: Texts['sources']['kinds'];
}

type State = 'empty' | 'checking' | 'valid' | 'invalid';

/** An element of the page by its `data-part`. */
export type Part = <E extends HTMLElement = HTMLElement>(name: string) => E;

export function createView(part: Part, editor: ReturnType<typeof createEditor>, words: Words) {
  const [status, area] = [part('status'), part('text')];

  function say(state: State, sentence: string): void {
    status.dataset.state = state;
    // The same sentence again would be read out again.
    if (status.textContent !== sentence) status.textContent = sentence;
  }

  function clear(): void {
    for (const name of ['problems', 'preview', 'rank', 'downloaded']) part(name).replaceChildren();
    part('problems-section').hidden = true;
    part('waiting').hidden = false;
    part('convert').hidden = true;
    part('rank-section').hidden = true;
    area.removeAttribute('aria-invalid');
    editor.markLines([]);
  }

  function showResult({ kind, valid, problems, draft, category = '', current, score, converted }: CheckResult): void {
    const sentence = verdict(valid, problems, words.status, words.locale);
    say(valid ? 'valid' : 'invalid', kind === null ? sentence : `${nameOf(kind, words.kinds)}. ${sentence}`);
    area.setAttribute('aria-invalid', String(!valid));
    editor.markLines(problems);
    part('problems').replaceChildren(...problems.map((problem) => problemItem(problem, words, editor.goTo)));
    part('problems-section').hidden = problems.length === 0;
    part('convert').hidden = converted === undefined;
    if (draft === undefined) return;
    part('preview').replaceChildren(...previewOf({ draft, category, current }, words));
    part('waiting').hidden = true;
    if (score === undefined) return;
    part('rank').replaceChildren(...rankPreview(score, words));
    part('rank-section').hidden = false;
  }

  return {
    say,
    clear,
    show(outcome: Outcome): void {
      clear();
      if (outcome === 'unread') say('invalid', words.status.notHere);
      else if (outcome === 'stopped')
        say('invalid', fillMessage(words.status.stopped, { seconds: TIMEOUT_MS / 1000 }, words.locale));
      else if (outcome === 'failed') say('invalid', words.status.failed);
      else showResult(outcome);
    },
  };
}

/** In one sentence, which is read out. */
export function verdict(
  valid: boolean,
  problems: readonly WordedProblem[],
  words: Words['status'],
  locale: string,
): string {
  const say = (message: Message, values: Values) => fillMessage(message, values, locale);
  const numberOf = (severity: WordedProblem['severity'], message: Message) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count === 0 ? '' : say(message, { count });
  };
  const [errors, warnings] = [numberOf('error', words.errors), numberOf('warning', words.warnings)];
  if (valid) return warnings === '' ? words.valid : say(words.validWithWarnings, { warnings });
  const both = errors !== '' && warnings !== '';
  return say(words.invalid, { problems: both ? say(words.and, { errors, warnings }) : errors || warnings });
}

/** @param goTo moves the caret to a line */
function problemItem(
  { severity, line, code, message, pointer, expected }: WordedProblem,
  { problems: words, locale }: Words,
  goTo: (line: number) => void,
): HTMLElement {
  const place =
    line === undefined
      ? element('span', {}, words.wholeDocument)
      : element(
          'button',
          { type: 'button', className: 'link', onclick: () => goTo(line) },
          fillMessage(words.goTo, { line }, locale),
        );
  const item = element('li', { className: `problem ${severity}` });
  item.append(element('p', { className: 'problem-head row' }, element('strong', {}, words[severity]), ' ', place));
  item.append(element('p', {}, message));
  if (expected !== undefined && !message.includes(expected)) {
    item.append(element('p', { className: 'muted' }, `${words.expected} ${expected}`));
  }
  const names = [element('code', {}, code), ...(pointer === '' ? [] : [' ', element('code', {}, pointer)])];
  item.append(element('p', { className: 'problem-names row muted' }, ...names));
  return item;
}
