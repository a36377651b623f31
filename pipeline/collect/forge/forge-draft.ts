/** A repository as it was read → the draft of a listing, by one mapping for all forges (design: feeds, "GitHub"). */
import type { Draft, ReadResult } from '../../../schemas/contracts/draft.ts';
import type { Description, Release } from '../../../schemas/contracts/generated/listing.ts';
import { error, type Problem, warning } from '../../../schemas/contracts/problems.ts';
import { hasPossibleContact, linkHasContact, REMOVED } from '../../../schemas/rules/contacts.ts';
import { cutAtSentence } from '../../../schemas/rules/plain-text.ts';
import { deriveSlug } from '../../../schemas/rules/slug.ts';
import { suggestCategory } from '../../../schemas/rules/suggest-category.ts';
import { textLanguage } from '../../../schemas/rules/text-language.ts';
import { MAX_LENGTH } from '../../../schemas/rules/text-lengths.ts';
import { currentVersion } from '../../../schemas/rules/version-order.ts';
import { FALLBACK_CATEGORY, FALLBACK_KIND, findPlatform } from '../../../schemas/rules/vocabulary.ts';
import { defined, uniqueUnlessEmpty } from '../../../schemas/rules/without-undefined.ts';
import type { ForgeProject, ForgeReadme, ForgeRepository } from './forge-project.ts';
import { toVersions } from './versions.ts';

/** Limits of the listing's schema. */
const MAX_KEYWORDS = 30;
const MAX_KEYWORD_LENGTH = 60;

const DOUBTS = {
  name: 'doubtful_version.name',
  package: 'doubtful_version.package',
  left_out: 'doubtful_version.left_out',
  development: 'doubtful_version.development',
} as const;
const COPIES = {
  fork: 'copied_repository.fork',
  mirror: 'copied_repository.mirror',
  template: 'copied_repository.template',
} as const;

export function toReadResult(project: ForgeProject, findCategory: (word: string) => string | undefined): ReadResult {
  const { repository } = project;
  if ([repository.name, repository.owner].some((name) => linkHasContact(name)))
    return { problems: [error('/name', 'contact_not_allowed.repository')] };
  const problems: Problem[] = [];
  const { entries, latest, cut, isBehind } = project.releases;
  const { versions, leftOut, doubt } = toVersions(entries, { path: repository.path, latest });
  if (versions.length === 0) return { problems: [error('/releases', 'no_release')] };
  const draft: Draft = defined({
    slug: deriveSlug([repository.name, repository.path.split('/').at(-1) ?? '', repository.owner]),
    name: repository.name,
    kind: repository.spdxId === undefined ? FALLBACK_KIND : 'open-source',
    category: toCategory(repository.topics, findCategory, problems),
    // Every license the forges detect is a free one.
    license: repository.spdxId === undefined ? {} : { type: 'open-source', spdx_id: repository.spdxId },
    vendor: { name: repository.owner },
    platforms: platformsOf(versions),
    homepage: repository.homepage,
    support_url: repository.supportUrl,
    security: project.securityPolicy === undefined ? undefined : { policy_url: project.securityPolicy },
    screenshots: project.screenshot === undefined ? undefined : [project.screenshot],
    keywords: keywordsOf(repository),
    integrations: [],
    descriptions: toDescriptions(repository, project.readme, problems),
    versions,
    badges: [],
    archived: repository.archived,
  });
  problems.push(...possibleContacts(draft));
  if (repository.copy !== undefined) problems.push(warning('/name', COPIES[repository.copy]));
  if (repository.badHomepage) problems.push(warning('/homepage', 'bad_format.homepage'));
  const count = leftOut + project.releases.leftOut;
  if (count > 0) problems.push(warning('/releases', 'left_out', { count }));
  if (doubt !== undefined) problems.push(warning('/version', DOUBTS[doubt]));
  else if (isBehind) problems.push(warning('/version', 'doubtful_version.tags'));
  // Of one package, what is older than a hundred versions would not be listed anyway.
  const isMissed =
    cut === 'any' || (cut === 'older' && (leftOut > 0 || versions.every(({ prerelease }) => prerelease)));
  if (isMissed) problems.push(warning('/tags', 'list_cut', { count: entries.length }));
  return { draft, slugIsDerived: true, problems };
}

/** What the texts and the name still hold that a reviewer has to look at. */
function possibleContacts({ name, vendor, keywords = [], descriptions }: Draft): Problem[] {
  const problems: Problem[] = [];
  if ([name, vendor.name].some((text) => hasPossibleContact(text))) problems.push(warning('/name', 'possible_contact'));
  if (hasPossibleContact(keywords.join(', '))) problems.push(warning('/topics', 'possible_contact'));
  for (const [language, { tagline = '', summary, text = '' }] of Object.entries(descriptions)) {
    const isHeld = [tagline, summary, text].some((words) => hasPossibleContact(words, [language]));
    if (isHeld) problems.push(warning('/description', 'possible_contact.readme'));
  }
  return problems;
}

function toCategory(topics: readonly string[], find: (word: string) => string | undefined, notes: Problem[]): string {
  const suggestion = suggestCategory([{ pointer: '/topics', words: topics }], find);
  if (suggestion === undefined) notes.push(warning('/topics', 'unknown_value.topics'));
  if (suggestion?.reason !== undefined) notes.push(suggestion.reason);
  return suggestion?.category ?? FALLBACK_CATEGORY;
}

/** Those that the files of the current version are for. */
function platformsOf(versions: readonly Release[]): Draft['platforms'] {
  const found = currentVersion(versions)?.artifacts?.map(({ platform }) => platform && findPlatform(platform));
  return [...new Set(found?.filter((platform) => platform !== undefined && platform !== '') as Draft['platforms'])];
}

function keywordsOf({ topics }: ForgeRepository): string[] | undefined {
  const short = topics.filter((topic) => topic.length <= MAX_KEYWORD_LENGTH).slice(0, MAX_KEYWORDS);
  return uniqueUnlessEmpty(short);
}

function toDescriptions(
  { description }: ForgeRepository,
  readme: ForgeReadme = {},
  notes: Problem[],
): Draft['descriptions'] {
  if (readme.isTooCostly) notes.push(warning('/readme', 'too_costly.readme'));
  const summary = readme.summary ?? description;
  if (summary === undefined) {
    notes.push(warning('/description', 'missing.readme'));
    return {};
  }
  if ([description, readme.summary, readme.text].some((text) => text?.includes(REMOVED))) {
    notes.push(warning('/description', 'contact_removed.readme'));
  }
  const isTagline = description !== undefined && description.length <= MAX_LENGTH.tagline && description !== summary;
  const short = cutAtSentence(summary, MAX_LENGTH.summary);
  const text = readme.text ?? (short === summary ? undefined : summary);
  const entry: Description = {
    tagline: isTagline ? description : undefined,
    summary: short,
    text: text === undefined ? undefined : cutAtSentence(text, MAX_LENGTH.text),
  };
  return { [textLanguage(`${short}\n${entry.text ?? ''}`)]: defined(entry) };
}
