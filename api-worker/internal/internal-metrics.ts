/** GET /internal/v1/metrics: counts in the text format of Prometheus. */
import { query } from '../base/database.ts';
import type { Env } from '../base/env.ts';

export async function metrics(_request: Request, env: Env): Promise<Response> {
  const counters = await query<{ name: string; value: number }>(env)`select * from counters order by name`;
  const states = await query<{
    state: string;
    number: number;
  }>(env)`select state, count(*) as number from submissions group by state order by state`;
  /** Those whose name begins so, by what follows. */
  const called = (start: string) =>
    counters.flatMap(({ name, value }) => (name.startsWith(start) ? [[name.slice(start.length), value]] : []));
  const lines = [
    '# HELP catalog_submit_answers_total Answers to submissions that were within the limit.',
    '# TYPE catalog_submit_answers_total counter',
    ...called('submit_').map(([status, value]) => `catalog_submit_answers_total{status="${status}"} ${value}`),
    '# HELP catalog_limited_total Requests that were refused because their address had sent too many.',
    '# TYPE catalog_limited_total counter',
    `catalog_limited_total ${called('limited')[0]?.[1] ?? 0}`,
    '# HELP catalog_submissions Submissions that are kept, by state.',
    '# TYPE catalog_submissions gauge',
    ...states.map(({ state, number }) => `catalog_submissions{state="${state}"} ${number}`),
    '# HELP catalog_webhook_attempts_total Attempts to deliver a webhook, by outcome.',
    '# TYPE catalog_webhook_attempts_total counter',
    ...called('webhook_').map(([outcome, value]) => `catalog_webhook_attempts_total{outcome="${outcome}"} ${value}`),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
