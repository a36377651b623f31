/** `catalog feeds` */
import { join } from 'node:path';
import type { Command } from 'commander';
import { listFeeds } from '../collect/feeds/feed-list.ts';
import { openSyncState, STATE_FILE } from '../collect/state/sync-state.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { json, type Run } from './options.ts';
import { feedsTable } from './results.ts';

export function define(command: Command, run: Run): void {
  command
    .option('--failing', 'only those that fail')
    .addOption(json())
    .action((options) => run((context) => runFeeds(context, options)));
}

export async function runFeeds(
  { folder, now, output }: CommandContext,
  options: { failing?: boolean; json?: boolean },
): Promise<boolean> {
  const { files } = await readCheckout(folder);
  const feeds = listFeeds(parseCatalog(files));
  const state = await openSyncState(join(folder, STATE_FILE), { now: () => now, note: output.note });
  try {
    const known = new Map((await state.feedStates()).map((entry) => [entry.label, entry]));
    const rows = feeds.map(({ label, sources: [{ url }] }) => ({ label, url, state: known.get(label) }));
    const shown = options.failing ? rows.filter((row) => (row.state?.failures ?? 0) > 0) : rows;
    const described = async (row: Row) => toJson(row, await state.lastAttempts(row.label, MAX_ATTEMPTS));
    const whole = options.json && (await Promise.all(shown.map(described)));
    output.print(whole ? JSON.stringify(whole, null, 2) : feedsTable(shown));
    return false;
  } finally {
    await state.close();
  }
}

/** The sync log has no more of a feed. */
const MAX_ATTEMPTS = 20;

type Row = Parameters<typeof feedsTable>[0][number];

function toJson({ label, url, state }: Row, attempts: unknown[]) {
  const { slug, outcome, codes, at, succeededAt, failures, nextDueAt } = state ?? {};
  return {
    feed: label,
    url: url ?? null,
    slug: slug ?? null,
    outcome: outcome ?? null,
    codes: codes ?? [],
    attempted_at: at ?? null,
    succeeded_at: succeededAt ?? null,
    failures: failures ?? 0,
    next_due_at: nextDueAt ?? null,
    attempts,
  };
}
