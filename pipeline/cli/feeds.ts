/** `catalog feeds` */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { listFeeds } from '../collect/feeds/feed-list.ts';
import type { FeedState } from '../collect/state/sync-log.ts';
import { openSyncState, STATE_FILE } from '../collect/state/sync-state.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { bold, dim, green, red, table } from '../repo/run/terminal.ts';
import { plural } from '../repo/text/plural.ts';
import { jsonOf, stableJson } from '../repo/text/stable-json.ts';
import type { Snapshot } from '../review/plan/entries/entry.ts';
import { snapshotFiles } from '../review/plan/entries/entry-files.ts';
import { openRepository } from '../review/plan/proposals/open-repository.ts';
import type { Outcome } from '../review/plan/run/plan-feeds.ts';
import { json, type Run } from './options.ts';
import { OUTCOME_WORDS } from './sync-text.ts';

export function define(command: Command, run: Run): void {
  command
    .option('--failing', 'only those that fail')
    .option('--follow <feed>', 'take over the address that it has moved to, as `catalog status` names both')
    .addOption(json())
    .action((options) => run((context) => runFeeds(context, options)));
}

export async function runFeeds(
  { folder, now, output }: CommandContext,
  options: { failing?: boolean; follow?: string; json?: boolean },
): Promise<boolean> {
  const { files } = await readCheckout(folder);
  const feeds = listFeeds(parseCatalog(files));
  const state = await openSyncState(join(folder, STATE_FILE), { now: () => now, note: output.note });
  try {
    if (options.follow !== undefined) {
      const moved = await state.cache.of<string>('moved').all();
      output.print(await followMove(folder, options.follow, moved));
      return false;
    }
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

/**
 * The listing goes along: from another address, its own document would be that of a stranger.
 * @param name the file of a feed, or the slug of a listing that no file names
 * @throws UsageError where no sync has seen it move, or where its listing waits for review
 */
async function followMove(folder: string, name: string, moved: ReadonlyMap<string, string>): Promise<string> {
  const { data, proposals } = await openRepository(folder);
  const feeds = listFeeds(data);
  const feed = feeds.find(({ label }) => label === name || label === `listing ${name}`);
  const [{ url = '' } = {}] = feed?.sources ?? [];
  const next = moved.get(url);
  if (feed === undefined || next === undefined) {
    throw new UsageError('The last sync saw no such feed move. `catalog status` names those that did.');
  }
  // Its server may send us to the document of somebody else.
  const other = feeds.find(({ sources }) => sources.some((source) => source.url === next));
  if (other !== undefined) throw new UsageError(`It moved to ${next}, which is the address of ${other.label}.`);
  const isFromThere = ({ sources: [source] }: Pick<Listing, 'sources'>) => source?.url === url;
  for (const { slug, snapshot } of proposals.values()) {
    if (snapshot && isFromThere(snapshot.listing))
      throw new UsageError(`${slug} waits for review. Decide on it first.`);
  }
  const file = data.feeds.find(({ name }) => feed.label === `data/feeds/${name}.json`);
  const listing = [...data.listings.values()].find(isFromThere);
  const record = data.ledger.get(listing?.slug ?? '');
  const changes = listing && record ? snapshotFiles(movedTo({ listing, record }, next)) : [];
  if (file) changes.push({ path: feed.label, content: stableJson({ ...(jsonOf(file.bytes) as object), url: next }) });
  for (const { path, content } of changes) await writeFile(join(folder, path), content ?? '');
  return `Wrote ${next} to ${changes.map(({ path }) => path).join(', ')}. Commit it: the next sync reads it there.`;
}

function movedTo({ listing, record }: Snapshot, url: string): Snapshot {
  const [source, ...others] = listing.sources;
  const { moved_to: _host, ...from } = record.source;
  return {
    listing: { ...listing, sources: [{ ...source, url }, ...others] as Listing['sources'] },
    record: { ...record, source: { ...from, url } },
  };
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
