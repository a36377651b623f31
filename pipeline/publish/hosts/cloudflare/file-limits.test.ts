import { expect, test } from 'vitest';
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';
import { fileLimitNote } from './file-limits.ts';

const STORE = { endpoint: 'https://store.example', bucket: 'catalog', prefix: 'catalog' };
const built = (files: number, listings = 100) => ({ files, listings, languages: 2 });
const settings = (host: Settings['host'], listing_store?: typeof STORE) =>
  ({ host, ...(listing_store && { listing_store }) }) as Settings;

test.each([
  ['with room', 17_999, settings('worker')],
  ['far beyond the free plan, so on the paid one', 22_001, settings('worker')],
  ['with room on the paid plan', 89_999, settings('worker')],
  ['on a bare static host, which has limits of its own', 19_999, settings('static')],
  ['with room beside what is in the store', 18_299, settings('worker', STORE)],
])('nothing is said %s (%i files)', (_when, files, where) => {
  expect(fileLimitNote(built(files), where)).toBeUndefined();
});

test.each([
  [
    18_000,
    settings('worker'),
    '18,000 files are to be deployed, close to the 20,000 that Cloudflare takes on its free plan: set listing_store in ' +
      'data/catalog.json, which takes the files of listings out, or change to the paid plan (/docs/scale/).',
  ],
  [
    20_001,
    settings('worker'),
    '20,001 files are to be deployed, more than the 20,000 that Cloudflare takes on its free plan: set listing_store in ' +
      'data/catalog.json, which takes the files of listings out, or change to the paid plan (/docs/scale/).',
  ],
  [
    18_300,
    settings('worker', STORE),
    '18,000 files are to be deployed, close to the 20,000 that Cloudflare takes on its free plan: change to the paid ' +
      'plan (/docs/scale/).',
  ],
  [
    250_000,
    settings('worker'),
    '250,000 files are to be deployed, more than the 100,000 that Cloudflare takes on its paid plan: set listing_store ' +
      'in data/catalog.json, which takes the files of listings out (/docs/scale/).',
  ],
  [
    90_300,
    settings('worker', STORE),
    '90,000 files are to be deployed, close to the 100,000 that Cloudflare takes on its paid plan: lower preview_images ' +
      'in data/catalog.json, or take out a language (/docs/scale/).',
  ],
])('%i files are said to be too many, or nearly', (files, where, note) => {
  expect(fileLimitNote(built(files), where)).toBe(note);
});
