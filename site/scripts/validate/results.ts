/** Says what is wrong with a document: in one sentence, and problem by problem. */
import { fillMessage, type Message, type Values } from '../../../schemas/texts/message.ts';
import type { WordedProblem } from '../../../schemas/wording/problem-texts.ts';
import type { Texts } from '../../lib/texts.ts';
import { element } from './elements.ts';

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
  return problems.map((problem) => {
    const { severity, line, code, message, pointer, expected } = problem;
    const item = element('li', { className: `problem ${severity}` });
    const head = element('p', { className: 'problem-head row' });
    head.append(element('strong', { text: words[severity] }), ' ', place(line, words, locale, goTo));
    item.append(head, element('p', { text: message }));
    if (expected !== undefined && !message.includes(expected)) {
      item.append(element('p', { className: 'muted', text: `${words.expected} ${expected}` }));
    }
    const names = element('p', { className: 'problem-names row muted' }, element('code', { text: code }));
    if (pointer !== '') names.append(' ', element('code', { text: pointer }));
    item.append(names);
    return item;
  });
}

function place(
  line: number | undefined,
  words: Texts['validate']['problems'],
  locale: string,
  goTo: (line: number) => void,
): HTMLElement {
  if (line === undefined) return element('span', { text: words.wholeDocument });
  const button = element('button', { className: 'link', text: fillMessage(words.goTo, { line }, locale) });
  button.type = 'button';
  button.addEventListener('click', () => goTo(line));
  return button;
}
