/** `catalog status` */
import { join } from 'node:path';
import type { Command } from 'commander';
import { openSyncState, STATE_FILE } from '../collect/state/sync-state.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { bold, dim, green, table } from '../repo/run/terminal.ts';
import { plural } from '../repo/text/plural.ts';
import { visibleText } from '../repo/text/untrusted-text.ts';
import { catalogStatus, type Status, type StatusLine } from '../review/operator-status.ts';
import { openRepository } from '../review/plan/proposals/open-repository.ts';
import { json, type Run } from './options.ts';

/** What each part is about, of one and of several, and what to do. */
const PARTS: Record<keyof Status, [one: string, many: string, next: string]> = {
  waiting: ['waits for your review', 'wait for your review', 'npm run catalog -- moderation list'],
  failing: ['feed fails', 'feeds fail', 'npm run catalog -- feeds --failing'],
  moved: ['feed has moved', 'feeds have moved', 'npm run catalog -- feeds --follow <feed>'],
  dead: ['address is dead', 'addresses are dead', 'npm run catalog -- evidence <slug>'],
  silent: ['feed has said nothing new for a year', 'feeds have said nothing new for a year', 'ask their publishers'],
  stopped: [
    'product has had no release for two years',
    'products have had no release for two years',
    'ask their publishers, or withdraw them',
  ],
};
const MAX_LINES = 20;

export function define(command: Command, run: Run): void {
  command.addOption(json()).action((options) => run((context) => runStatus(context, options)));
}

export async function runStatus(
  { folder, now, output }: CommandContext,
  options: { json?: boolean },
): Promise<boolean> {
  const repository = await openRepository(folder);
  const state = await openSyncState(join(folder, STATE_FILE), { now: () => now, note: output.note });
  try {
    const feeds = await state.feedStates();
    if (feeds.length === 0) output.note('No sync has read a feed in this folder yet: which ones fail is not known.');
    const status = await catalogStatus(repository, feeds, now, await state.cache.of<string>('moved').all());
    output.print(options.json ? JSON.stringify(status, null, 2) : statusText(status));
  } finally {
    await state.close();
  }
  return false;
}

export function statusText(status: Status): string {
  const parts = Object.entries(PARTS).flatMap(([part, [one, many, next]]) => {
    const lines = status[part as keyof Status];
    return lines.length === 0 ? [] : [partText(lines, plural(lines.length, one, many), next)];
  });
  return parts.length === 0 ? green('Nothing waits, fails or has gone silent.') : parts.join('\n\n');
}

function partText(lines: readonly StatusLine[], title: string, next: string): string {
  const rows = lines
    .slice(0, MAX_LINES)
    .map(({ name, since = 'unknown', what }) => [visibleText(name), dim(since), visibleText(what)]);
  const rest = lines.length - rows.length;
  return [`${bold(title)}: ${next}`, table(rows), ...(rest > 0 ? [`and ${rest} more; --json names all`] : [])].join(
    '\n',
  );
}
