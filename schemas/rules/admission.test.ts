import { expect, it } from 'vitest';
import type { AdmissionRules } from '../contracts/generated/admission.ts';
import type { Listing } from '../contracts/generated/listing.ts';
import { admissionRemarks } from './admission.ts';

const GITHUB: Listing['sources'] = [
  { kind: 'github', url: 'https://github.com/works/tool', primary: true, last_changed_on: '2026-11-20' },
];
const CANDIDATE = {
  license: { type: 'freeware' },
  descriptions: { en: { summary: 'Does one thing well.' } },
  versions: [{ version: '1.0', prerelease: false, released_on: '2026-10-21' }],
} as Parameters<typeof admissionRemarks>[1];

it.each<[string, AdmissionRules, Partial<Listing>, string[]]>([
  ['nothing is asked for', {}, {}, []],
  ['the license is of another kind', { licenses: ['open-source'] }, {}, ['admission_license']],
  ['the license is not said', { licenses: ['open-source'] }, { license: {} }, ['admission_license']],
  ['the license is one of them', { licenses: ['open-source', 'freeware'] }, {}, []],
  ['a language is missing', { languages: ['en', 'de'] }, {}, ['admission_language']],
  ['all languages are there', { languages: ['en'] }, {}, []],
  ['the domain was not looked at', { domain_proof: true }, {}, ['admission_proof']],
  ['the domain is proved', { domain_proof: true }, { verification: { method: 'dns-txt', status: 'verified' } }, []],
  ['nobody else says when it was released', { first_release_days: 30 }, {}, ['admission_age']],
  ['its first release is a day too young', { first_release_days: 31 }, { sources: GITHUB }, ['admission_age']],
  ['its first release is old enough', { first_release_days: 30 }, { sources: GITHUB }, []],
])('where %s', (_what, rules, change, expected) => {
  const remarks = admissionRemarks(rules, { ...CANDIDATE, ...change } as typeof CANDIDATE, '2026-11-20');
  expect(remarks.map(({ code, severity }) => [code, severity])).toEqual(expected.map((code) => [code, 'warning']));
});
