/** What the job summary of a check says: faults, and for each listing its card, report and difference. */
import { stripVTControlCharacters } from 'node:util';
import { ledgerPath, listingPath } from '../../repo/data/data-files.ts';
import { git } from '../../repo/git/git.ts';
import { fencedText } from '../../repo/text/untrusted-text.ts';
import { proposalText } from '../plan/proposal-text.ts';
import type { CheckResult } from './check-proposal.ts';
import { editedMembers } from './proposal-rules.ts';

/** GitHub takes 1 MiB a step, in UTF-8; a character has up to three bytes there. */
const MAX_LENGTH = 300_000;
const MAX_FAULTS_LENGTH = 10_000;
/** A diff of a listing says what a card cannot; both of a batch of 50 fit. */
const MAX_PART_LENGTH = 40_000;

/** Markdown. Whatever comes from the branch stands inside a fence. */
export async function checkSummary(folder: string, result: CheckResult): Promise<string> {
  const { faults, changes, slugs } = result;
  const parts = [faults.length === 0 ? '## The check passes\n' : '## The check fails\n'];
  if (faults.length > 0) {
    parts.push(fencedText(faults.map(faultLine).join('\n'), MAX_FAULTS_LENGTH));
    const paths = changes.map(({ path, mode, size }) => `${mode} ${size} ${path}`);
    parts.push('### Files it changes (mode, bytes, path)\n', fencedText(paths.join('\n'), MAX_FAULTS_LENGTH));
  }
  const each = Math.min(MAX_PART_LENGTH, Math.floor(MAX_LENGTH / (2 * Math.max(1, slugs.length))));
  for (const slug of slugs) {
    parts.push(`## ${slug}\n`, ...cardOf(slug, result, each), '### Difference\n');
    parts.push(fencedText(await differenceOf(folder, slug, result), each));
  }
  return parts.join('\n');
}

export function faultLine(fault: CheckResult['faults'][number]): string {
  return `${'slug' in fault ? `${fault.slug}: ` : ''}${fault.message} [${fault.code}]`;
}

/** What a reviewer sees on a terminal, too: the facts a visitor would see, sensitive changes, and the report. */
function cardOf(slug: string, { merge }: CheckResult, maxLength: number): string[] {
  const [listing, record] = [merge?.after.listings.get(slug), merge?.after.ledger.get(slug)];
  if (merge === undefined || listing === undefined || record === undefined) return [];
  const published = merge.before.listings.get(slug);
  const before = published && { listing: published, record: merge.before.ledger.get(slug) };
  const card = proposalText({ slug, snapshot: { listing, record } }, before);
  const edited = editedMembers(listing, record);
  return [
    fencedText(stripVTControlCharacters(card), maxLength),
    // Names of members are those of the schema, or of `members` in the record: letters and `_`.
    ...(edited.length === 0 ? [] : [`Edited by a person since it was read: ${edited.join(', ')}.\n`]),
  ];
}

async function differenceOf(folder: string, slug: string, { range }: CheckResult): Promise<string> {
  if (range === undefined) return '';
  const options = ['--no-color', '--no-ext-diff', '--no-textconv', '--no-renames'];
  return git(folder, ['diff', ...options, ...range, '--', listingPath(slug), ledgerPath(slug)]);
}
