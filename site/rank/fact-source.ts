/** Who says what counts in a score, with the page where that can be looked up and the day. */
import type { EvidenceRecord } from '../../schemas/contracts/generated/evidence.ts';
import type { Fact, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { packagePage, parsePackageUrl } from '../../schemas/rules/package-url.ts';
import { isWebAddress } from '../../schemas/rules/web-address.ts';

export interface FactSource {
  /** Of the witness, or the host of a code host; undefined where it is the publisher or this catalog. */
  name: string | undefined;
  /** Where people can look it up. */
  url: string | undefined;
  /** Like 2026-01-31; undefined where the fact itself names it. */
  day: string | undefined;
  /** The package of data it was taken from, where the witness was not asked itself. */
  readFrom: { name: string; url: string | undefined } | undefined;
}

type Sourced = Pick<SoftwareListing, 'evidence' | 'sources'>;

export function factSource(
  { code, values }: Pick<Fact, 'code' | 'values'>,
  { evidence, sources }: Sourced,
): FactSource {
  const record = evidence.find((each) => isBehind(each, code, values));
  const hosted = sources.find(({ url }) => URL.parse(url ?? '')?.hostname.replace(/^www\./, '') === values.source);
  return {
    name: values.source,
    url: record === undefined ? (hosted?.url ?? undefined) : pageOf(record),
    day: SAID_IN_THE_FACT.includes(code) ? undefined : values.day,
    readFrom: readFrom(record),
  };
}

const SAID_IN_THE_FACT: readonly Fact['code'][] = ['newest_release', 'release_fading'];

function isBehind(
  { witness, subject, values: seen }: EvidenceRecord,
  code: Fact['code'],
  values: Fact['values'],
): boolean {
  if (witness !== values.source || (values.subject !== undefined && values.subject !== subject)) return false;
  switch (code) {
    case 'newest_release':
    case 'release_fading':
      return seen.released_on === values.day;
    case 'does_not_fade':
      return seen.advisories !== undefined;
    case 'signature_verified':
      return seen.provenance === true;
    case 'dependents':
    case 'downloads':
    case 'installs':
    case 'computers':
      return seen[code] === values.count;
    default:
      return false;
  }
}

/** What a program reads is little use to people: they get the page of the package, or of its advisories. */
function pageOf({ witness, subject, source }: EvidenceRecord): string | undefined {
  const purl = parsePackageUrl(subject);
  if (witness === 'osv' && purl !== undefined) {
    const name = [purl.namespace, purl.name].filter((part) => part !== undefined).join('/');
    return `https://osv.dev/list?q=${encodeURIComponent(name)}`;
  }
  const page = purl === undefined ? undefined : packagePage(purl)?.url;
  return page ?? [subject, source].find(isWebAddress);
}

/** @returns the package of data with its version, like "download-counts 2.20260301.0" */
function readFrom(record: EvidenceRecord | undefined): FactSource['readFrom'] {
  const purl = record === undefined ? undefined : parsePackageUrl(record.source);
  if (purl === undefined) return undefined;
  const whole = [purl.namespace, purl.name].filter((part) => part !== undefined).join('/');
  return { name: [whole, purl.version].filter((part) => part !== undefined).join(' '), url: packagePage(purl)?.url };
}
