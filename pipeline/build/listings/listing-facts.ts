/**
 * What a build needs of every listing, each time. It is made of the listing's file and of what is witnessed of it alone, so
 * that it can be kept under git's names for the two; neither is read again while they stay as they are.
 */
import type { Site } from '../../../schemas/contracts/addresses.ts';
import type { EvidenceRecord, ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { EoxCore, LifecycleList } from '../../../schemas/contracts/generated/read-api.ts';
import {
  type Validate,
  validateEvidence,
  validateLedgerRecord,
  validateListing,
} from '../../../schemas/contracts/generated/validators.js';
import { type RankInput, rankInput } from '../../../schemas/rank/rank-input.ts';
import { repositoryName } from '../../../schemas/rules/listing-names.ts';
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
import type { BuildCache } from '../writer/build-cache.ts';
import { onlyListed, toPublicListing, toSummary, type UnrankedSummary } from './public-listing.ts';
import { trustedPackages } from './shown-install-commands.ts';
import { type Audience, audienceOf, tellingWords } from './similar-listings.ts';
import { sourceCode } from './source-code.ts';

export interface ListingFacts {
  summary: UnrankedSummary;
  /** What the rank looks at, but for the day on which the file changed. */
  input: RankInput;
  vendor: Pick<Listing['vendor'], 'name' | 'website'>;
  pricing: string | null;
  /** Number of versions, and days of those that have one, as one text like the words. */
  versions: number;
  releaseDays: string;
  /** Sources that cannot be read now. */
  failing?: { kind: string; since: string; code: string }[];
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
  /** What else it is known by: what is tied to it, and packages that it only says are its own. */
  names: { own: string[]; claimed: string[] };
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
  const failing = stored.sources.flatMap(({ kind, failing_since: since, failing_code: code = '' }) =>
    since === undefined ? [] : { kind, since, code },
  );
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
    names: namesOf(stored, evidence),
    ...(failing.length > 0 && { failing }),
    ...(lifecycles.length > 0 && { lifecycles }),
    ...(publiccode !== undefined && { publiccodeUrl: String(publiccode.url) }),
  };
}

function namesOf(stored: Listing, evidence: readonly EvidenceRecord[]): ListingFacts['names'] {
  const trusted = trustedPackages(stored, evidence, undefined).map(({ purl }) => purl);
  const code = sourceCode(stored, evidence, undefined);
  const repository = code === undefined ? undefined : repositoryName(code);
  return {
    own: [...trusted, ...(repository === undefined ? [] : [repository])],
    claimed: (stored.packages ?? []).filter((purl) => !trusted.includes(purl)),
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
 * @param cache of the same program and site
 */
export async function readFacts(files: CommittedFiles, cache: BuildCache, site: Site): Promise<KnownCatalog> {
  const facts = await readKept(files, cache, {
    slugs: slugsBelow(files, LISTINGS, listingPath),
    pathsOf,
    keyOf: (slug) => keyOf(files, slug),
    make: (slug) => readListing(files, slug, site),
  });
  const decisions = await readKept(files, cache, {
    slugs: slugsBelow(files, LEDGER, ledgerPath),
    pathsOf: (slug) => [ledgerPath(slug)],
    keyOf: (slug) => `decision ${files.idOf(ledgerPath(slug))}`,
    make: (slug) => readDecision(files, slug),
  });
  const paths = [...[...facts.keys()].flatMap(pathsOf), ...[...decisions.keys()].map(ledgerPath)];
  return {
    facts: new Map(Array.from(facts, ([slug, facts]) => [slug, { facts, key: keyOf(files, slug) }])),
    paths: new Set(paths),
    category: (slug) => facts.get(slug)?.summary.category,
    decision: (slug) => decisions.get(slug),
  };
}

interface Kept<Value> {
  slugs: Iterable<string>;
  /** Files that the value is made of. */
  pathsOf(slug: string): string[];
  keyOf(slug: string): string;
  /** @returns undefined where the files are not as they must be: what is wrong is said by those who read all of them */
  make(slug: string): Value | undefined;
}

async function readKept<Value>(
  files: CommittedFiles,
  cache: BuildCache,
  { slugs, pathsOf, keyOf, make }: Kept<Value>,
): Promise<Map<string, Value>> {
  const values = new Map<string, Value>();
  const unread: string[] = [];
  for (const slug of slugs) {
    const value = cache.take(keyOf(slug)) as Value | undefined;
    if (value === undefined) unread.push(slug);
    else values.set(slug, value);
  }
  for (const window of chunksOf(unread, WINDOW)) {
    await files.hold(window.flatMap(pathsOf));
    for (const slug of window) {
      const value = make(slug);
      if (value === undefined) continue;
      cache.set(keyOf(slug), value);
      values.set(slug, value);
    }
  }
  return values;
}

function readListing(files: CommittedFiles, slug: string, site: Site): ListingFacts | undefined {
  const stored = valid<Listing>(files, listingPath(slug), validateListing);
  const witnessed = files.has(evidencePath(slug))
    ? valid<ListingEvidence>(files, evidencePath(slug), validateEvidence)
    : { slug, records: [] };
  if (stored?.slug !== slug || witnessed?.slug !== slug || misplacedRecord(witnessed) !== -1) return undefined;
  return factsOf(stored, site, witnessed.records);
}

function readDecision(files: CommittedFiles, slug: string): Decision | undefined {
  const record = valid<LedgerRecord>(files, ledgerPath(slug), validateLedgerRecord);
  if (record?.slug !== slug) return undefined;
  const { state, reason, was, renamed_to, overrides, approved_packages, yanked } = record;
  return {
    ...{ slug, state, overrides },
    ...(reason && { reason }),
    ...(was && { was }),
    ...(renamed_to && { renamed_to }),
    ...(approved_packages && { approved_packages }),
    ...(yanked && { yanked }),
  };
}

export const pathsOf = (slug: string): string[] => [listingPath(slug), evidencePath(slug)];

const keyOf = (files: CommittedFiles, slug: string) =>
  `listing ${files.idOf(listingPath(slug))} ${files.idOf(evidencePath(slug)) ?? ''}`;

/** Of files that lie where they belong, by their names. */
function* slugsBelow(files: CommittedFiles, under: string, pathOf: (slug: string) => string): Generator<string> {
  for (const path of files.keys()) {
    const slug = slugIn(path);
    if (path.startsWith(under) && pathOf(slug) === path) yield slug;
  }
}

function valid<T>(files: CommittedFiles, path: string, validate: Validate): T | undefined {
  const read = tryParseFile<T>(path, files.get(path) ?? Buffer.alloc(0), validate);
  return Array.isArray(read) ? undefined : read;
}

export type Lifecycle = LifecycleList['data'][number];

/** Every listing has a source that comes first; this is for the compiler. */
const EPOCH = '1970-01-01';

interface Days {
  security_support_until?: string | undefined;
  end_of_life?: string | undefined;
}

/** The product as a whole first, then its version lines; nothing of what states no day. */
export function lifecyclesOf({ slug, name, vendor, lifecycle = {}, support_until, sources }: Listing): Lifecycle[] {
  // Faults are corrected until then, so vulnerabilities are.
  const whole = { ...lifecycle, security_support_until: lifecycle.security_support_until ?? support_until, line: null };
  const declared = [whole, ...(lifecycle.lines ?? [])].filter(saysADay);
  const changed = sources.find(({ primary }) => primary)?.last_changed_on ?? EPOCH;
  return declared.map((days) => ({
    ...{ slug, product_name: name, vendor_name: vendor.name, product_version: days.line },
    core: coreOf(days, changed),
  }));
}

const saysADay = ({ security_support_until, end_of_life }: Days) => Boolean(security_support_until ?? end_of_life);

/** @param changed the day on which the publisher's document last changed */
function coreOf({ security_support_until, end_of_life }: Days, changed: string): EoxCore {
  return {
    $schema: 'https://docs.oasis-open.org/openeox/v1.0/schema/core.json',
    end_of_life: endOf(end_of_life),
    end_of_security_support: endOf(security_support_until),
    last_updated: `${changed}T00:00:00Z`,
  };
}

/** A day that is stated is the last one, so it ends with it. */
const endOf = (day: string | undefined) => (day === undefined ? 'tba' : `${day}T23:59:59Z`);
