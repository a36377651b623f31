/** `catalog sync` as an operator runs it: a real server, a real name server, a real cache; real processes that share one. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveDns } from '../testing/dns-server.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { publishAllOf } from '../testing/reviewing.ts';
import { runCommand } from '../testing/run-command.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { copyOfCatalog, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

const FEEDS = 6;

let server: Loopback;
let dns: Awaited<ReturnType<typeof serveDns>>;
let prepared: TemporaryCatalog;
let catalog: TemporaryCatalog;
/** What the publisher says now, by slug; undefined: the server fails. */
let documents: Map<string, string | undefined>;
let answered: number[];

beforeAll(async () => {
  dns = await serveDns({});
  server = await serveHttp((request, response) => {
    const document = documents.get(request.url?.slice(1) ?? '');
    const etag = `"${document?.length}"`;
    const status = document === undefined ? 500 : request.headers['if-none-match'] === etag ? 304 : 200;
    answered.push(status);
    response.writeHead(status, { etag });
    response.end(status === 200 ? document : undefined);
  });
  const files = slugs.map((slug) => [slug, JSON.stringify({ url: `${server.origin}/${slug}` })]);
  prepared = temporaryCatalog(Object.fromEntries(files));
  prepared.write('.gitignore', '.cache/\n');
  prepared.commit('Ignore the cache');
});
afterAll(async () => {
  prepared.remove();
  await server.close();
  await dns.close();
});

const slugs = Array.from({ length: FEEDS }, (_, n) => `slug-${n}`);
const homeless = (slug: string, version = '1.0.0') =>
  padDocument(slug, (document) => {
    delete document.software.homepage;
    document.release = { version };
  });

beforeEach(() => {
  answered = [];
  documents = new Map(slugs.map((slug) => [slug, homeless(slug)]));
  catalog = copyOfCatalog(prepared);
});
afterEach(() => catalog.remove());

const ENVIRONMENT = { GITHUB_EVENT_NAME: '', NO_COLOR: '1' };

function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  return runInProcess(catalog.folder, args, { ...ENVIRONMENT, ...environment });
}
const withServers = (...args: string[]) => ['sync', '--trust', server.pair, '--dns', dns.address, ...args];
const sync = (...args: string[]) => run(withServers(...args));
const syncReally = (...args: string[]) => runCommand(catalog.folder, withServers(...args), ENVIRONMENT);
const trees = () =>
  catalog.git('for-each-ref', '--format=%(refname) %(tree)', 'refs/heads').split('\n').toSorted().join('\n');

describe('a sync', () => {
  it('asks once, and then only whether something has changed; the cache may be deleted at any time', async () => {
    expect((await syncReally()).stdout).toContain(`${FEEDS} feeds: ${FEEDS} proposed.`);
    await publishAllOf(catalog);
    const published = trees();
    const main = catalog.git('rev-parse', 'main');
    expect((await syncReally()).stdout).toBe(`${FEEDS} feeds: ${FEEDS} unchanged.\n`);
    expect(answered).toEqual([...Array(FEEDS).fill(200), ...Array(FEEDS).fill(304)]);
    rmSync(join(catalog.folder, '.cache'), { recursive: true });
    expect((await sync()).stdout).toBe(`${FEEDS} feeds: ${FEEDS} unchanged.\n`);
    expect(answered.slice(-FEEDS)).toEqual(Array(FEEDS).fill(200));
    expect([trees(), catalog.git('rev-parse', 'main'), catalog.git('status', '--porcelain')]).toEqual([
      published,
      main,
      '',
    ]);
  });

  it('writes the same whether one job reads all feeds or several share them', async () => {
    await sync();
    const alone = trees();
    for (const ref of catalog.git('for-each-ref', '--format=%(refname)', 'refs/heads/moderation').split('\n')) {
      catalog.git('update-ref', '-d', ref);
    }
    const before = trees();
    for (const share of ['1/3', '2/3', '3/3']) expect((await sync('--shard', share)).stdout).toContain('Read ');
    expect(trees()).toBe(before);
    expect(readdirSync(join(catalog.folder, '.cache/shards'))).toHaveLength(3);
    expect((await sync('--merge', '.cache/shards')).stdout).toContain(`${FEEDS} feeds: ${FEEDS} proposed.`);
    expect(trees()).toBe(alone);
  });

  it('goes on without the share of a job that failed, and says which it was', async () => {
    await sync('--shard', '1/2');
    const { stderr, stdout, code } = await sync('--merge', '.cache/shards');
    expect(code).toBe(1);
    expect((await sync('--merge', '.cache/shards', '--feeds-may-fail')).code).toBe(0);
    expect(stderr).toContain('shard-2-of-2.ndjson is missing or cut off: its feeds wait for the next run.');
    expect(stdout).toMatch(/6 feeds: \d+ (?:proposed|postponed), \d+ (?:postponed|proposed)\./);
  });

  it('reads one feed by its name, and leaves no trace with --dry-run', async () => {
    const before = trees();
    expect((await sync('--feed', 'slug-3', '--dry-run')).stdout).toContain('1 feed: 1 proposed.');
    expect([trees(), existsSync(join(catalog.folder, '.cache'))]).toEqual([before, false]);
    await sync('--feed', 'slug-3', '--feed', 'data/feeds/slug-5.json');
    expect(catalog.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/moderation')).toBe(
      'moderation/slug-3\nmoderation/slug-5',
    );
  });

  it.each([
    [['--feed', 'unheard-of'], 1, 'No feed is called unheard-of. `catalog feeds` lists them all.'],
    [['--shard', '3/2'], 2, 'It must be like 2/4: the second of four jobs.'],
    [['--shard', '1/2', '--merge', '.cache/shards'], 2, 'Name one of both.'],
    [['--minutes', '-1'], 2, 'It must be a whole number from 0.'],
    [['--merge', 'no-such-folder'], 1, 'holds no results of `catalog sync --shard`. Run that first.'],
  ])('says what is wrong with %j', async (args, code, message) => {
    const result = await sync(...args);
    expect([result.code, result.stderr]).toEqual([code, expect.stringContaining(message)]);
  });

  it('tells the worker what happened to the feeds of published listings; without an answer the next sync does', async () => {
    const told: { authorization: string | undefined; body: string }[] = [];
    const worker = await serveHttp(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      if (request.url === '/internal/v1/sync-log') told.push({ authorization: request.headers.authorization, body });
      // Publishers have brought nothing.
      const isPublishers = request.url === '/internal/v1/publishers';
      response.end(JSON.stringify({ data: isPublishers ? { requests: [], proof_files: [], domains: [] } : [] }));
    });
    const environmentFor = (address: string) => ({ CATALOG_INTERNAL_KEY: 'the-key', CATALOG_WORKER_URL: address });
    const syncTelling = (address: string, ...args: string[]) => run(withServers(...args), environmentFor(address));
    await syncTelling(worker.origin);
    expect(told).toEqual([]);
    await publishAllOf(catalog);
    const { code, stderr } = await syncTelling('http://127.0.0.1:1');
    expect([code, stderr]).toEqual([0, expect.stringContaining('The sync log was not handed over; the next sync')]);
    await syncTelling(worker.origin, '--dry-run');
    expect(told).toEqual([]);
    await syncTelling(worker.origin, '--feed', 'slug-3');
    await worker.close();
    expect(told.map(({ authorization }) => authorization)).toEqual(['Bearer the-key']);
    const { logs } = JSON.parse(told[0]?.body ?? '');
    expect(logs).toHaveLength(FEEDS);
    const outcomes = (slug: string) =>
      logs
        .find((log: { slug: string }) => log.slug === slug)
        .data[0].attempts.map((attempt: object) => Object.values(attempt).at(1));
    expect([outcomes('slug-3'), outcomes('slug-4')]).toEqual([
      ['unchanged', 'unchanged', 'propose'],
      ['unchanged', 'propose'],
    ]);
  });

  it('trusts no private address in a workflow that nobody watches', async () => {
    const { code, stderr } = await run(['sync', '--dry-run', '--trust', server.pair], {
      GITHUB_EVENT_NAME: 'schedule',
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining('--trust and --dns are for local use.')]);
    expect(answered).toEqual([]);
  });
});

describe('catalog feeds', () => {
  it('shows how every feed stands, and a failing one is asked less and less', async () => {
    expect((await run(['feeds'])).stdout).toContain(`${FEEDS} feeds: none fails.`);
    documents.set('slug-4', undefined);
    for (let times = 0; times < 3; times += 1) expect((await sync()).code).toBe(1);
    const asked = answered.filter((status) => status === 500).length;
    expect(asked).toBe(3);
    const [state] = JSON.parse((await run(['feeds', '--failing', '--json'])).stdout);
    expect(state).toMatchObject({
      feed: 'data/feeds/slug-4.json',
      slug: null,
      outcome: 'unreachable',
      codes: ['bad_status'],
      succeeded_at: null,
      failures: 3,
    });
    expect(state.attempts).toHaveLength(3);
    expect(Date.parse(state.next_due_at)).toBeGreaterThan(Date.now());
    expect((await sync()).stdout).toContain('1 postponed');
    expect(answered.filter((status) => status === 500)).toHaveLength(asked);
    const { stdout } = await run(['feeds']);
    expect(stdout).toMatch(/data\/feeds\/slug-4\.json\s+no answer\s+\S+ \S+\s+bad_status, 3 times; again from/);
    expect(stdout).toContain('1 fails.');
  });
});
