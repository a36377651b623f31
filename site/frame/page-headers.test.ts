import { expect, it } from 'vitest';
import { headerRules } from './page-headers.ts';

/** Fields by path. */
const rules = new Map(
  headerRules()
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...fields] = rule.split('\n');
      return [path, new Headers(fields.map((field) => field.trim().split(/: (.*)/s, 2) as [string, string]))];
    }),
);

it.each([
  ...['/api/*', '/v1/*', '/schemas/*', '/.well-known/*', '/badges/*', '/openapi.json', '/llms.txt', '/news.:format'],
])('%s may be read by programs in a browser and kept by caches for five minutes', (path) => {
  expect(Object.fromEntries(rules.get(path) ?? [])).toEqual({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag',
    'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=600',
  });
});

it('a file without an ending has its media type', () => {
  expect(rules.get('/.well-known/api-catalog')?.get('content-type')).toMatch(/^application\/linkset\+json; /);
});
