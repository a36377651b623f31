/** Maps an API description to a draft. Each member taken is named here; info.contact is none of them. */
import type { Draft } from '../../../../schemas/contracts/draft.ts';
import { type Problem, warning } from '../../../../schemas/contracts/problems.ts';
import type { ReaderContext } from '../../../../schemas/readers/pad-json.ts';
import { hasPossibleContact, linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { defined } from '../../../../schemas/rules/defined.ts';
import { deriveSlug } from '../../../../schemas/rules/derive-slug.ts';
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { type CandidateWords, suggestCategory } from '../../../../schemas/rules/suggest-category.ts';
import { textLanguage } from '../../../../schemas/rules/text-language.ts';
import { isPrerelease } from '../../../../schemas/rules/version-order.ts';
import { FALLBACK_CATEGORY } from '../../../../schemas/rules/vocabulary.ts';
import { hostOf, isWebAddress } from '../../../../schemas/rules/web-address.ts';
import { readApiText } from './description-text.ts';
import { spdxExpression } from './license-name.ts';
import { registrableDomain, serverAddresses } from './servers.ts';
import type { DeclaredVersion } from './specification.ts';

/** What has to be there for a draft; checked before. */
export interface OpenApiContext extends ReaderContext {
  /** The address the document came from. */
  url?: string | undefined;
}

export interface ApiIdentity {
  title: string;
  version: string;
}

interface CheckedDescription {
  document: unknown;
  identity: ApiIdentity;
  declared: DeclaredVersion;
  /** True if the official schema of its version accepts it. */
  isValid: boolean;
}

/** Words of one kind beyond these are not asked for a category. */
const MAX_TAGS = 200;

export function toDraft(
  { document, identity, declared, isValid }: CheckedDescription,
  { findCategory, url }: OpenApiContext,
  notes: Problem[],
): Draft {
  const { title, version } = identity;
  const servers = serverAddresses(document);
  const documentation = readDocumentation(document, notes);
  const vendor = readVendor(servers, url);
  const info = member(document, 'info');
  const license = member(info, 'license');
  const [identifier, licenseName, licenseUrl] = ['identifier', 'name', 'url'].map((key) => textMember(license, key));
  return defined({
    slug: deriveSlug([title, ...(vendor === undefined ? [] : [vendor])]),
    name: title,
    kind: 'api',
    category: toCategory(document, findCategory, notes),
    // What a description may be copied under says nothing of what the API costs or how it is licensed: no type.
    license: defined({ spdx_id: spdxExpression(identifier, licenseName, licenseUrl) }),
    vendor: { name: vendor ?? title },
    platforms: ['web'],
    homepage: readHomepage(servers) ?? documentation,
    documentation,
    integrations: [],
    interfaces: { openapi: defined({ version: specifiedVersion(document, declared), spec_url: readSpecUrl(url) }) },
    descriptions: readDescriptions(info, notes),
    versions: [{ version, prerelease: isPrerelease(version) }],
    badges: isValid ? ['openapi'] : [],
    archived: false,
  });
}

/** The origin of the first server, by https if any server on its host speaks it. */
function readHomepage(servers: readonly string[]): string | undefined {
  const host = hostOf(servers[0]);
  const [first, ...others] = servers.filter((address) => hostOf(address) === host).map((address) => new URL(address));
  return [first, ...others].find((address) => address?.protocol === 'https:')?.origin ?? first?.origin;
}

/** A server without an absolute address is the host the document came from (OpenAPI 3.1, 4.8.5; Swagger 2.0, host). */
function readVendor(servers: readonly string[], url: string | undefined): string | undefined {
  const address = servers[0] ?? url ?? '';
  const name = registrableDomain(address) ?? hostOf(address);
  return name === undefined || name === '' || name.length > MAX_LINE_LENGTH || linkHasContact(name) ? undefined : name;
}

const MAX_LINE_LENGTH = 200;

function readDocumentation(document: unknown, notes: Problem[]): string | undefined {
  const address = textMember(member(document, 'externalDocs'), 'url');
  if (address === undefined || address === '') return undefined;
  const pointer = '/externalDocs/url';
  if (!isWebAddress(address) || !address.isWellFormed()) {
    notes.push(warning(pointer, 'bad_format.documentation'));
    return undefined;
  }
  if (linkHasContact(address)) {
    notes.push(warning(pointer, 'contact_removed.documentation'));
    return undefined;
  }
  return address;
}

function readSpecUrl(url: string | undefined): string | undefined {
  return url !== undefined && isWebAddress(url) && !linkHasContact(url) ? url : undefined;
}

/** "3.1.0"; what may follow in the member is free text. */
function specifiedVersion(document: unknown, { member: name, version }: DeclaredVersion): string {
  return /^\d\.\d(?:\.\d{1,3})?/.exec(textMember(document, name) ?? '')?.[0] ?? version;
}

function readDescriptions(info: unknown, notes: Problem[]): Draft['descriptions'] {
  const told = readApiText(textMember(info, 'summary'), textMember(info, 'description'));
  if (told === undefined) return {};
  const { contactRemoved, ...description } = told;
  if (contactRemoved) notes.push(warning('/info/description', 'contact_removed'));
  const language = textLanguage(`${description.summary}\n${description.text ?? ''}`);
  const isHeld = [description.summary, description.text ?? ''].some((words) => hasPossibleContact(words, [language]));
  if (isHeld) notes.push(warning('/info/description', 'possible_contact'));
  return { [language]: description };
}

/** Tags that many APIs have for a part of themselves; they say nothing of the whole. */
const PARTS = new Set(
  (
    'api apis auth authentication authorization components contacts containers dependencies docs documentation ' +
    'documents files health images internet location logs metrics monitoring notes notifications oauth packages ' +
    'registry rest rss scheduler search security server servers storage support tasks test tests uploads validation ' +
    'webhook webhooks workflow'
  ).split(' '),
);

/** Of the words that sort the whole API, then of the tags that sort its operations. */
function toCategory(document: unknown, findCategory: OpenApiContext['findCategory'], notes: Problem[]): string {
  const info = member(document, 'info');
  const tags = listMember(document, 'tags').map((tag) => textMember(tag, 'name'));
  const subjects = tags.filter((tag) => tag !== undefined && !PARTS.has(tag.toLowerCase()));
  const sources = [
    candidates('/x-tags', listMember(document, 'x-tags')),
    candidates('/info/x-tags', listMember(info, 'x-tags')),
    candidates('/info/x-apisguru-categories', listMember(info, 'x-apisguru-categories')),
    candidates('/tags', subjects),
  ];
  const suggestion = suggestCategory(sources, findCategory);
  if (suggestion?.reason !== undefined) notes.push(suggestion.reason);
  return suggestion?.category ?? FALLBACK_CATEGORY;
}

function candidates(pointer: string, words: readonly unknown[]): CandidateWords {
  const texts = words.slice(0, MAX_TAGS).filter((word) => typeof word === 'string');
  return { pointer, words: texts.filter((word) => word.length <= MAX_LINE_LENGTH) };
}
