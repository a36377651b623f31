import { describe, expect, it } from 'vitest';
import { fillMessage } from './message.ts';

describe('a message', () => {
  it('is filled with its values', () => {
    expect(fillMessage('{name} has {count} places', { name: 'Editor', count: 3 }, 'en')).toBe('Editor has 3 places');
  });

  it.each([
    ['en', 1, '1 release'],
    ['en', 0, '0 releases'],
    ['pl', 2, '2 few'],
  ])('takes the form that %s has for %i', (locale, count, expected) => {
    const forms = { one: '{count} release', few: '{count} few', other: '{count} releases' };
    expect(fillMessage(forms, { count }, locale)).toBe(expected);
  });

  it('has a form for nothing, in any language', () => {
    const forms = { zero: 'the latest', other: 'the latest of {count}' };
    expect([0, 2].map((count) => fillMessage(forms, { count }, 'en'))).toEqual(['the latest', 'the latest of 2']);
  });

  it('takes the last form where its language has no other', () => {
    expect(fillMessage({ other: '{count} 件' }, { count: 1 }, 'ja')).toBe('1 件');
  });

  it('is refused without a value for one of its places', () => {
    expect(() => fillMessage('{name} moved', {}, 'en')).toThrow('No value for {name} in "{name} moved".');
  });
});
