/** `catalog moderation …` */
import type { Command } from 'commander';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { VERIFICATION_FILE, VERIFICATION_LABEL } from '../../schemas/rules/verification-places.ts';
import { forgeOf } from '../collect/forge/repository-address.ts';
import { registrableDomain } from '../collect/sources/openapi/servers.ts';
import { ledgerPath } from '../repo/data/data-files.ts';
import { readDecisions } from '../repo/git/decisions.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { withRunLock } from '../repo/run/run-lock.ts';
import { red } from '../repo/run/terminal.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { plural } from '../repo/text/plural.ts';
import { editLine, faultLine } from '../review/check/check-summary.ts';
import { checkWaiting } from '../review/check/check-waiting.ts';
import { type NetworkOptions, sourceReader } from '../review/check/source-reader.ts';
import { publishProposals, rejectProposal } from '../review/decisions/decide-proposals.ts';
import { renameListing, withdrawListing } from '../review/decisions/manage-listings.ts';
import { tokenOf } from '../review/domains/verify-listings.ts';
import { type OpenRepository, openRepository } from '../review/plan/open-repository.ts';
import {
  decisionsText,
  type Proof,
  proofText,
  proposalTable,
  proposalText,
  recordText,
} from '../review/plan/proposal-text.ts';
import type { Proposal } from '../review/plan/proposals.ts';
import { dns, json, type Run, reason, trust } from './options.ts';

export function define(command: Command, run: Run): void {
  command
    .command('list')
    .description('everything that waits for a person')
    .addOption(json())
    .action((options) => run((context) => runList(context, options)));
  command
    .command('show')
    .description('what a reviewer needs to judge one listing')
    .argument('<slug>')
    .addOption(trust())
    .addOption(dns())
    .addOption(json())
    .action((slug, options) => run((context) => runShow(context, slug, options)));
  command
    .command('publish')
    .description('merge proposals into the published branch')
    .argument('[slug...]', 'which ones')
    .option('--all', 'everything that waits')
    .addOption(trust())
    .addOption(dns())
    .action((slugs, options) => run((context) => runPublish(context, slugs, options)));
  command
    .command('reject')
    .description('decline a proposal; the same content is not proposed again')
    .argument('<slug>')
    .requiredOption('--reason <text>', 'why, for the publisher and for the record', reason)
    .action((slug, options) => run((context) => runReject(context, slug, options)));
  command
    .command('withdraw')
    .description('take a published listing out of the catalog; its address answers 410 with the reason')
    .argument('<slug>')
    .requiredOption('--reason <text>', 'why, for the record and for those who ask for it', reason)
    .action((slug, options) => run((context) => runWithdraw(context, slug, options)));
  command
    .command('rename')
    .description('give a published listing another slug; the old address leads to the new one')
    .argument('<slug>', 'the slug it has')
    .argument('<new-slug>')
    .action((from, to) => run((context) => runRename(context, from, to)));
}

export async function runList({ folder, output }: CommandContext, options: { json?: boolean }): Promise<boolean> {
  const { proposals, data } = await openRepository(folder);
  const list = [...proposals.values()];
  output.print(options.json ? JSON.stringify(list.map(toJson), null, 2) : proposalTable(list, data.listings));
  return false;
}

export async function runShow(
  context: CommandContext,
  slug: string,
  options: NetworkOptions & { json?: boolean },
): Promise<boolean> {
  const { folder, now, output } = context;
  const repository = await openRepository(folder);
  const { data, main, proposals } = repository;
  const record = data.ledger.get(slug);
  const proposal = record === undefined ? find(repository, slug) : proposals.get(slug);
  const decisions = record === undefined ? [] : await readDecisions(folder, main, ledgerPath(slug));
  const proof = proofOf(proposal?.snapshot?.listing ?? data.listings.get(slug), data.settings.base_url);
  if (options.json) {
    const waiting = proposal && toJson(proposal);
    const shown = { slug, record: record ?? null, waiting: waiting ?? null, decisions, proof: proof?.token ?? null };
    output.print(JSON.stringify(shown, null, 2));
    return false;
  }
  if (proposal === undefined) {
    if (record !== undefined) output.print(recordText(record, data.listings.get(slug), decisions));
  } else {
    const former = proposal.snapshot?.listing.renamed_from;
    const listing = data.listings.get(slug) ?? data.listings.get(former ?? '');
    output.print(proposalText(proposal, listing && { listing, record: data.ledger.get(listing.slug) }));
    const today = dayOf(now);
    const { faults, edits } = await checkWaiting(proposal, {
      repository,
      today,
      sources: sourceReader(context, options),
    });
    for (const edit of edits.get(slug) ?? [])
      output.print(`  edited by a person, not the source’s words: ${editLine(edit)}`);
    for (const fault of faults) output.print(red(`  ${faultLine(fault)}`));
    if (decisions.length > 0) output.print(decisionsText(decisions));
  }
  if (proof !== undefined) output.print(proofText(proof));
  return false;
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
  slugs: readonly string[],
  options: NetworkOptions & { all?: boolean },
): Promise<boolean> {
  const { folder, now, output } = context;
  if (options.all !== true && slugs.length === 0) throw new UsageError('Name the listings to publish, or pass --all.');
  return withRunLock(context, 'catalog moderation publish', async () => {
    const repository = await openRepository(folder);
    const chosen = options.all ? [...repository.proposals.values()] : slugs.map((slug) => find(repository, slug));
    output.progress(`merging ${plural(chosen.length, 'proposal')}`);
    const verdicts = await publishProposals(repository, chosen, now, sourceReader(context, options));
    const refused = verdicts.filter((verdict) => !verdict.published);
    for (const { slug, reason } of refused) output.note(`${slug} was not published: ${reason}`);
    output.print(`Published ${plural(verdicts.length - refused.length, 'listing')}.`);
    return refused.length > 0;
  });
}

export async function runReject(
  context: CommandContext,
  slug: string,
  { reason }: { reason: string },
): Promise<boolean> {
  const { folder, now, output } = context;
  return withRunLock(context, 'catalog moderation reject', async () => {
    const repository = await openRepository(folder);
    const proposal = find(repository, slug);
    const { snapshot } = proposal;
    if (snapshot === undefined)
      throw new Error(`${proposal.slug} cannot be read: ${proposal.fault} Delete its branch.`);
    await rejectProposal(repository, repository.data, { ...proposal, snapshot }, reason, now);
    output.print(`Rejected ${proposal.slug}. The same content will not be proposed again.`);
    return false;
  });
}

export async function runWithdraw(
  context: CommandContext,
  slug: string,
  { reason }: { reason: string },
): Promise<boolean> {
  return withRunLock(context, 'catalog moderation withdraw', async () => {
    await withdrawListing(await openRepository(context.folder), slug, reason, context.now);
    context.output.print(`Withdrew ${slug}. Its address answers 410 from the next build on, with the reason.`);
    return false;
  });
}

export async function runRename(context: CommandContext, from: string, to: string): Promise<boolean> {
  return withRunLock(context, 'catalog moderation rename', async () => {
    await renameListing(await openRepository(context.folder), from, to, context.now);
    context.output.print(`Renamed ${from} to ${to}. The old address leads to the new one from the next build on.`);
    return false;
  });
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

function toJson({ slug, snapshot, fault, touched }: Proposal) {
  return { slug, edited_by_hand: touched, fault: fault ?? null, ...snapshot };
}
