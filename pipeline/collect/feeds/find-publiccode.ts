/**
 * The publiccode.yml that lies at the top of a followed repository: found by itself where the operator has turned the kind
 * on. It counts only where it names this very repository: forks keep the file of what they were forked from.
 */
import type { ReaderTools } from '../contract/source-kind.ts';
import { type Feed, type FeedSource, publiccodeBeside } from './feed-list.ts';
import { readSource, type SourceResult } from './read-source.ts';

/** @param first what the feed's first source said @returns undefined where there is none, or it is about something else */
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
