/** Names, asked of a real DNS server on 127.0.0.1: cases 5 and 6 of the list of hostile input. */
import net from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DnsRecords, serveDns, type Zone } from '../../testing/dns-server.ts';
import { canary, dns, fetchFrom } from '../../testing/guarded-fetching.ts';
import { guardedLookup, type Resolve, resolveByDns } from './dns-lookup.ts';

const PUBLIC = ['93.184.216.34', '2606:4700:4700::1111'] as const;
const PRIVATE = { code: 'private_address', message: 'The host name leads to an address that is not public.' };
const NOT_FOUND = { code: 'unknown_host', message: 'The host name was not found.' };
const NOT_ANSWERED = { code: 'unknown_host', message: 'The name servers of the host did not answer.' };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Asks for a name behind whose port the canary listens, so that only the look-up stands between them. */
async function fetchByName(resolve: Resolve, host = 'name.example', totalMs = 20_000) {
  const server = await canary();
  const [, port] = server.pair.split(':');
  const options = { trusted: new Set([`${host}:${port}`]), resolve, totalMs };
  const result = await fetchFrom(`http://${host}:${port}/`, options);
  expect(server.hits).toBe(0);
  return 'refusal' in result ? result.refusal : result;
}

const fetchInZone = async (zone: Zone, host?: string) => fetchByName(resolveByDns([(await dns(zone)).address]), host);

describe('a name', () => {
  const many = Array.from({ length: 200 }, (_, index) => `93.184.216.${index}`);

  it.each<[string, Zone, string[]]>([
    ['with addresses of both families', { 'name.example': { A: [PUBLIC[0]], AAAA: [PUBLIC[1]] } }, [...PUBLIC]],
    ['with an IPv4 address', { 'name.example': { A: [PUBLIC[0]] } }, [PUBLIC[0]]],
    ['with an IPv6 address', { 'name.example': { AAAA: [PUBLIC[1]] } }, [PUBLIC[1]]],
    ['whose IPv6 is broken', { 'name.example': { A: [PUBLIC[0]], AAAA: 'SERVFAIL' } }, [PUBLIC[0]]],
    ['with another name', { 'name.example': { CNAME: 'a.example' }, 'a.example': { A: [PUBLIC[0]] } }, [PUBLIC[0]]],
    ['with more addresses than a packet holds', { 'name.example': { A: many } }, many],
  ])('%s leads to all of them', async (_what, zone, addresses) => {
    const { address } = await dns(zone);
    expect((await resolveByDns([address])('name.example')).sort()).toEqual(addresses.sort());
  });

  it('is asked for as it is: never with the search list of the machine', async () => {
    const server = await dns({});
    await expect(resolveByDns([server.address])('name.example')).rejects.toMatchObject({
      refusal: { code: 'unknown_host' },
    });
    expect(server.questions.sort()).toEqual(['A name.example', 'AAAA name.example']);
  });

  it('is not looked for in the hosts file of the machine', async () => {
    const server = await dns({});
    await expect(resolveByDns([server.address])('localhost')).rejects.toMatchObject({
      refusal: { code: 'unknown_host' },
    });
  });

  it.each<[string, Zone, unknown]>([
    ['that does not exist', {}, NOT_FOUND],
    ['without addresses', { 'name.example': { TXT: ['a'] } }, NOT_FOUND],
    ['whose servers fail', { 'name.example': 'SERVFAIL' }, NOT_ANSWERED],
    ['that leads to a name that does not exist', { 'name.example': { CNAME: 'a.example' } }, NOT_FOUND],
  ])('%s is refused', async (_what, zone, refusal) => {
    expect(await fetchInZone(zone)).toEqual(refusal);
  });

  it('whose name server is not there is refused', async () => {
    const { address, close } = await serveDns({});
    await close();
    expect(await fetchByName(resolveByDns([address]))).toEqual(NOT_ANSWERED);
  });

  it('that is never answered ends with the time for the whole', async () => {
    const { address } = await dns({ 'name.example': 'silence' });
    const refusal = { code: 'timeout', message: 'The server did not answer in time.' };
    expect(await fetchByName(resolveByDns([address]), 'name.example', 200)).toEqual(refusal);
  });

  it('that is answered too slowly ends with the time to connect', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const asked = Promise.withResolvers<void>();
    const resolve = () => {
      asked.resolve();
      return new Promise<never>(() => {});
    };
    const fetched = fetchByName(resolve);
    await asked.promise;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await fetched).toEqual({ code: 'timeout', message: 'The server did not answer in time.' });
  });

  it('that a resolver of the caller finds no address for is refused', async () => {
    const refusal = { code: 'unknown_host', message: 'The host name has no address.' };
    expect(await fetchByName(() => Promise.resolve([]))).toEqual(refusal);
  });
});

describe('case 5: private addresses, also among public ones', () => {
  it.each<[string, DnsRecords]>([
    ['loopback', { A: ['127.0.0.1'] }],
    ['loopback of IPv6', { AAAA: ['::1'] }],
    ['public and private', { A: [PUBLIC[0], '127.0.0.1'] }],
    ['private and public', { A: ['10.0.0.1', PUBLIC[0]] }],
    ['public, and private as IPv6', { A: [PUBLIC[0]], AAAA: ['::1'] }],
    ['private, and public as IPv6', { A: ['192.168.0.1'], AAAA: [PUBLIC[1]] }],
    ['IPv4 inside IPv6', { AAAA: ['::ffff:127.0.0.1'] }],
    ['NAT64', { AAAA: ['64:ff9b::7f00:1'] }],
    ["a cloud's metadata", { A: ['169.254.169.254'] }],
    ['everywhere', { A: ['0.0.0.0'] }],
  ])('%s', async (_what, records) => {
    expect(await fetchInZone({ 'name.example': records })).toEqual(PRIVATE);
    expect(await fetchInZone({ 'name.example': { CNAME: 'a.example' }, 'a.example': records })).toEqual(PRIVATE);
  });

  it('what is no address', async () => {
    expect(await fetchByName(() => Promise.resolve(['127.1']))).toEqual(PRIVATE);
  });
});

describe('case 6: a name that leads elsewhere the next time', () => {
  /** Public when asked for the first time, then this machine. */
  const rebinding = (): Zone => {
    const seen = new Set<string>();
    return (_name, type) => {
      const isFirst = !seen.has(type);
      seen.add(type);
      if (type === 'A') return { A: [isFirst ? PUBLIC[0] : '127.0.0.1'] };
      return { AAAA: [isFirst ? PUBLIC[1] : '::1'] };
    };
  };

  it('is looked up once for a connection, which gets the very addresses that were checked', async () => {
    const server = await dns(rebinding());
    const given: unknown[] = [];
    // Stands in for the one step that would leave this machine.
    vi.spyOn(net, 'connect').mockImplementation(((options: net.TcpNetConnectOpts) => {
      const socket = new net.Socket();
      options.lookup?.('name.example', { all: true }, (error, addresses) => {
        given.push(error, addresses);
        socket.destroy(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
      });
      return socket;
    }) as typeof net.connect);
    expect(await fetchByName(resolveByDns([server.address]))).toMatchObject({ code: 'connection_failed' });
    expect(given).toEqual([
      null,
      [
        { address: PUBLIC[0], family: 4 },
        { address: PUBLIC[1], family: 6 },
      ],
    ]);
    expect(server.questions.sort()).toEqual(['A name.example', 'AAAA name.example']);
  });

  it('is looked up and checked anew for the next connection, whatever time to live its server claimed', async () => {
    const { address } = await dns(rebinding());
    const resolve = resolveByDns([address]);
    expect((await resolve('name.example')).sort()).toEqual([...PUBLIC].sort());
    expect(await fetchByName(resolve)).toEqual(PRIVATE);
  });
});

describe('the look-up of a connection', () => {
  it('gives one address where one is asked for', async () => {
    const lookup = guardedLookup(() => Promise.resolve([PUBLIC[1], PUBLIC[0]]));
    const found = await new Promise((done) => {
      lookup('name.example', { all: false }, (...result) => done(result));
    });
    expect(found).toEqual([null, PUBLIC[1], 6]);
  });
});
