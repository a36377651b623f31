/**
 * What becomes of the words and long texts of a document: said at once, whatever else is wrong with it. A word of the
 * publisher's is never repeated; what was chosen for it is a word of ours.
 */
import parseSpdx from 'spdx-expression-parse';
import { type Problem, type ProblemKey, toPointer, warning } from '../contracts/problems.ts';
import { canonicalTag } from '../rules/language-tag.ts';
import { isObject } from '../rules/members.ts';
import { isCurrency } from '../rules/money.ts';
import { parsePackageUrl } from '../rules/package-url.ts';
import { plainLine } from '../rules/plain-text.ts';
import { isWebhookTarget } from '../rules/public-host-name.ts';
import { MAX_LENGTH } from '../rules/text-lengths.ts';
import * as vocabulary from '../rules/vocabulary.ts';
import type { Values } from '../texts/message.ts';

export const EVENT_KINDS = ['listing.published', 'rank.changed'];

/** A note on the text at a place, or none. The path is only lent. */
type Check = (text: string, path: readonly string[]) => Problem | undefined;
/** In the shape of the documents; `*` stands for every member of an object or list. */
export interface Checks {
  readonly [member: string]: Check | Checks;
}

export const isCountryCode = (code: string) => /^[A-Za-z]{2}$/.test(code);

const countryCode: Check = (code, path) =>
  isCountryCode(code) ? undefined : warning(toPointer(path), 'unknown_value.country_code');

const spdxId: Check = (words, path) =>
  isSpdx(plainLine(words)) ? undefined : warning(toPointer(path), 'unknown_spdx_id');

const packageUrl: Check = (text, path) =>
  parsePackageUrl(text) === undefined ? warning(toPointer(path), 'bad_format.package') : undefined;

const currency: Check = (code, path) =>
  isCurrency(code) ? undefined : warning(toPointer(path), 'unknown_currency.price');

const eventKind: Check = (kind, path) =>
  EVENT_KINDS.includes(kind)
    ? undefined
    : warning(toPointer(path), 'unknown_event', { allowed: EVENT_KINDS.join(', ') });

const webhookUrl: Check = (url, path) =>
  isWebhookTarget(url) ? undefined : warning(toPointer(path), 'webhook_refused');

/** A contact taken out can leave a text longer than it was: the mark in its place has a length. */
function length(member: keyof typeof MAX_LENGTH): Check {
  const maxLength = MAX_LENGTH[member];
  return (text, path) =>
    text.length > maxLength ? warning(toPointer(path), `cut.${member}`, { limit: maxLength }) : undefined;
}

type Find = (word: string) => string | undefined;

/** @param instead what is taken where the word is unknown; nothing where it is undefined */
function listed(find: Find & { entries: string }, instead?: string): Check {
  const values = { allowed: find.entries };
  return instead === undefined
    ? word(find, 'unknown_value', values)
    : word(find, 'unknown_value.replaced', { ...values, instead });
}

/** @param key of what is said where the word is unknown, with its values */
function word(find: Find, key: ProblemKey, values: Values): Check {
  return (text, path) => {
    const entry = find(text);
    if (entry === undefined) return warning(toPointer(path), key, values);
    if (entry === text || entry === vocabulary.normalWord(text)) return undefined;
    return warning(toPointer(path), 'read_as', { entry });
  };
}

/** Expressions that have passed: most documents name one of a few licenses. */
const passed = new Set<string>();
const MAX_PASSED = 1_000;

export function isSpdx(expression: string): boolean {
  if (passed.has(expression)) return true;
  try {
    parseSpdx(expression);
  } catch {
    return false;
  }
  if (passed.size < MAX_PASSED) passed.add(expression);
  return true;
}

const RELEASE: Checks = { release_type: listed(vocabulary.findReleaseType), changes: length('changes') };
const DESCRIPTIONS: Checks = {
  '*': { tagline: length('tagline'), summary: length('summary'), text: length('text') },
};

const SOFTWARE: Checks = {
  kind: listed(vocabulary.findKind, vocabulary.FALLBACK_KIND),
  license_type: listed(vocabulary.findLicenseType),
  license: { spdx_id: spdxId, commercial_terms: length('commercial_terms') },
  platforms: { '*': listed(vocabulary.findPlatform, vocabulary.FALLBACK_PLATFORM) },
  pricing: { model: listed(vocabulary.findPricingModel), currency },
  descriptions: DESCRIPTIONS,
  requirements: length('requirements'),
  deployment: { '*': listed(vocabulary.findDeploymentWay) },
  packages: { '*': packageUrl },
};

export function padChecks(findCategory: Find): Checks {
  const category = word(findCategory, 'unknown_value.category', { instead: vocabulary.FALLBACK_CATEGORY });
  return {
    vendor: { country_code: countryCode },
    software: { ...SOFTWARE, category },
    release: RELEASE,
    releases: { '*': RELEASE },
    webhook: { url: webhookUrl, events: { '*': eventKind } },
  };
}

/** The schema of a manifest has closed lists, so that its words need no note. */
export const MANIFEST_CHECKS: Checks = {
  entity: {
    vendor: { country_code: countryCode },
    license: { spdx_id: spdxId, commercial_terms: length('commercial_terms') },
    descriptions: DESCRIPTIONS,
  },
  capabilities: { pricing: { currency } },
  telemetry: { webhook: { url: webhookUrl, events: { '*': eventKind } } },
};

/**
 * @param document of any shape, as it is without contacts
 * @param faults what is known to be wrong with it: nothing more is said of a place that has an error
 */
export function notesOn(document: unknown, checks: Checks, faults: readonly Problem[]): Problem[] {
  const notes: Problem[] = [];
  addNotes(document, checks, [], notes);
  if (notes.length === 0) return notes;
  const faulty = new Set(faults.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer));
  return notes.filter(({ pointer }) => !faulty.has(pointer));
}

/** Of two spellings of one language only the first description is taken. @param pointer to the descriptions */
export function repeatedLanguages(descriptions: unknown, pointer: string): Problem[] {
  const seen = new Set<string>();
  return Object.keys(isObject(descriptions) ? descriptions : {}).flatMap((written) => {
    const tag = canonicalTag(written) ?? written;
    if (seen.has(tag)) return [warning(`${pointer}/${written}`, 'duplicate_language', { tag })];
    seen.add(tag);
    return [];
  });
}

function addNotes(value: unknown, checks: Check | Checks, path: string[], notes: Problem[]): void {
  if (typeof checks === 'function') {
    const found = typeof value === 'string' ? checks(value, path) : undefined;
    if (found !== undefined) notes.push(found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  const every = checks['*'];
  for (const key of Object.keys(every === undefined ? checks : members)) {
    const further = every ?? checks[key];
    if (further === undefined || !Object.hasOwn(members, key)) continue;
    path.push(key);
    addNotes(members[key], further, path, notes);
    path.pop();
  }
}
