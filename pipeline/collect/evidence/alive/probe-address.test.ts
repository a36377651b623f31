import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { Refusal } from '../../../repo/fetch/check-url.ts';
import type { GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import type { HttpResponse } from '../../../repo/fetch/http-exchange.ts';
import { bareTools } from '../testing/asking.ts';
import { witnessedListing } from '../testing/witnessing.ts';
import { alive } from './index.ts';

const PAGE = 'https://works.example/';
const SPEC = 'https://api.works.example/openapi.json';
const MCP = 'https://mcp.works.example/mcp';

const listing = witnessedListing({
  homepage: PAGE,
  vendor: { name: 'Works', website: 'https://works-group.example/' },
  interfaces: { openapi: { spec_url: SPEC }, mcp: { endpoint: MCP } },
});

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** @param answers by address; anything else is refused */
async function look(subject: string, answers: Record<string, Answer | Refusal>, of: Listing = listing) {
  const asked: [string, object | undefined][] = [];
  const client: GuardedClient = {
    fetch: async () => ({ refusal: { code: 'timeout' } }),
    request: async (address, options): Promise<HttpResponse | { refusal: Refusal }> => {
      asked.push([address, options]);
      const answer = answers[address] ?? { code: 'bad_address' };
      if ('code' in answer) return { refusal: answer };
      const { status = 200, headers = {}, body = '' } = answer as Answer;
      return { status, headers, bytes: Buffer.from(body) };
    },
    close: async () => {},
  };
  const said = await alive.look(subject, of, bareTools(client));
  const state = 'values' in said ? said.values.state : Object.keys(said)[0];
  return { asked, state };
}

const to = (location: string, status = 302): Answer => ({ status, headers: { location } });
const page = (head: string): Answer => ({ body: `<!doctype html><html><head>${head}</head><body>Hello</body></html>` });
const message = (value: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, ...value });

it('looks at sources, descriptions, servers and homepages that were approved, and at nothing on a code host', () => {
  expect(alive.subjects(listing)).toEqual(['https://github.com/works/editor', SPEC, MCP, PAGE]);
  expect(alive.subjects(witnessedListing({ homepage: 'https://github.com/works/editor' }))).toHaveLength(1);
  expect(alive.subjects(witnessedListing({ homepage: 'http://works.example/' }))).toHaveLength(1);
});

describe('a homepage', () => {
  it.each<[string, string, Record<string, Answer | Refusal>]>([
    ['answers', 'answering', { [PAGE]: page('<title>Editor</title>') }],
    [
      'leads to its www',
      'answering',
      { [PAGE]: to('https://www.works.example/'), 'https://www.works.example/': page('') },
    ],
    ['leads to its repository', 'answering', { [PAGE]: to('https://github.com/works/editor') }],
    ['leads to its publisher', 'answering', { [PAGE]: to('https://works-group.example/editor') }],
    ['leads to another site', 'unknown', { [PAGE]: to('https://shop.example/editor') }],
    ['leads on and on', 'problem', { [PAGE]: to('/') }],
    ['leads to no address', 'problem', { [PAGE]: { status: 302 } }],
    ['says nothing', 'unknown', { [PAGE]: { body: ' \n' } }],
    ['is not found', 'gone', { [PAGE]: { status: 404, body: 'none' } }],
    ['was removed', 'gone', { [PAGE]: { status: 410 } }],
    ['has no name any more', 'gone', { [PAGE]: { code: 'unknown_host' } }],
    ['has name servers that are silent', 'silent', { [PAGE]: { code: 'unknown_host', variant: 'no_answer' } }],
    ['has the certificate of another', 'silent', { [PAGE]: { code: 'bad_certificate' } }],
    ['does not answer in time', 'silent', { [PAGE]: { code: 'timeout' } }],
    ['has a server that fails', 'silent', { [PAGE]: { status: 503 } }],
    ['refuses us', 'problem', { [PAGE]: { status: 403 } }],
    ['asks us to wait', 'problem', { [PAGE]: { status: 429 } }],
  ])('that %s is %s', async (_what, state, answers) => {
    expect((await look(PAGE, answers)).state).toBe(state);
  });

  it('is asked once, for its beginning, and without following anything', async () => {
    const { asked } = await look(PAGE, { [PAGE]: page('') });
    expect(asked).toEqual([
      [PAGE, { headers: { accept: 'text/html, */*;q=0.5' }, maxBytes: 65_536, cut: true, follow: false }],
    ]);
  });

  const script = (body: string) => page(`<script>${body}</script>`);
  it.each<[string, Answer]>([
    ['Sedo', page('<script src="https://img.sedoparking.com/js/a.js"></script>')],
    ['Sedo, in a frame', { body: '<frameset><frame src="//sedo.com/services/parking.php?x=1"></frameset>' }],
    ['ParkingCrew', page('<link rel="stylesheet" href="http://d38psrni17bvxu.cloudfront.net/themes/a.css">')],
    ['Bodis', script("window.park = 'eyJ1dWlkIjoi';")],
    ['GoDaddy', script('window.onload=function(){window.location.href="/lander"}')],
    ['GoDaddy, by its address', to('/lander')],
    ['AdSense for Domains', page('<script src="//www.google.com/adsense/domains/caf.js?abp=1"></script>')],
    ['ParkLogic', script('window.location.replace("https://router.parklogic.com/?d=works.example")')],
    ['HugeDomains', to('https://www.hugedomains.com/domain_profile.cfm?d=works.example')],
    ['Afternic', page('<meta http-equiv="Refresh" content="0; URL=https://www.afternic.com/forsale/works.example">')],
    ['Trellian', to('http://ww38.works.example/')],
    [
      'one with a key for ad blockers',
      { body: `<html data-adblockkey="${'MFwwDQYJKoZIhvcN'.repeat(4)}"><p>Links</p>` },
    ],
  ])('of %s has changed hands', async (_what, answer) => {
    expect((await look(PAGE, { [PAGE]: answer })).state).toBe('changed_hands');
  });

  it.each<[string, Answer]>([
    [
      'links to a market of domains',
      { body: '<a href="https://www.hugedomains.com/domain_profile.cfm?d=a">a friend</a>' },
    ],
    [
      'explains parking',
      { body: '<p>This domain is for sale, says sedoparking.com. <code>window.park = "eyJ"</code>' },
    ],
    ['holds a sign in a comment', { body: '<!-- <script src="https://img.sedoparking.com/a.js"></script> -->Hello' }],
    ['sells domains', page('<title>Other.example is for sale at Atom.com</title>')],
    ['manages parking spaces', page('<title>Parking</title><script src="/parking.js"></script>')],
    [
      'shows advertising',
      page('<script src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js"></script>'),
    ],
    ['talks of its lander', script('const lander = "/lander"; fetch("https://api.works.example/lander")')],
  ])('that %s has not', async (_what, answer) => {
    expect((await look(PAGE, { [PAGE]: answer })).state).toBe('answering');
  });

  it('of a provider itself has not', async () => {
    const own = 'https://www.bodis.com/';
    const of = witnessedListing({ homepage: own });
    const answer = page('<script src="https://static.bodis.com/a.js"></script>');
    expect((await look(own, { [own]: answer }, of)).state).toBe('answering');
  });
});

describe('an API description', () => {
  it.each<[string, string, Answer]>([
    ['is one', 'answering', { body: '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{"/a":{}}}' }],
    ['is one in YAML', 'answering', { body: 'openapi: 3.0.3\ninfo:\n  title: A\npaths:\n  /a:\n    get: {}\n' }],
    [
      'is longer than is read',
      'answering',
      { body: `{"openapi":"3.1.0","info":{"description":"${'a'.repeat(65_536)}` },
    ],
    ['describes nothing', 'silent', { body: '{"openapi":"3.1.0","info":{"title":"A","version":"1"},"paths":{}}' }],
    ['is empty', 'silent', { body: '' }],
    ['is a page', 'silent', page('<title>Editor</title>')],
    ['is a parked page', 'changed_hands', page('<script src="https://img.sedoparking.com/a.js"></script>')],
    ['is another document', 'silent', { body: '{"message":"hello"}' }],
    ['leads to another site', 'unknown', to('https://shop.example/')],
    ['is not for all any more', 'unknown', { status: 401 }],
  ])('that %s is %s', async (_what, state, answer) => {
    expect((await look(SPEC, { [SPEC]: answer })).state).toBe(state);
  });
});

describe('an MCP server', () => {
  const result = {
    result: { protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: 'a', version: '1' } },
  };
  const stream = { 'content-type': 'text/event-stream' };
  it.each<[string, string, Answer]>([
    ['answers', 'answering', { body: message(result) }],
    ['answers in a stream', 'answering', { headers: stream, body: `event: message\ndata: ${message(result)}\n\n` }],
    ['says which version it wants', 'answering', { status: 400, body: message({ error: { code: -32602 } }) }],
    ['wants a token', 'answering', { status: 401, headers: { 'www-authenticate': 'Bearer realm="a"' } }],
    ['wants a password', 'problem', { status: 401, headers: { 'www-authenticate': 'Basic realm="a"' } }],
    ['answers with a page', 'silent', page('<title>Editor</title>')],
    ['answers with other JSON', 'silent', { body: '{"jsonrpc":"2.0"}' }],
    ['is not there', 'gone', { status: 404, body: '' }],
    ['fails', 'silent', { status: 502, body: '' }],
  ])('that %s is %s', async (_what, state, answer) => {
    const { asked, state: seen } = await look(MCP, { [MCP]: answer });
    expect(seen).toBe(state);
    expect(asked).toHaveLength(1);
  });

  it('is asked to initialize, and nothing more', async () => {
    const { asked } = await look(MCP, { [MCP]: { status: 404 } });
    expect(JSON.parse(String((asked[0]?.[1] as { body?: string } | undefined)?.body))).toMatchObject({
      method: 'initialize',
      id: 1,
    });
  });

  it('of the older transport is asked for its stream', async () => {
    const of = { ...listing, interfaces: { mcp: { endpoint: MCP, transport: 'sse' as const } } };
    const { asked, state } = await look(
      MCP,
      { [MCP]: { headers: stream, body: 'event: endpoint\ndata: /messages\n\n' } },
      of,
    );
    expect(state).toBe('answering');
    expect(asked[0]?.[1]).not.toHaveProperty('body');
  });
});

describe('a source', () => {
  const [own = { kind: 'github' as const, url: '', primary: true, last_changed_on: '2026-11-01' }] = listing.sources;
  it.each<[string, string, Partial<Listing>, Partial<typeof own>]>([
    ['was read', 'answering', {}, {}],
    ['fails', 'silent', {}, { failing_code: 'timeout' }],
    ['is a repository that is not there', 'gone', {}, { failing_code: 'repository_not_found' }],
    ['answers with something unreadable', 'problem', {}, { failing_code: 'bad_json' }],
    ['is archived', 'archived', { archived: true }, {}],
    [
      'is given up',
      'given_up',
      { archived: true, public_sector: { development_status: 'obsolete' } },
      { kind: 'publiccode' },
    ],
  ])('that %s is %s, without a request', async (_what, state, more, source) => {
    const of = { ...listing, ...more, sources: [{ ...own, ...source }] as Listing['sources'] };
    expect(await look(own.url ?? '', {}, of)).toEqual({ asked: [], state });
  });

  it('is looked at again as soon as its end is another one', () => {
    const holds = (state: 'answering' | 'archived', archived: boolean) =>
      alive.holds?.({ subject: own.url ?? '', values: { state } }, { ...listing, archived });
    expect([holds('answering', true), holds('archived', true)]).toEqual([false, true]);
    expect([holds('answering', false), holds('archived', false)]).toEqual([true, false]);
  });
});
