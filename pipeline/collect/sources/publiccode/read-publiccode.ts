/**
 * Reads publiccode.yml: bytes → draft and problems. Refused is only what is no YAML or names no product; anything else
 * that is not quite as the standard asks is read, or left out, with a warning. Source of the format:
 * https://yml.publiccode.tools, "The Standard". Each member taken is named: contacts, contractors and country sections are not.
 */
import type { Draft, ReadResult } from '../../../../schemas/contracts/draft.ts';
import type { Software } from '../../../../schemas/contracts/generated/pad-2.0.ts';
import { error, hasErrors, inDocumentOrder, MAX_PROBLEMS } from '../../../../schemas/contracts/problems.ts';
import type { JsonLimits } from '../../../../schemas/readers/json-text.ts';
import { toDraft as padDraft } from '../../../../schemas/readers/pad-draft.ts';
import { isCodeHost } from '../../../../schemas/rules/code-hosts.ts';
import { linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { canonicalTag } from '../../../../schemas/rules/language-tag.ts';
import { isObject } from '../../../../schemas/rules/members.ts';
import { deriveSlug } from '../../../../schemas/rules/slug.ts';
import { suggestCategory } from '../../../../schemas/rules/suggest-category.ts';
import { findPlatform } from '../../../../schemas/rules/vocabulary.ts';
import { hostOf, isWebAddress } from '../../../../schemas/rules/web-address.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import type { DocumentContext } from '../../contract/source-kind.ts';
import { spdxExpression } from '../../documents/license-name.ts';
import { parseYaml } from '../../documents/yaml-text.ts';
import { broaderWords } from './categories.ts';
import { organizationName, toDescriptions, toPublicSector } from './public-sector.ts';
import { type Path, Tolerant } from './tolerant-reader.ts';

/** Twenty times the largest of the published files we know, which has 2,600 values. */
const LIMITS: JsonLimits = { maxDepth: 32, maxNodes: 50_000 };

/** Every problem at once, in document order. Never throws on bad input. */
export function readPubliccode(bytes: Uint8Array, context: DocumentContext): ReadResult {
  const parsed = parseYaml(bytes, LIMITS);
  if (parsed.problem !== undefined) return { problems: [parsed.problem] };
  if (!isObject(parsed.value)) return { problems: [error('', 'wrong_type.mapping')] };
  const reader = new Tolerant(parsed);
  const draft = toDraft(reader, context);
  const problems = inDocumentOrder([...parsed.problems, ...reader.problems], parsed.value)
    .slice(0, MAX_PROBLEMS)
    .map((problem) => (problem.pointer === '' ? problem : { ...problem, line: parsed.lineOf(problem.pointer) }));
  return hasErrors(problems) ? { problems } : { draft, slugIsDerived: true, problems };
}

/** A listing needs a name there. */
const UNKNOWN_VENDOR = 'Unknown';
const MAX_SCREENSHOTS = 10;
/** The key of the version, as the standard has it and as its early files do. */
const VERSION_KEYS = ['publiccodeYmlVersion', 'publiccodeYamlVersion', 'publiccode-yaml-version'];
const SOFTWARE_TYPES = [
  'standalone/mobile',
  'standalone/iot',
  'standalone/desktop',
  'standalone/web',
  'standalone/backend',
  'standalone/other',
  'addon',
  'library',
  'configurationFiles',
] as const;

/** @returns of use only where the reader has met no error */
export function toDraft(reader: Tolerant, context: DocumentContext): Draft {
  noteFormat(reader);
  const name = readName(reader);
  const repository = reader.link(['url']);
  const publicSector = toPublicSector(reader, repository);
  const vendor = toVendor(reader, repository, publicSector?.copyright_owner);
  const status = publicSector?.development_status;
  const release = toRelease(reader);
  const draft = padDraft(
    {
      pad_version: '2.0',
      vendor,
      software: defined({
        ...{ slug: deriveSlug([name, vendor.name]), name, public_sector: publicSector },
        ...toSoftware(reader, { ...context, repository }),
      }),
      release,
    },
    context.findCategory,
  );
  const isUnfinished = status === 'concept' || status === 'development' || status === 'beta';
  return {
    ...draft,
    versions: draft.versions
      .filter(({ version }) => version !== '')
      .map((version) => (isUnfinished ? { ...version, prerelease: true } : version)),
    archived: status === 'obsolete',
  };
}

function noteFormat(reader: Tolerant): void {
  const key = VERSION_KEYS.find((name) => reader.at([name]) !== undefined) ?? VERSION_KEYS[0] ?? '';
  const version = reader.line([key]);
  if (version === undefined) reader.warn([key], 'missing');
  else if (!/^[01](?:\.\d{1,3}){0,2}$/.test(version)) reader.warn([key], 'unknown_value.format_version');
  for (const member of ['contacts', 'contractors']) {
    if (reader.at(['maintenance', member]) !== undefined) reader.warn(['maintenance', member], 'not_kept.contacts');
  }
}

function readName(reader: Tolerant): string {
  const name = reader.line(['name']);
  if (name !== undefined) return name;
  // What was there and cannot be taken has its own problem, which does not say that nothing is left of it.
  reader.refuse(['name'], 'missing');
  return '';
}

/** @param owner of the rights */
function toVendor(reader: Tolerant, repository: string | undefined, owner: string | undefined) {
  const named = reader.line(['organisation', 'name']) ?? organizationName(reader, ['legal', 'repoOwner']) ?? owner;
  return defined({
    name: named ?? ownerOf(repository) ?? UNKNOWN_VENDOR,
    website: isWeb(reader.at(['organisation', 'uri'])) ? reader.link(['organisation', 'uri']) : undefined,
  });
}

/** A URN names an organization as well, but leads nowhere. */
function isWeb(value: unknown): boolean {
  return typeof value === 'string' && /^https?:/i.test(value);
}

/** Who has the repository at a host of many. */
function ownerOf(repository: string | undefined): string | undefined {
  if (repository === undefined || !isCodeHost(hostOf(repository) ?? '')) return undefined;
  const owner = new URL(repository).pathname.split('/')[1] ?? '';
  return /^[\w.-]{1,100}$/.test(owner) && !linkHasContact(owner) ? owner : undefined;
}

function toSoftware(
  reader: Tolerant,
  context: DocumentContext & { repository: string | undefined },
): Omit<Software, 'slug' | 'name'> {
  const type = reader.word(['softwareType'], SOFTWARE_TYPES);
  const license = toLicense(reader);
  const base = pictureBase(context);
  const languages = reader.keysOf(['description']);
  const documentation = languages.map((tag) => reader.link(['description', tag, 'documentation']));
  const screenshots = languages
    .flatMap((tag) => reader.list(['description', tag, 'screenshots'], MAX_SCREENSHOTS))
    .flatMap(({ path, value }) => toPicture(reader, path, base, value) ?? []);
  return defined({
    kind: toKind(type),
    category: toCategory(reader, context.findCategory),
    license_type: 'open-source',
    license: license === undefined ? undefined : { spdx_id: license },
    // Platforms that the catalog has no word for are "other", as a file may name any.
    platforms: reader.lines(['platforms'], 50).map((platform) => findPlatform(platform) ?? 'other'),
    homepage: reader.link(['landingURL']) ?? context.repository,
    documentation: documentation.find((address) => address !== undefined),
    icon: toPicture(reader, ['logo'], base),
    screenshots: [...new Set(screenshots)].slice(0, MAX_SCREENSHOTS),
    languages: toLanguages(reader),
    descriptions: toDescriptions(reader, languages),
  });
}

function toKind(type: (typeof SOFTWARE_TYPES)[number] | undefined): string {
  if (type === 'library') return 'library';
  if (type === 'addon') return 'plugin';
  return type === 'standalone/mobile' ? 'mobile' : 'open-source';
}

function toLicense(reader: Tolerant): string | undefined {
  const path = ['legal', 'license'];
  const written = reader.line(path);
  if (written === undefined) {
    if (reader.at(path) === undefined) reader.warn(path, 'missing');
    return undefined;
  }
  const license = spdxExpression(written, written);
  if (license === undefined) return reader.warn(path, 'unknown_spdx_id');
  if (license !== written) reader.warn(path, 'read_as', { entry: license });
  return license;
}

function toLanguages(reader: Tolerant): string[] {
  return reader.list(['localisation', 'availableLanguages'], 200).flatMap(({ path, value }) => {
    const written = reader.line(path, value);
    const tag = written && canonicalTag(written.replaceAll('_', '-'));
    if (written !== undefined && tag === undefined) reader.warn(path, 'unknown_value.language');
    return tag ?? [];
  });
}

/** What the catalog has a word for itself goes before what it has only a broader one for. */
function toCategory(reader: Tolerant, findCategory: DocumentContext['findCategory']): string | undefined {
  const words = reader.lines(['categories'], 50);
  const sources = [words, words.map(broaderWords)].map((list) => ({ pointer: '/categories', words: list }));
  const suggestion = suggestCategory(sources, findCategory);
  if (suggestion?.reason !== undefined) reader.problems.push(suggestion.reason);
  return suggestion?.category;
}

/** Beside a repository its releases count; alone, a file without a version is not enough for a listing. */
function toRelease(reader: Tolerant) {
  const version = reader.line(['softwareVersion'], undefined, 100);
  const released = reader.day(['releaseDate']);
  if (version === undefined) reader.warn(['softwareVersion'], 'missing.software_version');
  return defined({ version: version ?? '', released_on: released });
}

/** Where paths count from: the folder that the file was found in, else the root of a repository on GitHub. */
function pictureBase({ url, repository }: { url?: string; repository: string | undefined }): string | undefined {
  if (url !== undefined && /\/publiccode\.ya?ml$/i.test(url)) return url;
  const [, path] = /^https:\/\/github\.com\/([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?$/.exec(repository ?? '') ?? [];
  return path === undefined ? undefined : `https://raw.githubusercontent.com/${path}/HEAD/`;
}

function toPicture(reader: Tolerant, path: Path, base: string | undefined, value?: unknown): string | undefined {
  const text = reader.text(path, value)?.trim();
  if (text === undefined) return undefined;
  if (/^https?:/i.test(text)) return reader.link(path, text);
  const name = path.join('.');
  if (base === undefined) return reader.warn(path, 'bad_link.path', { name });
  const relative = text.replace(/^\.?\/(?!\/)/, '');
  const address = URL.canParse(relative, base) ? new URL(relative, base) : undefined;
  // A path that is an address in disguise ("//host", "data:") leaves the repository.
  const isInside = address?.origin === new URL(base).origin;
  if (!isInside || address === undefined || !isWebAddress(address.href)) return reader.warn(path, 'bad_link', { name });
  if (linkHasContact(relative)) return reader.warn(path, 'contact_removed.link', { name });
  return address.href;
}
