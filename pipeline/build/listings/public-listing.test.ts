/** Versions that were withdrawn, in the public form of a listing. */
import { expect, it } from 'vitest';
import type { Yank } from '../../../schemas/contracts/generated/moderation.ts';
import { currentVersion } from '../../../schemas/rules/version-order.ts';
import { listing, SETTINGS } from '../testing/emitting.ts';
import { toPublicListing } from './public-listing.ts';

const release = (version: string, released_on: string) => ({ version, released_on, prerelease: false });
const yank = (version: string): Yank => ({ version, on: '2026-11-20', by: 'publisher' });

it.each<[string[], string[], string[]]>([
  [
    ['2.0.0', '1.0.0'],
    ['99.0.0', '1.5.0', '0.1.0'],
    ['99.0.0', '2.0.0', '1.5.0', '1.0.0', '0.1.0'],
  ],
  // What is no version at all changes the order of no others.
  [['2.0.0', '1.0.0'], ['nonsense'], ['2.0.0', '1.0.0', 'nonsense']],
  // A file may hold one that the ledger withdraws.
  [['2.0.0', '1.0.0'], ['2.0.0'], ['2.0.0', '1.0.0']],
])('of %j without %j, all stand in their order', (offered, withdrawn, order) => {
  const stored = {
    ...listing('tool', 'games', ''),
    versions: offered.map((one, age) => release(one, `202${9 - age}-01-01`)),
  };
  const decision = { overrides: {}, yanked: withdrawn.map(yank) };
  const { versions } = toPublicListing(stored, SETTINGS, { decision });
  expect(versions.map(({ version }) => version)).toEqual(order);
  expect(
    versions
      .filter(({ yanked }) => yanked !== undefined)
      .map(({ version }) => version)
      .sort(),
  ).toEqual(withdrawn.sort());
  expect(currentVersion(versions)?.version).toBe(offered.find((version) => !withdrawn.includes(version)));
});
