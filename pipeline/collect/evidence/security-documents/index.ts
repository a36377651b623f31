/**
 * The documents on security that a listing names, looked at by ourselves: whether each answers, and is what it is said to
 * be. Only at addresses of the listing's own; of what is in them, nothing but their kind is kept.
 */
import type { EvidenceValues } from '../../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { error } from '../../../../schemas/contracts/problems.ts';
import { parseJson } from '../../../../schemas/readers/json-text.ts';
import { isObject, listMember, member, memberAt, textMember } from '../../../../schemas/rules/members.ts';
import type { Witness } from '../../contract/witness.ts';
import { probePage, toTestimony } from '../pages/probe-page.ts';

/** Members of a listing that name a document. */
type Named = Extract<keyof NonNullable<Listing['lifecycle']>, `${string}_url`>;
type Kind = EvidenceValues['document'];

/** Bills of materials name every component. */
const MAX_BYTES = 16 * 1024 * 1024;
const LIMITS = { maxDepth: 64, maxNodes: 4_000_000 };
const NAMED: readonly Named[] = ['sbom_url', 'csaf_url', 'conformity_url'];

export const securityDocuments: Witness = {
  isOwnPlace: true,
  subjects: (listing) => [...namedBy(listing).keys()].filter((address) => address.startsWith('https://')),
  async look(subject, listing, { client }) {
    const named = namedBy(listing).get(subject);
    if (named === undefined) return { unknown: true };
    const file = await probePage(client, subject, MAX_BYTES);
    if (file.is !== 'there') return toTestimony(file);
    if (file.bytes === undefined) return { problem: error('/software/lifecycle', 'too_large', { limit: MAX_BYTES }) };
    const document = readKind(named, file.bytes, file.contentType);
    return document === undefined ? { unknown: true } : { values: { document }, source: subject, places: [subject] };
  },
};

/** Address → what is said to lie there; of one address that is named twice, what is named first. */
function namedBy({ lifecycle = {} }: Listing): Map<string, Named> {
  return new Map(
    NAMED.toReversed().flatMap((name): [string, Named][] => {
      const address = lifecycle[name];
      return address === undefined ? [] : [[address, name]];
    }),
  );
}

/** @returns undefined where it is of no kind that the listing says */
function readKind(named: Named, bytes: Buffer, contentType = ''): Kind {
  if (named === 'conformity_url') return kindOfPaper(bytes, contentType);
  const { value } = parseJson(bytes, LIMITS);
  return named === 'sbom_url' ? kindOfSbom(value) : kindOfCsaf(value);
}

/** CycloneDX 1.2 and later, SPDX 2.x and 3.x, as their JSON Schemas mark them. */
function kindOfSbom(value: unknown): Kind {
  const isOfOne = isObject(memberAt(value, ['metadata', 'component']));
  const isCycloneDx = member(value, 'bomFormat') === 'CycloneDX' && (isOfOne || lists(value, 'components'));
  const isSpdx2 = /^SPDX-2\.\d$/.test(textMember(value, 'spdxVersion') ?? '') && lists(value, 'packages', 'files');
  const isSpdx3 = /^https:\/\/spdx\.org\/rdf\/3\./.test(textMember(value, '@context') ?? '') && lists(value, '@graph');
  return isCycloneDx ? 'cyclonedx' : isSpdx2 || isSpdx3 ? 'spdx' : undefined;
}

/** An empty document costs nothing to make, and says nothing. */
const lists = (value: unknown, ...names: string[]) => names.some((name) => listMember(value, name).some(isObject));

/** CSAF 2.0 and 2.1: an advisory that names products, or what provider metadata must have. */
function kindOfCsaf(value: unknown): Kind {
  const isAdvisory = /^2\.\d$/.test(textMember(member(value, 'document'), 'csaf_version') ?? '');
  if (isAdvisory && lists(member(value, 'product_tree'), 'branches', 'full_product_names')) return 'csaf_advisory';
  const isProvider = /^2\.\d$/.test(textMember(value, 'metadata_version') ?? '');
  return isProvider && textMember(value, 'canonical_url') !== undefined ? 'csaf_provider' : undefined;
}

function kindOfPaper(bytes: Buffer, contentType: string): Kind {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  return /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType) ? 'page' : undefined;
}
