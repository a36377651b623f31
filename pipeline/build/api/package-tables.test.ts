import { expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { factsOf } from '../listings/listing-facts.ts';
import { DATE, listing, SETTINGS } from '../testing/emitting.ts';
import { nameTables } from './package-tables.ts';

const PURL = 'pkg:npm/%40works/tool';
const tied = {
  witness: 'npm',
  subject: PURL,
  values: {},
  since: DATE,
  place: 'https://github.com/Works/Tool',
} as EvidenceRecord;

function tablesOf(more: Partial<Listing>, evidence: EvidenceRecord[] = [], decision?: Partial<LedgerRecord>) {
  const ledger = new Map(decision && [['tool', { slug: 'tool', state: 'published', ...decision } as LedgerRecord]]);
  const ranked = ['tool', 'other'].map((slug) => ({
    summary: { slug } as never,
    facts: factsOf({ ...listing(slug, 'games', DATE), ...(slug === 'tool' && more) }, SETTINGS, evidence),
  }));
  const tables = Array.from(nameTables({ ranked: ranked as never, catalog: { ledger } }), ([, text]) => String(text));
  return Object.assign({}, ...tables.map((text) => JSON.parse(text)));
}

it('a package leads to the listing that its registry ties to it, and so does the repository that it names', () => {
  const found = tablesOf({ packages: [PURL] }, [tied]);
  expect(found).toMatchObject({ [PURL]: ['tool'] });
  expect(found['github.com/works/tool']).toContain('tool');
});

it.each([
  ['only says is its own', undefined, {}],
  ['was shown to the person who merged it with', { approved_packages: [PURL] }, { [PURL]: ['tool'] }],
  ['has from a person', { overrides: { packages: [PURL] } }, { [PURL]: ['tool'] }],
])('a package that a listing %s leads there only where somebody has looked', (_who, decision, found) => {
  expect(tablesOf({ packages: [PURL] }, [], decision)).toEqual(found);
});

it('several listings of one repository are found by it, by slug', () => {
  const source = {
    kind: 'github' as const,
    url: 'https://github.com/Works/Many.git',
    primary: true,
    last_changed_on: DATE,
  };
  const both = ['b', 'a'].map((slug) => ({
    summary: { slug } as never,
    facts: factsOf({ ...listing(slug, 'games', DATE), sources: [source] }, SETTINGS),
  }));
  const [[path, text] = []] = nameTables({ ranked: both as never, catalog: { ledger: new Map() } });
  expect([path, text]).toEqual([files.named('github.com/works/many'), '{"github.com/works/many":["a","b"]}\n']);
});
