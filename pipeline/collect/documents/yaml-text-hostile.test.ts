/** YAML that attacks by its length. */
import { describe, expect, it } from 'vitest';
import { parseYaml } from './yaml-text.ts';

const LENGTH = 200 * 1024;

const codeOf = (text: string, maxNodes: number) =>
  parseYaml(Buffer.from(text), { maxDepth: 64, maxNodes }).problem?.code;
const repeat = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length));

const laughs = () => {
  const levels = Array.from({ length: 40 }, (_, index) =>
    index === 0
      ? 'a0: &a0 [x,x,x,x,x,x,x,x,x,x]'
      : `a${index}: &a${index} [${Array(10)
          .fill(`*a${index - 1}`)
          .join()}]`,
  );
  return `${levels.join('\n')}\n#${repeat('x')}`;
};
const half = 'x'.repeat(LENGTH / 2);

const BOMBS: [name: string, text: string, code: string | undefined][] = [
  ['a billion laughs', laughs(), 'too_many_aliases'],
  ['a long text used again and again', `a: &a "${half}"\nb:\n${'- *a\n'.repeat(LENGTH / 10)}`, 'too_many_aliases'],
  [
    'a long list used again and again',
    `a: &a [${'1,'.repeat(50_000)}1]\nb: [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]`,
    'too_many_aliases',
  ],
  ['aliases of aliases', `a: &a 1\nb:\n${repeat('- *a\n')}`, undefined],
  [
    'as many anchors as aliases',
    `b:\n${Array.from({ length: 10_000 }, (_, i) => `- &a${i} 1\n- *a${i}\n`).join('')}`,
    undefined,
  ],
  ['nested lists', `a: ${repeat('[')}`, 'too_deep'],
  ['nested objects', `a: ${repeat('{a: ')}`, 'too_deep'],
  ['nested dashes', repeat('- '), 'too_deep'],
  ['nested keys', repeat('? '), 'too_deep'],
  ['indentation', Array.from({ length: 600 }, (_, level) => `${' '.repeat(level)}a:\n`).join(''), 'too_deep'],
  ['closing brackets', repeat(']'), 'bad_yaml'],
  ['open quotes', `a: |\n${repeat('"\n\n')}`, 'bad_yaml'],
  ['directives', repeat('% #\n'), 'bad_yaml'],
  ['documents', repeat('---\n'), 'several_documents'],
  ['one member again and again', repeat('a: 1\n'), undefined],
  ['keys', Array.from({ length: 20_000 }, (_, index) => `key${index}: 1\n`).join(''), undefined],
  ['blank lines', `a:${repeat('\n')}`, undefined],
  ['tags', `a:\n${repeat('- !a 1\n')}`, undefined],
];

describe('bombs of 200 kB, one after the other', () => {
  it.each(BOMBS)('%s', (_, text, code) => {
    const before = process.cpuUsage();
    const result = codeOf(text, 2_000_000);
    const { user, system } = process.cpuUsage(before);
    expect(result).toBe(code);
    // Time of the processor, because other work on the machine is no fault of the reader. Alone each takes under 0.5 s.
    expect((user + system) / 1000).toBeLessThan(2000);
  });

  it('a file of line ends is given up early', () => {
    expect(codeOf(`a:${'\n'.repeat(500_000)}`, 100_000)).toBe('too_many_nodes');
  });
});
