import { describe, expect, it } from 'vitest';
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { listing, SETTINGS } from '../testing/emitting.ts';
import { stateChange } from './listing-states.ts';
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

describe('a change of state', () => {
  type Of = Record<string, EvidenceRecord['values']['state']>;
  const file = (of: Of) => {
    const records = Object.entries(of).map(([subject, state]) => record(subject, state));
    return Buffer.from(JSON.stringify({ slug: 'tool', records }));
  };
  const told = (before: Of, after: Of) => {
    const beside = { before: undefined, after: Buffer.from(JSON.stringify(TOOL)) };
    const told = stateChange({ before: file(before), after: file(after), beside });
    return told && `${told.change}: ${told.state?.of} ${told.state?.state}`;
  };
  const MCP = 'https://mcp.works.example/';

  it.each<[string, Of, Of, string | undefined]>([
    ['falls silent', { [HOME]: 'answering' }, { [HOME]: 'silent' }, 'silent: homepage silent'],
    ['is sold', { [HOME]: 'answering' }, { [HOME]: 'changed_hands' }, 'silent: homepage changed_hands'],
    ['answers again', { [HOME]: 'gone' }, { [HOME]: 'answering' }, 'answering: homepage answering'],
    ['was given up', { 'pkg:npm/tool': 'answering' }, { 'pkg:npm/tool': 'given_up' }, 'silent: package given_up'],
    ['only gets worse', { [HOME]: 'silent' }, { [HOME]: 'gone' }, undefined],
    ['was never seen to answer', {}, { [HOME]: 'silent' }, undefined],
    ['was archived, which its listing says', { [SOURCE]: 'answering' }, { [SOURCE]: 'archived' }, undefined],
    ['is looked at no more', { [HOME]: 'silent' }, {}, undefined],
    [
      'ends in two places',
      { [HOME]: 'answering', [MCP]: 'answering' },
      { [HOME]: 'changed_hands', [MCP]: 'silent' },
      'silent: homepage changed_hands',
    ],
  ])('of what %s', (_what, before, after, expected) => {
    expect(told(before, after)).toBe(expected);
  });

  it('is none where history holds anything else', () => {
    const [before, after] = [file({ [HOME]: 'answering' }), file({ [HOME]: 'silent' })];
    expect(stateChange({ before, after })).toBeUndefined();
    expect(stateChange({ before: Buffer.from('{'), after, beside: { before, after } })).toBeUndefined();
  });
});
