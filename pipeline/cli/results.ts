/** How results look on a terminal. Functions give text; only cli.ts prints it. */
import type { Fact } from '../../schemas/contracts/generated/read-api.ts';
import type { Score } from '../../schemas/rank/engine.ts';
import { plainText } from '../../schemas/rules/plain-text.ts';
import { currentVersion } from '../../schemas/rules/version-order.ts';
import { inEnglish } from '../../schemas/wording/problem-languages.ts';
import { rankWords } from '../../schemas/wording/rank-texts.ts';
import { type BuildAccount, type FileCounts, PARTS } from '../build/writer/build-writer.ts';
import type { TargetValidation } from '../collect/feeds/validate-source.ts';
import type { FeedState } from '../collect/state/sync-log.ts';
import type { CatalogData } from '../repo/data/data-files.ts';
import { countText } from '../repo/problems/file-problem.ts';
import { problemLines } from '../repo/problems/problem-lines.ts';
import { bold, dim, green, red, table } from '../repo/run/terminal.ts';
import { plural } from '../repo/text/plural.ts';
import { fieldChanges, type PublishedListing } from '../review/plan/entries/field-changes.ts';
import type { Outcome, SyncItem } from '../review/plan/run/plan.ts';
import type { SyncPlan } from '../review/plan/run/sync-plan.ts';

/** How many files a build reused, wrote and removed, in one sentence. */
export function accountText(account: BuildAccount): string {
  const names = { api: 'API', pages: 'pages', search: 'search index', exports: 'exports' };
  const total = (what: keyof FileCounts) => PARTS.reduce((sum, part) => sum + account[part][what], 0);
  const parts = PARTS.filter((part) => account[part].written > 0);
  const written = parts.map((part) => `${names[part]} ${account[part].written}`).join(', ');
  const where = written === '' ? '' : ` (${written})`;
  return `Files kept: ${total('kept')}, written: ${total('written')}${where}, removed: ${total('removed')}.`;
}

export function validationText({ target, kind, valid, problems, follows, example }: TargetValidation): string {
  if (follows !== undefined) return `${bold(target)}: follows ${follows}, which was not read`;
  const summary = [valid ? green('valid') : red('not valid'), countText(problems)].filter(Boolean).join(', ');
  const what = kind === null ? '' : dim(` (${kind})`);
  const begun =
    example && `PAD JSON with what was found in it. Fill in what is empty:\n${JSON.stringify(example, null, 2)}`;
  const lines = [`${bold(target)}${what}: ${summary}`, problemLines(problems.map(inEnglish)), begun];
  return lines.filter(Boolean).join('\n');
}

/** More of them help nobody; --json names all. */
const MAX_NAMED = 20;

/** The first of what was found, a line each. */
export function firstLines(found: readonly string[]): string[] {
  const rest = found.length - MAX_NAMED;
  return [...found.slice(0, MAX_NAMED), ...(rest > 0 ? [`and ${rest} more; --json names all`] : [])].map(
    (line) => `  ${line}`,
  );
}

/** Many documents: a line each, and the sum. `catalog validate <file>` shows the problems of one. */
export function validationTable(results: readonly TargetValidation[]): string {
  const rows = results.map(({ target, kind, valid, problems, follows }) => {
    if (follows !== undefined) return [dim('not read'), kind ?? '-', target, `follows ${follows}`];
    const [first] = problems;
    const rest = problems.length > 1 ? dim(` and ${problems.length - 1} more`) : '';
    return [valid ? green('valid') : red('not valid'), kind ?? '-', target, first ? `${first.code}${rest}` : ''];
  });
  const bad = results.filter(({ valid }) => !valid).length;
  const sum = bad === 0 ? green('all valid') : red(`${bad} not valid`);
  return [
    table(rows, ['', 'kind', 'document', 'problems']),
    `${bold(plural(results.length, 'document'))}: ${sum}.`,
  ].join('\n');
}

const OUTCOME_WORDS: Record<Outcome, string> = {
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

function syncLine({ label, slug, outcome, snapshot, update }: SyncItem, published: PublishedListing | undefined) {
  const color = ['propose', 'update'].includes(outcome) ? green : red;
  const version = snapshot === undefined ? '' : ` ${currentVersion(snapshot.listing.versions)?.version ?? ''}`;
  const notes = [
    ...(published === undefined ? [] : changeNotes(outcome, { published, snapshot, update })),
    outcome === 'propose' && published === undefined ? 'a new listing' : '',
    outcome === 'stale' ? staleNote(slug ?? '') : '',
  ].filter(Boolean);
  const name = slug === undefined ? '' : `${bold(slug)}${version}  `;
  return [`  ${color(OUTCOME_WORDS[outcome])}  ${name}${dim(label)}`, ...notes.map((note) => `    ${note}`)].join('\n');
}

interface ChangedListing extends Pick<SyncItem, 'snapshot' | 'update'> {
  published: PublishedListing;
}

/** Of a change: what went on by itself, and what did not. */
function changeNotes(outcome: Outcome, { published, snapshot, update }: ChangedListing): string[] {
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

interface FeedRow {
  label: string;
  url?: string | undefined;
  state: FeedState | undefined;
}

/** The state of every feed, failing ones first. */
export function feedsTable(feeds: readonly FeedRow[]): string {
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

/** The parts of a score as they add up, each with what counts and who says so. */
export function rankText(slug: string, position: number, of: number, { score, signals, computed_on }: Score): string {
  const words = rankWords('en');
  const who = ({ by, values }: Fact) =>
    by === null
      ? ''
      : [words.attestation(by), values.source && words.source(values.source), values.subject, values.day]
          .filter(Boolean)
          .join(', ');
  const rows = signals.flatMap(({ name, weight, points, facts }) =>
    facts.map((fact, index) => [
      ...(index === 0 ? [name, `${points} of ${weight}`] : ['', '']),
      words.fact(fact),
      dim(who(fact)),
    ]),
  );
  const advice = signals
    .flatMap((signal) => signal.advice)
    .sort((a, b) => b.gain - a.gain)
    .map(({ code, gain, values }) => `  ${green(`+${gain}`)}  ${words.advice(code, values)}`);
  return [
    `${bold(slug)}  place ${position} of ${of}, ${bold(plural(score, 'point'))} (computed on ${computed_on})`,
    table([...rows, [bold('score'), bold(`${score} of 100`), '', '']]),
    ...(advice.length === 0 ? [] : [dim('What would raise it:'), ...advice]),
  ].join('\n');
}
