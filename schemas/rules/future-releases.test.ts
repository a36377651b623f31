import { expect, it } from 'vitest';
import { futureReleaseProblems, withoutFutureReleases } from './future-releases.ts';

const [OUT, TO_COME, UNDATED] = [{ released_on: '2026-11-19' }, { released_on: '2027-05-31' }, {}];
const dated = (released_on: string) => ({ versions: [{ version: '9.6', prerelease: false, released_on }] });
const codesAt = (moment: string) =>
  futureReleaseProblems(dated('2026-11-28'), 'pad-json', new Date(moment)).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );

it.each([
  ['what is out goes on', [TO_COME, OUT, UNDATED], [OUT, UNDATED]],
  ['of what is only announced, all', [TO_COME], [TO_COME]],
])('leaves announced releases out: %s', (_what, versions, left) => {
  expect(withoutFutureReleases(versions, '2026-11-27')).toEqual(left);
});

it('warns of a day that has begun nowhere on Earth', () => {
  expect(codesAt('2026-11-27T09:59:59Z')).toEqual(['announced_release /release/released_on']);
  expect(codesAt('2026-11-27T10:00:00Z')).toEqual([]);
});
