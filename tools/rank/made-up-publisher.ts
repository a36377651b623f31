/** What the made-up publishers of the attacks have in common: a product that does not exist, and a year of days. */
import type { EvidenceRecord } from '../../schemas/contracts/generated/evidence.ts';
import type { Listing, Release } from '../../schemas/contracts/generated/listing.ts';

/** What a publisher does, and what the world answers him. Nothing here is the catalog's own doing. */
export interface Attack {
  name: string;
  /** What the publisher does, in a sentence. */
  does: string;
  /** Highest score that is acceptable after the year; 45 unless told. */
  most?: 60;
  /** As a person approves it on the first day. */
  approved: Listing;
  /** As its document has it on each later day; always as approved unless told. */
  wanted?: (day: string) => Listing;
  /** None unless told. */
  answers?: readonly WitnessReply[];
}

/** What a witness truthfully says at the end of the year of a package or an address that the listing names. */
export interface WitnessReply extends Pick<EvidenceRecord, 'witness' | 'subject' | 'values'> {
  /** Addresses that a registry's record names as the package's own; absent where the subject is the listing's own. */
  places?: readonly string[];
}

/** The same one where a registry counts so many downloads a month. */
export function withDownloads({ answers = [], ...attack }: Attack, downloads: number): Attack {
  return { ...attack, answers: answers.map((each) => ({ ...each, values: { ...each.values, downloads } })) };
}

export const FIRST_DAY = '2025-11-20';
export const LAST_DAY = '2026-11-20';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param days may be negative */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from the first one on, up to and with the last one. */
export function daysEvery(days: number, first = FIRST_DAY, last = LAST_DAY): string[] {
  const all: string[] = [];
  for (let day = first; day <= last; day = dayAfter(day, days)) all.push(day);
  return all;
}

export const HOST = 'https://made-up.example';

/** The least that can be listed. */
export function madeUp(members: Partial<Listing> = {}): Listing {
  return {
    slug: 'made-up',
    name: 'Made Up',
    kind: 'software',
    category: 'developer-tools',
    license: { type: 'open-source' },
    vendor: { name: 'Made Up Works' },
    platforms: ['linux'],
    homepage: HOST,
    integrations: [],
    descriptions: { en: { summary: 'Made Up does everything, and does it well.' } },
    versions: [madeUpRelease('1.0.0', FIRST_DAY)],
    badges: [],
    archived: false,
    sources: [{ kind: 'pad-json', url: `${HOST}/made-up.json`, primary: true, last_changed_on: FIRST_DAY }],
    verification: { method: 'none', status: 'unverified' },
    ...members,
  };
}

export function madeUpRelease(version: string, released_on?: string, members: Partial<Release> = {}): Release {
  return { version, prerelease: false, ...(released_on !== undefined && { released_on }), ...members };
}

/** A release on each of these days, newest first. */
export function releasesOn(days: readonly string[]): Release[] {
  return days.map((day, index) => madeUpRelease(`1.${index}.0`, day)).reverse();
}

export const withDomain = (day = FIRST_DAY): Pick<Listing, 'verification' | 'badges'> => ({
  verification: { method: 'dns-txt', status: 'verified', verified_at: `${day}T12:00:00Z` },
  badges: ['verified'],
});

const NOISE = 'Everything is quick, sure and simple, for teams of every size. '.repeat(20).trim();

/** Every member that a document can have, filled with what means nothing. */
export const EVERYTHING_TOLD: Partial<Listing> = {
  license: { type: 'open-source', spdx_id: 'MIT', commercial_terms: 'None.' },
  vendor: { name: 'Made Up Works', website: HOST, country_code: 'US' },
  platforms: ['windows', 'macos', 'linux', 'web', 'android', 'ios', 'bsd'],
  documentation: `${HOST}/docs`,
  support_url: `${HOST}/support`,
  order_url: `${HOST}/order`,
  status_page: `${HOST}/status`,
  security: { policy_url: `${HOST}/security`, security_txt_url: `${HOST}/.well-known/security.txt` },
  icon: `${HOST}/icon.png`,
  screenshots: [`${HOST}/1.png`, `${HOST}/2.png`],
  keywords: Array.from({ length: 30 }, (_, index) => `word ${index}`),
  languages: ['en', 'de', 'fr', 'es', 'ja', 'zh'],
  requirements: 'None.',
  deployment: ['cloud', 'self-hosted', 'desktop', 'docker'],
  packages: ['pkg:npm/made-up'],
  support_until: '2099-12-31',
  integrations: Array.from({ length: 200 }, (_, index) => `Service ${index}`),
  interfaces: {
    openapi: { version: '3.1.1', spec_url: `${HOST}/openapi.json` },
    mcp: { transport: 'streamable-http', endpoint: `${HOST}/mcp`, tools_count: 400 },
  },
  pricing: { model: 'free' },
  descriptions: {
    en: { tagline: 'Everything', summary: 'Made Up does everything, and does it well.', text: NOISE },
    de: { tagline: 'Alles', summary: 'Made Up macht alles, und das gut.', text: NOISE },
  },
};

/** A version with notes and downloads whose digests its publisher states. */
export function fullRelease(version: string, day: string, sha256: string): Release {
  return madeUpRelease(version, day, {
    release_type: 'major',
    notes_url: `${HOST}/notes/${version}`,
    changes: 'Everything is better.',
    artifacts: ['windows', 'macos', 'linux'].map((platform) => ({
      platform,
      uri: `${HOST}/${version}/made-up-${platform}.zip`,
      sha256,
      size_bytes: 1_000_000,
    })),
  });
}
