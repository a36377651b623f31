/**
 * Starts the scheduled run early, where the catalog lives on GitHub: .github/workflows/sync.yml listens to it. One
 * object for all, so that however much publishers ask for, there are few runs, and none is forgotten.
 */
import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../base/env.ts';
import { logEvent } from '../base/log.ts';

const API = 'https://api.github.com';
const EVENT = 'submission';
const TIMEOUT_MS = 10_000;
const MINUTE = 60_000;
/** Between two runs. */
const BETWEEN_RUNS = 10 * MINUTE;
/** Between two runs that the same publisher has asked for. */
const BETWEEN_RUNS_OF_ONE = 60 * MINUTE;

interface Started {
  /** Of the last run. */
  at: number;
  /** Of the last run that a publisher has asked for, by the first domain of their token. */
  for: Record<string, number>;
  /** Those who wait for the next one. */
  waiting: string[];
}

/** @param domains what the publisher's token speaks for: a proof comes before a run */
export async function askForRun(env: Env, domains: readonly string[]): Promise<void> {
  if (!env.GITHUB_REPOSITORY || !env.GITHUB_DISPATCH_TOKEN) return;
  await (env.SYNC as DurableObjectNamespace<SyncStarter>).getByName('sync').ask(domains[0] ?? '');
}

export class SyncStarter extends DurableObject<Env> {
  /** The run begins at once, or as soon as the last one is long enough ago. */
  async ask(publisher: string): Promise<void> {
    const { storage } = this.ctx;
    const now = Date.now();
    const started = await this.#read();
    const { [publisher]: last = -Infinity } = started.for;
    const due = Math.max(now, started.at + BETWEEN_RUNS, last + BETWEEN_RUNS_OF_ONE);
    const waiting = [...new Set([...started.waiting, publisher])];
    await storage.put<Started>('started', { ...started, waiting });
    const set = await storage.getAlarm();
    if (set === null || due < set) await storage.setAlarm(due);
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const started = await this.#read();
    const recent = Object.entries(started.for).filter(([, at]) => now - at < BETWEEN_RUNS_OF_ONE);
    const served = started.waiting.map((publisher) => [publisher, now] as const);
    await this.ctx.storage.put<Started>('started', {
      at: now,
      for: Object.fromEntries([...recent, ...served]),
      waiting: [],
    });
    await startSync(this.env);
  }

  async #read(): Promise<Started> {
    return (await this.ctx.storage.get<Started>('started')) ?? { at: -Infinity, for: {}, waiting: [] };
  }
}

/** A failure is only logged: the next scheduled run takes what is queued. */
async function startSync({ GITHUB_REPOSITORY, GITHUB_DISPATCH_TOKEN }: Env): Promise<void> {
  const status = await fetch(`${API}/repos/${GITHUB_REPOSITORY}/dispatches`, {
    method: 'POST',
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Bearer ${GITHUB_DISPATCH_TOKEN}`,
      'Content-Type': 'application/json',
      'User-Agent': 'Catalog',
    },
    body: JSON.stringify({ event_type: EVENT }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => 0,
  );
  if (status !== 204) logEvent('dispatch_failed', { status });
}
