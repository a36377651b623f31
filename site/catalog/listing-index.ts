/**
 * What lists, keys of pages and the sitemap need of every listing. An earlier build may have noted it: a file with the bytes
 * that were read then is not read again. Without the note everything is read; nothing but time is lost.
 */
import { hash } from 'node:crypto';
import { renameSync } from 'node:fs';
import { paths, urls } from '../../schemas/contracts/addresses.ts';
import type { Pricing, SoftwareListing, Summary } from '../../schemas/contracts/generated/read-api.ts';
import { traitsOf } from '../../schemas/search/public-sector-traits.ts';
import { publicUseOf, useFigure } from '../../schemas/wording/usage-figures.ts';
import { leadingState } from '../../schemas/writers/listing-view.ts';
import { readLines, writeLines } from '../base/line-file.ts';
import { absolute } from '../base/links.ts';
import { once } from '../base/memoize.ts';
import {
  type Brief,
  digestOfListing,
  publisherOf,
  readListingFile,
  readPlace,
  readRankTable,
  readSite,
  toBrief,
} from './catalog-data.ts';

/** What pages of others show of a listing. */
export type ShownElsewhere = Pick<Brief, 'name' | 'icon' | 'vendor' | 'summary' | 'descriptions'>;

/** By what lists are chosen, ordered and counted. */
type Chosen = Pick<
  Summary,
  'name' | 'kind' | 'category' | 'license_type' | 'platforms' | 'badges' | 'verified' | 'state' | 'released_on'
>;

type ShownOnly = Pick<
  Summary,
  'summary' | 'homepage' | 'icon' | 'version' | 'spdx_id' | 'pricing' | 'use' | 'public_use'
>;

export interface ListingFacts extends Chosen {
  /** Of all that its file says. */
  digest: string;
  /** Of {@link ShownElsewhere}. */
  shownElsewhere: string;
  /** What else lists show, as JSON: they show few listings at a time, and objects would take twice the memory. */
  shownOnly: string;
  vendor: string;
  pricing: Pricing['model'];
  /** What public bodies filter by: see schemas/search/public-sector-traits.ts. */
  traits: string;
  /** A calendar date; undefined where none is known. */
  lastChanged?: string | undefined;
}

type NoteEntry = [slug: string, facts: ListingFacts];

const noted = new Map<string, ListingFacts>();
let isNew = false;

/** The file that holds the note; undefined where there is none to be. */
const noteFile = () => process.env.CATALOG_LISTING_FACTS;

export function readFacts(slug: string): ListingFacts {
  const known = noted.get(slug);
  if (known !== undefined) return known;
  const digest = digestOfListing(slug);
  const before = earlier().get(slug);
  const isSame = before?.digest === digest;
  const facts = isSame ? before : factsOf(digest, readListingFile(slug));
  if (!isSame) isNew = true;
  noted.set(slug, facts);
  return facts;
}

/** Notes what was read of all listings, if it is not what was noted before. */
export function noteFacts(): void {
  const file = noteFile();
  if (file === undefined || !(isNew || noted.size !== earlier().size)) return;
  // Written aside: a note that is cut off is none.
  writeLines(`${file}.new`, noteLines());
  renameSync(`${file}.new`, file);
}

function* noteLines(): Generator<string> {
  for (const entry of noted) yield JSON.stringify(entry);
}

const earlier = once((): ReadonlyMap<string, ListingFacts> => {
  const file = noteFile();
  try {
    const before = new Map<string, ListingFacts>();
    if (file !== undefined) for (const line of readLines(file)) before.set(...(JSON.parse(line) as NoteEntry));
    return before;
  } catch {
    return new Map();
  }
});

// The thread that lists pages waits for the pipeline when it reads this module, and would wait for the note later.
if (noteFile() !== undefined) earlier();

function factsOf(digest: string, file: Buffer): ListingFacts {
  const listing = JSON.parse(file.toString()) as SoftwareListing;
  const { name, kind, category, license_type, platforms, badges, verified, released_on, vendor } = listing;
  const { updated_on, published_on, summary, homepage, icon, version, license, pricing } = listing;
  const state = leadingState(listing.states);
  // Absent where nothing is known, as in the API.
  const terms = {
    spdx_id: license.spdx_id ?? undefined,
    pricing: pricing ?? undefined,
    use: useFigure(listing.evidence),
    public_use: publicUseOf(listing),
  };
  return {
    ...{ name, kind, category, license_type, platforms, badges, verified, released_on, vendor: vendor.name },
    ...(state !== undefined && { state }),
    digest,
    shownElsewhere: digestOf(JSON.stringify(shownElsewhere(toBrief(listing)))),
    shownOnly: JSON.stringify({ summary, homepage, icon, version, ...terms } satisfies ShownOnly),
    pricing: pricing?.model,
    traits: traitsOf(listing),
    lastChanged: updated_on ?? published_on ?? undefined,
  };
}

/** A listing as lists show it. The files of lists hold the first of them only. */
export function readSummary(slug: string): Summary {
  const { name, kind, category, license_type, platforms, badges, verified, released_on, ...facts } = readFacts(slug);
  const { state } = facts;
  const [place, publisher] = [readPlace(slug), publisherOf(slug)];
  const [, score = 0] = readRankTable().order[place.position - 1] ?? [];
  return {
    ...{ slug, name, kind, category, license_type, platforms, badges, verified, released_on },
    vendor: { name: facts.vendor },
    ...(publisher !== undefined && { publisher: publisher.slug }),
    ...(state !== undefined && { state }),
    ...(JSON.parse(facts.shownOnly) as ShownOnly),
    rank: { ...place, score },
    links: { self: absolute(urls.listing(readSite(), slug)), html: absolute(paths.listingPage(slug)) },
  };
}

export function shownElsewhere({ name, icon, vendor, summary, descriptions }: Brief): ShownElsewhere {
  return { name, icon, vendor, summary, descriptions };
}

export const digestOf = (content: string) => hash('sha256', content, 'base64url');
