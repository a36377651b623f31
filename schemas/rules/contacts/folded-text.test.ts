import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tools/testing/rounds.ts';
import { rewritten, shadowOf, spanIn } from './folded-text.ts';

describe('the shadow of a text', () => {
  it.each([
    ['plain text, C++ and 1+1', 'plain text, C++ and 1+1'],
    ['＋４９ ３０', '+49 30'],
    ['٠١١ ۰۲۱ ०११ ০২ ๐๒ 𝟒𝟗 ④⑨ ⁴⁹', '011 021 011 02 02 49 49 49'],
    ['a\u200bb\u00adc\u2060d\ufeffe\u034ff', 'abcdef'],
    ['a\u00a0b\u3000c\u2009d', 'a b c d'],
    ['1–2—3−4‑5', '1-2-3-4-5'],
    ['ⓙⓐⓝⓔ ﹫ ｅｘａｍｐｌｅ．ｏｒｇ', 'jane @ example.org'],
    ['jane ⓐ example', 'jane @ example'],
    ['&#64;&#x40;&commat;&#064;&#64x', '@@@@@x'],
    ['a&shy;b&nbsp;c', 'ab c'],
    ['%40%2B%2e%EF%BC%A0', '@+.@'],
    ['%2540 &amp;#64; %26%2364;', '@ @ @'],
    ['%E4 100% %zz', 'ä 100% %zz'],
    ['AT&T, R&D, &unknown;', 'AT&T, R&D, &unknown;'],
    ['example。com。', 'example.com。'],
    ['1·2•3・4', '1·2·3·4'],
  ])('of %j is %j', (text, shadow) => {
    expect(shadowOf(text).text).toBe(shadow);
  });

  it('is the text itself for all characters that the quick look lets pass', () => {
    const quick: string[] = [];
    // Beyond the first plane none is let pass.
    for (let code = 0; code < rounds(0x10000, 0x30000); code += 1) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const character = String.fromCodePoint(code);
      if (shadowOf(character).places === undefined) quick.push(character);
    }
    expect(quick.length).toBeGreaterThan(20_000);
    const changed: string[] = [];
    for (let at = 0; at < quick.length; at += 256) {
      const text = quick.slice(at, at + 256).join(' ');
      // Behind a percent sign every character is looked at slowly.
      if (shadowOf(`${text} %41`).text !== `${text} A`) changed.push(text);
    }
    expect(changed).toEqual([]);
  });

  it('knows where each character stands', () => {
    const text = 'to ja\u200bne&#64;exa%6dple.org now';
    const shadow = shadowOf(text);
    const start = shadow.text.indexOf('jane');
    const { start: from, end } = spanIn(shadow, { start, end: start + 'jane@example.org'.length });
    expect(text.slice(from, end)).toBe('ja\u200bne&#64;exa%6dple.org');
  });

  it('has places inside the text, in its order', () => {
    const pieces = fc.constantFrom(
      'a',
      ' ',
      '&#64;',
      '%40',
      '&amp;',
      '%',
      '&',
      '４',
      '\u200b',
      '…',
      '😀',
      '\ud800',
      '℡',
      '。',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const shadow = shadowOf(text);
        for (let at = 0; at < shadow.text.length; at += 1) {
          const { start, end } = spanIn(shadow, { start: at, end: at + 1 });
          const before = at === 0 ? 0 : spanIn(shadow, { start: at - 1, end: at }).start;
          expect(start >= before && start < end && end <= text.length).toBe(true);
        }
      }),
    );
  });
});

it('rewrites a shadow, and what stands for a find stands for all of it', () => {
  const shadow = rewritten(
    rewritten({ text: 'jane (at) x (dot) org' }, / \(at\) /g, () => '@'),
    / \(dot\) /g,
    () => '.',
  );
  expect(shadow.text).toBe('jane@x.org');
  expect(spanIn(shadow, { start: 4, end: 5 })).toEqual({ start: 4, end: 10 });
  expect(spanIn(shadow, { start: 0, end: shadow.text.length })).toEqual({ start: 0, end: 21 });
});
