/** Starts the scheduled run at once, where the catalog lives on GitHub: .github/workflows/sync.yml listens to it. */
import type { Env } from '../base/env.ts';
import { logEvent } from '../base/log.ts';

const API = 'https://api.github.com';
const EVENT = 'submission';
const TIMEOUT_MS = 10_000;

/** A failure is only logged: the next scheduled run takes what is queued. */
export async function startSync({ GITHUB_REPOSITORY, GITHUB_DISPATCH_TOKEN }: Env): Promise<void> {
  if (!GITHUB_REPOSITORY || !GITHUB_DISPATCH_TOKEN) return;
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
