/** How many attempts had which outcome, since the worker was first deployed. */
import { database } from '../base/database.ts';
import type { Env } from '../base/env.ts';

/** Runs after the outcomes are stored: losing a count loses no event. */
export async function countAttempts(env: Env, outcomes: readonly string[]): Promise<void> {
  for (const [outcome, found] of Map.groupBy(outcomes, (name) => name)) {
    await database(env)
      .insertInto('webhook_counters')
      .values({ outcome, total: found.length })
      .onConflict((known) =>
        known.column('outcome').doUpdateSet(({ eb, ref }) => ({
          total: eb(ref('webhook_counters.total'), '+', ref('excluded.total')),
        })),
      )
      .execute();
  }
}

/** In the text format of Prometheus. */
export async function webhookMetrics(env: Env): Promise<string> {
  const rows = await database(env).selectFrom('webhook_counters').selectAll().orderBy('outcome').execute();
  const name = 'catalog_webhook_attempts_total';
  return [
    `# HELP ${name} Attempts to deliver a webhook, by outcome.`,
    `# TYPE ${name} counter`,
    ...rows.map(({ outcome, total }) => `${name}{outcome="${outcome}"} ${total}`),
    '',
  ].join('\n');
}
