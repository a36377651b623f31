/** Which listings are of one publisher, by what a person reviewed: the name, together with the site that it names. */
import { DEFAULT_PER_PAGE } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { PublisherTable } from '../../../schemas/contracts/generated/read-api.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { deriveSlug } from '../../../schemas/rules/slug.ts';

type NamedListing = Pick<Listing, 'slug' | 'vendor'>;
type Publisher = PublisherTable['data'][number];

/** Listings of one publisher, and the site that tells it from others of its name. */
interface Group {
  site: string;
  named: { slug: string; name: string; website: string }[];
}

/**
 * Pages of all publishers together: in a catalog of any size, and in a large one, whose files a host counts, one for so
 * many listings (docs/decisions/hosting-limits.md).
 */
const MIN_PAGES = 200;
const LISTINGS_A_PAGE = 100;

/** Hosts on which each account is another publisher, named by the first part of the path. */
const FORGE =
  /^(?:(?:gist\.)?github\.com|codeberg\.org|bitbucket\.org|gitee\.com|framagit\.org|(?:git|gitlab|gitea|forgejo)\..+)$/;
/** Hosts on which each page may be that of another publisher. */
const SHARED =
  /(?:^|\.)(?:sourceforge\.net|launchpad\.net|sr\.ht|npmjs\.com|pypi\.org|flathub\.org|google\.com|apple\.com|facebook\.com|linkedin\.com|medium\.com|huggingface\.co|linktr\.ee|archive\.org|docker\.com|crates\.io|microsoft\.com|patreon\.com|twitter\.com|x\.com|youtube\.com)$/;

/** Parts of a path after which, or with which, somebody's own place on a host begins. */
const HOME = /^\/+(?:[~@][^/]*|(?:u|users?|people|profiles?|members?|authors?)\/+[^/]+)/i;

/** @returns those that have a page, by slug. Depends neither on the order of the listings nor on ranks. */
export function publishersOf(listings: readonly NamedListing[]): Publisher[] {
  const groups = new Map<string, Group>();
  const inOrderOfSlugs = listings.toSorted((one, other) => compareText(one.slug, other.slug));
  for (const { slug, vendor } of inOrderOfSlugs) {
    const { name, website } = vendor;
    const site = website === undefined ? undefined : siteOf(website);
    // Nothing tells two of one name apart that name no site.
    if (website === undefined || site === undefined) continue;
    const key = `${foldName(name)}\n${site}`;
    const group = groups.get(key) ?? { site, named: [] };
    group.named.push({ slug, name, website });
    groups.set(key, group);
  }
  joinHosts(groups, inOrderOfSlugs);
  const shown = inOrder(groups).filter(hasPage(groups, listings.length));
  return withSlugs(shown).sort((one, other) => compareText(one.slug, other.slug));
}

/** An API description often names no more of its publisher than a host: where one publisher has that site, it is that one. */
function joinHosts(groups: ReadonlyMap<string, Group>, listings: readonly NamedListing[]): void {
  const bySite = Map.groupBy(groups.values(), ({ site }) => site);
  for (const { slug, vendor } of listings) {
    const [owner, another] = (vendor.website === undefined && bySite.get(foldName(vendor.name))) || [];
    const [first] = owner?.named ?? [];
    if (first !== undefined && another === undefined) owner?.named.push({ ...first, slug });
  }
}

/** @returns by the slug of each listing that of its publisher, where that has a page */
export const publisherSlugs = (publishers: readonly Publisher[]): ReadonlyMap<string, string> =>
  new Map(publishers.flatMap(({ slug, listings }) => listings.map((listing) => [listing, slug])));

/** As a person would read it: letters of another script stay others, even if they look alike. */
function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Host of an address, with what tells publishers apart where many share one. */
function siteOf(website: string): string | undefined {
  const url = URL.parse(website);
  if (url === null) return undefined;
  const { hostname, pathname } = url;
  const host = hostname.replace(/^www\./, '').replace(/\.$/, '');
  const parts = pathname.split('/').filter((part) => part !== '');
  if (FORGE.test(host)) return [host, parts[0]?.toLowerCase() ?? ''].join('/');
  if (SHARED.test(host)) return [host, ...parts].join('/');
  return `${host}${HOME.exec(pathname)?.[0].toLowerCase() ?? ''}`;
}

const inOrder = (groups: ReadonlyMap<string, Group>): Group[] =>
  [...groups].sort(([one], [other]) => compareText(one, other)).map(([, group]) => group);

/** The more publishers there are, the more listings it takes. */
function hasPage(groups: ReadonlyMap<string, Group>, listings: number): (group: Group) => boolean {
  let room = Math.max(MIN_PAGES, Math.floor(listings / LISTINGS_A_PAGE));
  const sizes = [...groups.values()].map(({ named }) => named.length).sort((one, other) => other - one);
  const tooMany = sizes.find((size) => {
    room -= Math.ceil(size / DEFAULT_PER_PAGE);
    return room < 0;
  });
  // Who has as few as the first that has no place has none either.
  const least = (tooMany ?? 0) + 1;
  return ({ named }) => named.length >= least;
}

/**
 * Of publishers whose names give one slug, none has it alone: each is told by its site, so that no address ever leads to
 * another publisher than before.
 */
function withSlugs(groups: readonly Group[]): Publisher[] {
  const named = groups.map(({ site, named }) => ({ site, named, name: most(named.map(({ name }) => name)) }));
  const short = Map.groupBy(named, ({ name, site }) => slugOf(name, site));
  const told = [...short].flatMap(([slug, those]) =>
    those.map((each) => ({ ...each, slug: those.length === 1 ? slug : slugOf(`${each.name} ${each.site}`) })),
  );
  const taken = new Set<string>();
  return told.map(({ slug, name, named }) => ({
    slug: free(slug, taken),
    name,
    website: most(named.map(({ website }) => website)),
    listings: named.map((each) => each.slug),
  }));
}

/** Publishers' addresses are derived in each build and stored nowhere, so the umlauts stay a, o and u that always were. */
const slugOf = (...names: string[]): string =>
  deriveSlug(names.map((name) => name.normalize('NFD').replaceAll('\u0308', '')));

/** Names of signs alone, or too long to differ, are counted. */
function free(slug: string, taken: Set<string>): string {
  let [own, number] = [slug, 1];
  while (taken.has(own)) {
    number += 1;
    own = `${slug.slice(0, 60)}-${number}`;
  }
  taken.add(own);
  return own;
}

/** The most frequent one; of those that are as frequent, the shortest, and then by its letters. */
function most(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [[first = ''] = []] = [...counts].sort(
    ([one, ones], [other, others]) => others - ones || one.length - other.length || compareText(one, other),
  );
  return first;
}
