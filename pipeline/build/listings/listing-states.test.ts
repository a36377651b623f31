import { expect, it } from 'vitest';
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { listing, SETTINGS } from '../testing/emitting.ts';
import { onlyListed, toPublicListing } from './public-listing.ts';

const HOME = 'https://works.example/';
const SOURCE = 'https://github.com/works/tool';
const TOOL: Listing = {
  ...listing('tool', 'games', '2026-01-01'),
  homepage: HOME,
  interfaces: { mcp: { endpoint: 'https://mcp.works.example/' } },
  sources: [{ kind: 'github', url: SOURCE, primary: true, last_changed_on: '2026-01-01' }],
};

const record = (subject: string, state: EvidenceRecord['values']['state'], more: Partial<EvidenceRecord> = {}) =>
  ({ witness: 'alive', subject, source: subject, since: '2026-11-20', values: { state }, ...more }) as EvidenceRecord;

it('says each state with what it is of and who says so, what a reader should know first before the others', () => {
  const evidence = [
    record(SOURCE, 'archived'),
    record('pkg:npm/tool', 'given_up', { source: 'https://registry.npmjs.org/tool' }),
    record('https://mcp.works.example/', 'answering'),
    record(HOME, 'changed_hands'),
  ];
  const { states = [] } = toPublicListing(TOOL, SETTINGS, { evidence });
  expect(states.map(({ state, of, by }) => `${state} ${of} ${by}`)).toEqual([
    'changed_hands homepage catalog',
    'given_up package registry.npmjs.org',
    'archived source github.com',
    'answering mcp catalog',
  ]);
  const leading = { state: 'changed_hands', of: 'homepage', since: '2026-11-20', by: 'catalog' };
  expect(onlyListed(TOOL, evidence).state).toEqual(leading);
});

it('says nothing where nobody knows, and keeps states apart from what the rank reads', () => {
  expect(toPublicListing(TOOL, SETTINGS)).not.toHaveProperty('states');
  expect(onlyListed(TOOL, [])).not.toHaveProperty('state');
  expect(toPublicListing(TOOL, SETTINGS, { evidence: [record(HOME, 'gone')] }).evidence).toEqual([]);
});
