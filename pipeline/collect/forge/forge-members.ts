/** Members that both forges have, each by one rule. */
import { mendLink } from '../../../schemas/rules/lenient-link.ts';
import { cleanAddress, cleanName } from './clean-text.ts';
import {
  type ForgeRelease,
  type ForgeReleases,
  type ForgeRepository,
  MAX_NAME_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TOPICS,
} from './forge-project.ts';

/** Forges store what their owner typed: an empty text is none, and `example.org` means https://example.org. */
export function homepageOf(text = ''): Pick<ForgeRepository, 'homepage' | 'badHomepage'> {
  if (text.trim() === '') return {};
  const homepage = cleanAddress(mendLink(text)?.address);
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

export function collect(entries: readonly (ForgeRelease | undefined)[]): ForgeReleases {
  const taken = entries.filter((entry) => entry !== undefined);
  return { entries: taken, leftOut: entries.length - taken.length };
}
