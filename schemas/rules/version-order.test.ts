import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tools/testing/rounds.ts';
import { compareText } from './compare-text.ts';
import { currentVersion, isPrerelease, naturalCompare, newestFirst } from './version-order.ts';

interface Version {
  version: string;
  released_on?: string;
  prerelease: boolean;
}

const of = (version: string, released_on?: string): Version => ({
  version,
  ...(released_on === undefined ? {} : { released_on }),
  prerelease: isPrerelease(version),
});
const order = (...versions: Version[]) => newestFirst(versions).map(({ version }) => version);

describe('naturalCompare', () => {
  it.each([
    ['1.9', '1.10'],
    ['1.2', '1.10'],
    ['9', '10'],
    ['1', '1.0'],
    ['v1.9b', 'v1.10a'],
    ['1.0 build 5', '1.0 build 12'],
    ['2024.1', '2024.10'],
    ['7', '007'].toReversed() as [string, string],
    ['', '0'],
    ['1.0', 'a'],
    ['A', 'a'],
    ['9007199254740992', '9007199254740993'],
    [`9${'0'.repeat(150)}`, `1${'0'.repeat(151)}`],
    [`${'9'.repeat(100)}1`, `1${'0'.repeat(101)}`],
    [`${'1'.repeat(5_000)}1`, `${'1'.repeat(5_000)}2`],
  ])('puts %s before %s', (lower, higher) => {
    expect(Math.sign(naturalCompare(lower, higher))).toBe(-1);
    expect(Math.sign(naturalCompare(higher, lower))).toBe(1);
  });

  const version = fc.oneof(
    fc.string({ unit: fc.constantFrom('0', '1', '9', '10', '.', '-', 'a', 'Z', ' ', 'é', '/', ':'), maxLength: 8 }),
    fc.string({ maxLength: 6 }),
    fc.integer({ min: 95, max: 105 }).map((length) => '9'.repeat(length)),
  );

  it('is a total order: antisymmetric, transitive, and equal only for the same text', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        const sign = (x: string, y: string) => Math.sign(naturalCompare(x, y));
        expect(sign(a, b)).toBe(0 - sign(b, a));
        expect(sign(a, b) === 0).toBe(a === b);
        if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: rounds(500, 20_000) },
    );
  });

  it('reads 100 000 digits or changes of kind in a moment', () => {
    for (const part of ['1', 'a', '1a', '0']) {
      const long = part.repeat(100_000 / part.length);
      expect(Math.sign(naturalCompare(`${long}1`, `${long}2`))).toBe(-1);
    }
  });
});

describe('newestFirst', () => {
  it('orders SemVer by its own rule', () => {
    const versions = ['1.9.0', '1.10.0', '1.10.0-rc.1', '1.10.0-rc.10', '1.10.0-rc.9'].map((version) => of(version));
    expect(order(...versions)).toEqual(['1.10.0', '1.10.0-rc.10', '1.10.0-rc.9', '1.10.0-rc.1', '1.9.0']);
  });

  it('orders SemVer by version even where the dates say otherwise', () => {
    expect(order(of('1.9.0', '2026-02-01'), of('1.10.0', '2026-01-01'))).toEqual(['1.10.0', '1.9.0']);
  });

  it('leaves SemVer in its order where a copy of a registry has stamped old lines with later days', () => {
    const stamped = [of('2.0.0', '2026-02-01'), of('2.1.0', '2026-04-01'), of('4.11.0', '2026-07-30')];
    expect(order(...stamped, of('8.20.0', '2026-01-24'))).toEqual(['8.20.0', '4.11.0', '2.1.0', '2.0.0']);
  });

  it.each([
    ['numbers of any count', ['1.9', '1.11', '2.0', '1.2.3', '1.10'], ['2.0', '1.11', '1.10', '1.9', '1.2.3']],
    ['PEP 440', ['2.0.0b22', '1.4.5', '2.0.0b3', '2.0.0rc1', '2.0.0.dev1', '2.0.0a9'], undefined],
    ['corrections', ['1.0', '1.0.post1', '1.0.1', '1.0-2', '1.0rc1'], ['1.0.1', '1.0-2', '1.0.post1', '1.0', '1.0rc1']],
    ['letters', ['1.0.2k', '1.0.2', '1.0.2j'], ['1.0.2k', '1.0.2j', '1.0.2']],
    ['underscores', ['8_9_0', '8_10_0', '8_10_0_rc1'], ['8_10_0', '8_10_0_rc1', '8_9_0']],
    ['days', ['2026-01-31', '2025-12-24', '2026-01-02'], ['2026-01-31', '2026-01-02', '2025-12-24']],
    ['words of Java', ['5.4.0.CR1', '5.4.0.Final', '5.4.0.Beta2'], ['5.4.0.Final', '5.4.0.CR1', '5.4.0.Beta2']],
    [
      'words',
      ['2.0 Alpha 3', '2.0', '2.0 build 12', '2.0 build 5'],
      ['2.0 build 12', '2.0 build 5', '2.0', '2.0 Alpha 3'],
    ],
    ['glued names', ['r99', 'r101', 'r100'], ['r101', 'r100', 'r99']],
  ])('orders %s', (_what, versions, expected) => {
    const sorted = expected ?? ['2.0.0rc1', '2.0.0b22', '2.0.0b3', '2.0.0a9', '2.0.0.dev1', '1.4.5'];
    expect(order(...versions.map((version) => of(version)))).toEqual(sorted);
  });

  it('orders what is not all a version by date, then naturally, undated last', () => {
    const versions = [of('1.9'), of('1.10'), of('2.0', '2026-01-01'), of('Spring', '2026-02-01')];
    expect(order(...versions)).toEqual(['Spring', '2.0', '1.10', '1.9']);
  });

  it('puts a number that was a mistake where its day puts it', () => {
    const versions = [
      of('1.1', '2014-04-17'),
      of('0.1.0', '2014-04-10'),
      of('0.2.0', '2014-04-28'),
      of('0.3.0', '2014-07-28'),
      of('0.14.0', '2020-10-21'),
    ];
    expect(order(...versions)).toEqual(['0.14.0', '0.3.0', '0.2.0', '1.1', '0.1.0']);
  });

  it.each([
    ['corrections of a line that was begun before', ['2.0', '2022-01-01'], ['1.9.1', '1.9.7', '1.9.8', '1.9.9']],
    ['two releases', ['2.0', '2022-01-01'], ['1.9.1', '1.10', '1.11']],
  ])('lets no later %s speak against a version', (_what, [version = '', day = ''], [first = '', ...later]) => {
    const versions = later.map((each, index) => of(each, `202${index + 3}-01-01`));
    expect(order(of(version, day), of(first, '2021-01-01'), ...versions)[0]).toBe('2.0');
  });

  it('orders equal SemVer with different build metadata the same way from any start', () => {
    const versions = [of('1.0.0+b'), of('1.0.0+a'), of('v1.0.0+a'), of('1.0.0')];
    expect(order(...versions)).toEqual(order(...versions.toReversed()));
  });

  it.each([
    ['SemVer and not', ['1.0.0', 'v1.0.0', '1.0.0-rc.1', '1.0.0+7', '1.9', '1.10', '007', '7', 'next', '1.10.0']],
    ['mistakes', ['1.1', '0.92', '0.9.6', '0.9.5', '0.9.4', '0.10b2', '0.8', '2024.1', '0.7', '0.6', '1.1-1', '0.10']],
  ])('gives one order of %s, whatever the order it is given', (_what, names) => {
    const one = fc.record({
      version: fc.constantFrom(...names),
      released_on: fc.constantFrom('2024-01-01', '2025-01-01', '2026-01-01', '2026-01-02', undefined),
    });
    const versions = fc.uniqueArray(one, { selector: ({ version }) => version, maxLength: 10 });
    const shuffled = versions.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, again]) => {
        const sorted = (each: typeof list) => order(...each.map((entry) => of(entry.version, entry.released_on)));
        expect(sorted(again)).toEqual(sorted(list));
        expect(sorted(list).toSorted()).toEqual(list.map(({ version }) => version).toSorted());
      }),
      { numRuns: rounds(200, 10_000) },
    );
  });

  it('leaves the list it is given as it is', () => {
    const versions = [of('1.0.0'), of('2.0.0')];
    newestFirst(versions);
    expect(versions.map(({ version }) => version)).toEqual(['1.0.0', '2.0.0']);
  });
});

describe('currentVersion', () => {
  it.each([
    ['the newest', ['2.0.0', '1.0.0'], '2.0.0'],
    ['the newest that is no pre-release', ['2.1.0-rc.1', '2.0.0', '1.0.0'], '2.0.0'],
    ['the newest pre-release where there is nothing else', ['2.0.0-rc.2', '2.0.0-rc.1'], '2.0.0-rc.2'],
    ['nothing of nothing', [], undefined],
  ])('is %s', (_what, versions, current) => {
    expect(currentVersion(versions.map((version) => of(version)))?.version).toBe(current);
  });
});

describe('isPrerelease', () => {
  it.each([
    '1.0.0-rc.1',
    'v2.0.0-0',
    '1.0-beta',
    '1.0rc1',
    '2.0 Alpha 3',
    'nightly',
    '1.0_dev',
    '3.1-PREVIEW2',
    '2.0.0b22',
    '2.4a2',
    '4.0b3',
    '1.4.0.dev3',
    '3.72.0pre',
    '1.09BETA',
    '5.4.0.CR1',
    '6.0.M1',
    '2.1-SNAPSHOT',
    '1.0 Release Candidate 2',
    '1.0.0-release.candidate',
  ])('takes %s for one', (version) => {
    expect(isPrerelease(version)).toBe(true);
  });

  it.each([
    '1.0.0',
    '1.0.0+rc.1',
    '1.10',
    '007',
    '1.0 build 5',
    '1.0.2k',
    '1.0.2b',
    '1.0.post1',
    '5.3.1.Final',
    '5.3.1-Final',
    '1.2.3-hotfix1',
    '2026-01-31',
    '2.1+9',
    '1.0 7a1b2c3',
    'alphabet 1',
    'devel',
    'research 2',
    'precise',
  ])('does not take %s for one', (version) => {
    expect(isPrerelease(version)).toBe(false);
  });
});

describe('compareText', () => {
  it('compares by code unit and never by the rules of a language', () => {
    const words = ['ä', 'z', 'a', 'Z', 'é', 'e', '\u{1f600}', '\uffff', '10', '9'];
    expect(words.toSorted(compareText)).toEqual(['10', '9', 'Z', 'a', 'e', 'z', 'ä', 'é', '\u{1f600}', '\uffff']);
    expect(compareText('same', 'same')).toBe(0);
  });
});
