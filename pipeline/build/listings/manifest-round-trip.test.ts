/** What a manifest feed says comes out again in the manifest that the catalog serves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { validateManifest } from '../../../schemas/contracts/generated/validators.js';
import { readManifest } from '../../../schemas/readers/manifest-json.ts';
import { toManifest } from '../../../schemas/writers/manifest.ts';
import { toPublicListing } from './public-listing.ts';

const EXAMPLE = join(import.meta.dirname, '../../../schemas/contracts/examples/valid/catalog-2.0/every-member.json');

it('a manifest with every member is served with the same members', () => {
  const { entity, capabilities, releases, telemetry } = JSON.parse(readFileSync(EXAMPLE, 'utf8'));
  const { draft } = readManifest(readFileSync(EXAMPLE), { findCategory: () => undefined });
  if (draft === undefined) throw new Error('The example is not valid.');
  const listing: Listing = {
    ...draft,
    sources: [{ kind: 'manifest', primary: true, last_changed_on: '2026-10-14' }],
    verification: { method: 'none', status: 'unverified' },
  };
  const site = { base_url: 'https://catalog.test', host: 'worker' as const };
  const { manifest } = toManifest(toPublicListing(listing, site), 'https://catalog.test');
  expect(validateManifest(manifest)).toBe(true);
  expect(manifest).toMatchObject({ entity, capabilities });
  // Of the time of a release its day is kept; where events go is known to nobody but the worker.
  expect(manifest?.releases).toEqual({ latest: { ...releases.latest, published_at: '2026-10-14T00:00:00Z' } });
  expect(manifest?.telemetry).toEqual({ status_page: telemetry.status_page });
});
