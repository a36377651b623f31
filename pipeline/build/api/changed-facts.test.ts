import { expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { ChangedFacts } from '../../../schemas/contracts/generated/read-api.ts';
import { listing } from '../testing/emitting.ts';
import { changedFacts } from './change-feed.ts';

const TOOL = listing('tool', 'games', '2026-01-15');
const NEWER = { version: '1.1.0', released_on: '2026-02-01', prerelease: false };
const BETA = { ...NEWER, version: '2.0.0-beta.1', prerelease: true };
const PRICE = { model: 'subscription', price_from_cents: 950, currency: 'EUR' } as const;
const VERIFIED = { method: 'dns-txt', status: 'verified', verified_at: '2026-02-01T00:00:00Z' } as const;

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const between = (was: Partial<Listing>, is: Partial<Listing>) =>
  changedFacts({ before: bytes({ ...TOOL, ...was }), after: bytes({ ...TOOL, ...is }) });

it.each<[string, Partial<Listing>, ChangedFacts]>([
  ['nothing', {}, {}],
  ['a version', { versions: [NEWER, ...TOOL.versions] }, { version: { before: '1.0.0', after: '1.1.0' } }],
  ['a prerelease, which is not what is shown', { versions: [BETA, ...TOOL.versions] }, {}],
  ['a license', { license: { type: 'commercial' } }, { license: { before: 'MIT', after: 'commercial' } }],
  ['a price', { pricing: PRICE }, { pricing: { before: null, after: PRICE } }],
  ['a proof', { verification: VERIFIED, badges: ['verified'] }, { verified: true }],
  ['the end of development', { archived: true }, { archived: true }],
  ['a text and a name', { name: 'Tool 2', descriptions: {} }, { fields: ['descriptions', 'name'] }],
  [
    'what a source said when',
    { sources: [{ ...TOOL.sources[0], last_changed_on: '2026-03-01' }] as Listing['sources'] },
    {},
  ],
])('%s is named as a change of its own', (_what, is, expected) => {
  expect(between({}, is)).toEqual(expected);
});

it('tells what a listing no longer says, too', () => {
  expect(between({ pricing: PRICE, keywords: ['a'] }, {})).toEqual({
    pricing: { before: PRICE, after: null },
    fields: ['keywords'],
  });
});

it('is not known where one of the two is no listing', () => {
  expect(changedFacts({ before: Buffer.from('{'), after: bytes(TOOL) })).toBeUndefined();
  expect(changedFacts({ before: bytes(TOOL), after: bytes({ ...TOOL, name: 5 }) })).toBeUndefined();
});

it('tells which versions were withdrawn and why, and of others that are gone nothing', () => {
  const OLD = { ...NEWER, version: '0.9.0' };
  const contents = { before: bytes({ ...TOOL, versions: [NEWER, ...TOOL.versions, OLD] }), after: bytes(TOOL) };
  const yank = { version: '1.1.0', reason: 'A trojan.', on: '2026-02-02', by: 'operator' } as const;
  expect(changedFacts(contents, [yank, { ...yank, version: '1.0.0' }])).toEqual({
    version: { before: '1.1.0', after: '1.0.0' },
    yanked: [{ version: '1.1.0', reason: 'A trojan.' }],
  });
});
