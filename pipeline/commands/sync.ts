/** `catalog sync` */

import type { SyncItem } from '../moderation/plan.ts';
import { openRepository } from '../repository.ts';
import { applySync, planSync } from '../sync.ts';
import { syncText } from '../terminal.ts';
import { type CommandContext, dayOf, withNetwork } from './context.ts';

interface SyncOptions {
  dryRun?: boolean;
  date?: string;
  trust: string[];
  json?: boolean;
}

export async function runSync(context: CommandContext, options: SyncOptions): Promise<boolean> {
  const { folder, now, output } = context;
  const repository = await openRepository(folder);
  const { data, proposals, branch, main } = repository;
  for (const path of repository.uncommitted) {
    output.note(`Not read, because it is not committed: ${path}`);
  }
  const today = options.date ?? dayOf(now);
  const onProgress = (done: number, total: number) => output.progress(`reading feeds ${done}/${total}`);
  const plan = await withNetwork(context, { settings: data.settings, trust: options.trust }, (tools) =>
    planSync({ data, proposals, tools, today, onProgress }),
  );
  if (!options.dryRun) await applySync(plan, { folder, branch, main, now });
  output.print(options.json ? JSON.stringify(plan.items.map(toJson), null, 2) : syncText(plan));
  if (!options.json && plan.items.some(({ outcome }) => outcome === 'propose')) {
    output.print(
      options.dryRun ? 'Nothing was written (--dry-run).' : 'Look at the proposals: npm run catalog -- moderation list',
    );
  }
  return plan.items.some(isProblem);
}

function isProblem({ outcome }: SyncItem): boolean {
  return ['invalid', 'unreachable', 'slug_taken'].includes(outcome);
}

function toJson({ label, slug, outcome, problems }: SyncItem) {
  return { feed: label, slug: slug ?? null, outcome, problems };
}
