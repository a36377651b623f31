/** Says what is wrong with a document: in one sentence, and problem by problem. */
import { fillMessage, type Message, type Values } from '../../../schemas/texts/message.ts';
import type { WordedProblem } from '../../../schemas/wording/problem-texts.ts';
import type { Texts } from '../../lib/texts.ts';
import { element } from '../page-part.ts';

/** The verdict in one sentence, which is read out. */
export function verdict(
  valid: boolean,
  problems: readonly WordedProblem[],
  words: Texts['validate']['status'],
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
export function problemItems(
  problems: readonly WordedProblem[],
  words: Texts['validate']['problems'],
  locale: string,
  goTo: (line: number) => void,
): HTMLElement[] {
  return problems.map(({ severity, line, code, message, pointer, expected }) => {
    const place = placeOf(line, words, locale, goTo);
    const item = element('li', { className: `problem ${severity}` });
    item.append(element('p', { className: 'problem-head row' }, element('strong', {}, words[severity]), ' ', place));
    item.append(element('p', {}, message));
    if (expected !== undefined && !message.includes(expected)) {
      item.append(element('p', { className: 'muted' }, `${words.expected} ${expected}`));
    }
    const names = [element('code', {}, code), ...(pointer === '' ? [] : [' ', element('code', {}, pointer)])];
    item.append(element('p', { className: 'problem-names row muted' }, ...names));
    return item;
  });
}

function placeOf(
  line: number | undefined,
  words: Texts['validate']['problems'],
  locale: string,
  goTo: (line: number) => void,
): HTMLElement {
  if (line === undefined) return element('span', {}, words.wholeDocument);
  const button = element('button', { type: 'button', className: 'link' }, fillMessage(words.goTo, { line }, locale));
  button.addEventListener('click', () => goTo(line));
  return button;
}
