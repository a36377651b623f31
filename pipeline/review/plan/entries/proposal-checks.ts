/** What a reviewer should look at twice: listings that resemble others, links that are not safe, unusual size. Pure. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { type Problem, type ProblemKey, warning } from '../../../../schemas/contracts/problems.ts';
import { hostOf } from '../../../../schemas/rules/web-address.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import { nameSkeleton, slugSkeleton } from './look-alikes.ts';

/** Characters of a listing, which has 2 000 to 5 000 as a rule. */
const UNUSUAL_LENGTH = 100_000;
/** A host that so many vendors use is a store or a forge and says nothing about one of them. */
const SHARED_BY = 3;
/** Others that are named in one remark. */
const MAX_NAMED = 3;

export type Check = (listing: Listing) => Problem[];

/** @param published what is listed already, against which each new listing is held */
export function createChecks(published: Iterable<Listing>): Check {
  const others = [...published];
  const bySlug = index(others, ({ slug }) => [slugSkeleton(slug)]);
  const byName = index(others, ({ name }) => [nameSkeleton(name)]);
  const byHomepage = index(others, ({ homepage }) => pageOf(homepage));
  const byHost = index(others, ({ homepage }) => hostOf(homepage) ?? []);
  return (listing) => {
    const { slug, name, vendor, homepage, versions } = listing;
    const foreign = (found: readonly Listing[] = []) => found.filter((other) => other.slug !== slug);
    const ofOtherVendors = (found: readonly Listing[]) => found.filter((other) => other.vendor.name !== vendor.name);
    const downloadHosts = new Set(
      versions.flatMap(({ artifacts = [] }) => artifacts.map(({ uri }) => hostOf(uri) ?? '')),
    );
    downloadHosts.delete(hostOf(homepage) ?? '');
    const hosts = [...downloadHosts].flatMap((host) => unshared(foreign(byHost.get(host))));
    return [
      remark('/slug', 'similar_slug', foreign(bySlug.get(slugSkeleton(slug)))),
      remark('/name', 'similar_name', ofOtherVendors(foreign(byName.get(nameSkeleton(name))))),
      remark(
        '/homepage',
        'same_homepage',
        pageOf(homepage).flatMap((page) => foreign(byHomepage.get(page))),
      ),
      remark('/versions', 'foreign_download_host', ofOtherVendors(hosts)),
      ...insecureLinks(listing),
      ...unusualSize(listing),
    ].flatMap((problem) => problem ?? []);
  };
}

function index(listings: readonly Listing[], keysOf: (listing: Listing) => string | string[]): Map<string, Listing[]> {
  const found = new Map<string, Listing[]>();
  for (const listing of listings) {
    for (const key of [keysOf(listing)].flat()) found.set(key, [...(found.get(key) ?? []), listing]);
  }
  return found;
}

function unshared(found: readonly Listing[]): readonly Listing[] {
  return new Set(found.map(({ vendor }) => vendor.name)).size < SHARED_BY ? found : [];
}

/** Host and path, as two people would write them: without www, scheme, query and slash at the end. */
function pageOf(homepage: string | undefined): string[] {
  const url = homepage === undefined ? null : URL.parse(homepage);
  return url === null ? [] : [url.hostname.replace(/^www\./, '') + url.pathname.replace(/(?<!\/)\/+$/, '')];
}

/** Slugs are the only text of others that is repeated. */
function remark(pointer: string, key: ProblemKey, others: readonly Listing[]): Problem | undefined {
  const slugs = [...new Set(others.map(({ slug }) => slug))].sort();
  if (slugs.length === 0) return undefined;
  const count = Math.max(0, slugs.length - MAX_NAMED);
  return warning(pointer, key, { slugs: slugs.slice(0, MAX_NAMED).join(', '), count });
}

function insecureLinks({ homepage, documentation, vendor, versions }: Listing): Problem[] {
  const links = [
    ['/homepage', homepage],
    ['/documentation', documentation],
    ['/vendor/website', vendor.website],
    ...versions.flatMap(({ artifacts = [] }) => artifacts.map(({ uri }) => ['/versions', uri] as const)),
  ] as const;
  const places = new Set(links.filter(([, link]) => link?.startsWith('http:')).map(([pointer]) => pointer));
  return [...places].map((pointer) => warning(pointer, 'insecure_link'));
}

function unusualSize(listing: Listing): Problem[] {
  const { length } = compactJson(listing);
  if (length <= UNUSUAL_LENGTH) return [];
  return [warning('', 'unusual_size', { length })];
}
