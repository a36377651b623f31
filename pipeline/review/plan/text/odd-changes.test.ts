import { expect, it } from 'vitest';
import type { Listing, Release } from '../../../../schemas/contracts/generated/listing.ts';
import { listingOf, recordOf } from '../../domains/testing/verifying.ts';
import { moderationWords } from './moderation-words.ts';
import { oddChanges } from './odd-changes.ts';

const WORDS = moderationWords({ languages: ['en'] });

const release = (version: string, released_on: string, file = `tool-${version}.zip`, sha256 = '1'): Release => ({
  ...{ version, released_on, prerelease: false },
  artifacts: [{ uri: `https://works.example/get/${file}`, sha256: sha256.repeat(64) }],
});
const BEFORE = release('3.1.4', '2026-10-01');
const PUBLISHED: Partial<Listing> = {
  homepage: 'https://works.example/tool',
  vendor: { name: 'Works', website: 'https://works.example' },
  license: { type: 'commercial' },
  versions: [BEFORE],
};

function oddities(wanted: Partial<Listing>): string[] {
  const published = { listing: listingOf('tool', PUBLISHED), record: recordOf('tool') };
  return oddChanges({ ...published, listing: listingOf('tool', { ...PUBLISHED, ...wanted }) }, published, WORDS);
}

it.each<[sentence: string, wanted: Partial<Listing>]>([
  ['The website moves from works.example to bait.example.', { homepage: 'https://www.bait.example/' }],
  [
    'The website of the publisher moves from works.example to works-books.example.',
    { vendor: { name: 'Works', website: 'https://works-books.example' } },
  ],
  ['The first number of its version leaps from 3 to 31.', { versions: [release('31.5', '2026-11-20'), BEFORE] }],
  ['Its version before is 800 days older.', { versions: [release('3.1.5', '2028-12-09'), BEFORE] }],
  ['A download of 3.2.0 is that of 3.1.4.', { versions: [release('3.2.0', '2026-11-20', 'tool-3.1.4.zip'), BEFORE] }],
  [
    'A published download of 3.1.4 is exchanged.',
    { versions: [release('3.1.4', '2026-10-01', 'tool-3.1.4.zip', '2')] },
  ],
  ['It is said to be open source now, and names no license.', { license: { type: 'open-source' } }],
])('says: %s', (sentence, wanted) => {
  expect(oddities(wanted)).toEqual([sentence]);
});

it.each<[what: string, wanted: Partial<Listing>]>([
  ['another page of the same host', { homepage: 'https://www.works.example/new' }],
  ['the next version', { versions: [release('4.0.0', '2026-11-20'), BEFORE] }],
  [
    'a download more',
    { versions: [{ ...BEFORE, artifacts: [...(BEFORE.artifacts ?? []), { uri: 'https://x.example/' }] }] },
  ],
  ['a license with its name', { license: { type: 'open-source', spdx_id: 'MPL-2.0' } }],
])('says nothing of %s', (_what, wanted) => {
  expect(oddities(wanted)).toEqual([]);
});

it('says nothing of one address for every version', () => {
  const [before, after] = ['3.1.4', '3.2.0'].map((version) => release(version, '2026-10-01', 'tool-latest.zip'));
  const formOf = (...versions: (Release | undefined)[]) => ({
    listing: listingOf('tool', { versions: versions.flatMap((one) => one ?? []) }),
    record: undefined,
  });
  expect(oddChanges(formOf(after, before), formOf(before), WORDS)).toEqual([]);
});
