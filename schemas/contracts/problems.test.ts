import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../tools/testing/expect-linear.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import {
  error,
  escapeKey,
  hasErrors,
  inDocumentOrder,
  MAX_PROBLEMS,
  type Problem,
  unescapeKey,
  warning,
} from './problems.ts';

const at = (pointer: string) => error(pointer, 'missing');
const ordered = (pointers: string[], document: unknown) =>
  inDocumentOrder(pointers.map(at), document).map(({ pointer }) => pointer);

/** Every value's place, found by walking the text of the document from its start. */
function pointersOf(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  const members = Object.entries(value).flatMap(([key, member]) => pointersOf(member, `${pointer}/${escapeKey(key)}`));
  return [pointer, ...members];
}

describe('the order of problems', () => {
  const document = { b: { z: 1, a: [10, { y: 2 }] }, a: 3, 'x/y': { '~': 4 } };

  it('is the order of the document and not of the alphabet', () => {
    const pointers = ['', '/b', '/b/z', '/b/a', '/b/a/0', '/b/a/1', '/b/a/1/y', '/a', '/x~1y', '/x~1y/~0'];
    expect(ordered(pointers.toReversed(), document)).toEqual(pointers);
  });

  it('puts the tenth entry of a list behind the second', () => {
    expect(ordered(['/10', '/9', '/1', '/2'], new Array(11).fill(0))).toEqual(['/1', '/2', '/9', '/10']);
  });

  it('puts a missing member at the end of its object', () => {
    expect(ordered(['/a', '/b/missing', '/b/a/1/y', '/b/z'], document)).toEqual([
      '/b/z',
      '/b/a/1/y',
      '/b/missing',
      '/a',
    ]);
  });

  it('puts a missing member of the document, and one of a missing object, at the end', () => {
    expect(ordered(['/missing/too', '/missing', '/x~1y/~0'], document).at(0)).toBe('/x~1y/~0');
  });

  it('keeps the given order of several problems at one end', () => {
    expect(ordered(['/b/second', '/b/first'], document)).toEqual(['/b/second', '/b/first']);
  });

  it('holds for any document and any choice of its places', () => {
    const places = fc.jsonValue({ maxDepth: 4 }).chain((value) => {
      const pointers = pointersOf(value).filter((pointer) => !pointer.endsWith('/'));
      const some = fc.shuffledSubarray(pointers, { maxLength: Math.min(pointers.length, MAX_PROBLEMS) });
      return fc.tuple(fc.constant(value), some);
    });
    fc.assert(
      fc.property(places, ([value, chosen]) => {
        const inOrder = pointersOf(value).filter((pointer) => chosen.includes(pointer));
        expect(ordered(chosen, value)).toEqual(inOrder);
      }),
    );
  });
});

describe('how many problems', () => {
  it('are shown of one place: the first error and the first warning', () => {
    const problems: Problem[] = [
      warning('/a', 'cut.text'),
      error('/a', 'missing'),
      error('/a', 'empty'),
      warning('/a', 'read_as'),
    ];
    expect(inDocumentOrder(problems, { a: 1 }).map(({ code }) => code)).toEqual(['cut', 'missing']);
  });

  it('are shown of a document: the first 100 of it', () => {
    const pointers = Array.from({ length: 150 }, (_, index) => `/${index}`);
    expect(ordered(pointers.toReversed(), new Array(150).fill(0))).toEqual(pointers.slice(0, 100));
  });

  it('are shown of a document with many warnings: every error, then as many warnings as there is room for', () => {
    const warnings = Array.from({ length: 150 }, (_, index) => warning(`/${index}`, 'read_as'));
    const errors = [at('/149'), at('/60')];
    const shown = inDocumentOrder([...warnings, ...errors], new Array(150).fill(0));
    expect(shown).toHaveLength(100);
    expect(shown.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer)).toEqual(['/60', '/149']);
    expect(shown.map(({ pointer }) => Number(pointer.slice(1)))).toEqual([
      ...Array.from({ length: 61 }, (_, index) => index),
      60,
      ...Array.from({ length: 37 }, (_, index) => 61 + index),
      149,
    ]);
  });

  it('are counted after repetitions are gone', () => {
    const pointers = Array.from({ length: 100 }, (_, index) => `/${index}`);
    expect(ordered([...new Array(150).fill('/0'), ...pointers], new Array(100).fill(0))).toEqual(pointers);
  });

  it('makes no difference to the time', () => {
    expectLinear(
      (count) => {
        const pointers = Array.from({ length: count }, (_, index) => `/${index}`);
        expect(ordered(pointers.toReversed(), new Array(count).fill(0))).toHaveLength(100);
      },
      rounds(20_000, 100_000),
    );
  });
});

describe('a problem', () => {
  it('has a code, and which of its wordings and values only where there are any', () => {
    expect(error('/a', 'missing')).toStrictEqual({ pointer: '/a', code: 'missing', severity: 'error' });
    expect(warning('/a', 'cut.text', { limit: 9 })).toStrictEqual({
      pointer: '/a',
      code: 'cut',
      variant: 'text',
      values: { limit: 9 },
      severity: 'warning',
    });
  });

  it('has a code that there are words for', () => {
    // @ts-expect-error no texts have this key
    expect(error('', 'no_such_code').code).toBe('no_such_code');
  });

  it('blocks if it is an error', () => {
    expect(hasErrors([])).toBe(false);
    expect(hasErrors([warning('', 'read_as')])).toBe(false);
    expect(hasErrors([warning('', 'read_as'), error('', 'missing')])).toBe(true);
  });
});

describe('names of fields', () => {
  it('survive the way into a pointer and back', () => {
    expect(escapeKey('a/b~c~1')).toBe('a~1b~0c~01');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a') }), (key) => {
        expect(unescapeKey(escapeKey(key))).toBe(key);
        expect(escapeKey(key)).not.toContain('/');
      }),
    );
  });
});
