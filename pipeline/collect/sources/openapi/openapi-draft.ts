/** Maps an API description to a draft. Each member taken is named here; info.contact is none of them. */
import type { Draft } from '../../../../schemas/contracts/draft.ts';
import { type Problem, warning } from '../../../../schemas/contracts/problems.ts';
import type { ReaderContext } from '../../../../schemas/readers/pad-json.ts';
import { hasPossibleContact, linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { member, textMember } from '../../../../schemas/rules/members.ts';
import { deriveSlug } from '../../../../schemas/rules/slug.ts';
import { textLanguage } from '../../../../schemas/rules/text-language.ts';
import { isPrerelease } from '../../../../schemas/rules/version-order.ts';
import { isWebAddress } from '../../../../schemas/rules/web-address.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { addressAlone, readApiText } from '../../documents/description-text.ts';
import { spdxExpression } from '../../documents/license-name.ts';
import { toCategory } from './category.ts';
import type { DeclaredVersion } from './official-schema.ts';
import { readPublisher } from './vendor-and-homepage.ts';

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

/** A listing needs a name there, and the title is no publisher. */
const UNKNOWN_VENDOR = 'Unknown';

export function toDraft(
  { document, identity, declared, isValid }: CheckedDescription,
  { findCategory, url }: OpenApiContext,
  notes: Problem[],
): Draft {
  const { title, version } = identity;
  const documentation = readDocumentation(document, notes);
  const { vendor, homepage } = readPublisher(document, { title, documentation, url });
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
    vendor: { name: vendor ?? UNKNOWN_VENDOR },
    platforms: ['web'],
    homepage,
    documentation,
    integrations: [],
    interfaces: { openapi: defined({ version: specifiedVersion(document, declared), spec_url: readSpecUrl(url) }) },
    descriptions: readDescriptions(info, notes),
    versions: [{ version, prerelease: isPrerelease(version) }],
    badges: isValid ? ['openapi'] : [],
    archived: false,
  });
}

function readDocumentation(document: unknown, notes: Problem[]): string | undefined {
  const stated = textMember(member(document, 'externalDocs'), 'url') || undefined;
  const address = stated ?? addressAlone(textMember(member(document, 'info'), 'description') ?? '');
  if (address === undefined) return undefined;
  const pointer = stated === undefined ? '/info/description' : '/externalDocs/url';
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
