/** How problems look on a terminal, those of feeds and those of a catalog's own files. */
import { styleText } from 'node:util';
import type { WordedProblem } from '../../../schemas/wording/problem-texts.ts';

export function problemLines(problems: readonly WordedProblem[], indent = '  '): string {
  return problems
    .map(({ severity, code, message, line, pointer }) => {
      const word = severity === 'error' ? styleText('red', 'error  ') : styleText('yellow', 'warning');
      const place = [line === undefined ? '' : `line ${line}`, pointer].filter(Boolean).join(', ');
      return `${indent}${word}  ${message} ${styleText('dim', `[${code}${place === '' ? '' : ` at ${place}`}]`)}`;
    })
    .join('\n');
}
