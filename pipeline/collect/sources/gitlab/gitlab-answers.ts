/** GitLab's answers → the members that are taken. Whatever is not named here ends in this file. */
import olderSpdxIds from 'spdx-license-ids/deprecated.json' with { type: 'json' };
import spdxIds from 'spdx-license-ids/index.json' with { type: 'json' };
import type { Artifact } from '../../../../schemas/contracts/generated/listing.ts';
import { isObject, listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { isGitlabPath } from '../../../../schemas/rules/repository-address.ts';
import { decodedUri } from '../../../repo/addresses/decoded-uri.ts';
import type { About } from '../../contract/isolated-reader.ts';
import type { Shape } from '../../forge/answer-shape.ts';
import {
  artifactsOf,
  cleanAddress,
  cleanLine,
  cleanName,
  dayOf,
  idMember,
  MAX_NAME_LENGTH,
  releaseList,
  topicsOf,
  toTag,
} from '../../forge/forge-members.ts';
import type { ForgeRelease, ForgeRepository } from '../../forge/forge-project.ts';
import { readmeShape } from '../../forge/readme-shape.ts';
import { readReadme } from '../../readme/readme.ts';

/** GitLab gives only the keys of the forges' detector (licensee), which are identifiers of SPDX in small letters. */
const BY_KEY = new Map([...spdxIds, ...olderSpdxIds].map((id) => [id.toLowerCase(), id]));

/** GET /projects/{id}?license=true. A project has no homepage of its own. */
export const gitlabProject: Shape<ForgeRepository> = {
  name: 'gitlab-project-4',
  project(body) {
    const id = idMember(body);
    const path = textMember(body, 'path_with_namespace');
    if (id === undefined || path === undefined || !isGitlabPath(path)) return undefined;
    const segments = path.split('/');
    return {
      id,
      ownerId: idMember(member(body, 'namespace')),
      path,
      owner: segments[0] ?? '',
      name: cleanName(textMember(body, 'name'), MAX_NAME_LENGTH) ?? segments.at(-1) ?? '',
      isPublic: (textMember(body, 'visibility') ?? 'public') === 'public',
      archived: member(body, 'archived') === true,
      copy: isObject(member(body, 'forked_from_project'))
        ? 'fork'
        : member(body, 'mirror') === true
          ? 'mirror'
          : undefined,
      activeOn: dayOf(textMember(body, 'last_activity_at')),
      description: cleanLine(textMember(body, 'description')),
      // Before GitLab 14 they were called tag_list.
      topics: topicsOf(
        member(body, 'topics') === undefined ? listMember(body, 'tag_list') : listMember(body, 'topics'),
      ),
      supportUrl: supportOf(body),
      spdxId: BY_KEY.get(textMember(member(body, 'license'), 'key')?.toLowerCase() ?? ''),
      readme: readmePlace(textMember(body, 'readme_url'), textMember(body, 'default_branch')),
    };
  },
};

/** GET /projects/{id}/releases. Upcoming releases do not count yet. */
export const gitlabReleases = releaseList(
  'gitlab-releases-1',
  toRelease,
  (release) => member(release, 'upcoming_release') !== true,
);

/** GET /projects/{id}/repository/tags: the day of the tag, or of its commit. */
export const gitlabTags = releaseList('gitlab-tags-1', (entry) => {
  const tag = toTag(textMember(entry, 'name'));
  const time = textMember(entry, 'created_at') ?? textMember(member(entry, 'commit'), 'committed_date');
  return tag === undefined ? undefined : { tag, releasedOn: dayOf(time) };
});

/** GET /projects/{id}/repository/files/{path}/raw */
export const gitlabReadme = (about: About, path: string) =>
  readmeShape('gitlab-readme-5', path, about, (bytes) => readReadme({ bytes, path }, about));

function toRelease(release: unknown): ForgeRelease | undefined {
  const tag = toTag(textMember(release, 'tag_name'));
  if (tag === undefined) return undefined;
  return {
    tag,
    releasedOn: dayOf(textMember(release, 'released_at') ?? textMember(release, 'created_at')),
    notesUrl: cleanAddress(textMember(member(release, '_links'), 'self')),
    artifacts: artifactsOf(listMember(member(release, 'assets'), 'links'), toArtifact),
  };
}

/** Links that a publisher added, without the source archives that GitLab makes by itself. */
function toArtifact(link: unknown): Artifact | undefined {
  const uri = cleanAddress(textMember(link, 'direct_asset_url') ?? textMember(link, 'url'));
  return uri === undefined ? undefined : { uri };
}

/** Its issues, where they are open to all: older hosts, and all to a visitor, say so with a link only. */
function supportOf(body: unknown): string | undefined {
  const home = cleanAddress(textMember(body, 'web_url'));
  const linked = textMember(member(body, '_links'), 'issues') === undefined ? 'disabled' : 'enabled';
  const isOpen = (textMember(body, 'issues_access_level') ?? linked) === 'enabled' && member(body, 'archived') !== true;
  return home === undefined || !isOpen ? undefined : `${home}/-/issues`;
}

/** `…/-/blob/<branch>/<path>`; older hosts write it without `/-`. A branch may hold slashes. */
function readmePlace(address: string | undefined, branch: string | undefined): ForgeRepository['readme'] {
  if (address === undefined || branch === undefined || !URL.canParse(address)) return undefined;
  const marker = `/blob/${branch}/`;
  const pathname = decodedUri(new URL(address).pathname);
  const start = pathname.indexOf(marker);
  const path = pathname.slice(start + marker.length);
  return start === -1 || path === '' || path.length > 500 ? undefined : { path, branch };
}
