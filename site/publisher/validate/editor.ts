/** A text area with a number before each line, and a mark where a line has a problem. */
import type { WordedProblem } from '../../../schemas/wording/problem-texts.ts';
import { element } from '../../base/page-elements.ts';

type Severity = WordedProblem['severity'];

/** Shape and color; the list of problems says the same in words. */
const MARKS: Record<Severity, string> = { error: '●', warning: '▲' };

export function createEditor(area: HTMLTextAreaElement, gutter: HTMLElement) {
  let marks = new Map<number, Severity>();
  let lineCount = 1;
  const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight);

  /** Only the lines that are seen: a document may have a hundred thousand. */
  function draw(): void {
    const first = Math.floor(area.scrollTop / lineHeight);
    const seen = Math.ceil(area.clientHeight / lineHeight) + 2;
    const rows = Array.from({ length: seen }, (_, index) => row(first + index + 1));
    gutter.replaceChildren(...rows);
    gutter.scrollTop = area.scrollTop - first * lineHeight;
  }

  function row(line: number): HTMLElement {
    const severity = marks.get(line);
    const number = line > lineCount ? '\u00a0' : String(line);
    if (severity === undefined) return element('div', {}, number);
    return element('div', { className: severity }, `${MARKS[severity]} ${number}`);
  }

  function textChanged(): void {
    lineCount = area.value.split('\n').length;
    draw();
  }

  area.addEventListener('scroll', draw);
  area.addEventListener('input', textChanged);
  new ResizeObserver(draw).observe(area);
  textChanged();

  return {
    setText(text: string): void {
      area.value = text;
      area.setSelectionRange(0, 0);
      area.scrollTop = 0;
      textChanged();
    },
    markLines(problems: readonly WordedProblem[]): void {
      marks = new Map();
      for (const { line, severity } of problems) {
        if (line !== undefined && marks.get(line) !== 'error') marks.set(line, severity);
      }
      draw();
    },
    /** Selects the line, so that the caret is there and the eye finds it. */
    goTo(line: number): void {
      const [start, end] = lineRange(area.value, line);
      area.focus();
      area.setSelectionRange(start, end);
      area.scrollTop = (line - 1) * lineHeight - area.clientHeight / 3;
      area.scrollLeft = 0;
    },
  };
}

/** Offsets of a 1-based line without its line break. */
export function lineRange(text: string, line: number): [start: number, end: number] {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const next = text.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return [start, end === -1 ? text.length : end];
}
