/** GET /internal/v1/metrics: counts in the text format of Prometheus. */
import { database } from '../base/database.ts';
import type { Env } from '../base/env.ts';

const ATTEMPT = 'webhook_';

export async function metrics(_request: Request, env: Env): Promise<Response> {
  const tables = database(env);
  const counters = new Map(
    (await tables.selectFrom('counters').selectAll().orderBy('name').execute()).map((row) => [row.name, row]),
  );
  const states = await tables
    .selectFrom('submissions')
    .select((row) => ['state', row.fn.countAll<number>().as('number')])
    .groupBy('state')
    .orderBy('state')
    .execute();
  const answers = [...counters.values()].filter(({ name }) => name.startsWith('submit_'));
  const attempts = [...counters.values()].filter(({ name }) => name.startsWith(ATTEMPT));
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
    '# HELP catalog_webhook_attempts_total Attempts to deliver a webhook, by outcome.',
    '# TYPE catalog_webhook_attempts_total counter',
    ...attempts.map(
      ({ name, value }) => `catalog_webhook_attempts_total{outcome="${name.slice(ATTEMPT.length)}"} ${value}`,
    ),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
