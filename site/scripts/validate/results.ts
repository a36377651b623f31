/** Says what is wrong with a document: in one sentence, and problem by problem. */
import type { WordedProblem } from '../../../schemas/texts/problem-texts.ts';
import type { ValidateTexts } from '../../texts/en/validate.ts';
import { element, filled } from './elements.ts';

/** The verdict in one sentence, which is read out. */
export function verdict(valid: boolean, problems: readonly WordedProblem[], words: ValidateTexts['status']): string {
  const count = (severity: WordedProblem['severity']) => {
    const number = problems.filter((problem) => problem.severity === severity).length;
    if (number === 0) return '';
    return number === 1 ? words[severity] : filled(words[`${severity}s`], { count: number });
  };
  const [errors, warnings] = [count('error'), count('warning')];
  if (valid) return warnings === '' ? words.valid : filled(words.validWithWarnings, { warnings });
  const both = errors !== '' && warnings !== '';
  return filled(words.invalid, { problems: both ? filled(words.and, { errors, warnings }) : errors || warnings });
}

/** @param goTo moves the caret to a line */
export function problemItems(
  problems: readonly WordedProblem[],
  words: ValidateTexts['problems'],
  goTo: (line: number) => void,
): HTMLElement[] {
  return problems.map((problem) => {
    const { severity, line, code, message, pointer, expected } = problem;
    const item = element('li', { className: `problem ${severity}` });
    const head = element('p', { className: 'problem-head' });
    head.append(element('strong', { text: words[severity] }), ' ', place(line, words, goTo));
    item.append(head, element('p', { text: message }));
    if (expected !== undefined && !message.includes(expected)) {
      item.append(element('p', { className: 'muted', text: `${words.expected} ${expected}` }));
    }
    const names = element('p', { className: 'problem-names muted' }, element('code', { text: code }));
    if (pointer !== '') names.append(' ', element('code', { text: pointer }));
    item.append(names);
    return item;
  });
}

function place(line: number | undefined, words: ValidateTexts['problems'], goTo: (line: number) => void): HTMLElement {
  if (line === undefined) return element('span', { text: words.wholeDocument });
  const button = element('button', { className: 'link', text: filled(words.goTo, { line }) });
  button.type = 'button';
  button.addEventListener('click', () => goTo(line));
  return button;
}
