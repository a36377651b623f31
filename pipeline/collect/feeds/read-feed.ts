/** Reads every source of a feed and makes one draft of them. One bad source never hides the others. */
import type { Draft, RepositoryIdentity } from '../../../schemas/contracts/draft.ts';
import type { FeedKind } from '../../../schemas/contracts/generated/feed-kinds.ts';
import type { Problem } from '../../../schemas/contracts/problems.ts';
import { sourceName } from '../../repo/text/source-name.ts';
import type { ReaderTools } from '../contract/source-kind.ts';
import { contactsOf, type Feed, type FeedSource, publiccodeBeside } from './feed-list.ts';
import { mergeDrafts, type SourcedDraft } from './merge-drafts.ts';
import { readSource, type SourceResult } from './read-source.ts';

/** A source as it turned out: what kind it is, and whether it answered. */
interface SourceState {
  kind: FeedKind | undefined;
  url?: string | undefined;
  /** Name of the file in data/feeds that is the document. */
  feed?: string | undefined;
  /** Code of the problem that keeps it from being read. */
  failingCode?: string | undefined;
  /** Of a repository. */
  identity?: RepositoryIdentity | undefined;
  /** Host that redirects led to from its address. */
  movedTo?: string | undefined;
  movedForGood?: string | undefined;
}

export interface ReadFeed {
  feed: Feed;
  /** Of all sources that could be read. */
  draft: Draft;
  provenance: Record<string, number>;
  slugIsDerived: boolean;
  /** In the order of the feed's sources. */
  sources: [SourceState, ...SourceState[]];
  /** Host of the endpoint that wants events. */
  webhookHost?: string | undefined;
  /** The domains of the token that submitted it. */
  domains?: readonly string[];
  /** SHA-256 of what it was read from, where it has one source. */
  digest?: string;
  problems: Problem[];
}

/** The primary source could not be read: the listing keeps its last good data. */
export interface FailedFeed {
  feed: Feed;
  /** postponed: it was not asked this time. withdrawn: it is not asked any more. */
  outcome: 'invalid' | 'unreachable' | 'postponed' | 'withdrawn';
  problems: Problem[];
}

export type FeedResult = ReadFeed | FailedFeed;

export async function readFeed(feed: Feed, tools: ReaderTools): Promise<FeedResult> {
  if (feed.faults !== undefined) return { feed, outcome: 'invalid', problems: feed.faults };
  const named = await Promise.all(feed.sources.map((source) => readSource(source, tools)));
  const found = named[0] && (await findPubliccode(feed, named[0], tools));
  const sources = found === undefined ? feed.sources : [...feed.sources, found.source];
  const results = found === undefined ? named : [...named, found.result];
  const [first, ...rest] = results;
  const contacts = contactsOf(feed);
  if (first === undefined || first.draft === undefined) {
    const { unreachable = false, postponed = false, problems = [] } = first ?? {};
    const outcome = postponed ? 'postponed' : unreachable ? 'unreachable' : 'invalid';
    return { feed, outcome, problems: [...contacts, ...problems] };
  }
  if (first.webhook !== undefined) {
    const [{ url, file }] = feed.sources;
    const source = sourceName({ url, feed: file?.name });
    tools.noteEventRequest?.({ ...first.webhook, source, rememberedAs: first.rememberedAs });
  }
  const others = rest.flatMap((result, index): SourcedDraft[] =>
    result.draft === undefined ? [] : [{ source: index + 1, draft: result.draft }],
  );
  const { draft, provenance } = mergeDrafts([{ source: 0, draft: first.draft }, ...others]);
  // Some formats ask for none; a listing is of releases.
  if (draft.versions.length === 0) {
    const problems = first.problems.map((problem) => (isNoVersion(problem) ? asError(problem) : problem));
    return { feed, outcome: 'invalid', problems: [...contacts, ...problems] };
  }
  return {
    feed,
    draft,
    provenance,
    slugIsDerived: first.slugIsDerived === true,
    sources: results.map((result, index) => toState(sources[index] ?? {}, result)) as ReadFeed['sources'],
    webhookHost: first.webhookHost,
    ...(rest.length === 0 && first.digest !== undefined && { digest: first.digest }),
    problems: [...contacts, ...first.problems, ...rest.flatMap(secondaryProblems)],
  };
}

const isNoVersion = ({ code, variant }: Problem) => code === 'missing' && variant === 'software_version';
const asError = (problem: Problem): Problem => ({ ...problem, severity: 'error' });

function toState(source: FeedSource, result: SourceResult): SourceState {
  const failed = result.draft === undefined;
  return {
    kind: result.kind ?? source.kind,
    url: source.url,
    feed: source.file?.name,
    failingCode: failed ? firstErrorCode(result.problems) : undefined,
    ...(result.identity !== undefined && { identity: result.identity }),
    ...(result.movedTo !== undefined && { movedTo: result.movedTo }),
    ...(result.movedForGood !== undefined && { movedForGood: result.movedForGood }),
  };
}

/** What is wrong with a further source does not block the listing. */
function secondaryProblems({ problems }: SourceResult, index: number): Problem[] {
  return problems.map((problem) => ({
    ...problem,
    severity: 'warning',
    source: index + 2,
  }));
}

export function firstErrorCode(problems: readonly Problem[]): string {
  return problems.find(({ severity }) => severity === 'error')?.code ?? 'unreadable';
}

/**
 * The publiccode.yml at the top of a followed repository, where the operator has turned the kind on. It counts only where
 * it names this very repository: forks keep the file of what they were forked from.
 * @param first what the feed's first source said
 * @returns undefined where there is none, or it is about something else
 */
export async function findPubliccode(
  { sources }: Feed,
  first: SourceResult,
  tools: ReaderTools,
): Promise<{ source: FeedSource; result: SourceResult } | undefined> {
  const repository = sources[0].url;
  const isRepository = first.draft !== undefined && (first.kind === 'github' || first.kind === 'gitlab');
  if (!isRepository || repository === undefined || tools.feedKinds?.includes('publiccode') !== true) return undefined;
  const url = publiccodeBeside(repository);
  if (url === undefined || sources.some(({ kind }) => kind === 'publiccode')) return undefined;
  const source: FeedSource = { kind: 'publiccode', url };
  const result = await readSource(source, tools);
  const named = result.draft?.public_sector?.repository;
  return named !== undefined && isSameRepository(named, repository) ? { source, result } : undefined;
}

function isSameRepository(one: string, other: string): boolean {
  const [left, right] = [one, other].map((address) => publiccodeBeside(address)?.toLowerCase());
  return left !== undefined && left === right;
}
