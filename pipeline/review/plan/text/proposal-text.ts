/** What a reviewer sees on a terminal. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { plainText } from '../../../../schemas/rules/plain-text.ts';
import { currentVersion } from '../../../../schemas/rules/version-order.ts';
import { yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import type { DecisionCommit } from '../../../repo/git/decision-history.ts';
import { problemLines } from '../../../repo/problems/file-problem.ts';
import { bold, dim, green, red, table, yellow } from '../../../repo/run/terminal.ts';
import { plural } from '../../../repo/text/plural.ts';
import { type FieldChange, fieldChanges, type PublishedListing } from '../entries/field-changes.ts';
import type { Proposal, WaitingBranch } from '../proposals/proposals.ts';
import { moderationWords } from './moderation-words.ts';
import { oddChanges } from './odd-changes.ts';
import { furtherFields, listingFacts } from './proposal-facts.ts';

export function proposalTable(proposals: readonly Proposal[], published: ReadonlyMap<string, Listing>): string {
  if (proposals.length === 0) return 'Nothing waits for review.';
  const rows = proposals.map((proposal) => {
    const { slug, snapshot, fault, touched } = proposal;
    const { report = [], checks = [] } = snapshot?.record ?? {};
    const warnings = report.length + checks.length;
    const notes = [warnings > 0 ? plural(warnings, 'warning') : '', touched ? 'edited by hand' : '', fault ?? ''];
    return [
      bold(slug),
      published.has(slug) ? 'change' : 'new',
      snapshot?.listing.name ?? '',
      snapshot?.listing.vendor.name ?? '',
      currentVersion(snapshot?.listing.versions ?? [])?.version ?? '',
      notes.filter(Boolean).join(', '),
    ];
  });
  return table(rows, ['slug', 'what', 'name', 'vendor', 'version', 'notes']);
}

/**
 * All of a proposal: what it says, what it changes, what to look at twice.
 * @param faults why it cannot be published, a line each
 */
export function proposalCard(
  { slug, snapshot, fault, commit }: Pick<Proposal, 'slug' | 'snapshot' | 'fault'> & { commit?: string },
  published: PublishedListing | undefined,
  faults: readonly string[] = [],
): string {
  if (snapshot === undefined) return `${bold(slug)}\n  ${red(fault ?? 'cannot be read')}`;
  const { listing, record } = snapshot;
  const remarks = [...(record.checks ?? []), ...record.report];
  const odd = published === undefined ? [] : oddChanges(snapshot, published, moderationWords({ languages: ['en'] }));
  const changes = published === undefined ? furtherFields(listing, record) : fieldChanges(published, snapshot);
  return [
    `${bold(slug)}  ${published === undefined ? 'new listing' : 'change of a published listing'}`,
    factsTable(listing, record, published),
    ...changes.flatMap(changeLines),
    ...(listing.pictures === undefined || commit === undefined
      ? []
      : [dim(`  To see a picture: git show ${commit}:<its path> > picture.webp`)]),
    ...odd.map((text) => yellow(`  ${text}`)),
    ...(remarks.length === 0 ? [] : [problemLines(remarks)]),
    ...faults,
    ...(remarks.length + faults.length + odd.length === 0 ? [green('  nothing to complain about')] : []),
  ].join('\n');
}

/** How to publish just what was shown. */
export function publishHint(branches: readonly WaitingBranch[]): string {
  const names = branches.map(({ name, digest }) => `${name}@${digest}`);
  return dim(`To publish just this: npm run catalog -- moderation publish ${names.join(' ')}`);
}

/** How to decide on all that a list has shown. */
export function wholeListHint(count: number, digest: string): string {
  return dim(`To publish all ${count} as listed: npm run catalog -- moderation publish --all ${digest}`);
}

/** What the ledger says of a listing for which nothing waits. */
export function recordText(
  record: LedgerRecord,
  listing: Listing | undefined,
  decisions: readonly DecisionCommit[],
): string {
  const { slug, state, reason, renamed_to, overrides } = record;
  const facts = [state, renamed_to === undefined ? '' : `to ${renamed_to}`, reason === undefined ? '' : `(${reason})`];
  const corrected = Object.keys(overrides);
  return [
    `${bold(slug)}  ${facts.filter(Boolean).join(' ')}`,
    ...(listing === undefined ? [] : [factsTable(listing, record)]),
    ...(record.declined === undefined ? [] : [`  a change of it was refused: ${plainText(record.declined.reason)}`]),
    ...yanksOf(record).map(({ version, reason = 'no reason', on, by }) => {
      return `  version ${plainText(version)} was withdrawn by the ${by} on ${on}: ${plainText(reason)}`;
    }),
    ...(corrected.length === 0 ? [] : [`  corrected by a reviewer: ${corrected.join(', ')}`]),
    decisionsText(decisions),
  ].join('\n');
}

/** Names of people come from git, where anybody may call himself anything. */
export function decisionsText(decisions: readonly DecisionCommit[]): string {
  return table(decisions.map(({ on, what, by }) => [dim(on), plainText(what), dim(plainText(by))]));
}

export interface Proof {
  token: string;
  /** Name of the TXT record; undefined where the homepage has no domain of its own. */
  record: string | undefined;
  /** Address of the file. */
  file: string;
}

/** For the publisher: either of the two is enough. */
export function proofText({ token, record, file }: Proof): string {
  const places = [record && `a TXT record of ${record}`, `a line of ${file}`].filter(Boolean);
  return dim(`To prove the domain, place this as ${places.join(' or as ')}:\n  ${token}`);
}

function factsTable(...[listing, record, published]: Parameters<typeof listingFacts>): string {
  return table(listingFacts(listing, record, published).map(([label, value]) => [dim(label), value]));
}

function changeLines({ field, before, after }: FieldChange): string[] {
  const line = (sign: string, text: string | undefined) =>
    text === undefined ? [] : [`    ${sign} ${text.replaceAll('\n', '\n      ')}`];
  return [`  ${yellow(field)}`, ...line(red('-'), before), ...line(green('+'), after)];
}
