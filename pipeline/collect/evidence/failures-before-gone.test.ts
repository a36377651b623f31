import { describe, expect, it } from 'vitest';
import type { Statement } from '../contract/witness.ts';
import { confirmStates, type NightLook } from './failures-before-gone.ts';
import type { WitnessAnswer } from './witness-answers.ts';

type Seen = 'answering' | 'silent' | 'gone' | 'changed_hands' | 'archived' | 'unknown' | undefined;

const SUBJECT = 'https://works.example/';
const said = (state: Seen): Statement | 'unknown' | undefined =>
  state === undefined || state === 'unknown' ? state : { values: { state }, source: SUBJECT };

/** What is known of one homepage after nights that saw this, from 2026-11-01 on. */
function after(...nights: Seen[]): (string | undefined)[] {
  let before: WitnessAnswer | undefined;
  return nights.map((seen, day) => {
    const look: NightLook = { subject: SUBJECT, look: 'homepage', before, seen: said(seen) };
    [before] = confirmStates([look], { today: `2026-11-0${day + 1}`, isOnline: true });
    const { on, statement } = before?.said ?? {};
    return statement && `${on?.slice(8)} ${statement === 'unknown' ? statement : statement.values.state}`;
  });
}

describe('a state', () => {
  const [up, no] = ['01 answering', undefined];
  it.each<[string, Seen[], (string | undefined)[]]>([
    ['is known after one good look', ['answering'], [up]],
    [
      'ends after three failures, from the first day on',
      ['answering', 'silent', 'silent', 'silent'],
      [up, up, up, '02 silent'],
    ],
    ['is unknown until the third failure', ['gone', 'gone', 'gone'], [no, no, '01 gone']],
    ['stays where a failure is over', ['answering', 'silent', 'silent', 'answering', 'silent'], [up, up, up, up, up]],
    ['stays where nobody can say', ['answering', 'silent', undefined, 'silent'], [up, up, up, up]],
    [
      'is silence where failures are of several ways',
      ['answering', 'silent', 'gone', 'gone'],
      [up, up, up, '02 silent'],
    ],
    ['is unknown where they contradict each other', ['silent', 'changed_hands', 'silent'], [no, no, '01 unknown']],
    [
      'is unknown where an address leads elsewhere',
      ['answering', 'unknown', 'unknown', 'unknown'],
      [up, up, up, '02 unknown'],
    ],
    ['comes back with one good look', ['gone', 'gone', 'gone', 'answering'], [no, no, '01 gone', '04 answering']],
    ['is archived at once', ['answering', 'archived'], [up, '02 archived']],
    ['that ended stays what it was', ['gone', 'gone', 'gone', 'silent', 'gone'], [no, no, ...Array(3).fill('01 gone')]],
  ])('%s', (_what, nights, known) => {
    expect(after(...nights)).toEqual(known);
  });

  const answered: WitnessAnswer = {
    askedOn: '2026-10-31',
    said: { on: '2026-10-01', statement: said('answering') ?? 'unknown' },
  };
  const failing: WitnessAnswer = {
    ...answered,
    failed: [
      { on: '2026-10-30', state: 'silent' },
      { on: '2026-10-31', state: 'silent' },
    ],
  };
  const at = (host: number, seen: Seen, before = answered): NightLook => ({
    ...{ subject: `https://${host}.example/`, look: 'homepage', before, seen: said(seen) },
  });
  const moved = (looks: NightLook[], isOnline = true) =>
    confirmStates(looks, { today: '2026-11-01', isOnline }).filter(
      ({ said }, index) => said !== looks[index]?.before?.said,
    );

  it('moves nowhere on a night on which most of a kind of look fail', () => {
    const third = at(9, 'silent', failing);
    expect(moved([third, at(1, 'silent'), at(2, 'silent'), at(3, 'gone'), at(4, 'answering')])).toEqual([]);
    expect(moved([third, at(1, 'silent'), at(2, 'silent'), at(3, 'answering'), at(4, 'answering')])).toHaveLength(1);
    // Another kind of look says nothing of this one.
    expect(moved([third, ...[1, 2, 3].map((host) => ({ ...at(host, 'silent'), look: 'mcp' as const }))])).toHaveLength(
      1,
    );
  });

  it('moves nowhere on a night on which nothing answers', () => {
    expect(moved([at(9, 'silent', failing)], false)).toEqual([]);
    expect(moved([at(9, 'silent', failing), at(1, 'answering')], false)).toHaveLength(1);
  });
});
