/** What the job summary of a check says: faults, and for each listing its card, report and difference. */
import { stripVTControlCharacters } from 'node:util';
import { plainText } from '../../../schemas/rules/plain-text.ts';
import { inEnglish } from '../../../schemas/wording/problem-languages.ts';
import { ledgerPath, listingPath } from '../../repo/data/data-files.ts';
import { git } from '../../repo/git/git.ts';
import { dayOf } from '../../repo/text/day-of.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { fencedText } from '../../repo/text/untrusted-text.ts';
import { type Check, createChecks } from '../plan/entries/proposal-checks.ts';
import { proposalCard } from '../plan/text/proposal-text.ts';
import type { CheckResult } from './check-proposal.ts';
import { type Edit, UNKNOWN } from './listings/person-edits.ts';

/** GitHub takes 1 MiB a step, in UTF-8; a character has up to three bytes there. */
const MAX_LENGTH = 300_000;
const MAX_FAULTS_LENGTH = 10_000;
/** A diff of a listing says what a card cannot; both of a batch of 50 fit. */
const MAX_PART_LENGTH = 40_000;

/** Markdown. Whatever comes from the branch stands inside a fence. */
export async function checkSummary(folder: string, result: CheckResult, now: Date): Promise<string> {
  const { faults, changes, slugs, notes = [] } = result;
  const parts = [faults.length === 0 ? '## The check passes\n' : '## The check fails\n'];
  if (faults.length > 0) {
    parts.push(fencedText(faults.map(faultLine).join('\n'), MAX_FAULTS_LENGTH));
    const paths = changes.map(({ path, mode, size }) => `${mode} ${size} ${path}`);
    parts.push('### Files it changes (mode, bytes, path)\n', fencedText(paths.join('\n'), MAX_FAULTS_LENGTH));
  }
  if (notes.length > 0) parts.push('### To know before a merge\n', notes.map((note) => `- **${note}**`).join('\n'), '');
  const each = Math.min(MAX_PART_LENGTH, Math.floor(MAX_LENGTH / (2 * Math.max(1, slugs.length))));
  // What a record says of look-alikes is of the day it was made, and of the listing before a person edited it.
  const { merge } = result;
  const admission = { rules: merge?.before.admission, today: dayOf(now) };
  // After the merge, so that submissions of one branch that resemble each other are named, too.
  const check = createChecks(merge?.after.listings.values() ?? [], admission);
  for (const slug of slugs) {
    parts.push(`## ${slug}\n`, ...cardOf(slug, result, { check, maxLength: each }), '### Difference\n');
    parts.push(fencedText(await differenceOf(folder, slug, result), each));
  }
  return parts.join('\n');
}

export function faultLine(fault: CheckResult['faults'][number]): string {
  // Each of its lines has a code.
  if ('problems' in fault && fault.problems !== undefined) return fault.message;
  return `${'slug' in fault ? `${fault.slug}: ` : ''}${fault.message} [${fault.code}]`;
}

/** What a reviewer sees on a terminal, too: the facts a visitor would see, sensitive changes, and the report. */
function cardOf(
  slug: string,
  { merge, edits }: CheckResult,
  { check, maxLength }: { check: Check; maxLength: number },
): string[] {
  const [listing, record] = [merge?.after.listings.get(slug), merge?.after.ledger.get(slug)];
  if (merge === undefined || listing === undefined || record === undefined) return [];
  const published = merge.before.listings.get(slug);
  const before = published && { listing: published, record: merge.before.ledger.get(slug) };
  const checks = check(listing).map(inEnglish);
  const card = proposalCard({ slug, snapshot: { listing, record: { ...record, checks } } }, before);
  const edited = edits?.get(slug) ?? [];
  return [
    fencedText(stripVTControlCharacters(card), maxLength),
    ...(edited.length === 0
      ? []
      : ['Edited by a person, not the source’s words:\n', fencedText(edited.map(editLine).join('\n'), maxLength)]),
  ];
}

/** One line: member, old value, new value. */
export function editLine({ member, before, after }: Edit): string {
  return `${member}: ${valueText(before)} → ${valueText(after)}`;
}

function valueText(value: unknown): string {
  if (value === UNKNOWN) return '(not kept)';
  if (value === null) return 'taken away';
  return value === undefined ? 'none' : plainText(compactJson(value));
}

async function differenceOf(folder: string, slug: string, { range }: CheckResult): Promise<string> {
  if (range === undefined) return '';
  const options = ['--no-color', '--no-ext-diff', '--no-textconv', '--no-renames'];
  return git(folder, ['diff', ...options, ...range, '--', listingPath(slug), ledgerPath(slug)]);
}
