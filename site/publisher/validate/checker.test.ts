/** Which document is asked about when, and what happens to a worker that does not answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CheckWorker, createChecker, type Outcome, TIMEOUT_MS } from './checker.ts';
import type { CheckRequest } from './worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const question = (name: string): CheckRequest => ({
  bytes: new TextEncoder().encode(name),
  vocabularyUrl: '',
  schemaUrl: '',
  admission: {},
  language: 'en',
});
const nameOf = ({ bytes }: CheckRequest) => new TextDecoder().decode(bytes);
const answer = { kind: null, valid: false, problems: [] };

class Worker implements CheckWorker {
  onmessage: CheckWorker['onmessage'] = null;
  onerror: CheckWorker['onerror'] = null;
  asked: string[] = [];
  isTerminated = false;
  postMessage(asked: CheckRequest): void {
    this.asked.push(nameOf(asked));
  }
  terminate(): void {
    this.isTerminated = true;
  }
  says(data: object): void {
    this.onmessage?.({ data } as MessageEvent);
  }
}

function setUp() {
  const workers: Worker[] = [];
  const shown: [string, Outcome][] = [];
  const check = createChecker(
    () => workers[workers.push(new Worker()) - 1] as Worker,
    (outcome, asked) => shown.push([nameOf(asked), outcome]),
  );
  return { workers, shown, check: (name: string) => check(question(name)) };
}

describe('documents', () => {
  it('are asked about one after the other, of one worker, and only the newest of those that wait', () => {
    const { workers, shown, check } = setUp();
    for (const name of ['a', 'b', 'c']) check(name);
    expect(workers.map(({ asked }) => asked)).toEqual([['a']]);
    workers[0]?.says({ answer });
    expect(shown).toEqual([]);
    workers[0]?.says({ answer });
    expect(workers.map(({ asked }) => asked)).toEqual([['a', 'c']]);
    expect(shown).toEqual([['c', answer]]);
  });

  it('of a kind that only the command reads have no answer', () => {
    const { workers, shown, check } = setUp();
    check('a');
    workers[0]?.says({});
    expect(shown).toEqual([['a', 'unread']]);
  });
});

describe('a worker', () => {
  it('that takes too long is stopped, and the next document asks another', () => {
    const { workers, shown, check } = setUp();
    check('a');
    vi.advanceTimersByTime(TIMEOUT_MS - 1);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([['a', 'stopped']]);
    expect(workers[0]?.isTerminated).toBe(true);
    workers[0]?.says({ answer });
    check('b');
    workers[1]?.says({ answer });
    expect(shown).toEqual([
      ['a', 'stopped'],
      ['b', answer],
    ]);
  });

  it('that is stopped while another document waits makes room for it', () => {
    const { workers, shown, check } = setUp();
    check('a');
    check('b');
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(workers.map(({ asked }) => asked)).toEqual([['a'], ['b']]);
    expect(shown).toEqual([]);
  });

  it.each([
    ['has no answer', (worker?: Worker) => worker?.says({ failed: true })],
    ['cannot run', (worker?: Worker) => worker?.onerror?.({} as ErrorEvent)],
  ])('that %s has failed', (_how, fail) => {
    const { workers, shown, check } = setUp();
    check('a');
    fail(workers[0]);
    expect(shown).toEqual([['a', 'failed']]);
    expect(workers[0]?.isTerminated).toBe(true);
    vi.advanceTimersByTime(TIMEOUT_MS);
    expect(shown).toHaveLength(1);
  });
});
