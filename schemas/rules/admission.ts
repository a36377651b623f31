/**
 * What a catalog asks of a listing (data/admission.json), for publishers in their browser, for `check` and for reviewers
 * alike. Each rule is a remark; a person decides. Pure.
 */
import type { AdmissionRules } from '../contracts/generated/admission.ts';
import type { Listing } from '../contracts/generated/listing.ts';
import { type Problem, type ProblemKey, warning } from '../contracts/problems.ts';
import { attestingHost } from './attested-days.ts';

const DAY_MS = 86_400_000;

/** A listing, or a document that may become one: then neither its domain nor its days are known yet. */
type Candidate = Pick<Listing, 'license' | 'descriptions' | 'versions'> &
  Partial<Pick<Listing, 'verification' | 'sources'>>;

/** @param today like 2026-01-31 */
export function admissionRemarks(
  { licenses, languages = [], domain_proof = false, first_release_days }: AdmissionRules,
  { license, descriptions, versions, verification, sources = [] }: Candidate,
  today: string,
): Problem[] {
  const missing = languages.filter((tag) => descriptions[tag]?.summary === undefined);
  const isOther = licenses !== undefined && !licenses.includes(license.type ?? '');
  const remarks: [unmet: boolean, pointer: string, key: ProblemKey, values: Record<string, string | number>][] = [
    [isOther, '/license', 'admission_license', { allowed: licenses?.join(', ') ?? '' }],
    [missing.length > 0, '/descriptions', 'admission_language', { languages: missing.join(', ') }],
    [domain_proof && verification?.status !== 'verified', '/verification', 'admission_proof', {}],
    [
      isYoung({ versions, sources }, first_release_days, today),
      '/versions',
      'admission_age',
      { count: first_release_days ?? 0 },
    ],
  ];
  return remarks.flatMap(([isUnmet, pointer, key, values]) => (isUnmet ? [warning(pointer, key, values)] : []));
}

/** What nobody but the publisher says is not known. */
function isYoung(
  { versions, sources }: Pick<Listing, 'versions' | 'sources'>,
  days: number | undefined,
  today: string,
): boolean {
  if (days === undefined) return false;
  if (attestingHost(sources) === undefined) return true;
  const latest = new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
  return !versions.some(({ released_on }) => released_on !== undefined && released_on <= latest);
}
