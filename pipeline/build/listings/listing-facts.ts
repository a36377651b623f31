/**
 * What a build needs of every listing, each time. It is made of the listing's file and of what is witnessed of it alone, so
 * that it can be kept under git's names for the two; neither is read again while they stay as they are.
 */

import type { Site } from '../../../schemas/contracts/addresses.ts';
import type { EvidenceRecord, ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import {
  type Validate,
  validateEvidence,
  validateLedgerRecord,
  validateListing,
} from '../../../schemas/contracts/generated/validators.js';
import { type RankInput, rankInput } from '../../../schemas/rank/rank-input.ts';
import { toPubliccode } from '../../../schemas/writers/to-publiccode.ts';
import { misplacedRecord } from '../../repo/catalog/evidence-problems.ts';
import type { KnownFiles } from '../../repo/catalog/parse-catalog.ts';
import { type CommittedFiles, WINDOW } from '../../repo/data/committed-files.ts';
import {
  type CatalogData,
  type Decision,
  evidencePath,
  LEDGER,
  LISTINGS,
  ledgerPath,
  listingPath,
  slugIn,
  tryParseFile,
} from '../../repo/data/data-files.ts';
import { picturesOf } from '../../repo/data/picture-files.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import type { Memo } from '../writer/memo.ts';
import { type Audience, audienceOf } from './audience.ts';
import { type Lifecycle, lifecyclesOf } from './lifecycles.ts';
import { onlyListed, toPublicListing, toSummary, type UnrankedSummary } from './public-listing.ts';
import { tellingWords } from './related.ts';

export interface ListingFacts {
  summary: UnrankedSummary;
  /** What the rank looks at, but for the day on which the file changed. */
  input: RankInput;
  vendor: Pick<Listing['vendor'], 'name' | 'website'>;
  pricing: string | null;
  /** Number of versions, and days of those that have one, as one text like the words. */
  versions: number;
  releaseDays: string;
  /** No source of it has an address: it is kept here alone. */
  isKept: boolean;
  renamedFrom?: string;
  /** Digests of the pictures that it names. */
  pictures: string[];
  /** Those that tell what it is, for listings like it, as one text: so many small ones would take much memory. */
  words: string;
  audience: Audience;
  /** Where its publisher states until when it is supported. */
  lifecycles?: Lifecycle[];
  /** Its repository, where it has all that a publiccode.yml must have. */
  publiccodeUrl?: string;
}

/** Facts, and what they were made of in a few letters: undefined of files that no commit holds. */
export interface CachedFacts {
  facts: ListingFacts;
  key?: string | undefined;
}

export type AllFacts = ReadonlyMap<string, CachedFacts>;

export function factsOf(stored: Listing, site: Site, evidence: readonly EvidenceRecord[] = []): ListingFacts {
  const lifecycles = lifecyclesOf(stored);
  const { document: publiccode } = toPubliccode(stored);
  return {
    summary: { ...toSummary(stored, site), ...onlyListed(stored, evidence) },
    input: rankInput(toPublicListing(stored, site, { evidence })),
    vendor: stored.vendor,
    pricing: stored.pricing?.model ?? null,
    versions: stored.versions.length,
    releaseDays: stored.versions.flatMap(({ released_on }) => released_on ?? []).join(' '),
    isKept: stored.sources.every(({ url }) => url === undefined),
    ...(stored.renamed_from !== undefined && { renamedFrom: stored.renamed_from }),
    pictures: picturesOf(stored),
    words: tellingWords(stored),
    audience: audienceOf(stored),
    ...(lifecycles.length > 0 && { lifecycles }),
    ...(publiccode !== undefined && { publiccodeUrl: String(publiccode.url) }),
  };
}

/** Computed again from the files of the catalog. */
export function factsOfAll({ listings, evidence }: Pick<CatalogData, 'listings' | 'evidence'>, site: Site): AllFacts {
  const made = Array.from(listings, ([slug, stored]): [string, CachedFacts] => {
    return [slug, { facts: factsOf(stored, site, evidence.get(slug)?.records) }];
  });
  return new Map(made);
}

export interface KnownCatalog extends KnownFiles {
  /** By slug; of files that are as they must be. */
  facts: AllFacts;
  /** Of all files that are known. */
  paths: ReadonlySet<string>;
}

/**
 * Reads what is not known yet, a part at a time.
 * @param memo of the same program and site
 */
export async function readFacts(files: CommittedFiles, memo: Memo, site: Site): Promise<KnownCatalog> {
  const facts = await readListings(files, memo, site);
  const decisions = await readDecisions(files, memo);
  const paths = [...[...facts.keys()].flatMap(pathsOf), ...[...decisions.keys()].map(ledgerPath)];
  return {
    facts,
    paths: new Set(paths),
    category: (slug) => facts.get(slug)?.facts.summary.category,
    decision: (slug) => decisions.get(slug),
  };
}

async function readListings(files: CommittedFiles, memo: Memo, site: Site): Promise<Map<string, CachedFacts>> {
  const facts = new Map<string, CachedFacts>();
  const unread: string[] = [];
  for (const slug of slugsBelow(files, LISTINGS)) {
    const key = keyOf(files, slug);
    const kept = memo.take(key) as ListingFacts | undefined;
    if (kept === undefined) unread.push(slug);
    else facts.set(slug, { facts: kept, key });
  }
  for (const slugs of chunksOf(unread, WINDOW)) {
    await files.hold(slugs.flatMap(pathsOf));
    for (const slug of slugs) {
      const stored = valid<Listing>(files, listingPath(slug), validateListing);
      const witnessed = files.has(evidencePath(slug))
        ? valid<ListingEvidence>(files, evidencePath(slug), validateEvidence)
        : { slug, records: [] };
      // What is wrong is said by those who read the catalog as a whole.
      if (stored?.slug !== slug || witnessed?.slug !== slug || misplacedRecord(witnessed) !== -1) continue;
      const made = factsOf(stored, site, witnessed.records);
      memo.set(keyOf(files, slug), made);
      facts.set(slug, { facts: made, key: keyOf(files, slug) });
    }
  }
  return facts;
}

async function readDecisions(files: CommittedFiles, memo: Memo): Promise<Map<string, Decision>> {
  const decisions = new Map<string, Decision>();
  const unread: string[] = [];
  for (const slug of slugsBelow(files, LEDGER)) {
    const kept = memo.take(decisionKey(files, slug)) as Decision | undefined;
    if (kept === undefined) unread.push(slug);
    else decisions.set(slug, kept);
  }
  for (const slugs of chunksOf(unread, WINDOW)) {
    await files.hold(slugs.map(ledgerPath));
    for (const slug of slugs) {
      const record = valid<LedgerRecord>(files, ledgerPath(slug), validateLedgerRecord);
      if (record?.slug !== slug) continue;
      const { state, reason, was, renamed_to, overrides, approved_packages, yanked } = record;
      const decision: Decision = {
        slug,
        state,
        overrides,
        ...(reason && { reason }),
        ...(was && { was }),
        ...(renamed_to && { renamed_to }),
        ...(approved_packages && { approved_packages }),
        ...(yanked && { yanked }),
      };
      memo.set(decisionKey(files, slug), decision);
      decisions.set(slug, decision);
    }
  }
  return decisions;
}

/** The files that one listing is shown with. */
export const pathsOf = (slug: string): string[] => [listingPath(slug), evidencePath(slug)];

const keyOf = (files: CommittedFiles, slug: string) =>
  `listing ${files.idOf(listingPath(slug))} ${files.idOf(evidencePath(slug)) ?? ''}`;

const decisionKey = (files: CommittedFiles, slug: string) => `decision ${files.idOf(ledgerPath(slug))}`;

/** Of files that lie where they belong, by their names. */
function* slugsBelow(files: CommittedFiles, under: string): Generator<string> {
  const pathOf = under === LISTINGS ? listingPath : ledgerPath;
  for (const path of files.keys()) {
    if (!path.startsWith(under)) continue;
    const slug = slugIn(path);
    if (pathOf(slug) === path) yield slug;
  }
}

function valid<T>(files: CommittedFiles, path: string, validate: Validate): T | undefined {
  const read = tryParseFile<T>(path, files.get(path) ?? Buffer.alloc(0), validate);
  return Array.isArray(read) ? undefined : read;
}
