/** A PAD JSON document made of what another format says of the product, for its publisher to complete. */
import type { Fault } from '../contracts/problems.ts';
import { findContacts, linkHasContact } from '../rules/contacts.ts';
import { isObject } from '../rules/members.ts';
import { cutAtSentence, plainLine } from '../rules/plain-text.ts';
import { deriveSlug } from '../rules/slug.ts';
import { textLanguage } from '../rules/text-language.ts';
import { MAX_LENGTH } from '../rules/text-lengths.ts';
import { isWebAddress } from '../rules/web-address.ts';
import { defined } from '../rules/without-undefined.ts';
import { sampleText } from './detect-kind.ts';
import { parseJson } from './json-text.ts';
import { isSpdx } from './pad-warnings.ts';

/** The part of a TOML or INI file that describes the product; elsewhere the same words describe something else. */
const OWN_SECTION =
  /^\[(?:package|workspace\.package|project|tool\.poetry|metadata|Desktop Entry)\][^\n]{0,200}\n([\s\S]{0,20000}?)(?:^\[|(?![\s\S]))/m;
/** A member of a line of its own: TOML, INI, YAML without indentation. */
const LINE = /^([A-Za-z][\w-]{0,40})[ \t]{0,20}[:=][ \t]{0,20}(["']?)([^\n]{1,2000}?)\2[ \t\r]{0,20}$/gm;
const ELEMENT = /<([A-Za-z]{1,40})(?:\s[^<>]{0,200})?>([^<]{1,2000})<\//g;

const NAMES = ['title', 'name', 'packagename', 'app-id', 'id', 'artifactid'];
const VERSIONS = ['version', 'packageversion', 'appversion', 'pkgver'];
const SUMMARIES = ['summary', 'description', 'shortdescription', 'comment', 'abstract', 'pkgdesc'];
const HOMEPAGES = ['homepage', 'homepage_url', 'websiteurl', 'projecturl', 'packageurl', 'home', 'url'];
const LICENSES = ['license', 'licence'];

/**
 * Undefined for what describes no product, or names none. What is not known is empty, so that nobody publishes it by mistake.
 * Nothing that may be a contact is taken over.
 * @param problems what was said of the document
 */
export function filledExample(bytes: Uint8Array, problems: readonly Fault[]): object | undefined {
  if (!problems.some(({ code, variant }) => code === 'unknown_kind' && variant === 'package')) return undefined;
  const facts = factsOf(bytes);
  const first = (keys: readonly string[]) => keys.map((key) => facts.get(key)).find((text) => text !== undefined);
  const name = first(NAMES)?.replace(/^.*\//, '');
  if (name === undefined || name === '') return undefined;
  const [homepage, license, summary] = [first(HOMEPAGES), first(LICENSES), first(SUMMARIES)];
  const address = homepage !== undefined && isWebAddress(homepage) && !linkHasContact(homepage) ? homepage : undefined;
  return {
    pad_version: '2.0',
    vendor: { name: '' },
    software: defined({
      slug: deriveSlug([name]),
      name,
      homepage: address,
      license: license !== undefined && isSpdx(license) ? { spdx_id: license } : undefined,
      descriptions: summary && { [textLanguage(summary)]: { summary: cutAtSentence(summary, MAX_LENGTH.summary) } },
    }),
    release: { version: first(VERSIONS) ?? '' },
  };
}

/** Texts by the small names of their members, the first of each name. */
function factsOf(bytes: Uint8Array): Map<string, string> {
  const text = sampleText(bytes).trimStart();
  const { value } = text.startsWith('{') ? parseJson(bytes) : {};
  const found = isObject(value) ? Object.entries(value) : membersOf(text);
  const facts = new Map<string, string>();
  for (const [key, said] of found) {
    const line = typeof said === 'string' ? plainLine(said) : '';
    const { likely, possible } = findContacts(line);
    const isPlain = line !== '' && likely.length + possible.length === 0 && !/[{}$]/.test(line);
    if (isPlain && !facts.has(key.toLowerCase())) facts.set(key.toLowerCase(), line);
  }
  return facts;
}

function membersOf(text: string): [string, string][] {
  if (text.startsWith('<')) return [...text.matchAll(ELEMENT)].map(([, key = '', said = '']) => [key, said]);
  const own = OWN_SECTION.exec(text)?.[1] ?? text;
  return [...own.matchAll(LINE)].map(([, key = '', , said = '']) => [key, said]);
}
