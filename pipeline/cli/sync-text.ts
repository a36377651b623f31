/** What a sync says on a terminal. */
import { plainText } from '../../schemas/rules/plain-text.ts';
import { currentVersion } from '../../schemas/rules/version-order.ts';
import { inEnglish } from '../../schemas/wording/problem-languages.ts';
import type { CatalogData } from '../repo/data/data-files.ts';
import { problemLines } from '../repo/problems/file-problem.ts';
import { bold, dim, green, red } from '../repo/run/terminal.ts';
import { plural } from '../repo/text/plural.ts';
import { fieldChanges, type PublishedListing } from '../review/plan/entries/field-changes.ts';
import type { Outcome, SyncItem } from '../review/plan/run/plan-feeds.ts';
import type { SyncPlan } from '../review/plan/run/sync-plan.ts';

export const OUTCOME_WORDS: Record<Outcome, string> = {
  propose: 'proposed',
  pending: 'waiting for review',
  update: 'updated',
  unchanged: 'unchanged',
  declined: 'declined before',
  withdrawn: 'withdrawn',
  slug_taken: 'slug taken',
  invalid: 'not valid',
  unreachable: 'no answer',
  waiting: 'slug claimed twice',
  stale: 'stale branch',
  postponed: 'postponed',
};

/** @param slug that its branch is called by */
const staleNote = (slug: string) =>
  `A person has committed to its branch, and what is published has changed since. \`catalog sync --renew ${slug}\` ` +
  'proposes it again, with what was edited there.';

/** A first import of thousands should not scroll the sum away. */
const MAX_LISTED = 100;

const QUIET: readonly Outcome[] = ['unchanged', 'pending', 'declined', 'withdrawn', 'postponed'];

/** A line per feed where something happened, what went on of it and what waits, then the sum. */
export function syncText({ items }: SyncPlan, data: CatalogData): string {
  const loud = items.filter(({ outcome, update }) => !QUIET.includes(outcome) || update !== undefined);
  const lines = loud
    .slice(0, MAX_LISTED)
    .map((item) =>
      [syncLine(item, publishedAs(item, data)), problemLines(item.problems.map(inEnglish), '    ')]
        .filter(Boolean)
        .join('\n'),
    );
  if (loud.length > MAX_LISTED) lines.push(dim(`  and ${loud.length - MAX_LISTED} more; --json names all`));
  const byOutcome = Map.groupBy(items, ({ outcome }) => outcome);
  const sum = [...byOutcome].map(([outcome, { length }]) => `${length} ${OUTCOME_WORDS[outcome]}`).join(', ');
  const all = `${bold(plural(items.length, 'feed'))}: ${sum || 'nothing to read'}.`;
  return [...lines, all, ...proposedText(byOutcome.get('propose') ?? [], data)].join('\n');
}

function publishedAs({ slug = '', snapshot }: SyncItem, data: CatalogData): PublishedListing | undefined {
  const name = snapshot?.former?.slug ?? slug;
  const listing = data.listings.get(name);
  return listing && { listing, record: data.ledger.get(name) };
}

/** What "proposed" asks of the operator. */
function proposedText(proposed: readonly SyncItem[], data: CatalogData): string[] {
  const isChange = (item: SyncItem) => publishedAs(item, data) !== undefined;
  const changes = proposed.filter(isChange).length;
  const added = proposed.length - changes;
  const parts = [
    added === 0 ? '' : plural(added, 'new listing'),
    changes === 0 ? '' : plural(changes, 'change of a published listing', 'changes of published listings'),
  ].filter(Boolean);
  return parts.length === 0 ? [] : [`For you to review: ${parts.join(' and ')}. Nothing of it is published before.`];
}

function syncLine(item: SyncItem, published: PublishedListing | undefined) {
  const { label, slug, outcome, snapshot } = item;
  const color = ['propose', 'update'].includes(outcome) ? green : red;
  const version = snapshot === undefined ? '' : ` ${currentVersion(snapshot.listing.versions)?.version ?? ''}`;
  const notes = [
    ...(published === undefined ? [] : changeNotes(item, published)),
    outcome === 'propose' && published === undefined ? 'a new listing' : '',
    outcome === 'stale' ? staleNote(slug ?? '') : '',
  ].filter(Boolean);
  const name = slug === undefined ? '' : `${bold(slug)}${version}  `;
  return [`  ${color(OUTCOME_WORDS[outcome])}  ${name}${dim(label)}`, ...notes.map((note) => `    ${note}`)].join('\n');
}

/** Of a change: what went on by itself, and what did not. */
function changeNotes({ outcome, snapshot, update }: SyncItem, published: PublishedListing): string[] {
  const settled = outcome === 'update' ? snapshot : update;
  const waiting = outcome === 'propose' ? snapshot : undefined;
  const parts = [
    ['published without review: ', settled && partsOf(published, settled)],
    ['waits for review: ', waiting && partsOf(settled ?? published, waiting)],
  ];
  return parts.flatMap(([title, names]) => (names ? [`${title}${names}`] : []));
}

/** More names would hide the line of the next feed. */
const MAX_PARTS = 8;

function partsOf(before: PublishedListing, after: PublishedListing): string {
  const names = fieldChanges(before, after).map((change) =>
    change.field === 'version' ? `version ${change.after ?? change.before}` : change.field,
  );
  const all = [...new Set(names)].map(plainText);
  return [...all.slice(0, MAX_PARTS), ...(all.length > MAX_PARTS ? [`${all.length - MAX_PARTS} more`] : [])].join(', ');
}
