/** What a reviewer should look at twice: listings that resemble others, links that are not safe, unusual size. Pure. */
import type { AdmissionRules } from '../../../../schemas/contracts/generated/admission.ts';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { type Problem, type ProblemKey, warning } from '../../../../schemas/contracts/problems.ts';
import { admissionRemarks } from '../../../../schemas/rules/admission.ts';
import { isCodeHost } from '../../../../schemas/rules/code-hosts.ts';
import { isOnDomains } from '../../../../schemas/rules/domain-scope.ts';
import { hostOf } from '../../../../schemas/rules/web-address.ts';
import { ownDomain } from '../../../collect/evidence/pages/shared-hosts.ts';
import { SOURCE_KINDS } from '../../../collect/sources/source-kinds.ts';
import { registrableDomain } from '../../../repo/text/registrable-domain.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import { strangeAddresses } from './deceptive-addresses.ts';
import { keysNear, keysOfName, nameSkeleton, slugSkeleton } from './similar-names.ts';

/** Characters of a listing, which has 2 000 to 5 000 as a rule. */
const UNUSUAL_LENGTH = 100_000;
/** A host that so many vendors use is a store or a forge and says nothing about one of them. */
const SHARED_BY = 3;
/** Others that are named in one remark. */
const MAX_NAMED = 3;

export type Check = (listing: Listing) => Problem[];

/**
 * @param published what is listed already, against which each new listing is held
 * @param admission what the catalog asks for, and the day on which that is asked
 * @param ofOthers whether a publisher's own products, which often share a website, are no news; whoever copies its name
 *   reads from another place
 */
export function createChecks(
  published: Iterable<Listing>,
  admission?: { rules: AdmissionRules | undefined; today: string },
  { ofOthers = false } = {},
): Check {
  const others = [...published];
  // In most runs nothing is new, and nobody asks.
  let likeness: Check | undefined;
  return (listing) => {
    likeness ??= others.length === 0 ? () => [] : likenessTo(others, ofOthers);
    return [
      ...likeness(listing),
      ...downloadsElsewhere(listing),
      ...strangeAddresses(listing),
      ...insecureLinks(listing),
      ...unusualSize(listing),
      ...(admission?.rules === undefined ? [] : admissionRemarks(admission.rules, listing, admission.today)),
    ];
  };
}

function likenessTo(others: readonly Listing[], ofOthers: boolean): Check {
  const owners = new Map(ofOthers ? others.map((other) => [other, ownerOf(other)]) : []);
  const bySlug = index(others, ({ slug }) => [slugSkeleton(slug)]);
  const byName = index(others, ({ name }) => keysOfName(name));
  const byHomepage = index(others, ({ homepage }) => pageOf(homepage));
  const byRepository = index(others, repositoriesOf);
  const byDigest = index(others, digestsOf);
  const byIcon = index(others, ({ pictures }) => pictures?.icon?.sha256 ?? []);
  const byVendor = index(others, ({ vendor }) => nameSkeleton(vendor.name));
  const byPackage = index(others, ({ slug, packages = [] }) => [slug, ...packages]);
  const byHost = index(others, ({ homepage }) => hostOf(homepage) ?? []);
  return (listing) => {
    const { slug, name, vendor, homepage, versions, pictures } = listing;
    const owner = ofOthers ? ownerOf(listing) : '';
    const foreign = (found: readonly Listing[] = []) =>
      found.filter((other) => other.slug !== slug && owners.get(other) !== owner);
    const found = (all: ReadonlyMap<string, Listing[]>, keys: string | string[]) =>
      [...new Set([keys].flat())].flatMap((key) => foreign(all.get(key)));
    const ofOtherVendors = (found: readonly Listing[]) =>
      found.filter((other) => ofOthers || other.vendor.name !== vendor.name);
    const downloadHosts = new Set(
      versions.flatMap(({ artifacts = [] }) => artifacts.map(({ uri }) => hostOf(uri) ?? '')),
    );
    const isElsewhere = (other: Listing) => siteOf(other) !== siteOf(listing);
    downloadHosts.delete(hostOf(homepage) ?? '');
    const hosts = [...downloadHosts].flatMap((host) => unshared(foreign(byHost.get(host))));
    return [
      remark('/slug', 'similar_slug', foreign(bySlug.get(slugSkeleton(slug)))),
      remark('/name', 'similar_name', ofOtherVendors(found(byName, keysNear(name)))),
      remark('/vendor/name', 'similar_vendor', found(byVendor, nameSkeleton(vendor.name)).filter(isElsewhere)),
      remark('/packages', 'same_package', ofOtherVendors(found(byPackage, packagesOf(listing)))),
      remark('/homepage', 'same_homepage', found(byHomepage, pageOf(homepage))),
      remark('/sources', 'same_repository', [
        ...found(byRepository, [...pageOf(homepage), ...repositoriesOf(listing)]),
        ...found(byHomepage, repositoriesOf(listing)),
      ]),
      remark('/versions', 'same_download', ofOtherVendors(found(byDigest, digestsOf(listing)))),
      remark('/pictures', 'same_icon', ofOtherVendors(found(byIcon, pictures?.icon?.sha256 ?? []))),
      remark('/versions', 'foreign_download_host', ofOtherVendors(hosts)),
    ].flatMap((problem) => problem ?? []);
  };
}

function index(listings: readonly Listing[], keysOf: (listing: Listing) => string | string[]): Map<string, Listing[]> {
  const found = new Map<string, Listing[]>();
  for (const listing of listings) {
    for (const key of [keysOf(listing)].flat()) {
      const alike = found.get(key);
      if (alike === undefined) found.set(key, [listing]);
      else alike.push(listing);
    }
  }
  return found;
}

/** Addresses of the repositories a listing is read from; a person may name one as the homepage. */
function repositoriesOf({ sources }: Listing): string[] {
  return sources.flatMap(({ kind, url }) => (SOURCE_KINDS[kind].isRepository === true ? pageOf(url) : []));
}

/** What the publisher is known by: products have websites of their own. */
function siteOf({ vendor, homepage }: Listing): string | undefined {
  return registrableDomain(vendor.website ?? homepage ?? '');
}

/** Its name, and where its document is: on its domain, or in its folder at a host that many share. */
function ownerOf({ vendor, sources: [source] }: Listing): string {
  const url = URL.parse(source?.url ?? '');
  const place = url && (ownDomain(url.hostname) ?? url.host + url.pathname.slice(0, url.pathname.lastIndexOf('/')));
  return `${vendor.name}\n${place}`;
}

/** Their addresses, and their names alone: a product is mostly called like its package. */
function packagesOf({ packages = [] }: Listing): string[] {
  return packages.flatMap((address) => [address, address.split(/[?#@]/, 1)[0]?.split('/').at(-1) ?? '']);
}

function digestsOf({ versions }: Listing): string[] {
  return versions.flatMap(({ artifacts = [] }) => artifacts.flatMap(({ sha256 }) => sha256 ?? []));
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

/** On no host that is the publisher's as far as the listing says, and on none of many where an address names its owner. */
function downloadsElsewhere({ homepage, vendor, sources, versions }: Listing): Problem[] {
  const hosts = [homepage, vendor.website, ...sources.map(({ url }) => url)].flatMap(
    (address) => hostOf(address) ?? [],
  );
  const own = hosts.map((host) => host.replace(/^www\./, ''));
  const uris = versions.flatMap(({ artifacts = [] }) => artifacts.map(({ uri }) => uri));
  const isElsewhere = (uri: string) => !isOnDomains(uri, own) && !isCodeHost(hostOf(uri) ?? '');
  return own.length > 0 && uris.some(isElsewhere) ? [warning('/versions', 'download_elsewhere')] : [];
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
