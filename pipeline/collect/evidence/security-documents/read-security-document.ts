/** Which kind of document some bytes are. Takes the marks of its format and nothing else. Pure. */
import type { EvidenceValues } from '../../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { parseJson } from '../../../../schemas/readers/json-text.ts';
import { member, textMember } from '../../../../schemas/rules/members.ts';

/** Members of a listing that name a document. */
export type Named = Extract<keyof NonNullable<Listing['lifecycle']>, `${string}_url`>;
type Kind = EvidenceValues['document'];

const LIMITS = { maxDepth: 64, maxNodes: 4_000_000 };

/** @returns undefined where it is of no kind that the listing says */
export function readKind(named: Named, bytes: Buffer, contentType = ''): Kind {
  if (named === 'conformity_url') return kindOfPaper(bytes, contentType);
  const { value } = parseJson(bytes, LIMITS);
  return named === 'sbom_url' ? kindOfSbom(value) : kindOfCsaf(value);
}

/** CycloneDX 1.2 and later, SPDX 2.x and 3.x, as their JSON Schemas mark them. */
function kindOfSbom(value: unknown): Kind {
  if (member(value, 'bomFormat') === 'CycloneDX') return 'cyclonedx';
  const isSpdx2 = /^SPDX-2\.\d$/.test(textMember(value, 'spdxVersion') ?? '');
  const isSpdx3 = /^https:\/\/spdx\.org\/rdf\/3\./.test(textMember(value, '@context') ?? '');
  return isSpdx2 || isSpdx3 ? 'spdx' : undefined;
}

/** CSAF 2.0 and 2.1: what an advisory and provider metadata must have. */
function kindOfCsaf(value: unknown): Kind {
  const document = member(value, 'document');
  if (/^2\.\d$/.test(textMember(document, 'csaf_version') ?? '')) return 'csaf_advisory';
  const isProvider = /^2\.\d$/.test(textMember(value, 'metadata_version') ?? '');
  return isProvider && textMember(value, 'canonical_url') !== undefined ? 'csaf_provider' : undefined;
}

function kindOfPaper(bytes: Buffer, contentType: string): Kind {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  return /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(contentType) ? 'page' : undefined;
}
