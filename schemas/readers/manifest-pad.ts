/**
 * A manifest as the publishing document that says the same, so that both formats follow one set of rules on their way
 * to a draft. Each member taken is named here.
 */
import type { Capabilities, Entity, Manifest } from '../contracts/generated/catalog-2.0.ts';
import type { Interfaces, PadDocument, Release, Software } from '../contracts/generated/pad-2.0.ts';
import { type Problem, warning } from '../contracts/problems.ts';
import { isCodeHost } from '../rules/code-hosts.ts';
import { defined } from '../rules/without-undefined.ts';

const MAX_TOOLS = 1_000_000;

/** @param domain `entity.domain`, known to be one */
export function manifestAsPad(
  { entity, capabilities, releases, telemetry }: Manifest,
  domain: string,
  notes: Problem[],
): PadDocument {
  const { url, events } = telemetry?.webhook ?? {};
  return defined({
    pad_version: '2.0',
    vendor: defined({
      name: entity.vendor?.name ?? domain,
      website: entity.vendor?.website,
      country_code: entity.vendor?.country_code,
    }),
    software: toSoftware({ entity, capabilities, telemetry }, domain, notes),
    release: toRelease(releases.latest, notes),
    webhook: url === undefined ? undefined : defined({ url, events }),
  });
}

function toSoftware(
  { entity, capabilities, telemetry }: Pick<Manifest, 'entity' | 'capabilities' | 'telemetry'>,
  domain: string,
  notes: Problem[],
): Software {
  const { license, slug, name, type, descriptions } = entity;
  return defined({
    slug,
    name,
    kind: type,
    license_type: license?.type,
    license: license && defined({ spdx_id: license.spdx_id, commercial_terms: license.commercial_terms }),
    // The other ways to deploy run on platforms that a manifest does not name.
    platforms: capabilities.deployment.includes('cloud') ? ['web'] : [],
    homepage: homepageOf(domain, notes),
    support_url: entity.vendor?.support_url,
    status_page: telemetry?.status_page,
    deployment: capabilities.deployment,
    integrations: capabilities.integrations,
    interfaces: toInterfaces(capabilities, notes),
    pricing: toPricing(capabilities, notes),
    descriptions: withSummary(descriptions),
  });
}

/** A domain of many says where the code lies, and not who speaks. */
function homepageOf(domain: string, notes: Problem[]): string | undefined {
  if (!isCodeHost(domain)) return new URL(`https://${domain}`).origin;
  notes.push(warning('/entity/domain', 'bad_format.code_host'));
  return undefined;
}

/** A manifest's summary may be empty; then there is nothing to show for that language. */
function withSummary(descriptions: Entity['descriptions']): Entity['descriptions'] {
  return Object.fromEntries(Object.entries(descriptions).filter(([, { summary }]) => summary !== ''));
}

function toInterfaces({ interfaces }: Capabilities, notes: Problem[]): Interfaces | undefined {
  if (interfaces === undefined) return undefined;
  const { openapi, mcp } = interfaces;
  const tools = mcp?.tools_count;
  const isCount = tools === undefined || (tools >= 0 && tools <= MAX_TOOLS);
  if (!isCount) {
    const pointer = '/capabilities/interfaces/mcp/tools_count';
    notes.push(warning(pointer, 'out_of_range.tools', { limit: MAX_TOOLS }));
  }
  return defined({ openapi, mcp: mcp && defined({ ...mcp, tools_count: isCount ? tools : undefined }) });
}

/** A price without its currency could be any price. */
function toPricing({ pricing }: Capabilities, notes: Problem[]): Software['pricing'] {
  if (pricing === undefined) return undefined;
  const { model, starting_price_cents: cents, currency } = pricing;
  if (cents !== undefined && currency === undefined) {
    notes.push(warning('/capabilities/pricing/currency', 'missing.currency'));
    return defined({ model });
  }
  return defined({ model, price_from_cents: cents, currency });
}

function toRelease(latest: Manifest['releases']['latest'], notes: Problem[]): Release {
  const { version, published_at, release_type, changelog_url, artifacts = [] } = latest;
  const withAddress = artifacts.flatMap(({ uri, ...artifact }, index) => {
    if (uri !== undefined) return { ...artifact, uri };
    notes.push(warning(`/releases/latest/artifacts/${index}`, 'missing.uri'));
    return [];
  });
  return defined({
    version,
    released_on: utcDay(published_at),
    release_type,
    notes_url: changelog_url,
    artifacts: withAddress.length === 0 ? undefined : withAddress,
  });
}

/** Parts of a date and time as the schema allows it (RFC 3339; also small letters, a space, an offset of hours alone). */
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)[t\s](\d\d):(\d\d).*?(?:z|([+-])(\d\d):?(\d\d)?)$/i;

/** The day a moment falls on in UTC. */
function utcDay(dateTime: string): string | undefined {
  const [, year, month, day, hour, minute, sign, hours = '0', minutes = '0'] = DATE_TIME.exec(dateTime) ?? [];
  if (year === undefined) return undefined;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const moment = new Date(0);
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  moment.setUTCHours(Number(hour), Number(minute) - offset);
  const iso = moment.toISOString();
  return iso.length === 24 ? iso.slice(0, 10) : undefined;
}
