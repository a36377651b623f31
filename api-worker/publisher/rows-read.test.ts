/** What a publisher's lists read from the database, among 10,000 listings of others. D1 counts, and bills, the rows. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Env } from '../base/env.ts';
import { takePublisherReport } from '../internal/internal-publishers.ts';
import { askAs } from '../testing/ask.ts';
import { issueToken } from '../testing/submitting.ts';
import { handed } from '../testing/webhook-events.ts';
import { proveDomain } from '../webhooks/after-domain-proof.ts';
import { endpointsOf } from '../webhooks/endpoint-table.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

const OTHERS = 10_000;
/** Their own rows, an index or two for each, the token. */
const FEW = 60;

const HOOK = 'https://hooks.maker.example/';
const SOURCE = 'https://www.maker.example/pad.json';
const HOSTS = { host: 'hooks.maker.example', hosts: ['www.maker.example'], asking_host: 'www.maker.example' };
const { build, listing, trusted } = handed({ slug: 'theirs', sources: [SOURCE], ...HOSTS });
const WAITING = { build, listing, trusted, since: 0 };

const NUMBERS = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${OTHERS})`;

/** `theirs` is on www.maker.example, all else on domains of others; every second endpoint is of one listing. */
async function fill(): Promise<void> {
  const listing = `json_object('slug', 'other-' || n, 'homepage', 'https://p' || n || '.example/', 'sources', json_array())`;
  const statements = [
    `${NUMBERS} insert into publisher_listings
      select 'other-' || n, ${listing}, json_array('p' || n || '.example') from numbers`,
    `${NUMBERS} insert into webhook_endpoints
      select 'wh_' || n, 'object-' || n, iif(n % 2, '?other-' || n, 'p' || n || '.example'), 'https://p' || n || '.example/',
      '[]', '2026-01-01T00:00:00.000Z' from numbers`,
    `${NUMBERS} insert into webhook_listings
      select 'other-' || n, 'object-' || n, json_array('p' || n || '.example'), 'b', null from numbers`,
    `${NUMBERS} insert into tokens (hash, prefix, domains, created_at, expires_at, line)
      select 'hash-' || n, 'cat_', json_array('p' || n || '.example'), '2026-01-01', '9999-01-01', 'line-' || n from numbers`,
    `insert into publisher_listings values ('theirs', '{"slug":"theirs"}', '["www.maker.example"]')`,
    `insert into webhook_endpoints values
      ('wh_own', 'own', 'www.maker.example', '${HOOK}', '[]', '2026-01-01T00:00:00.000Z')`,
    `insert into event_requests values ('${SOURCE}', '${HOOK}', '[]', '2026-01-01')`,
    `insert into webhook_listings values ('theirs', null, '["www.maker.example"]', 'b', '${JSON.stringify(WAITING)}')`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

/** The database, and how many rows it has read for whoever uses it. A batch, which replaces whole tables, is left out. */
function countingDatabase() {
  const count = { rows: 0 };
  const counted = (statement: D1PreparedStatement): object => ({
    bind: (...values: unknown[]) => counted(statement.bind(...values)),
    all: async () => {
      const result = await statement.all();
      count.rows += result.meta.rows_read;
      return result;
    },
  });
  const prepare = (text: string) => counted(env.DB.prepare(text));
  const DB = { prepare, batch: async () => [] } as unknown as D1Database;
  return { DB, count };
}

beforeAll(fill);

it('a proved domain reads only the rows on it, and gives its listings the endpoint they share', async () => {
  const { DB, count } = countingDatabase();
  const { WEBHOOKS, WEBHOOK_KEY } = env;
  await proveDomain({ WEBHOOKS, WEBHOOK_KEY, DB } as Env, 'www.maker.example');
  expect(count.rows).toBeGreaterThan(0);
  expect(count.rows).toBeLessThan(FEW);
  const listing = await env.DB.prepare("select object from webhook_listings where slug = 'theirs'").first('object');
  expect(listing).toBe('own');
});

it.each([
  ['listings', ['theirs']],
  ['webhooks', ['wh_own']],
])('GET /publisher/%s reads only the rows of its publisher', async (path, expected) => {
  const { DB, count } = countingDatabase();
  const headers = { Authorization: `Bearer ${await issueToken(['maker.example'])}` };
  const answer = await askAs('203.0.113.9', `/api/v1/publisher/${path}`, { headers }, { DB });
  const { data } = await answer.json<{ data: { id?: string; slug?: string }[] }>();
  expect(data.map(({ id, slug }) => id ?? slug)).toEqual(expected);
  expect(count.rows).toBeGreaterThan(0);
  expect(count.rows).toBeLessThan(FEW);
});

it('a report of proofs reads the tokens that it names, and those that have ended', async () => {
  const names = ['p7.example', 'p8.example', 'p9.example'];
  await env.DB.batch([
    env.DB.prepare(`insert into webhook_domains select value from json_each(?)`).bind(JSON.stringify(names)),
    env.DB.prepare(`update tokens set expires_at = '2020-01-01' where hash = 'hash-7'`),
    env.DB.prepare(`update tokens set unproved_since = '2020-01-01' where hash in ('hash-8', 'hash-9')`),
    env.DB.prepare(`update tokens set revoked_at = '2020-01-01' where hash = 'hash-10'`),
  ]);
  const { DB, count } = countingDatabase();
  const proofs = { proofs_found: ['line-9', 'line-11'], proofs_missed: ['line-12'] };
  const none = { requests: [], proof_files: [], listings: [] };
  const request = new Request('https://catalog.test/', {
    method: 'POST',
    body: JSON.stringify({ ...none, ...proofs }),
  });
  await takePublisherReport(request, { WEBHOOKS: env.WEBHOOKS, DB } as Env);
  const { results } = await env.DB.prepare('select domain from webhook_domains order by domain').all();
  const domains = results.map(({ domain }) => domain);
  expect(domains).toEqual(['maker.example', 'p11.example', 'p9.example', 'www.maker.example']);
  const missed = await env.DB.prepare(`select unproved_since from tokens where hash = 'hash-12'`).first();
  expect(missed).toEqual({ unproved_since: new Date().toISOString().slice(0, 10) });
  expect(count.rows).toBeGreaterThan(0);
  expect(count.rows).toBeLessThan(2 * FEW);
});

it('a domain finds neither those that end like it nor those above it', async () => {
  const found = async (domain: string) => (await endpointsOf(env, [domain])).map(({ id }) => id);
  expect(await found('w.maker.example')).toEqual([]);
  expect(await found('aker.example')).toEqual([]);
  expect(await found('a.www.maker.example')).toEqual([]);
  expect(await found('p1.example')).toEqual(['wh_1']);
  expect(await found('p2.example')).toEqual(['wh_2']);
});

it('what is removed or replaced is found no more', async () => {
  await env.DB.batch(
    [
      `replace into webhook_listings values ('other-1', 'object-1', '["new.example"]', 'b', null)`,
      `delete from webhook_endpoints where id = 'wh_4'`,
      `delete from webhook_listings where slug = 'other-3'`,
      `update publisher_listings set hosts = '["new.example"]' where slug = 'other-5'`,
      `delete from publisher_listings where slug = 'other-6'`,
    ].map((statement) => env.DB.prepare(statement)),
  );
  const { results } = await env.DB.prepare(
    `select kind || ' ' || name as found from domain_index
      where domain in ('new.example', 'p1.example', 'p2.example', 'p3.example', 'p4.example', 'p5.example', 'p6.example')
      and kind <> 'token'
      order by domain, kind, name`,
  ).all<{ found: string }>();
  expect(results.map(({ found }) => found)).toEqual([
    ...['listing other-5', 'webhook other-1'],
    'listing other-1',
    ...['endpoint object-2', 'listing other-2', 'webhook other-2'],
    'listing other-3',
    ...['listing other-4', 'webhook other-4'],
    'webhook other-5',
    ...['endpoint object-6', 'webhook other-6'],
  ]);
});
