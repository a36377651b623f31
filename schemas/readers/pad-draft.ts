/** Maps a valid publishing document to a draft: vocabularies, limits and order. Each member taken is named here. */
import parseSpdx from 'spdx-expression-parse';
import { defined } from '../defined.ts';
import type { Draft, WebhookWish } from '../draft.ts';
import type { Descriptions, Interfaces, License, Pricing, Release } from '../generated/listing.ts';
import type { PadDocument, Release as PadRelease, Software } from '../generated/pad-2.0.ts';
import { type Problem, warning } from '../problems.ts';
import { cutAtSentence, plainLine } from '../rules/plain-text.ts';
import { isPrerelease, newestFirst } from '../rules/version-order.ts';
import * as vocabulary from '../rules/vocabulary.ts';

/** Longest texts of a listing; of a tagline and a summary the specification says it ("Limits"). */
const MAX_LENGTH = { tagline: 120, summary: 500, text: 20_000, commercial_terms: 2_000 };
const EVENT_KINDS = ['listing.published', 'rank.changed'];

type Find<T extends string> = (word: string) => T | undefined;

/** @param document as it is without contacts, its free text tidied */
export function toDraft(document: PadDocument, findCategory: Find<string>, notes: Problem[]): Draft {
  const { software, vendor } = document;
  return defined({
    slug: software.slug,
    name: plainLine(software.name),
    kind: mapped(software.kind, vocabulary.findKind, '/software/kind', notes) ?? vocabulary.FALLBACK_KIND,
    category: mapped(software.category, findCategory, '/software/category', notes) ?? vocabulary.FALLBACK_CATEGORY,
    license: toLicense(software, notes),
    vendor: defined({
      name: plainLine(vendor.name),
      website: vendor.website,
      country_code: toCountryCode(vendor.country_code, notes),
    }),
    platforms: toPlatforms(software.platforms ?? [], notes),
    homepage: software.homepage,
    documentation: software.documentation,
    integrations: (software.integrations ?? []).map(plainLine),
    interfaces: toInterfaces(software),
    pricing: toPricing(software, notes),
    descriptions: toDescriptions(software, notes),
    versions: toVersions(document, notes),
    badges: [],
    archived: false,
  });
}

/** The wish for events, with the kinds we know; none named means both (decisions, "Webhooks"). */
export function toWebhook({ webhook }: PadDocument, notes: Problem[]): WebhookWish | undefined {
  if (webhook === undefined) return undefined;
  const wanted = webhook.events ?? [];
  const known = EVENT_KINDS.filter((kind) => wanted.includes(kind));
  if (wanted.some((kind) => !EVENT_KINDS.includes(kind))) {
    const expected = EVENT_KINDS.join(', ');
    notes.push(
      warning('/webhook/events', 'unknown_event', `webhook.events names a kind that is never sent.`, expected),
    );
  }
  return { url: webhook.url, events: wanted.length === 0 ? EVENT_KINDS : known };
}

/** The vocabulary's entry for a publisher's word; an unknown word is a warning and becomes the caller's fallback. */
function mapped<T extends string>(
  word: string | undefined,
  find: Find<T>,
  pointer: string,
  notes: Problem[],
): T | undefined {
  if (word === undefined) return undefined;
  const entry = find(word);
  if (entry === undefined) notes.push(unknownWord(pointer));
  return entry;
}

function unknownWord(pointer: string): Problem {
  const field = pointer.slice(1).replaceAll('/', '.');
  return warning(
    pointer,
    'unknown_value',
    `${field} is not a word of the catalog's vocabulary and was not taken over.`,
  );
}

function toLicense({ license_type, license }: Software, notes: Problem[]): License {
  return defined({
    type: mapped(license_type, vocabulary.findLicenseType, '/software/license_type', notes),
    spdx_id: toSpdx(license?.spdx_id, notes),
    commercial_terms: fitting(license?.commercial_terms ?? '', 'commercial_terms', TERMS, notes) || undefined,
  });
}

/** The text, cut at its limit. A contact taken out can leave it longer than it was: the mark in its place has a length. */
function fitting(text: string, member: keyof typeof MAX_LENGTH, pointer: string, notes: Problem[]): string {
  const maxLength = MAX_LENGTH[member];
  const short = cutAtSentence(text, maxLength);
  if (short !== text) {
    const message = `The ${member.replace('_', ' ')} is longer than ${maxLength} characters and was cut at a sentence.`;
    notes.push(warning(pointer, 'cut', message, `at most ${maxLength} characters`));
  }
  return short;
}

const TERMS = '/software/license/commercial_terms';

function toSpdx(words: string | undefined, notes: Problem[]): string | undefined {
  if (words === undefined) return undefined;
  const expression = plainLine(words);
  try {
    parseSpdx(expression);
    return expression;
  } catch {
    const pointer = '/software/license/spdx_id';
    notes.push(warning(pointer, 'unknown_spdx_id', 'software.license.spdx_id is no SPDX expression.', 'like MIT'));
    return undefined;
  }
}

function toCountryCode(code: string | undefined, notes: Problem[]): string | undefined {
  if (code === undefined || /^[A-Za-z]{2}$/.test(code)) return code?.toUpperCase();
  notes.push(
    warning('/vendor/country_code', 'unknown_value', 'vendor.country_code is no ISO 3166 code of two letters.'),
  );
  return undefined;
}

/** Without repetitions, in the order of the document; an unknown platform is `other`. */
function toPlatforms(words: readonly string[], notes: Problem[]): Draft['platforms'] {
  const entries = words.map(
    (word, index) => mapped(word, vocabulary.findPlatform, `/software/platforms/${index}`, notes) ?? 'other',
  );
  return [...new Set(entries)];
}

function toPricing({ pricing }: Software, notes: Problem[]): Pricing | undefined {
  if (pricing === undefined) return undefined;
  return filled({
    model: mapped(pricing.model, vocabulary.findPricingModel, '/software/pricing/model', notes),
    price_from_cents: pricing.price_from_cents,
    currency: pricing.currency,
  });
}

function toInterfaces({ interfaces: { openapi = {}, mcp = {} } = {} }: Software): Interfaces | undefined {
  const line = (text: string | undefined) => (text === undefined ? undefined : plainLine(text));
  return filled({
    openapi: filled({ ...openapi, version: line(openapi.version) }),
    mcp: filled({ ...mcp, version: line(mcp.version) }),
  });
}

/** An object that says nothing is left out, because its mere presence would count for the rank. */
function filled<T extends object>(object: T): T | undefined {
  const members = defined(object);
  return Object.keys(members).length === 0 ? undefined : members;
}

function toDescriptions({ descriptions = {} }: Software, notes: Problem[]): Descriptions {
  const kept: Descriptions = {};
  for (const [tag, { tagline, summary, text }] of Object.entries(descriptions)) {
    const at = `/software/descriptions/${tag}`;
    const line = fitting(tagline ?? '', 'tagline', `${at}/tagline`, notes);
    const short = fitting(summary, 'summary', `${at}/summary`, notes);
    if (short === '') continue;
    const longer = text || (short === summary ? '' : summary);
    kept[tag] = defined({
      tagline: line || undefined,
      summary: short,
      text: fitting(longer, 'text', `${at}/text`, notes) || undefined,
    });
  }
  return kept;
}

function toVersions({ release, releases = [] }: PadDocument, notes: Problem[]): Release[] {
  const byVersion = new Map<string, Release>();
  [release, ...releases].forEach((entry, index) => {
    const pointer = index === 0 ? '/release' : `/releases/${index - 1}`;
    const version = toRelease(entry, pointer, notes);
    if (!byVersion.has(version.version)) byVersion.set(version.version, version);
  });
  return newestFirst([...byVersion.values()]);
}

function toRelease(release: PadRelease, pointer: string, notes: Problem[]): Release {
  const version = plainLine(release.version);
  return defined({
    version,
    released_on: release.released_on,
    release_type: mapped(release.release_type, vocabulary.findReleaseType, `${pointer}/release_type`, notes),
    prerelease: isPrerelease(version),
    notes_url: release.notes_url,
    artifacts: release.artifacts?.map(({ platform, uri, sha256 }) =>
      defined({
        platform: platform === undefined ? undefined : plainLine(platform),
        uri,
        sha256: sha256?.toLowerCase(),
      }),
    ),
  });
}
