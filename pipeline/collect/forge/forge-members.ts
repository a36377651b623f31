/** Members that both forges' answers have, each by one rule: tidy, and without contacts. */
import type { Artifact } from '../../../schemas/contracts/generated/listing.ts';
import { linkHasContact, scrubContacts } from '../../../schemas/rules/contacts.ts';
import { repairLink } from '../../../schemas/rules/lenient-link.ts';
import { member } from '../../../schemas/rules/members.ts';
import { plainLine } from '../../../schemas/rules/plain-text.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';
import type { Shape } from './answer-shape.ts';
import type { ForgeRelease, ForgeReleases, ForgeRepository } from './forge-project.ts';

/** Of a release; more are not listed. */
const MAX_ARTIFACTS = 100;
const MAX_TAG_LENGTH = 100;
export const MAX_NAME_LENGTH = 200;
const MAX_TOPICS = 50;

/** Forges store what their owner typed: an empty text is none, and `example.org` means https://example.org. */
export function homepageOf(text = ''): Pick<ForgeRepository, 'homepage' | 'badHomepage'> {
  if (text.trim() === '') return {};
  const homepage = cleanAddress(repairLink(text)?.address);
  return homepage === undefined ? { badHomepage: true } : { homepage };
}

/** `untagged-…` is the name GitHub gives a release that has no tag; imports carry it to GitLab. */
export function toTag(name: string | undefined): string | undefined {
  const tag = cleanName(name, MAX_TAG_LENGTH);
  return tag === undefined || /^untagged-[0-9a-f]{20}$/.test(tag) ? undefined : tag;
}

export function topicsOf(topics: readonly unknown[]): string[] {
  return topics
    .flatMap((topic) => (typeof topic === 'string' ? (cleanName(topic, MAX_NAME_LENGTH) ?? []) : []))
    .slice(0, MAX_TOPICS);
}

/** A page of releases or tags. @param name see {@link Shape}; `isMeant` false: it is not even counted as left out */
export function releaseList(
  name: string,
  toEntry: (entry: unknown) => ForgeRelease | undefined,
  isMeant: (entry: unknown) => boolean = () => true,
): Shape<ForgeReleases> {
  return {
    name,
    project(body) {
      if (!Array.isArray(body)) return undefined;
      const all = body.filter(isMeant).map(toEntry);
      const entries = all.filter((entry) => entry !== undefined);
      return { entries, leftOut: all.length - entries.length };
    },
  };
}

export function artifactsOf(
  list: readonly unknown[],
  toArtifact: (entry: unknown) => Artifact | undefined,
): Artifact[] {
  return list.flatMap((entry) => toArtifact(entry) ?? []).slice(0, MAX_ARTIFACTS);
}

/** One line of free text: contacts are taken out, and the marks a forge draws as links and pictures. */
export function cleanLine(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const plain = text
    .toWellFormed()
    .slice(0, 5000)
    .replace(/!?\[([^[\]]{0,200})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/(?<=^|\s):[a-z0-9_+-]{2,40}:(?=\s|$)/g, '');
  return scrubContacts(plainLine(plain)) || undefined;
}

/** A name: one with a contact in it is not kept at all. */
export function cleanName(text: string | undefined, maxLength: number): string | undefined {
  const plain = plainLine((text ?? '').toWellFormed());
  return plain === '' || plain.length > maxLength || linkHasContact(plain) ? undefined : plain;
}

/** An address people may click, without contacts. */
export function cleanAddress(address: string | undefined): string | undefined {
  return address !== undefined && isWebAddress(address) && !linkHasContact(address) ? address : undefined;
}

/** Number of a repository or an owner. */
export function idMember(body: unknown): number | undefined {
  const id = member(body, 'id');
  return Number.isSafeInteger(id) ? (id as number) : undefined;
}

/** The day in UTC, like 2026-01-31, of a time as the APIs write it. */
export function dayOf(time: string | undefined): string | undefined {
  if (time === undefined || !/^\d{4}-\d\d-\d\d/.test(time)) return undefined;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
