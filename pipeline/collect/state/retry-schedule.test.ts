import { describe, expect, it } from 'vitest';
import { isWaiting, retryAfterFailure } from './retry-schedule.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe('after a failure', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 4],
    [6, 8],
    [7, 16],
    [8, 24],
    [9, 24],
    [5000, 24],
  ])('number %d in a row, a source is due %d hours later', (failures, hours) => {
    expect(retryAfterFailure({ failures, now: NOW })).toEqual(later(hours * HOUR_MS));
  });

  it.each([
    ['in 10 minutes', later(10 * MINUTE_MS), 10 * MINUTE_MS],
    ['in a month: a day is the longest wait', later(30 * 24 * HOUR_MS), 24 * HOUR_MS],
    ['a time that has passed', later(-HOUR_MS), 0],
    ['no time at all: our own rule holds', new Date(Number.NaN), 2 * HOUR_MS],
  ])('the host says when: %s', (_what, retryAt, waitMs) => {
    expect(retryAfterFailure({ failures: 4, now: NOW, retryAt })).toEqual(later(waitMs));
  });
});

describe('a source waits', () => {
  it.each([
    ['until it is due', later(1), true],
    ['not when it is due', NOW, false],
    ['not when that has passed', later(-1), false],
    ['a whole day', later(24 * HOUR_MS), true],
    ['not longer: the clock was set back since', later(24 * HOUR_MS + 1), false],
    ['not for what is no time', new Date(Number.NaN), false],
  ])('%s', (_what, dueAt, waits) => {
    expect(isWaiting(dueAt, NOW)).toBe(waits);
  });
});
