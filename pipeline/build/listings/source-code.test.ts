import { expect, it } from 'vitest';
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { PackageDecision } from './shown-install-commands.ts';
import { sourceCode } from './source-code.ts';

const REPOSITORY = 'https://github.com/works/tool';
const OTHER = 'https://codeberg.org/works/other';
const source = (kind: 'github' | 'pad-json', url?: string): Listing['sources'][number] => ({
  ...{ kind, primary: true, last_changed_on: '2026-01-01' },
  ...(url !== undefined && { url }),
});
/** A document in data/feeds. */
const OPERATORS_OWN = { ...source('pad-json'), feed: 'tool' };
const notes = (notes_url: string) => ({ versions: [{ version: '1.0', prerelease: false, notes_url }] });

it.each<[string, Partial<Listing>, string | undefined, string | undefined]>([
  ['the facts are read from', { sources: [source('github', REPOSITORY)], homepage: OTHER }, undefined, REPOSITORY],
  ['the registry names', { homepage: OTHER }, REPOSITORY, REPOSITORY],
  ['the homepage is', { homepage: `${REPOSITORY}#readme` }, 'works.example', REPOSITORY],
  ['holds the documentation', { documentation: `${OTHER}/src/branch/main/docs` }, undefined, OTHER],
  [
    'holds the notes of a release',
    notes('https://gitlab.com/works/suite/tool/-/releases'),
    undefined,
    'https://gitlab.com/works/suite/tool',
  ],
  ['takes reports', { support_url: `${REPOSITORY}/issues` }, undefined, REPOSITORY],
])('the source code is in the repository that %s', (_what, facts, place, expected) => {
  expect(sourceCode(listingWith(facts), records(place), undefined)).toBe(expected);
});

it.each<[string, Partial<Listing>, string | undefined]>([
  ['nothing names a repository', { homepage: 'https://works.example/' }, 'works.example'],
  ['an address is a page of the forge itself', { homepage: 'https://github.com/sponsors/works' }, undefined],
  ['the license is not open source', { license: { type: 'freemium' }, ...notes(`${REPOSITORY}/releases`) }, REPOSITORY],
  ['a document lies in a repository', { sources: [source('pad-json', `${REPOSITORY}/raw/main/pad.json`)] }, undefined],
])('no source code is known where %s', (_what, facts, place) => {
  expect(sourceCode(listingWith(facts), records(place), undefined)).toBeUndefined();
});

const CLAIMED = 'pkg:github/works/tool';
const foreign = { packages: [CLAIMED], sources: [source('pad-json', 'https://works.example/pad.json')] };
const tied = { ...records('https://works.example/')[0], subject: CLAIMED } as EvidenceRecord;

it.each<[string, Partial<Listing>, EvidenceRecord[], PackageDecision | undefined, string | undefined]>([
  ['a witness has tied to the product', foreign, [tied], undefined, REPOSITORY],
  ['a reviewer has approved', foreign, [], { approved_packages: [CLAIMED], overrides: {} }, REPOSITORY],
  ['nobody has confirmed', foreign, [], undefined, undefined],
  [
    'nobody has confirmed, though another one is approved',
    foreign,
    [],
    { approved_packages: ['pkg:npm/a'], overrides: {} },
    undefined,
  ],
  [
    'lies in a group of GitLab',
    { packages: ['pkg:gitlab/works/suite/tool@v1'], sources: [OPERATORS_OWN] },
    [],
    undefined,
    'https://gitlab.com/works/suite/tool',
  ],
  ['is a package of another kind', { packages: ['pkg:npm/tool'], sources: [OPERATORS_OWN] }, [], undefined, undefined],
  [
    'belongs to what is not open source',
    { packages: [CLAIMED], sources: [OPERATORS_OWN], license: { type: 'freemium' } },
    [],
    undefined,
    undefined,
  ],
])('a repository named as a package that %s', (_what, facts, evidence, decision, expected) => {
  expect(sourceCode(listingWith(facts), evidence, decision)).toBe(expected);
});

const listingWith = (facts: Partial<Listing>) =>
  ({ license: { type: 'open-source' }, sources: [], versions: [], ...facts }) as unknown as Listing;

function records(place: string | undefined): EvidenceRecord[] {
  const record = { witness: 'npm', subject: 'pkg:npm/tool', since: '2026-01-01', values: { downloads: 1 } } as const;
  return place === undefined ? [] : [{ ...record, source: 'https://registry.npmjs.org/tool', place }];
}
