/** GET /internal/v1/metrics: counts in the text format of Prometheus. */
import { database } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { webhookMetrics } from '../webhooks/counters.ts';

export async function metrics(_request: Request, env: Env): Promise<Response> {
  const tables = database(env);
  const counters = new Map((await tables.selectFrom('counters').selectAll().execute()).map((row) => [row.name, row]));
  const states = await tables
    .selectFrom('submissions')
    .select((row) => ['state', row.fn.countAll<number>().as('number')])
    .groupBy('state')
    .orderBy('state')
    .execute();
  const answers = [...counters.values()].filter(({ name }) => name.startsWith('submit_'));
  const lines = [
    '# HELP catalog_submit_answers_total Answers to submissions that were within the limit.',
    '# TYPE catalog_submit_answers_total counter',
    ...answers.map(({ name, value }) => `catalog_submit_answers_total{status="${name.slice(-3)}"} ${value}`),
    '# HELP catalog_limited_total Requests that were refused because their address had sent too many.',
    '# TYPE catalog_limited_total counter',
    `catalog_limited_total ${counters.get('limited')?.value ?? 0}`,
    '# HELP catalog_submissions Submissions that are kept, by state.',
    '# TYPE catalog_submissions gauge',
    ...states.map(({ state, number }) => `catalog_submissions{state="${state}"} ${number}`),
  ];
  return new Response(`${lines.join('\n')}\n${await webhookMetrics(env)}`, {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
