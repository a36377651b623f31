/** `catalog moderation …` */
import type { Command } from 'commander';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { forgeOf } from '../../schemas/rules/repository-address.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { VERIFICATION_FILE, VERIFICATION_LABEL } from '../../schemas/rules/verification-token.ts';
import { inEnglish } from '../../schemas/wording/problem-languages.ts';
import { ledgerPath } from '../repo/data/data-files.ts';
import { readDecisions } from '../repo/git/decision-history.ts';
import type { PublicKey } from '../repo/keys/ed25519.ts';
import { trustedRecordKeys } from '../repo/keys/record-signing-key.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { red } from '../repo/run/terminal.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { plural } from '../repo/text/plural.ts';
import { registrableDomain } from '../repo/text/registrable-domain.ts';
import { editLine, faultLine } from '../review/check/check-summary.ts';
import { checkWaiting } from '../review/check/check-waiting.ts';
import { approvedList, checkList, digestOfList, forgetList } from '../review/decisions/approve-all.ts';
import { decideAlone } from '../review/decisions/decision-lock.ts';
import { type Approval, publishProposals } from '../review/decisions/publish-proposals.ts';
import { rejectProposals } from '../review/decisions/reject-proposals.ts';
import { tokenOf } from '../review/domains/verify-listings.ts';
import { type Check, createChecks } from '../review/plan/entries/proposal-checks.ts';
import { isOurs, MODERATION } from '../review/plan/proposals/branches.ts';
import { type OpenRepository, openRepository } from '../review/plan/proposals/open-repository.ts';
import { type Proposal, type WaitingBranch, waitingBranches } from '../review/plan/proposals/proposals.ts';
import {
  decisionsText,
  type Proof,
  proofText,
  proposalCard,
  proposalTable,
  publishHint,
  recordText,
  wholeListHint,
} from '../review/plan/text/proposal-text.ts';
import { defineManaging } from './manage-listings.ts';
import { all, json, type Run, reason } from './options.ts';

export function define(command: Command, run: Run): void {
  command
    .command('list')
    .description('everything that waits for a person')
    .addOption(json())
    .action((options) => run((context) => runList(context, options)));
  command
    .command('show')
    .description('what a reviewer needs to judge a listing, and the command that publishes just that')
    .argument('[slug...]', 'which ones, or the branch of several, like _batch-1')
    .option('--all', 'everything that waits')
    .addOption(json())
    .action((names, options) => run((context) => runShow(context, names, options)));
  command
    .command('publish')
    .description('merge what was shown into the published branch')
    .argument('[slug@digest...]', 'as `catalog moderation show` names it')
    .addOption(all())
    .action((names, options) => run((context) => runPublish(context, names, options)));
  command
    .command('reject')
    .description('decline proposals; the same content is not proposed again')
    .argument('[slug...]')
    .addOption(all())
    .requiredOption('--reason <text>', 'why, for the publisher and for the record', reason)
    .action((slugs, options) => run((context) => runReject(context, slugs, options)));
  defineManaging(command, run);
}

export async function runList({ folder, output }: CommandContext, options: { json?: boolean }): Promise<boolean> {
  const { proposals, data } = await openRepository(folder);
  const list = [...proposals.values()];
  output.print(options.json ? JSON.stringify(list.map(toJson), null, 2) : proposalTable(list, data.listings));
  const branches = waitingBranches(proposals);
  if (!options.json && branches.length > 1) output.print(wholeListHint(branches.length, digestOfList(branches)));
  return false;
}

export async function runShow(
  context: CommandContext,
  names: readonly string[],
  options: { all?: boolean; json?: boolean },
): Promise<boolean> {
  const { folder, output } = context;
  const repository = await openRepository(folder);
  const keys = await trustedRecordKeys(folder, repository.data.settings);
  const review: Review = { repository, keys, check: checkOfAll(repository, dayOf(context.now)) };
  const branches = waitingBranches(repository.proposals);
  if (options.all !== true && names.length === 0) throw new UsageError('Name what to show, or pass --all.');
  const chosen = options.all ? branches.map(({ name }) => name) : names;
  const shown: Shown[] = [];
  for (const name of chosen) shown.push(...(await showOf(review, branches, name)));
  if (options.json) {
    const list = shown.map(({ json }) => json);
    output.print(JSON.stringify(options.all || list.length !== 1 ? list : list[0], null, 2));
    return false;
  }
  for (const { text } of shown) output.print(text);
  const waiting = branches.filter(({ members }) =>
    shown.some(({ proposal }) => proposal && members.includes(proposal)),
  );
  const isPublishable = ({ members }: WaitingBranch) =>
    !shown.some((one) => one.proposal && members.includes(one.proposal) && !one.isPublishable);
  const [fit, unfit] = [waiting.filter(isPublishable), waiting.filter((branch) => !isPublishable(branch))];
  if (fit.length > 0) output.print(publishHint(fit));
  if (unfit.length > 0) output.print(`Not to be published as it is: ${unfit.map(({ name }) => name).join(', ')}.`);
  if (chosen.length === 0) output.print(proposalTable([], repository.data.listings));
  return false;
}

interface Review {
  repository: OpenRepository;
  keys: readonly PublicKey[];
  check: Check;
}

/** Against what is published and what waits, so that submissions which resemble each other name each other. */
function checkOfAll({ data, proposals }: OpenRepository, today: string): Check {
  const waiting = [...proposals.values()].flatMap(({ snapshot }) => snapshot?.listing ?? []);
  return createChecks([...data.listings.values(), ...waiting], { rules: data.admission, today });
}

/** What a record says of look-alikes is of the day it was made. */
function withChecks({ slug, snapshot, fault, commit }: Proposal, check: Check) {
  const checked = snapshot && {
    ...snapshot,
    record: { ...snapshot.record, checks: check(snapshot.listing).map(inEnglish) },
  };
  return { slug, snapshot: checked, fault, commit };
}

interface Shown {
  proposal: Proposal | undefined;
  isPublishable: boolean;
  text: string;
  json: unknown;
}

/** @param name a slug, or the branch of several listings */
async function showOf(review: Review, branches: readonly WaitingBranch[], name: string): Promise<Shown[]> {
  const branch = branches.find((found) => found.name === name);
  if (branch?.members.some(({ batch }) => batch !== undefined)) {
    return Promise.all(branch.members.map((member) => showListing(review, member.slug, member)));
  }
  const { repository } = review;
  const isKnown = repository.data.ledger.has(name);
  return [await showListing(review, name, isKnown ? repository.proposals.get(name) : find(repository, name))];
}

async function showListing(review: Review, slug: string, proposal: Proposal | undefined): Promise<Shown> {
  const { folder, main, data } = review.repository;
  const record = data.ledger.get(slug);
  const decisions = record === undefined ? [] : await readDecisions(folder, main, ledgerPath(slug));
  const proof = proofOf(proposal?.snapshot?.listing ?? data.listings.get(slug), data.settings.base_url);
  const former = proposal?.snapshot?.listing.renamed_from;
  const listing = data.listings.get(slug) ?? data.listings.get(former ?? '');
  const { edits, faults } = proposal === undefined ? { edits: [], faults: [] } : await checkLines(proposal, review);
  const parts =
    proposal === undefined
      ? [record && recordText(record, data.listings.get(slug), decisions)]
      : [
          proposalCard(
            withChecks(proposal, review.check),
            listing && { listing, record: data.ledger.get(listing.slug) },
            [...edits, ...faults],
          ),
          decisions.length > 0 && decisionsText(decisions),
        ];
  return {
    proposal,
    isPublishable: faults.length === 0 && proposal?.fault === undefined,
    text: [...parts, proof && proofText(proof)].filter(Boolean).join('\n'),
    json: {
      slug,
      record: record ?? null,
      waiting: (proposal && toJson(proposal)) ?? null,
      decisions,
      proof: proof?.token ?? null,
    },
  };
}

/** What a person has edited, and what speaks against publishing it. */
async function checkLines(proposal: Proposal, review: Review): Promise<Record<'edits' | 'faults', string[]>> {
  const { faults, edits } = await checkWaiting(proposal, review);
  const own = edits.get(proposal.slug) ?? [];
  return {
    edits: own.map((edit) => `  edited by a person, not the source’s words: ${editLine(edit)}`),
    faults: faults.map((fault) => red(`  ${faultLine(fault)}`)),
  };
}

/** What the publisher has to place so that the domain is verified; undefined where it is, or where it cannot be. */
function proofOf(listing: Listing | undefined, baseUrl: string): Proof | undefined {
  if (listing?.homepage === undefined || listing.verification.status === 'verified') return undefined;
  if (forgeOf(listing.homepage) !== undefined) return undefined;
  const token = tokenOf(new URL(baseUrl).host, listing);
  const domain = registrableDomain(listing.homepage);
  return {
    token,
    record: domain && `${VERIFICATION_LABEL}.${domain}`,
    file: new URL(VERIFICATION_FILE, listing.homepage).href,
  };
}

export async function runPublish(
  context: CommandContext,
  names: readonly string[],
  options: { all?: string },
): Promise<boolean> {
  const { folder, now, output } = context;
  const { all } = options;
  onlyOne(names.length > 0, all);
  const named = names.map(approvalOf);
  return decideAlone(context, 'catalog moderation publish', async () => {
    const repository = await openRepository(folder);
    const waiting = waitingBranches(repository.proposals);
    const approvals = all === undefined ? named : await approvedList(folder, waiting, all);
    output.progress(`checking ${plural(approvals.length, 'proposal')}`);
    const verdicts = await publishProposals(repository, approvals, now, {
      onProgress: (done, total) => output.progress(`published ${done} of ${plural(total, 'proposal')}`),
    });
    if (all !== undefined) await forgetList(folder, all);
    const refused = verdicts.filter((verdict) => !verdict.published);
    for (const { name, reason } of refused) output.note(`${name} was not published: ${reason}`);
    output.print(`Published ${plural(verdicts.length - refused.length, 'proposal')}.`);
    return refused.length > 0;
  });
}

/** A publish command names the digest that was shown, so that nothing that changed since is published. */
function approvalOf(text: string): Approval {
  const [name = '', digest = ''] = text.split('@');
  if (digest === '') {
    throw new UsageError(
      `Look at it first: \`catalog moderation show ${isOurs(`${MODERATION}${name}`) ? name : '<slug>'}\` ends with the command that publishes ` +
        'just what it showed.',
    );
  }
  return { name, digest };
}

export async function runReject(
  context: CommandContext,
  slugs: readonly string[],
  { all, reason }: { all?: string; reason: string },
): Promise<boolean> {
  const { folder, now, output } = context;
  onlyOne(slugs.length > 0, all);
  return decideAlone(context, 'catalog moderation reject', async () => {
    const repository = await openRepository(folder);
    const { proposals } = repository;
    if (all !== undefined) checkList(waitingBranches(proposals), all);
    const named = [...new Set(slugs)].map((slug) => find(repository, slug));
    const refused = all === undefined ? named : [...proposals.values()];
    await rejectProposals(repository, refused, reason, now);
    const what = named.length === 1 ? named[0]?.slug : plural(refused.length, 'proposal');
    output.print(`Rejected ${what}. The same content will not be proposed again.`);
    return false;
  });
}

/** A command names what it is about, or all of it. */
function onlyOne(isNamed: boolean, all: string | undefined): void {
  if (isNamed === (all !== undefined)) {
    throw new UsageError(
      'Name what is meant, or all of it by `--all` and the digest that `catalog moderation list` ends with.',
    );
  }
}

function find({ proposals, data }: OpenRepository, slug: string): Proposal {
  const proposal = proposals.get(slug);
  if (proposal === undefined) {
    const name = isSlug(slug) ? slug : 'that slug';
    const state = data.listings.has(slug) ? ' It is published, and no change of it waits.' : '';
    throw new Error(`Nothing waits for review under ${name}.${state} \`catalog moderation list\` shows what does.`);
  }
  return proposal;
}

function toJson({ slug, snapshot, fault, touched, digest }: Proposal) {
  return { slug, digest, edited_by_hand: touched, fault: fault ?? null, ...snapshot };
}
