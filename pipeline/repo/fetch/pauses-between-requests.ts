/** When a host may be asked: one request at a time, with pauses, and not before a time it named itself. */
import pLimit from 'p-limit';
import { fault } from '../../../schemas/contracts/problems.ts';
import { pairOf } from './check-url.ts';
import { Refused } from './refusals.ts';

/** Between the end of a request and the start of the next one to the same host. */
const PAUSE_MS = 1_000;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** How a host is treated. */
export interface Manners {
  /** Requests of one name stand in one line. */
  name: string;
  pauseMs: number;
  /** Several requests may be in flight. */
  isShared: boolean;
}

export interface Politeness {
  /**
   * Makes the request when it is its turn.
   * @throws Refused at once, with code `asked_to_wait`, where the host asked us to wait
   */
  inTurn<T>(manners: Manners, request: () => Promise<T>): Promise<T>;
  /** The host is not asked again before this time. */
  leaveAlone(manners: Manners, until: Date): void;
}

interface Line {
  /** Settled when the last request that stands in line is over. Never rejects. */
  last: Promise<unknown>;
  /** Earliest time of the next request. */
  nextAt: number;
  leaveAloneUntil?: Date;
}

/** @param maxInFlight for all hosts together; requests that wait for their host do not count */
export function createPoliteness(clock: Clock, maxInFlight: number): Politeness {
  const inFlight = pLimit(maxInFlight);
  const lines = new Map<string, Line>();

  function lineOf(name: string): Line {
    const line = lines.get(name) ?? { last: Promise.resolve(), nextAt: 0 };
    lines.set(name, line);
    return line;
  }

  function assertMayAsk({ leaveAloneUntil: until }: Line): void {
    if (until === undefined || until.getTime() <= clock.now()) return;
    throw new Refused({ ...fault('asked_to_wait'), retryAt: until });
  }

  function limited<T>(line: Line, request: () => Promise<T>): Promise<T> {
    return inFlight(() => {
      assertMayAsk(line);
      return request();
    });
  }

  async function nextInLine<T>(line: Line, pauseMs: number, request: () => Promise<T>): Promise<T> {
    assertMayAsk(line);
    // Never longer than the pause, even if the clock was set back.
    const waitMs = Math.min(line.nextAt - clock.now(), pauseMs);
    if (waitMs > 0) await clock.sleep(waitMs);
    try {
      return await limited(line, request);
    } finally {
      line.nextAt = clock.now() + pauseMs;
    }
  }

  return {
    async inTurn({ name, pauseMs, isShared }, request) {
      const line = lineOf(name);
      assertMayAsk(line);
      if (isShared) return limited(line, request);
      const turn = line.last.then(() => nextInLine(line, pauseMs, request));
      // Keeps no answer, which may be large.
      line.last = turn.then(() => {}).catch(() => {});
      return turn;
    },
    leaveAlone({ name }, until) {
      lineOf(name).leaveAloneUntil = until;
    },
  };
}

/**
 * A trusted pair needs no pause, because its owner named it. A shared host is the operator's own, or a forge's API, which
 * has limits of its own and says when they are reached.
 */
export function mannersFor(
  url: URL,
  { trusted, sharedHosts }: { trusted: ReadonlySet<string>; sharedHosts: ReadonlySet<string> },
): Manners {
  const pair = pairOf(url);
  const isShared = sharedHosts.has(url.hostname);
  if (trusted.has(pair)) return { name: pair, pauseMs: 0, isShared };
  return { name: url.hostname, pauseMs: isShared ? 0 : PAUSE_MS, isShared };
}
