/** Repeats that make parsers slow: linear time, and no crash. */
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tools/testing/rounds.ts';
import { readReadme, readRenderedReadme } from './readme.ts';

/** A reader whose time grows with the square of the length takes longer than the limit for either. */
const SIZE = rounds(64, 1024) * 1024;
/** Processor time, so that a busy machine does not fail the test. Ten times what the slowest takes. */
const MAX_SECONDS = rounds(2, 4);
/** For the texts that are as long in both forms. */
const MAX_SECONDS_OF_CASE = 4;

const REPEATS: Readonly<Record<string, string[]>> = {
  'README.md': [
    '[',
    '*',
    '<',
    '`',
    '> ',
    '- ',
    '_a',
    '**a ',
    '![',
    '[a](',
    '](',
    '<a ',
    '<!--',
    '&',
    '~~a',
    '|a',
    '\\',
    'a|b\n-|-\n',
    '1. x\n',
    '[a]: b\n',
    '[[]',
    'a***',
    '*a _b ',
    'a  \n',
    '* a\n  ',
    '> - ',
    '<b><p>',
    '<b>',
    '</p>',
    '<h1>',
    '<details>',
    '::\n',
    ':::note\n',
    'a.A ',
    '"',
    'see the docs. ',
  ],
  'README.html': [
    '<',
    '<a ',
    '<p>',
    '<ul><li>',
    '<table>',
    '<script>',
    '&amp',
    '<blockquote>',
    '<a href=x>',
    '<h1><h2>',
    '<div id="file"><div class="plain"><pre>',
    '<a href=x>a</a>\n',
    '<a href=x>a<br>',
    '<img alt=a>',
    '<pre>\0',
    '&#x41;',
  ],
  'README.txt': ['a\n-\n', '- a\n', '  a\n\n', 'A\n', '===\n', '(', '1-', 'a@b.', 'あ', '。', 'A: b\n', 'http://'],
};

const ABOUT = { name: 'ebb', description: 'A calendar for the tides', topics: ['tides'] };

function read(path: string, text: string) {
  return path.endsWith('.html') ? readRenderedReadme(Buffer.from(text), ABOUT) : readReadme({ path, text }, ABOUT);
}

describe('endless repeats', () => {
  it.each(Object.entries(REPEATS).flatMap(([path, repeats]) => repeats.map((repeat) => [path, repeat])))(
    '%s: %j',
    (path = '', repeat = '') => {
      const text = repeat.repeat(Math.ceil(SIZE / repeat.length));
      const start = process.cpuUsage().user;
      const { summary = '', text: more = '' } = read(path, text);
      expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(MAX_SECONDS);
      expect(summary.length).toBeLessThanOrEqual(500);
      expect(more.length).toBeLessThanOrEqual(4000);
    },
  );

  // Each was cubic: 4 000 dashes took 67 seconds.
  it.each([
    ['README.txt', `${'-'.repeat(4000)}x`],
    ['README', `${'-'.repeat(200_000)}x`],
    ['README.txt', `${'=*'.repeat(100_000)}x`],
    ['README.txt', `A tool.\n${'<>'.repeat(100_000)}\n`],
  ])('%s: a frame that is none', (path, text) => {
    const start = process.cpuUsage().user;
    expect(readReadme({ path, text }).text ?? '').not.toContain('--');
    expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(MAX_SECONDS_OF_CASE);
  });

  // Exponential in the parser: no-break spaces between attributes.
  it.each(['\u00a0', '\ufeff', '\u3000', '\u2003'])('attributes of HTML with U+%j between them', (space) => {
    const attributes = `x${space}c${space}b=`.repeat(5000);
    const start = process.cpuUsage().user;
    for (const text of [`<a a=${attributes}"`, `Text <a a=${attributes}"`, `<a a=${space}${space}${attributes}"`])
      readReadme({ path: 'README.md', text });
    expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(MAX_SECONDS_OF_CASE);
  });

  it('does not grow by a definition that is used often', () => {
    const markdown = `[x]: ${'a'.repeat(50_000)} "${'b'.repeat(50_000)}"\n\n${'[x] '.repeat(20_000)}`;
    expect(readReadme({ path: 'README.md', text: markdown })).toEqual({});
  });
});
