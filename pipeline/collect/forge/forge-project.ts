/** A repository as both forges' answers are projected to it: the only members that leave an answer. */
import type { Artifact } from '../../../schemas/contracts/generated/listing.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import type { SourceFingerprint } from '../contract/source-memory.ts';

export interface ForgeRepository {
  /** The forge's number: addresses and names may change, it stays. */
  id?: number;
  /** Number of the user, organization or group it belongs to. */
  ownerId?: number;
  /** Path of the repository now, like owner/name or group/subgroup/name. */
  path: string;
  /** Login of the user, organization or outermost group. Never a display name. */
  owner: string;
  name: string;
  isPublic: boolean;
  archived: boolean;
  /** What the forge says it was made from, or for. */
  copy?: 'fork' | 'mirror' | 'template';
  /** Day of the last work in it that the forge knows of. */
  activeOn?: string;
  description?: string;
  homepage?: string;
  /** There is a homepage, but it is not a web address. */
  badHomepage?: boolean;
  topics: string[];
  /** Its page for questions and reports, where it has one that is open. */
  supportUrl?: string;
  spdxId?: string;
  /** Where the README is, for a forge that says so. */
  readme?: { path: string; branch: string };
}

/** Or a tag, where there are no releases. */
export interface ForgeRelease {
  tag: string;
  releasedOn?: string;
  /** The forge's mark. */
  prerelease?: boolean;
  notesUrl?: string;
  artifacts?: Artifact[];
  /** The commit of a tag, or the tag's own object where it has one, with a day of its own. */
  commit?: string;
  tagObject?: string;
}

/** A page of them. */
export interface ForgeReleases {
  entries: ForgeRelease[];
  /** Entries that could not be taken: no tag, too long, or a contact in it. */
  leftOut: number;
  /** Tag of what the forge itself calls the latest release, where it was asked. */
  latest?: string;
  /** Tags may have gone on after the newest of these releases; nothing shows it clearly. */
  isBehind?: true;
  /** There are more: older ones, or whatever comes later by its name. */
  cut?: 'older' | 'any';
}

export interface ForgeReadme {
  /** SHA-256 of its bytes. */
  digest?: string;
  summary?: string;
  text?: string;
  /** Address of a picture that shows the product, as it is written there. */
  picture?: string;
  /** It could not be read to its end. */
  isTooCostly?: true;
}

/** What was read of a repository. */
export interface ForgeProject {
  repository: ForgeRepository;
  releases: ForgeReleases;
  readme?: ForgeReadme;
  /** Address of the picture in its README. */
  screenshot?: string | undefined;
  /** Address of the security policy, where the forge says that there is one. */
  securityPolicy?: string | undefined;
}

/**
 * What a listing's record keeps of where it was read: numbers, and a digest of what the forge said, before anything is
 * made of it. @param forge host that the numbers are of
 */
export function evidenceOf({ repository, releases, readme }: ForgeProject, forge: string): SourceFingerprint {
  const { id, ownerId, path, description, homepage, topics, spdxId, archived } = repository;
  const said = [path, description, homepage, topics, spdxId, archived, releases.entries, readme?.digest];
  const digest = sha256(JSON.stringify(said));
  if (id === undefined || ownerId === undefined) return { digest };
  return { digest, identity: { repository: `${forge}:${id}`, owner: `${forge}:${ownerId}` } };
}
