import { describe, expect, it } from 'vitest';
import { retryTime, soundValidators } from './header-values.ts';

const DATE = 'Tue, 20 Oct 2026 07:28:00 GMT';

describe('validators that are kept', () => {
  it.each(['"a"', 'W/"a"', '""', '"!#$%&/()=?[]{}~"', `"${'a'.repeat(510)}"`])('%s', (etag) => {
    expect(soundValidators(etag, undefined)).toEqual({ etag });
  });

  it('a date', () => {
    expect(soundValidators(undefined, DATE)).toEqual({ lastModified: DATE });
  });

  it('both', () => {
    expect(soundValidators('"a"', DATE)).toEqual({ etag: '"a"', lastModified: DATE });
  });
});

describe('validators that are not kept', () => {
  it.each([
    ['nothing', undefined],
    ['two', ['"a"', '"b"']],
    ['no quotes', 'a'],
    ['one quote', '"a'],
    ['a quote inside', '"a"b"'],
    ['a list', '"a", "b"'],
    ['every version', '*'],
    ['a weak one in small letters', 'w/"a"'],
    ['a space', '"a b"'],
    ['a line break', '"a\r\nX-Injected: b"'],
    ['a line break at the end', '"a"\n'],
    ['what is no ASCII', '"ä"'],
    ['513 characters', `"${'a'.repeat(511)}"`],
  ])('as entity tag: %s', (_what, etag) => {
    expect(soundValidators(etag, undefined)).toEqual({});
  });

  it.each([
    ['two', [DATE, DATE]],
    ['another time zone', 'Tue, 20 Oct 2026 07:28:00 +0200'],
    ['another notation', '2026-10-20T07:28:00Z'],
    ['a word', 'yesterday'],
    ['a day that does not exist', 'Tue, 45 Oct 2026 07:28:00 GMT'],
    ['a line break', `${DATE}\r\nX-Injected: b`],
  ])('as date: %s', (_what, lastModified) => {
    expect(soundValidators(undefined, lastModified)).toEqual({});
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-10-20T07:00:00Z');

  it.each([
    ['1', '2026-10-20T07:00:01.000Z'],
    ['120', '2026-10-20T07:02:00.000Z'],
    ['86400', '2026-10-21T07:00:00.000Z'],
    ['86401', '2026-10-21T07:00:00.000Z'],
    ['9'.repeat(400), '2026-10-21T07:00:00.000Z'],
    [DATE, '2026-10-20T07:28:00.000Z'],
    ['Fri, 01 Jan 2100 00:00:00 GMT', '2026-10-21T07:00:00.000Z'],
  ])('of %j is a time, at most a day ahead', (field, time) => {
    expect(retryTime(field, now)?.toISOString()).toBe(time);
  });

  it.each(
    ['', '0', '-1', '1.5', '1e3', ' 5', 'soon', 'Mon, 19 Oct 2026 07:28:00 GMT', undefined, ['5', '6']].map((field) => [
      field,
    ]),
  )('of %j says nothing', (field) => {
    expect(retryTime(field, now)).toBeUndefined();
  });
});
