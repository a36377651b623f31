import { expect, it } from 'vitest';
import { placesOf } from './routes.ts';

it.each([
  ['https://catalog.works.example', 'works', { routes: [{ pattern: 'catalog.works.example', custom_domain: true }] }],
  ['https://works.example', 'works', { routes: [{ pattern: 'works.example', custom_domain: true }] }],
  ['https://bücher.example', 'works', { routes: [{ pattern: 'xn--bcher-kva.example', custom_domain: true }] }],
  ['https://works.team.workers.dev', 'works', { workers_dev: true }],
])('%s is where the worker answers', (baseUrl, name, places) => {
  expect(placesOf(baseUrl, name, {})).toEqual(places);
});

it.each([
  ['https://city.example/katalog', 'base_url in data/catalog.json has a path, and on Cloudflare the worker serves a'],
  ['https://city.example:8443', 'base_url in data/catalog.json has a port'],
  ['https://other.team.workers.dev', 'is the address of a worker called other, and "name" in wrangler.jsonc is works'],
])('%s is refused before anything is built', (baseUrl, words) => {
  expect(() => placesOf(baseUrl, 'works', {})).toThrow(words);
});

it.each([
  ['routes of their own', { routes: [{ pattern: 'works.example/*', zone_name: 'works.example' }] }],
  ['one route of their own', { route: 'works.example/*' }],
  ['a proxy of their own', { routes: [] }],
])('is left to operators who have %s', (_what, own) => {
  expect(placesOf('https://city.example/katalog', 'works', own)).toEqual({});
});
