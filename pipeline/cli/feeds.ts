/** `catalog feeds` */
import { join } from 'node:path';
import type { Command } from 'commander';
import { listFeeds } from '../collect/feeds/feed-list.ts';
import type { FeedState } from '../collect/state/sync-log.ts';
import { openSyncState, STATE_FILE } from '../collect/state/sync-state.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { bold, dim, green, red, table } from '../repo/run/terminal.ts';
import { plural } from '../repo/text/plural.ts';
import type { Outcome } from '../review/plan/run/plan.ts';
import { json, type Run } from './options.ts';
import { OUTCOME_WORDS } from './sync-text.ts';

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
    const described = async (row: FeedRow) => toJson(row, await state.lastAttempts(row.label, MAX_ATTEMPTS));
    const whole = options.json && (await Promise.all(shown.map(described)));
    output.print(whole ? JSON.stringify(whole, null, 2) : feedsTable(shown));
    return false;
  } finally {
    await state.close();
  }
}

/** The sync log has no more of a feed. */
const MAX_ATTEMPTS = 20;

function toJson({ label, url, state }: FeedRow, attempts: unknown[]) {
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

interface FeedRow {
  label: string;
  url?: string | undefined;
  state: FeedState | undefined;
}

/** The state of every feed, failing ones first. */
function feedsTable(feeds: readonly FeedRow[]): string {
  const failing = feeds.filter(({ state }) => (state?.failures ?? 0) > 0);
  const others = feeds.filter((feed) => !failing.includes(feed));
  const rows = [...failing, ...others].map(({ label, state }) => {
    if (state === undefined) return [label, dim('never read'), '', '', ''];
    const { outcome, codes, at, slug = '', failures, nextDueAt } = state;
    const words = OUTCOME_WORDS[outcome as Outcome] ?? outcome;
    const trouble = [codes[0] ?? '', failures > 1 ? `${failures} times` : ''].filter(Boolean).join(', ');
    const due = nextDueAt === undefined ? '' : `again from ${minute(nextDueAt)}`;
    return [label, failures > 0 ? red(words) : words, slug, minute(at), [trouble, due].filter(Boolean).join('; ')];
  });
  const sum = failing.length === 0 ? green('none fails') : red(plural(failing.length, 'fails', 'fail'));
  return [
    table(rows, ['feed', 'last outcome', 'listing', 'last read (UTC)', 'trouble']),
    `${bold(plural(feeds.length, 'feed'))}: ${sum}.`,
  ].join('\n');
}

/** "2026-01-31 12:00" */
const minute = (time: string) => time.slice(0, 16).replace('T', ' ');
