/** GitHub's answers → the members that are taken. Whatever is not named here ends in this file. */
import type { Artifact } from '../../../../schemas/contracts/generated/listing.ts';
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import type { About } from '../../contract/about.ts';
import type { Shape } from '../../forge/answer-shape.ts';
import {
  artifactsOf,
  cleanAddress,
  cleanLine,
  dayOf,
  homepageOf,
  idMember,
  releaseList,
  topicsOf,
  toTag,
} from '../../forge/forge-members.ts';
import type { ForgeReadme, ForgeRelease, ForgeRepository } from '../../forge/forge-project.ts';
import { knownSpdxId } from '../../forge/licenses.ts';
import { readmeShape } from '../../forge/readme-shape.ts';
import { isGithubRepository } from '../../forge/repository-address.ts';
import { readRenderedReadme } from '../../readme/readme.ts';

const SHA = /^[0-9a-f]{40,64}$/;

/** GET /repos/{owner}/{repo} */
export const githubRepository: Shape<ForgeRepository> = {
  name: 'github-repository-2',
  project(body) {
    const [owner = '', name = '', ...more] = textMember(body, 'full_name')?.split('/') ?? [];
    if (more.length > 0 || !isGithubRepository({ owner, name })) return undefined;
    return {
      id: idMember(body),
      ownerId: idMember(member(body, 'owner')),
      path: `${owner}/${name}`,
      owner,
      name,
      isPublic: member(body, 'private') !== true,
      archived: member(body, 'archived') === true,
      description: cleanLine(textMember(body, 'description')),
      ...homepageOf(textMember(body, 'homepage')),
      topics: topicsOf(listMember(body, 'topics')),
      spdxId: knownSpdxId(textMember(member(body, 'license'), 'spdx_id')),
    };
  },
};

/** GET /repos/{owner}/{repo}/releases. Drafts are no releases; who wrote one is not looked at. */
export const githubReleases = releaseList(
  'github-releases-1',
  toRelease,
  (release) => member(release, 'draft') !== true,
);

/** GET /repos/{owner}/{repo}/tags */
export const githubTags = releaseList('github-tags-1', (entry) => {
  const tag = toTag(textMember(entry, 'name'));
  const commit = textMember(member(entry, 'commit'), 'sha');
  if (tag === undefined) return undefined;
  return { tag, commit: commit !== undefined && SHA.test(commit) ? commit : undefined };
});

/** GET /repos/{owner}/{repo}/git/commits/{sha}: the day alone, never by whom. */
export const githubCommitDay: Shape<{ day?: string }> = {
  name: 'github-commit-1',
  project: (body) =>
    member(body, 'committer') === undefined ? undefined : { day: dayOf(textMember(member(body, 'committer'), 'date')) },
};

/** GET /repos/{owner}/{repo}/readme, as HTML: GitHub renders every markup there is. */
export const githubReadme = (about: About): Shape<ForgeReadme> => ({
  ...readmeShape('github-readme-3', 'README.html', about, (bytes) => readRenderedReadme(bytes, about)),
  accept: 'application/vnd.github.html+json',
});

function toRelease(release: unknown): ForgeRelease | undefined {
  const tag = toTag(textMember(release, 'tag_name'));
  if (tag === undefined) return undefined;
  return {
    tag,
    releasedOn: dayOf(textMember(release, 'published_at')),
    prerelease: member(release, 'prerelease') === true,
    notesUrl: cleanAddress(textMember(release, 'html_url')),
    artifacts: artifactsOf(listMember(release, 'assets'), toArtifact),
  };
}

function toArtifact(asset: unknown): Artifact | undefined {
  const uri = cleanAddress(textMember(asset, 'browser_download_url'));
  // "starter" and "open" are uploads that were never finished.
  if (uri === undefined || (textMember(asset, 'state') ?? 'uploaded') !== 'uploaded') return undefined;
  const sha256 = textMember(asset, 'digest')?.match(/^sha256:([0-9a-f]{64})$/i)?.[1];
  return sha256 === undefined ? { uri } : { uri, sha256: sha256.toLowerCase() };
}
