/** Brings the pull requests to what the branches say: opens, updates, labels and closes them. */
import { isSlug } from '../../../schemas/rules/slug.ts';
import { inEnglish } from '../../../schemas/wording/problem-languages.ts';
import { commitNamed, readCommitHeaders } from '../../repo/git/objects.ts';
import type { PublishedListing } from '../plan/entries/field-changes.ts';
import { createChecks } from '../plan/entries/proposal-checks.ts';
import { LOCAL, listBranches, UPDATES_BRANCH } from '../plan/proposals/branches.ts';
import type { OpenRepository } from '../plan/proposals/open-repository.ts';
import { type Proposal, readProposals } from '../plan/proposals/proposals.ts';
import { labelsNamed, type ModerationWords, moderationWords } from '../plan/text/moderation-words.ts';
import type { Rejection } from './closed-pull-requests.ts';
import { batchText, LABELS, type PullRequestText, proposalText, type Shown, updatesText } from './pull-request-text.ts';
import { ApiFailure, type PullRequest, type PullRequestsApi } from './pull-requests-api.ts';

/** Closes what is needed no longer. What is closed leaves the set. */
export async function closePullRequests(
  api: PullRequestsApi,
  label: string,
  obsolete: Set<PullRequest>,
): Promise<void> {
  for (const pull of obsolete) {
    await api.setLabels(pull.number, [...new Set([...pull.labels, label])]);
    await api.update(pull.number, { state: 'closed' });
    obsolete.delete(pull);
  }
}

interface PublishInput {
  api: PullRequestsApi;
  /** The repository as people see it, like https://github.com/works/catalog */
  site: string;
  repository: OpenRepository;
  open: readonly PullRequest[];
  rejections: readonly Rejection[];
  /** Branches that are not on origin as they are here. */
  leftAlone: ReadonlySet<string>;
  /** So many are opened. */
  max: number;
  note(text: string): void;
}

/** One for each branch, in the order in which the branches were written; those that are open keep their place. */
export async function publishPullRequests({ api, note, ...input }: PublishInput): Promise<void> {
  const openByBranch = new Map(input.open.map((pull) => [pull.branch, pull]));
  const texts = await wantedTexts(input);
  for (const [branch, text] of texts) {
    const pull = openByBranch.get(branch);
    if (pull !== undefined) await update(api, pull, text);
  }
  const missing = [...texts].filter(([branch]) => !openByBranch.has(branch));
  for (const [branch, { title, body, labels }] of missing.slice(0, input.max)) {
    const number = await create(api, { branch, title, body });
    if (number === undefined) note(`GitHub opens no pull request for ${branch}: perhaps it has one already.`);
    else if (labels.length > 0) await api.setLabels(number, labels);
  }
  const waiting = missing.length - input.max;
  if (waiting > 0) note(`${waiting} more wait for a pull request. The next runs open them, the oldest first.`);
}

async function create(api: PullRequestsApi, pull: Parameters<PullRequestsApi['create']>[0]) {
  try {
    return await api.create(pull);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 422) return undefined;
    throw error;
  }
}

async function update(
  api: PullRequestsApi,
  pull: PullRequest,
  { title, body, labels }: PullRequestText,
): Promise<void> {
  const isSame = pull.title === title && plain(pull.body) === plain(body);
  if (!isSame) await api.update(pull.number, { title, body });
  const managed = labelsNamed(...LABELS, 'rejected', 'obsolete');
  const others = pull.labels.filter((label) => !managed.includes(label));
  const wanted = [...others, ...labels];
  if (wanted.toSorted().join('\n') !== pull.labels.toSorted().join('\n')) await api.setLabels(pull.number, wanted);
}

/** As it may come back from a form. */
function plain(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}

type WantedInput = Pick<PublishInput, 'repository' | 'site' | 'rejections' | 'leftAlone'>;

/** Branch → what its pull request shall say, the oldest branch first. */
async function wantedTexts(input: WantedInput): Promise<Map<string, PullRequestText>> {
  const { repository, site, rejections, leftAlone } = input;
  const { folder, branch, data } = repository;
  const heads = await listBranches(folder, [LOCAL]);
  const main = (await commitNamed(folder, LOCAL + branch)) ?? '';
  const waiting = heads.filter(({ name }) => name !== UPDATES_BRANCH);
  const read = [...(await readProposals(folder, main, waiting)).values()];
  const proposals = Map.groupBy(withLikeness(read), ({ ref }) => ref);
  const refused = new Map(rejections.map(({ pull }) => [pull.branch, pull.commit]));
  const texts = new Map<string, PullRequestText>();
  const words = moderationWords(data.settings);
  for (const { name, ref } of heads.toSorted((a, b) => a.at - b.at)) {
    const members = proposals.get(ref) ?? [];
    if (leftAlone.has(name) || (refused.has(name) && refused.get(name) === members[0]?.commit)) continue;
    const text =
      name === UPDATES_BRANCH ? await textOfUpdates(folder, words) : textOf(name, members, data, { words, site });
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

/** With remarks on what waits beside them. A record says what is published: its bytes may not depend on other runs. */
function withLikeness(proposals: readonly Proposal[]): Proposal[] {
  const listings = proposals.flatMap(({ snapshot }) => snapshot?.listing ?? []);
  const check = createChecks(listings, undefined, { ofOthers: true });
  return proposals.map((proposal) => {
    if (proposal.snapshot === undefined) return proposal;
    const { listing, record } = proposal.snapshot;
    const likeness = check(listing).filter(({ values }) => values?.slugs !== undefined);
    const known = new Set(record.checks?.map(({ message }) => message));
    const more = likeness.map(inEnglish).filter(({ message }) => !known.has(message));
    return { ...proposal, snapshot: { listing, record: { ...record, checks: [...(record.checks ?? []), ...more] } } };
  });
}

function textOf(
  name: string,
  [first, ...others]: readonly Proposal[],
  { listings, ledger }: OpenRepository['data'],
  shown: Shown,
): PullRequestText | undefined {
  if (first === undefined) return undefined;
  const publishedAs = ({ slug, snapshot }: Proposal): PublishedListing | undefined => {
    const listing = listings.get(slug) ?? listings.get(snapshot?.listing.renamed_from ?? '');
    return listing && { listing, record: ledger.get(listing.slug) };
  };
  if (first.batch !== undefined) {
    return batchText(name.slice(name.indexOf('/') + 1), [first, ...others], publishedAs, shown);
  }
  return proposalText(first, publishedAs(first), shown);
}

/** Its commit names the listings; one that a person has changed may not, and keeps the text it has. */
async function textOfUpdates(folder: string, words: ModerationWords): Promise<PullRequestText | undefined> {
  const [header] = await readCommitHeaders(folder, [LOCAL + UPDATES_BRANCH]);
  const [, ...paragraphs] = header?.message.split('\n\n') ?? [];
  const slugs = paragraphs.flatMap((paragraph) => paragraph.split('\n')).filter(isSlug);
  return slugs.length === 0 ? undefined : updatesText(slugs, words);
}
