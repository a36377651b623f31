import { expect, it } from 'vitest';
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { type PackageDecision, shownCommands } from './shown-install-commands.ts';

const PURL = 'pkg:npm/tool';
const OTHER = 'pkg:brew/tool';
const SOURCE = { kind: 'pad-json', primary: true, last_changed_on: '2026-01-01' } as const;
const HOSTED = { ...SOURCE, url: 'https://works.example/tool.json' };
const KEPT = { ...SOURCE, feed: 'tool' };
const GITHUB = { ...SOURCE, kind: 'github', url: 'https://github.com/works/tool' } as const;

function record(place: string | undefined, subject = PURL): EvidenceRecord {
  const source = 'https://registry.npmjs.org/tool';
  return { witness: 'npm', subject, since: '2026-01-01', source, values: { downloads: 5 }, ...(place && { place }) };
}

const decided = (members: Partial<PackageDecision>): PackageDecision => ({ overrides: {}, ...members });

type Case = [
  what: string,
  source: Listing['sources'][number],
  evidence: EvidenceRecord[],
  decision: PackageDecision | undefined,
  shown: string[],
];

it.each<Case>([
  ['registry points back', HOSTED, [record('works.example')], undefined, [`registry ${PURL}`]],
  ['registry points back to the repository', GITHUB, [record(GITHUB.url)], undefined, [`registry ${PURL}`]],
  ['registry knows the package, and not whose it is', HOSTED, [record(undefined)], undefined, []],
  [
    'registry points back for another package',
    HOSTED,
    [record('works.example', OTHER)],
    undefined,
    [`registry ${OTHER}`],
  ],
  ['publisher alone says so', HOSTED, [], decided({}), []],
  ['reviewer has seen the command', HOSTED, [], decided({ approved_packages: [PURL] }), [`reviewer ${PURL}`]],
  ['reviewer has seen another command', HOSTED, [], decided({ approved_packages: ['pkg:npm/other'] }), []],
  [
    'reviewer has written the package',
    HOSTED,
    [],
    decided({ overrides: { packages: [OTHER] } }),
    [`reviewer ${OTHER}`],
  ],
  ['correction is no list', HOSTED, [], decided({ overrides: { packages: { 0: PURL } } }), []],
  ['operator keeps the document', KEPT, [], undefined, [`reviewer ${PURL}`, `reviewer ${OTHER}`]],
  ['document was read from an address, beside a file', { ...KEPT, url: HOSTED.url }, [], undefined, []],
  ['document was sent', SOURCE, [], undefined, []],
])('a command is shown where the %s', (_what, source, evidence, decision, shown) => {
  const listing = { kind: 'library', packages: [PURL, OTHER, 'pkg:generic/tool'], sources: [source] } as const;
  const found = shownCommands({ ...listing, packages: [...listing.packages], sources: [source] }, evidence, decision);
  expect(found.map(({ approved_by, package: purl }) => `${approved_by} ${purl}`)).toEqual(shown);
});

it('carries the command and its systems', () => {
  expect(shownCommands({ kind: 'library', packages: [OTHER], sources: [KEPT] }, [], undefined)).toEqual([
    {
      package: OTHER,
      tool: 'Homebrew',
      command: 'brew install tool',
      platforms: ['macos', 'linux'],
      approved_by: 'reviewer',
    },
  ]);
});
