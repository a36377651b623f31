/** GitHub's answers → the members that are taken. Whatever is not named here ends in this file. */
import type { Artifact } from '../../../../schemas/contracts/generated/listing.ts';
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { isGithubRepository } from '../../../../schemas/rules/repository-address.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import type { About } from '../../contract/isolated-reader.ts';
import { spdxExpression } from '../../documents/license-name.ts';
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
import { readmeShape } from '../../forge/readme-shape.ts';
import { readRenderedReadme } from '../../readme/readme.ts';

const SHA = /^[0-9a-f]{40,64}$/;

/** GET /repos/{owner}/{repo} */
export const githubRepository: Shape<ForgeRepository> = {
  name: 'github-repository-4',
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
      copy: copyOf(body),
      activeOn: dayOf(textMember(body, 'pushed_at')),
      description: cleanLine(textMember(body, 'description')),
      ...homepageOf(textMember(body, 'homepage')),
      topics: topicsOf(listMember(body, 'topics')),
      supportUrl: supportOf(body, `https://github.com/${owner}/${name}`),
      spdxId: spdxExpression(textMember(member(body, 'license'), 'spdx_id')),
    };
  },
};

/** GET /repos/{owner}/{repo}/releases. Drafts are no releases; who wrote one is not looked at. */
export const githubReleases = releaseList(
  'github-releases-2',
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

/** GET /repos/{owner}/{repo}/releases/latest: the newest that is neither a draft nor a pre-release, or as its owner says. */
export const githubLatestRelease: Shape<{ release?: ForgeRelease }> = {
  name: 'github-latest-release-2',
  project: (body) => (textMember(body, 'tag_name') === undefined ? undefined : defined({ release: toRelease(body) })),
};

/** GET /repos/{owner}/{repo}/git/matching-refs/tags: every tag by its name. */
export const githubTagNames = releaseList('github-tag-names-1', (entry) => {
  const tag = toTag(textMember(entry, 'ref')?.replace(/^refs\/tags\//, ''));
  if (tag === undefined) return undefined;
  const target = member(entry, 'object');
  const sha = textMember(target, 'sha') ?? '';
  if (!SHA.test(sha)) return { tag };
  return textMember(target, 'type') === 'tag' ? { tag, tagObject: sha } : { tag, commit: sha };
});

/** POST /graphql: the newest tags and their days. */
export const githubTagDays: Shape<[tag: string, day: string][]> = {
  name: 'github-tag-days-1',
  project(body) {
    const refs = member(member(member(body, 'data'), 'repository'), 'refs');
    if (!Array.isArray(member(refs, 'nodes'))) return undefined;
    return listMember(refs, 'nodes').flatMap((node): [string, string][] => {
      const tag = toTag(textMember(node, 'name'));
      const day = dayOfTarget(member(node, 'target'));
      return tag === undefined || day === undefined ? [] : [[tag, day]];
    });
  },
};

/** POST /graphql: whether there is a security policy, of the repository's or of its organization's. */
export const githubSecurity: Shape<{ policy?: string }> = {
  name: 'github-security-1',
  project(body) {
    const repository = member(member(body, 'data'), 'repository');
    if (member(repository, 'isSecurityPolicyEnabled') !== true) return repository === undefined ? undefined : {};
    return defined({ policy: cleanAddress(textMember(repository, 'securityPolicyUrl')) });
  },
};

/** GET /repos/{owner}/{repo}/git/tags/{sha}: the day alone, never a name. */
export const githubTagDay: Shape<{ day?: string }> = {
  name: 'github-tag-1',
  project: (body) =>
    member(body, 'object') === undefined ? undefined : { day: dayOf(textMember(member(body, 'tagger'), 'date')) },
};

/** GET /repos/{owner}/{repo}/git/commits/{sha}: the day alone, never a name. */
export const githubCommitDay: Shape<{ day?: string }> = {
  name: 'github-commit-1',
  project: (body) =>
    member(body, 'committer') === undefined ? undefined : { day: dayOf(textMember(member(body, 'committer'), 'date')) },
};

/** GET /repos/{owner}/{repo}/readme, as HTML: GitHub renders every markup there is. */
export const githubReadme = (about: About): Shape<ForgeReadme> => ({
  ...readmeShape('github-readme-5', 'README.html', about, (bytes) => readRenderedReadme(bytes, about)),
  accept: 'application/vnd.github.html+json',
});

/** A tag with an object has its own day, else that of its commit. */
function dayOfTarget(target: unknown): string | undefined {
  const commit = textMember(target, 'committedDate') ?? textMember(member(target, 'target'), 'committedDate');
  return dayOf(textMember(member(target, 'tagger'), 'date') ?? commit);
}

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
  const size = member(asset, 'size');
  const size_bytes = Number.isSafeInteger(size) && Number(size) > 0 ? Number(size) : undefined;
  return defined({ uri, sha256: sha256?.toLowerCase(), size_bytes });
}

function copyOf(body: unknown): ForgeRepository['copy'] {
  if (member(body, 'fork') === true) return 'fork';
  if (typeof member(body, 'mirror_url') === 'string') return 'mirror';
  return member(body, 'is_template') === true ? 'template' : undefined;
}

/** Nobody answers in an archived repository. */
function supportOf(body: unknown, home: string): string | undefined {
  if (member(body, 'archived') === true) return undefined;
  if (member(body, 'has_discussions') === true) return `${home}/discussions`;
  return member(body, 'has_issues') === true ? `${home}/issues` : undefined;
}
