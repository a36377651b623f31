import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactJson, sorted } from './stable-json.ts';

const reversed = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
};

describe('members in the order in which they are written', () => {
  it.each([
    [
      'at every depth, those of items too',
      '{"b":[{"z":1,"a":{"d":2,"c":3}}],"a":0}',
      '{"a":0,"b":[{"a":{"c":3,"d":2},"z":1}]}',
    ],
    [
      'where only an inner one is out of order',
      '{"a":{"c":1,"b":2},"d":[0,{"f":1,"e":2}]}',
      '{"a":{"b":2,"c":1},"d":[0,{"e":2,"f":1}]}',
    ],
    ['by code unit, and not by letter', '{"ä":1,"a":2,"Z":3,"":4}', '{"":4,"Z":3,"a":2,"ä":1}'],
    [
      'also one that is called like a prototype',
      '{"a":{"__proto__":{"c":1,"b":2}},"A":0}',
      '{"A":0,"a":{"__proto__":{"b":2,"c":1}}}',
    ],
    ['without touching the order of items', '[3,1,[2,0]]', '[3,1,[2,0]]'],
  ])('%s', (_where, given, written) => {
    expect(compactJson(JSON.parse(given))).toBe(`${written}\n`);
  });

  it('are the same bytes whatever order they came in, and nothing else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(compactJson(reversed(value))).toBe(compactJson(value));
        expect(JSON.parse(compactJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('cost no copy where they are in it already, and leave what came in as it was', () => {
    const inOrder = { a: [{ b: 1, c: 2 }], d: null };
    expect(sorted(inOrder)).toBe(inOrder);
    const mixed = { a: [{ c: 2, b: 1 }], d: inOrder };
    expect(sorted(mixed).d).toBe(inOrder);
    expect(Object.keys(mixed.a[0] ?? {})).toEqual(['c', 'b']);
  });
});
