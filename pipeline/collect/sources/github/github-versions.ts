/**
 * Releases of a GitHub repository, its tags where there are none, or both where work went on long after the last release.
 * Releases come newest first; GitHub's word for which is the latest is asked for only where no package is called like the
 * repository, because nothing else would change by it. Every tag comes in one request, by its name and without a day. The
 * days of the newest hundred take one more, in GraphQL, which needs a token and is asked again only when a tag has
 * changed; without a token one request gives one day.
 */
import { Refused } from '../../../repo/fetch/refusals.ts';
import type { Shape } from '../../forge/answer-shape.ts';
import type { ForgeApi } from '../../forge/forge-api.ts';
import type { ForgeRelease, ForgeReleases, ForgeRepository } from '../../forge/forge-project.ts';
import { haveReleasesStopped, readReleases, readTags, withDigits, withLaterTags } from '../../forge/forge-read.ts';
import { entryOfCurrentVersion, toVersions } from '../../forge/versions.ts';
import {
  githubCommitDay,
  githubLatestRelease,
  githubReleases,
  githubTagDay,
  githubTagDays,
  githubTagNames,
  githubTags,
} from './github-answers.ts';

export interface GithubPlace {
  api: ForgeApi;
  /** Address of the repository in the API. */
  home: string;
  repository: ForgeRepository;
  /** Where to ask in GraphQL, which needs a token. */
  graphql: string | undefined;
}

/** More make an answer that takes seconds to put in order; the largest repositories have a few thousand. */
const MOST_TAGS = 20_000;
/** Of tags in the order of their names: pages that are read where all of them are too much for one answer. */
const MAX_TAG_PAGES = 5;

const TAG_DAYS = `query ($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    refs(refPrefix: "refs/tags/", first: 100, orderBy: { field: TAG_COMMIT_DATE, direction: DESC }) {
      nodes {
        name
        target {
          ... on Commit { committedDate }
          ... on Tag { tagger { date } target { ... on Commit { committedDate } } }
        }
      }
    }
  }
}`;

export async function readGithubVersions(place: GithubPlace): Promise<ForgeReleases> {
  const { api, home } = place;
  const releases = await readReleases({ api, shape: githubReleases, none: [] }, `${home}/releases`);
  if (releases.entries.length === 0) return withDays(place, await tagsByName(place));
  const known = await withLatest(place, releases);
  return haveReleasesStopped(known, place.repository) ? withTags(place, known) : known;
}

/** Tags that cannot be had take nothing away from the releases. */
async function withTags(place: GithubPlace, releases: ForgeReleases): Promise<ForgeReleases> {
  try {
    const tags = await dated(place, await tagsByName(place));
    return await withLaterTags(releases, tags, place.repository, (tag) => dayOf(place, tag));
  } catch (error) {
    if (error instanceof Refused && error.refusal.code !== 'rate_limited') return releases;
    throw error;
  }
}

async function withLatest({ api, home, repository }: GithubPlace, releases: ForgeReleases): Promise<ForgeReleases> {
  if (toVersions(releases.entries, repository).isSure) return releases;
  const release = (await api.askUnless([404], `${home}/releases/latest`, githubLatestRelease))?.value.release;
  if (release === undefined) return releases;
  const isKnown = releases.entries.some(({ tag }) => tag === release.tag);
  return { ...releases, entries: isKnown ? releases.entries : [...releases.entries, release], latest: release.tag };
}

async function tagsByName({ api, home }: GithubPlace): Promise<ForgeReleases> {
  try {
    const all = await api.askUnless([404, 409], `${home}/git/matching-refs/tags`, githubTagNames);
    if (all !== undefined && all.value.entries.length <= MOST_TAGS)
      return { ...all.value, entries: withDigits(all.value.entries) };
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== 'too_large') throw error;
  }
  return readTags({ api, shape: githubTags, none: [], order: 'by name' }, `${home}/tags`, MAX_TAG_PAGES);
}

async function withDays(place: GithubPlace, tags: ForgeReleases): Promise<ForgeReleases> {
  const entries = await dated(place, tags);
  const current = entryOfCurrentVersion(entries, place.repository);
  // The rank asks for this one.
  if (current !== undefined && current.releasedOn === undefined) current.releasedOn = await dayOf(place, current);
  return { ...tags, entries };
}

async function dated(place: GithubPlace, tags: ForgeReleases): Promise<ForgeRelease[]> {
  const days = new Map(
    tags.entries.length === 0 ? [] : await askGraphql(place, TAG_DAYS, githubTagDays, JSON.stringify(tags.entries)),
  );
  return tags.entries.map((entry) => {
    const releasedOn = days.get(entry.tag);
    return releasedOn === undefined ? entry : { ...entry, releasedOn };
  });
}

async function dayOf({ api, home }: GithubPlace, { tagObject, commit }: ForgeRelease): Promise<string | undefined> {
  const gone = [404, 409];
  if (tagObject !== undefined)
    return (await api.askUnless(gone, `${home}/git/tags/${tagObject}`, githubTagDay))?.value.day;
  if (commit === undefined) return undefined;
  return (await api.askUnless(gone, `${home}/git/commits/${commit}`, githubCommitDay))?.value.day;
}

/**
 * A question about the repository, which only a token may ask. Undefined where the answer cannot be had: a token need not
 * be good for this.
 * @param basis as long as it is the same, the answer is, too
 */
export async function askGraphql<T>(
  { api, repository, graphql }: GithubPlace,
  query: string,
  shape: Shape<T>,
  basis: string,
): Promise<T | undefined> {
  if (graphql === undefined) return undefined;
  const [owner, name] = repository.path.split('/');
  try {
    return await api.query(graphql, { query, variables: { owner, name } }, shape, basis);
  } catch (error) {
    if (error instanceof Refused && error.refusal.code !== 'rate_limited') return undefined;
    throw error;
  }
}
