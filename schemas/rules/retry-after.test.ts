import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

it.each([
  [null, undefined],
  ['120', now + 120_000],
  ['Thu, 01 Jan 2026 00:02:00 GMT', now + 120_000],
  ['-1', undefined],
  ['1e9', undefined],
  ['tomorrow', undefined],
  ['9'.repeat(400), Number.POSITIVE_INFINITY],
])('Retry-After: %s', (field, moment) => {
  expect(retryAfter(field, now)).toBe(moment);
});
