/** A check of a domain by both ways, and of all domains of a run. */
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { DnsRecords } from '../../testing/dns-server.ts';
import { createLookUps, type LookUpTools } from './look-ups.ts';
import {
  type Answer,
  BY_DNS,
  BY_FILE,
  CATALOG_HOST,
  checking,
  FILE,
  LISTING,
  listingOf,
  NAME,
  noRecords,
  refused,
  resolving,
  site,
  TOKEN,
  text,
  WRONG,
} from './testing/verifying.ts';
import type { DomainCheck } from './verification-states.ts';
import { tokenOf, verifyListings } from './verify-listings.ts';

const TODAY = '2026-02-01';

describe('of both', () => {
  it.each<[string, DnsRecords | undefined, Answer | undefined, DomainCheck]>([
    ['DNS comes first', { TXT: [TOKEN] }, text(TOKEN), BY_DNS],
    ['the file counts after a wrong record', { TXT: [WRONG] }, text(TOKEN), BY_FILE],
    ['the file counts where DNS fails', { TXT: 'SERVFAIL' }, text(TOKEN), BY_FILE],
    [
      'a wrong record says more than a host out of reach',
      { TXT: [WRONG] },
      refused('timeout'),
      { code: 'wrong_token' },
    ],
    ['a wrong file says more than DNS that fails', { TXT: 'SERVFAIL' }, text(WRONG), { code: 'wrong_token' }],
    ['DNS that fails says more than no file', { TXT: 'SERVFAIL' }, undefined, { code: 'dns_failed' }],
    [
      'DNS that fails says more than a host out of reach',
      { TXT: 'SERVFAIL' },
      refused('timeout'),
      { code: 'dns_failed' },
    ],
    ['a host out of reach says more than no record', undefined, refused('timeout'), { code: 'unreachable' }],
  ])('%s', async (_what, records, file, expected) => {
    const { resolveTxt } = await resolving({ [NAME]: records });
    expect(await checking({ resolveTxt, client: site(file && { [FILE]: file }) })).toEqual(expected);
  });

  it('the file is not asked for where DNS proves', async () => {
    const client = site();
    expect(await checking({ client, resolveTxt: async () => [[TOKEN]] })).toEqual(BY_DNS);
    expect(client.asked).toEqual([]);
  });
});

it('a token that was placed before a rename still proves, unless it is for another source', async () => {
  const { sources } = listingOf('another-tool');
  const renamed = { slug: 'new-name', renamed_from: 'tool' };
  expect(await checking({ resolveTxt: async () => [[TOKEN]] }, renamed)).toEqual(BY_DNS);
  const check = await checking({ resolveTxt: async () => [[TOKEN]] }, { ...renamed, sources });
  expect(check).toEqual({ code: 'not_found' });
});

it.each<[string | undefined, DomainCheck]>([
  [undefined, { code: 'no_homepage' }],
  ['nothing', { code: 'no_homepage' }],
  ['javascript:1', { code: 'no_homepage' }],
  ['https://github.com/maker/tool', { code: 'shared_host' }],
  ['https://gitlab.com/maker/group/tool', { code: 'shared_host' }],
  ['https://code.maker.example/maker/tool/-/tree/main', { code: 'shared_host' }],
])('nothing is looked up for the homepage %s', async (homepage, expected) => {
  const { questions, resolveTxt } = await resolving({});
  const client = site();
  expect(await checking({ resolveTxt, client }, { homepage })).toEqual(expected);
  expect([...questions, ...client.asked]).toEqual([]);
});

describe('a run', () => {
  const run = async (
    listings: Listing[],
    tools: Partial<LookUpTools>,
    onProgress?: (done: number, total: number) => void,
  ) => {
    const lookUps = createLookUps({ resolveTxt: noRecords, client: site(), ...tools });
    const subjects = listings.map((listing) => ({ listing }));
    const next = await verifyListings(subjects, { lookUps, catalogHost: CATALOG_HOST, today: TODAY, onProgress });
    return new Map(Array.from(next, ([{ listing }, verification]) => [listing.slug, verification]));
  };

  it('asks a domain once and a host once, however many listings stand on it', async () => {
    const listings = Array.from({ length: 50 }, (_, n) => listingOf(`tool-${n}`));
    const { questions, resolveTxt } = await resolving({
      [NAME]: { TXT: [tokenOf(CATALOG_HOST, listingOf('tool-7'))] },
    });
    const client = site();
    const seen: number[] = [];
    const next = await run(listings, { resolveTxt, client }, (done, total) => seen.push(done, total));
    // The domain itself, and the host of the homepage on it: either may be proved.
    expect(questions).toEqual([`TXT ${NAME}`, 'TXT _catalog.www.maker.example']);
    expect(client.asked).toEqual([FILE, FILE.replace('www.', '')]);
    expect(next.size).toBe(50);
    expect(next.get('tool-7')).toEqual({ method: 'dns-txt', status: 'verified', verified_at: `${TODAY}T00:00:00Z` });
    expect([...next.values()].filter(({ status }) => status === 'verified')).toHaveLength(1);
    expect(seen).toHaveLength(100);
    expect(seen.slice(-2)).toEqual([50, 50]);
  });

  it('goes on after domains that fail in every way, and changes nothing that nobody claims', async () => {
    const hosts = ['servfail', 'silence', 'gone', 'fine'].map((name) => `${name}.example`);
    const listings = hosts.map((host, n) => listingOf(`tool-${n}`, { homepage: `https://${host}` }));
    const last = listings.at(-1) ?? LISTING;
    const { resolveTxt } = await resolving({
      '_catalog.servfail.example': { TXT: 'SERVFAIL' },
      '_catalog.silence.example': { TXT: 'silence' },
      '_catalog.fine.example': { TXT: [tokenOf(CATALOG_HOST, last)] },
    });
    const client = site({ [FILE.replace('www.maker', 'gone')]: refused('connection_failed') });
    const next = await run(listings, { resolveTxt, client });
    for (const { slug, verification } of listings.slice(0, 3)) expect(next.get(slug)).toBe(verification);
    expect(next.get(last.slug)?.status).toBe('verified');
  });

  it('says the same when it is run again', async () => {
    const { resolveTxt } = await resolving({ [NAME]: { TXT: [WRONG] } });
    const first = await run([LISTING], { resolveTxt });
    expect(first.get('tool')).toEqual({
      method: 'none',
      status: 'pending',
      unproved_since: TODAY,
      reason: 'wrong_token',
    });
    const again = await run([{ ...LISTING, verification: first.get('tool') ?? LISTING.verification }], { resolveTxt });
    expect(again).toEqual(first);
  });
});

describe('a resolver that is down', () => {
  const failing = (asked: string[], answering: string) => async (name: string) => {
    asked.push(name);
    if (name.includes(answering)) return [];
    throw Object.assign(new Error(), { code: 'ETIMEOUT' });
  };
  const many = Array.from({ length: 60 }, (_, n) => listingOf(`tool-${n}`, { homepage: `https://maker-${n}.example` }));
  const client = { request: async () => ({ status: 404, headers: {}, bytes: Buffer.from('') }) };
  const verify = (resolveTxt: ReturnType<typeof failing>) =>
    verifyListings(
      many.map((listing) => ({ listing })),
      { lookUps: createLookUps({ resolveTxt, client }), catalogHost: CATALOG_HOST, today: '2026-11-20' },
    );

  it('is not asked about every domain', async () => {
    const asked: string[] = [];
    await verify(failing(asked, 'nobody'));
    // Those that were asked side by side when it became clear are let through.
    expect(asked.length).toBeLessThan(20 + 16);
  });

  it('is not taken for one after a single answer', async () => {
    const asked: string[] = [];
    await verify(failing(asked, 'maker-0.'));
    expect(asked).toHaveLength(60);
  });
});
