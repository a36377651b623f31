/** Maps a valid publishing document to a draft: vocabularies, limits and order. Each member taken is named here. */
import type { Draft, DraftRelease, WebhookRequest } from '../contracts/draft.ts';
import type { Dependency, Descriptions, Interfaces, License, Pricing } from '../contracts/generated/listing.ts';
import type { PadDocument, Release as PadRelease, Software } from '../contracts/generated/pad-2.0.ts';
import { canonicalTag } from '../rules/language-tag.ts';
import { isCurrency } from '../rules/money.ts';
import { packageUrlText, parsePackageUrl } from '../rules/package-url.ts';
import { cutAtSentence, plainLine } from '../rules/plain-text.ts';
import { MAX_LENGTH } from '../rules/text-lengths.ts';
import { isPrerelease, newestFirst } from '../rules/version-order.ts';
import * as vocabulary from '../rules/vocabulary.ts';
import { defined, uniqueUnlessEmpty } from '../rules/without-undefined.ts';
import { EVENT_KINDS, isCountryCode, isSpdx } from './pad-warnings.ts';

type Find<T extends string> = (word: string) => T | undefined;

/**
 * Says nothing about what it leaves out or cuts; `pad-warnings.ts` does.
 * @param document as it is without contacts, its free text tidied
 */
export function toDraft(document: PadDocument, findCategory: Find<string>): Draft {
  const { software, vendor } = document;
  return defined({
    slug: software.slug,
    name: plainLine(software.name),
    kind: entryOf(software.kind, vocabulary.findKind) ?? vocabulary.FALLBACK_KIND,
    category: entryOf(software.category, findCategory) ?? vocabulary.FALLBACK_CATEGORY,
    license: toLicense(software),
    vendor: defined({
      name: plainLine(vendor.name),
      website: vendor.website,
      country_code: toCountryCode(vendor.country_code),
    }),
    platforms: toPlatforms(software.platforms ?? []),
    homepage: software.homepage,
    documentation: software.documentation,
    order_url: software.order_url,
    support_url: software.support_url,
    status_page: software.status_page,
    security: filled(software.security ?? {}),
    icon: software.icon,
    screenshots: uniqueUnlessEmpty(software.screenshots ?? []),
    keywords: uniqueUnlessEmpty((software.keywords ?? []).map(plainLine)),
    languages: uniqueUnlessEmpty((software.languages ?? []).flatMap((tag) => canonicalTag(tag) ?? [])),
    requirements: cutAtSentence(software.requirements ?? '', MAX_LENGTH.requirements) || undefined,
    deployment: uniqueUnlessEmpty(
      (software.deployment ?? []).flatMap((word) => vocabulary.findDeploymentWay(word) ?? []),
    ),
    packages: uniqueUnlessEmpty((software.packages ?? []).flatMap((text) => toPackage(text) ?? [])),
    support_until: software.support_until,
    lifecycle: toLifecycle(software),
    public_sector: toPublicSector(software),
    integrations: (software.integrations ?? []).map(plainLine),
    interfaces: toInterfaces(software),
    pricing: toPricing(software),
    descriptions: toDescriptions(software),
    versions: toVersions(document),
    badges: [],
    archived: false,
  });
}

/** The request for events, with the kinds we know; none named means both (decisions, "Webhooks"). */
export function toWebhook({ webhook }: PadDocument): WebhookRequest | undefined {
  if (webhook === undefined) return undefined;
  const wanted = webhook.events ?? [];
  const known = EVENT_KINDS.filter((kind) => wanted.includes(kind));
  return { url: webhook.url, events: wanted.length === 0 ? EVENT_KINDS : known };
}

/** The vocabulary's entry for a publisher's word. */
function entryOf<T extends string>(word: string | undefined, find: Find<T>): T | undefined {
  return word === undefined ? undefined : find(word);
}

function toLicense({ license_type, license: { spdx_id, commercial_terms = '' } = {} }: Software): License {
  const expression = spdx_id === undefined ? undefined : plainLine(spdx_id);
  return defined({
    type: entryOf(license_type, vocabulary.findLicenseType),
    spdx_id: expression !== undefined && isSpdx(expression) ? expression : undefined,
    commercial_terms: cutAtSentence(commercial_terms, MAX_LENGTH.commercial_terms) || undefined,
  });
}

function toCountryCode(code: string | undefined): string | undefined {
  return code !== undefined && isCountryCode(code) ? code.toUpperCase() : undefined;
}

/** Without repetitions, in the order of the document. */
function toPlatforms(words: readonly string[]): Draft['platforms'] {
  return [...new Set(words.map((word) => vocabulary.findPlatform(word) ?? vocabulary.FALLBACK_PLATFORM))];
}

/** An amount in no currency is no price. */
function toPricing({ pricing }: Software): Pricing | undefined {
  if (pricing === undefined) return undefined;
  const { currency, price_from_cents } = pricing;
  const price = currency === undefined || isCurrency(currency) ? { price_from_cents, currency } : {};
  return filled({
    model: entryOf(pricing.model, vocabulary.findPricingModel),
    ...price,
  });
}

function toInterfaces({ interfaces: { openapi = {}, mcp = {} } = {} }: Software): Interfaces | undefined {
  const line = (text: string | undefined) => (text === undefined ? undefined : plainLine(text));
  return filled({
    openapi: filled({ ...openapi, version: line(openapi.version) }),
    mcp: filled({ ...mcp, version: line(mcp.version) }),
  });
}

/** Version lines are numbers: any other text could be anything. */
function toLifecycle({ lifecycle: said }: Software): Draft['lifecycle'] {
  if (said === undefined) return undefined;
  const { security_support_until, end_of_life, lines = [], sbom_url, csaf_url, conformity_url } = said;
  const named = lines.flatMap((each) => {
    const line = plainLine(each.line);
    const { security_support_until, end_of_life } = each;
    return VERSION_LINE.test(line) ? [defined({ line, security_support_until, end_of_life })] : [];
  });
  return filled({
    ...{ security_support_until, end_of_life, sbom_url, csaf_url, conformity_url },
    lines: named.length === 0 ? undefined : named,
  });
}
const VERSION_LINE = /^[Vv]?\d{1,5}(?:\.(?:\d{1,5}|[Xx*])){0,3}(?: (?:LTS|ESR|LTSC))?$/;

/** Names and versions are lines of text; all else is a word of a closed list, a day or an address. */
function toPublicSector({ public_sector: said }: Software): Draft['public_sector'] {
  if (said === undefined) return undefined;
  const { open, proprietary, hardware } = said.depends_on ?? {};
  return filled({
    ...said,
    used_by: uniqueUnlessEmpty((said.used_by ?? []).map(plainLine)),
    depends_on: filled({
      open: toDependencies(open),
      proprietary: toDependencies(proprietary),
      hardware: toDependencies(hardware),
    }),
    audience: said.audience && filled(said.audience),
    copyright_owner: said.copyright_owner === undefined ? undefined : plainLine(said.copyright_owner),
    based_on: uniqueUnlessEmpty(said.based_on ?? []),
  });
}

function toDependencies(list: readonly Dependency[] | undefined): Dependency[] | undefined {
  if (list === undefined || list.length === 0) return undefined;
  return list.map(({ name, version, version_min, version_max, optional }) =>
    defined({
      name: plainLine(name),
      version: version && plainLine(version),
      version_min: version_min && plainLine(version_min),
      version_max: version_max && plainLine(version_max),
      optional,
    }),
  );
}

/** The package itself: a listing is no version of it. */
function toPackage(text: string): string | undefined {
  const found = parsePackageUrl(text);
  return found && packageUrlText(found);
}

/** An object that says nothing is left out, because its mere presence would count for the rank. */
function filled<T extends object>(object: T): T | undefined {
  const members = defined(object);
  return Object.keys(members).length === 0 ? undefined : members;
}

function toDescriptions({ descriptions = {} }: Software): Descriptions {
  const kept: Descriptions = {};
  for (const [written, { tagline = '', summary, text }] of Object.entries(descriptions)) {
    const tag = canonicalTag(written) ?? written;
    const short = cutAtSentence(summary, MAX_LENGTH.summary);
    if (short === '' || Object.hasOwn(kept, tag)) continue;
    const longer = text || (short === summary ? '' : summary);
    kept[tag] = defined({
      tagline: cutAtSentence(tagline, MAX_LENGTH.tagline) || undefined,
      summary: short,
      text: cutAtSentence(longer, MAX_LENGTH.text) || undefined,
    });
  }
  return kept;
}

function toVersions({ release, releases = [] }: PadDocument): DraftRelease[] {
  const byVersion = new Map<string, DraftRelease>();
  for (const version of [release, ...releases].map(toRelease)) {
    if (!byVersion.has(version.version)) byVersion.set(version.version, version);
  }
  return newestFirst([...byVersion.values()]);
}

function toRelease(release: PadRelease): DraftRelease {
  const version = plainLine(release.version);
  return defined({
    version,
    released_on: release.released_on,
    released_in: release.released_on === undefined ? release.released_in : undefined,
    release_type: entryOf(release.release_type, vocabulary.findReleaseType),
    prerelease: isPrerelease(version),
    notes_url: release.notes_url,
    changes: cutAtSentence(release.changes ?? '', MAX_LENGTH.changes) || undefined,
    yanked: yankOf(release),
    artifacts: release.artifacts?.map(({ platform, uri, sha256, size_bytes, format }) =>
      defined({
        platform: platform === undefined ? undefined : plainLine(platform),
        uri,
        sha256: sha256?.toLowerCase(),
        size_bytes,
        format,
      }),
    ),
  });
}

/** Just `true` gives no reason; an empty reason withdraws it all the same. */
function yankOf({ yanked = false }: PadRelease): string | undefined {
  if (yanked === false) return undefined;
  return yanked === true ? '' : cutAtSentence(plainLine(yanked), MAX_LENGTH.summary);
}
