/**
 * What lists, keys of pages and the sitemap need of every listing. An earlier build may have noted it: a file with the bytes
 * that were read then is not read again. Without the note everything is read; nothing but time is lost.
 */
import { hash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Pricing, SoftwareListing, Summary } from '../../schemas/contracts/generated/read-api.ts';
import { type Brief, digestOfListing, readListingFile, readRankTable, toBrief } from './catalog-data.ts';
import { once } from './once.ts';

/** What pages of others show of a listing. */
export type ShownElsewhere = Pick<Brief, 'name' | 'icon' | 'vendor' | 'summary' | 'descriptions'>;

export interface ListingFacts {
  /** Of all that its file says. */
  digest: string;
  /** Of {@link ShownElsewhere}. */
  shownElsewhere: string;
  /** As lists show it, whatever its place is. */
  summary: Omit<Summary, 'rank'>;
  pricing: Pricing['model'];
  /** Where there is one, its manifest is a file, and not what a worker answers. */
  hasManifestFile: boolean;
  /** A calendar date; undefined where none is known. */
  lastChanged?: string | undefined;
}

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
  writeFileSync(`${file}.new`, JSON.stringify([...noted]));
  renameSync(`${file}.new`, file);
}

const earlier = once((): ReadonlyMap<string, ListingFacts> => {
  const file = noteFile();
  try {
    return new Map(file === undefined ? [] : JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return new Map();
  }
});

// The thread that lists pages waits for the pipeline when it reads this module, and would wait for the note later.
if (noteFile() !== undefined) earlier();

function factsOf(digest: string, file: Buffer): ListingFacts {
  const listing = JSON.parse(file.toString()) as SoftwareListing;
  const { links, updated_on, published_on } = listing;
  return {
    digest,
    shownElsewhere: digestOf(JSON.stringify(shownElsewhere(toBrief(listing)))),
    summary: toSummary(listing),
    pricing: toBrief(listing).pricing,
    hasManifestFile: links.manifest.endsWith('.json'),
    lastChanged: updated_on ?? published_on ?? undefined,
  };
}

function toSummary(listing: SoftwareListing): ListingFacts['summary'] {
  const { slug, name, vendor, kind, category, license_type, platforms, summary, homepage, icon, links } = listing;
  const { version, released_on, badges, verified } = listing;
  return {
    ...{ slug, name, vendor: { name: vendor.name }, kind, category, license_type, platforms, summary, homepage, icon },
    ...{ version, released_on, badges, verified, links: { self: links.self, html: links.html } },
  };
}

/** Every listing as lists show it, best first. The files of lists hold the first of them only. */
export const readSummaries = once((): Summary[] =>
  readRankTable().order.map(([slug, score], index) => ({
    ...readFacts(slug).summary,
    rank: { position: index + 1, score },
  })),
);

export function shownElsewhere({ name, icon, vendor, summary, descriptions }: Brief): ShownElsewhere {
  return { name, icon, vendor, summary, descriptions };
}

export const digestOf = (content: string) => hash('sha256', content, 'base64url');
