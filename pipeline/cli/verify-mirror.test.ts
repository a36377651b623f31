/** What a hostile mirror can do, and how keys are exchanged. */
import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { indexFiles } from '../../schemas/search/static-index.ts';
import { rootStatement } from '../publish/live/trusted-keys.ts';
import { newKeyPair } from '../repo/keys/ed25519.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { NOW } from '../testing/temporary-catalog.ts';
import { inDays, type Options, PAIR, type Published, signedBuilds } from './testing/signed-build.ts';

const { at, published, catalog, message, verify } = signedBuilds();

describe('a server', () => {
  /** Path → what it answers instead. */
  let lies: Record<string, { status?: number; body?: string; headers?: Record<string, string> }>;
  let server: Loopback;
  beforeEach(async () => {
    lies = {};
    server = await serveHttp((request, response) => {
      const isBrowser = request.headers['user-agent']?.startsWith('Mozilla/') === true;
      const { status, body, headers, type } = answerTo(isBrowser ? 'to browsers' : (request.url ?? ''));
      if (status === 0) return void response.destroy();
      response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    });
    await publishHere('one');
  });
  afterEach(() => server.close());

  const POLICY = "default-src 'none'";
  const page = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${POLICY}">${text}`;
  const publishHere = (name: string, { more: further, ...options }: Published = {}) => {
    const links = (path: string) => ({ links: { self: `${server.origin}/api/v1/software${path}` } });
    const more = {
      'openapi.json': '{}',
      'software/alpha/index.html': page('alpha'),
      '410/gone/index.html': page('gone'),
      [files.rankTable]: '{"order":[["alpha",9]],"places_in_category":[1]}',
      [files.departed]: '{"renamed":{"old":"alpha"},"withdrawn":{"gone":{"reason":"asked"}}}',
      [files.listing('alpha')]: JSON.stringify({ slug: 'alpha', rank: { score: 9 }, ...links('/alpha') }),
      [files.listPage(undefined, 1)]: JSON.stringify({ data: [], ...links('') }),
      [files.categories]: '{"data":[]}',
      ...further,
    };
    return published(name, { baseUrl: server.origin, more, text: page(name), ...options });
  };

  /** As the worker answers, where it does not lie. */
  function answerTo(path: string) {
    const lie = lies[path] ?? lies['*'];
    const honest = honestly(path);
    const headers =
      honest.type === 'text/html' ? { 'content-security-policy': `${POLICY}; frame-ancestors 'none'` } : {};
    return { ...honest, ...lie, headers: { ...honest.headers, ...headers, ...lie?.headers } };
  }
  function honestly(path: string): { status: number; body: string; type: string; headers?: Record<string, string> } {
    const read = (file: string) => readFileSync(at('one', file), 'utf8');
    const json = (body: string, status = 200) => ({ status, body, type: 'application/json' });
    if (/_headers|exports/.test(path)) return json('', 403);
    if (path === '/software/gone/') return { status: 410, body: '', type: 'text/html' };
    if (path === '/api/v1/software/gone') return json('', 410);
    if (/\/software\/old\/?$/.test(path))
      return { ...json('', 308), headers: { location: path.replace('old', 'alpha') } };
    if (path === '/api/v1/software/alpha')
      return json(
        JSON.stringify({ ...JSON.parse(read(`${path}.json`)), rank: { score: 9, position: 1, place_in_category: 1 } }),
      );
    if (path === '/api/v1/software' || path === '/api/v1/categories') return json(read(`${path}.json`));
    const file = path.endsWith('/') ? `${path}index.html` : path;
    if (existsSync(at('one', file)) && /\.\w+$/.test(file))
      return { status: 200, body: read(file), type: file.endsWith('.html') ? 'text/html' : 'application/json' };
    const folder = at('one', path, 'index.html');
    return existsSync(folder)
      ? { ...json('', 307), headers: { location: `${path}/` } }
      : { status: 404, body: '', type: 'text/html' };
  }
  const ask = (options: Options = {}, now = NOW, place = server.origin) =>
    verify(place, { trust: [server.pair], ...options }, now);

  it('that serves what it was given is believed, and it is said what nobody can see from one place', async () => {
    expect([await ask(), message()]).toEqual([false, expect.stringMatching(/unaltered.*and \d+ answers made of them/)]);
    expect(message()).toContain('2 files not served to everybody');
    expect(message()).toContain('A server can show others something else; verify from a second place, too.');
  });

  it('on this machine needs no --trust, as its address was typed', async () => {
    expect([await ask({ trust: [] }), message()]).toEqual([false, expect.stringContaining('unaltered')]);
    const place = server.origin.replace('127.0.0.1', 'localhost');
    await publishHere('one', { baseUrl: place });
    expect([await ask({ trust: [] }, NOW, place), message()]).toEqual([false, expect.stringContaining('unaltered')]);
  });

  it.each([
    ['http://192.168.1.5:4321', 'It must start with https://.'],
    ['https://192.168.1.5', 'It is not an address on the public internet.'],
  ])('that may not be read is not called one without a build: %s', async (place, why) => {
    await expect(ask({}, NOW, place)).rejects.toThrow(`${place} is not read: The address was not fetched. ${why}`);
  });

  it('of files alone is not asked for what a worker makes of them', async () => {
    await publishHere('one', { more: { [files.searchIndex(indexFiles.table)]: '' } });
    const none = { status: 404, body: '', headers: {} };
    for (const path of ['software', 'software/alpha', 'software/alpha/manifest', 'categories'])
      lies[`/api/v1/${path}`] = none;
    expect([await ask(), message()]).toEqual([false, expect.stringContaining('unaltered')]);
  });

  const forged = { body: '{"homepage":"https://bait.example"}' };
  it.each<[string, string, Record<string, object>]>([
    ['the answer about a listing', '/api/v1/software/alpha is answered with', { '/api/v1/software/alpha': forged }],
    ['the list', '/api/v1/software is answered with', { '/api/v1/software': forged }],
    ['the list, with silence', '/api/v1/software is not answered', { '/api/v1/software': { status: 0 } }],
    ['the categories', '/api/v1/categories is answered with', { '/api/v1/categories': forged }],
    [
      'a page by its file name',
      '/software/alpha/index.html is answered',
      { '/software/alpha/index.html': { body: 'bait' } },
    ],
    [
      'what was withdrawn, in the API',
      '/api/v1/software/gone is answered',
      { '/api/v1/software/gone': { status: 200 } },
    ],
    [
      'what was withdrawn, as a file',
      '/software/gone.json is answered',
      { '/api/v1/software/gone.json': { status: 200 } },
    ],
    [
      'what has another name',
      '/software/old/ is answered',
      { '/software/old/': { status: 308, headers: { location: 'https://bait.example/' } } },
    ],
    [
      'a type',
      'alpha.json is served with another Content-Type',
      { '/api/v1/software/alpha.json': { type: 'text/html' } },
    ],
  ])('is found out by %s', async (_what, problem, lie) => {
    lies = lie;
    expect([await ask(), message()]).toEqual([true, expect.stringContaining(problem)]);
  });

  /** What was there before gives way to another build. */
  const become = (name: string) => {
    rmSync(at('one'), { recursive: true });
    renameSync(at(name), at('one'));
  };
  const goOn = async (options: Published = {}) => {
    await publishHere('two', { live: 'one', ...options });
    become('two');
    expect(await ask()).toBe(false);
  };
  const lie = (answers: typeof lies) => () => {
    lies = answers;
  };
  const next = newKeyPair();
  const rotated = { settings: { further_signing_keys: [next.publicKey] } };
  /** The cases of the first attack on `verify`, by their names there; 11 of them passed then. */
  it.each<[name: string, attack: () => unknown, problem: string, asked?: () => Options, day?: Date]>([
    ['rollback', () => goOn().then(() => publishHere('one')), 'somebody went back'],
    [
      'mix of two builds',
      async () => {
        await publishHere('two', { live: 'one' });
        lies = { [files.buildManifest]: { body: readFileSync(at('two', files.buildManifest), 'utf8') } };
      },
      'is not the one that was signed',
    ],
    ['omission', lie({ '/software/alpha/': { status: 404 } }), '/software/alpha/index.html cannot be read'],
    ['another key', () => publishHere('one', { key: newKeyPair() }), 'is not signed by the key that was named'],
    [
      'replay to a newcomer, where there is a witness',
      async () => {
        await publishHere('two', { live: 'one' });
        lies = { '/witness': { status: 200, body: readFileSync(at('two', files.buildSignature), 'utf8') } };
      },
      'the witness knows build',
      () => ({ witness: `${server.origin}/witness` }),
    ],
    ['replay by another spelling', () => goOn().then(() => publishHere('one')), 'somebody went back', () => ({}), NOW],
    ['freeze', () => {}, 'nobody has signed since', () => ({}), inDays(15)],
    [
      'build of another address',
      () => publishHere('one', { baseUrl: 'https://catalog.test' }),
      'it is signed for https',
    ],
    [
      'page that is in no build, to those who were shown it',
      lie({ '/software/malware/': { status: 200, body: 'malware' } }),
      '/software/malware/ is answered with something else',
      () => ({ page: ['/software/malware/'] }),
    ],
    [
      'forged answers of the API',
      lie({ '/api/v1/software/alpha': { body: '{}' } }),
      '/api/v1/software/alpha is answered',
    ],
    [
      'what was withdrawn, as if it were there',
      lie({ '/software/gone/': { status: 200 } }),
      '/software/gone/ is answered',
    ],
    [
      'forged page without its slash',
      lie({ '/software/alpha': { status: 200, body: 'x' } }),
      '/software/alpha is answered',
    ],
    [
      'another policy of contents',
      lie({ '/': { headers: { 'content-security-policy': '' } } }),
      '/index.html is served with another Content-Security',
    ],
    [
      'rollback across an exchange of keys',
      async () => {
        await publishHere('one', rotated);
        expect(await ask()).toBe(false);
        catalog().commit('Exchange the key');
        await goOn({ key: next });
        await publishHere('one', { ...rotated, text: 'old' });
      },
      'is not signed by the key that was named, or by one that followed it',
    ],
  ])('is found out by the case “%s”', async (name, attack, problem, asked = () => ({}), day = NOW) => {
    await attack();
    const place = name.includes('spelling') ? `${server.origin}/` : server.origin;
    expect([await ask(asked(), day, place), message()]).toEqual([true, expect.stringContaining(problem)]);
  });

  it('that answers browsers alone with something else is out of reach, and that is said', async () => {
    lies = { 'to browsers': { body: 'bait' } };
    const shown = await fetch(`${server.origin}/`, { headers: { 'user-agent': 'Mozilla/5.0' } });
    expect(await shown.text()).toBe('bait');
    expect([await ask(), message()]).toEqual([
      false,
      expect.stringContaining('A server can show others something else'),
    ]);
  });

  it('that answers for what never was is found out', async () => {
    const listed = lies;
    lies = new Proxy(listed, {
      get: (_, path) => (/\/no[0-9a-f]{24}/.test(String(path)) ? { status: 200, body: 'malware' } : undefined),
    });
    expect([await ask(), message()]).toEqual([true, expect.stringContaining('is answered with something else')]);
  });

  it('that shows a page which its build does not have is found out by who was shown it', async () => {
    lies = { '/software/malware/': { status: 200, body: 'malware' } };
    const page = ['/software/alpha/', '/software/alpha', '/api/v1/software/alpha'];
    expect(await ask({ page })).toBe(false);
    expect([await ask({ page: [...page, '/software/malware/'] }), message()]).toEqual([
      true,
      expect.stringContaining('/software/malware/ is answered with something else than this build has there'),
    ]);
  });

  it.each([
    ['capitals', (origin: string) => origin.replace('http', 'HTTP')],
    ['a query', (origin: string) => `${origin}/?new`],
  ])('does not bring back what was there before, by an address with %s', async (_what, spelled) => {
    await goOn();
    await publishHere('one');
    expect([await ask({}, NOW, spelled(server.origin)), message()]).toEqual([
      true,
      expect.stringContaining('somebody went back'),
    ]);
  });

  it('that stops following its operator is found out after two weeks', async () => {
    expect(await ask({}, inDays(14))).toBe(false);
    expect([await ask({}, inDays(15)), message()]).toEqual([
      true,
      expect.stringContaining('its signature counted until 2026-12-04: nobody has signed since'),
    ]);
  });

  it('elsewhere is no catalog, but a copy where that is meant', async () => {
    await publishHere('one', { baseUrl: 'https://catalog.test' });
    expect([await ask(), message()]).toEqual([
      true,
      expect.stringContaining('it is signed for https://catalog.test, and'),
    ]);
    expect(await ask({ mirror: true })).toBe(false);
  });

  it('that shows an older build to newcomers is found out by a witness', async () => {
    await publishHere('two', { live: 'one' });
    const signature = readFileSync(at('two', files.buildSignature), 'utf8');
    lies = { '/witness': { status: 200, body: signature } };
    const witness = `${server.origin}/witness`;
    expect([await ask({ witness }), message()]).toEqual([
      true,
      expect.stringContaining('the witness knows build 2517'),
    ]);
    lies = { '/witness': { status: 200, body: '{}' } };
    expect([await ask({ witness }), message()]).toEqual([
      true,
      expect.stringContaining('the witness holds no signature'),
    ]);
  });
});

describe('keys', () => {
  const next = newKeyPair();
  const root = newKeyPair();
  const certify = (keys: string[], issued: string) =>
    rootStatement({ base_url: 'https://catalog.test', keys, issued }, createPrivateKey(root.privateKey));

  it('are exchanged without a word to readers, and one that was taken out counts no more', async () => {
    await published('a', { settings: { further_signing_keys: [next.publicKey] } });
    expect(await verify('a')).toBe(false);
    catalog().commit('Exchange the key');
    await published('b', { key: next, now: inDays(1), settings: { further_signing_keys: [] } });
    expect([await verify('b'), message()]).toEqual([false, expect.stringContaining('unaltered')]);
    catalog().commit('Go on');
    await published('c', { text: 'by a thief', now: inDays(2) });
    expect([await verify('c'), message()]).toEqual([
      true,
      expect.stringContaining('is not signed by the key that was named, or by one that followed it'),
    ]);
    // A newcomer with the first key is not led on: they need the new one.
    rmSync(at('.cache/verify'), { recursive: true });
    expect(await verify('b')).toBe(true);
    expect(await verify('b', { key: next.publicKey })).toBe(false);
  });

  it('are named by a root key, whose later word replaces the earlier one', async () => {
    const named = (keys: string[], issued: string) => ({ root_statement: certify(keys, issued) });
    const key = root.publicKey;
    await published('a', { settings: named([PAIR.publicKey], '2026-11-01') });
    catalog().commit('Exchange the key');
    await published('b', { key: next, settings: named([next.publicKey], '2026-11-20'), text: 'next' });
    expect([await verify('a', { key }), await verify('b', { key })]).toEqual([false, false]);
    catalog().commit('Go on');
    await published('thief', { settings: named([PAIR.publicKey], '2026-11-01'), text: 'bait', now: inDays(1) });
    expect([await verify('thief', { key }), message()]).toEqual([true, expect.stringContaining('somebody went back')]);
    await published('bare', { key: next });
    expect([await verify('bare', { key }), message()]).toEqual([true, expect.stringContaining('and does not here')]);
  });

  it('of a lost root still sign for those who know them', async () => {
    await published('a', { settings: { root_statement: certify([PAIR.publicKey], '2026-11-01') } });
    expect(await verify('a')).toBe(false);
    await published('b', { live: 'a' });
    expect([await verify('b'), await verify('b', { key: root.publicKey })]).toEqual([false, true]);
  });
});
