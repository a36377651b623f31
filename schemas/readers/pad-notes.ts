/**
 * What becomes of the words and long texts of a document: said at once, whatever else is wrong with it. A word of the
 * publisher's is never repeated; what was chosen for it is a word of ours.
 */
import parseSpdx from 'spdx-expression-parse';
import { fieldName, type Problem, toPointer, warning } from '../contracts/problems.ts';
import { plainLine } from '../rules/plain-text.ts';
import * as vocabulary from '../rules/vocabulary.ts';

/** Longest texts of a listing; of a tagline and a summary the specification says it ("Limits"). */
export const MAX_LENGTH = { tagline: 120, summary: 500, text: 20_000, commercial_terms: 2_000 };
export const EVENT_KINDS = ['listing.published', 'rank.changed'];

/** A note on the text at a place, or none. The path is only lent. */
type Check = (text: string, path: readonly string[]) => Problem | undefined;
/** In the shape of the documents; `*` stands for every member of an object or list. */
export interface Checks {
  readonly [member: string]: Check | Checks;
}

export const isCountryCode = (code: string) => /^[A-Za-z]{2}$/.test(code);

const countryCode: Check = (code, path) =>
  isCountryCode(code)
    ? undefined
    : note(path, 'unknown_value', 'is no ISO 3166 code of two letters and was not taken over.', 'like DE');

const spdxId: Check = (words, path) =>
  isSpdx(plainLine(words)) ? undefined : note(path, 'unknown_spdx_id', 'is no SPDX expression.', 'like MIT');

const eventKind: Check = (kind, path) =>
  EVENT_KINDS.includes(kind)
    ? undefined
    : note(path, 'unknown_event', 'is a kind that is never sent.', EVENT_KINDS.join(', '));

function note(path: readonly string[], code: string, fault: string, expected: string): Problem {
  const pointer = toPointer(path);
  return warning(pointer, code, `${fieldName(pointer)} ${fault}`, expected);
}

/** A contact taken out can leave a text longer than it was: the mark in its place has a length. */
function length(member: keyof typeof MAX_LENGTH): Check {
  const maxLength = MAX_LENGTH[member];
  const message = `The ${member.replace('_', ' ')} is longer than ${maxLength} characters and was cut at a sentence.`;
  return (text, path) =>
    text.length > maxLength ? warning(toPointer(path), 'cut', message, `at most ${maxLength} characters`) : undefined;
}

type Find = (word: string) => string | undefined;

/** @param instead what is taken where the word is unknown; nothing where it is undefined */
function word(find: Find & { entries: string }, instead?: string): Check {
  return (text, path) => {
    const entry = find(text);
    if (entry === undefined) {
      const outcome = instead === undefined ? 'was not taken over' : `was read as "${instead}"`;
      return note(path, 'unknown_value', `is not a word of the catalog's vocabulary and ${outcome}.`, find.entries);
    }
    if (entry === text || entry === vocabulary.normalWord(text)) return undefined;
    return note(path, 'read_as', `was read as "${entry}", which is the catalog's word for it.`, entry);
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

const RELEASE: Checks = { release_type: word(vocabulary.findReleaseType) };
const DESCRIPTIONS: Checks = {
  '*': { tagline: length('tagline'), summary: length('summary'), text: length('text') },
};

const SOFTWARE: Checks = {
  kind: word(vocabulary.findKind, vocabulary.FALLBACK_KIND),
  license_type: word(vocabulary.findLicenseType),
  license: { spdx_id: spdxId, commercial_terms: length('commercial_terms') },
  platforms: { '*': word(vocabulary.findPlatform, vocabulary.FALLBACK_PLATFORM) },
  pricing: { model: word(vocabulary.findPricingModel) },
  descriptions: DESCRIPTIONS,
};

export function padChecks(findCategory: Find): Checks {
  const category = Object.assign((text: string) => findCategory(text), { entries: 'a slug of /api/v1/categories' });
  return {
    vendor: { country_code: countryCode },
    software: { ...SOFTWARE, category: word(category, vocabulary.FALLBACK_CATEGORY) },
    release: RELEASE,
    releases: { '*': RELEASE },
    webhook: { events: { '*': eventKind } },
  };
}

/** The schema of a manifest has closed lists, so that its words need no note. */
export const MANIFEST_CHECKS: Checks = {
  entity: {
    vendor: { country_code: countryCode },
    license: { spdx_id: spdxId, commercial_terms: length('commercial_terms') },
    descriptions: DESCRIPTIONS,
  },
  telemetry: { webhook: { events: { '*': eventKind } } },
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
