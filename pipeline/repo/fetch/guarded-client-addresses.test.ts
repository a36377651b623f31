/** Cases 1, 2, 4, 8 and 9 of the list of hostile input, through the client: nothing on this machine is ever reached. */
import net from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canary, fetchFrom } from '../../testing/guarded-fetching.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const hosts: [string, string, string][] = [
  ['case 1: loopback', '127.0.0.1', 'private_address'],
  ['case 1: loopback, short', '127.1', 'private_address'],
  ['case 1: loopback in octal', '0177.0.0.1', 'private_address'],
  ['case 1: loopback in hexadecimal', '0x7f000001', 'private_address'],
  ['case 1: loopback as one number', '2130706433', 'private_address'],
  ['case 1: loopback in circled digits', '①②⑦.⓪.⓪.①', 'private_address'],
  ['case 1: everywhere', '0.0.0.0', 'private_address'],
  ['case 2: loopback', '[::1]', 'private_address'],
  ['case 2: mapped', '[::ffff:127.0.0.1]', 'private_address'],
  ['case 2: compatible', '[::7f00:1]', 'private_address'],
  ['case 2: translated', '[::ffff:0:7f00:1]', 'private_address'],
  ['case 2: 6to4', '[2002:7f00:1::]', 'private_address'],
  ['case 2: a zone', '[::1%25lo]', 'bad_address'],
  ['case 4: metadata', '169.254.169.254', 'private_address'],
  ['case 4: a name of metadata', 'metadata.google.internal', 'private_address'],
  ['case 8: a user name', 'example.org@127.0.0.1', 'bad_address'],
  ['case 8: a backslash', 'example.org\\@127.0.0.1', 'bad_address'],
  ['case 8: a tab', '127.\t0.0.1', 'bad_address'],
  ['case 8: a NUL', '127.0.0.1\0', 'bad_address'],
  ['case 9: localhost', 'localhost', 'private_address'],
  ['case 9: localhost with its dot', 'localhost.', 'private_address'],
  ['case 9: a name under localhost', 'a.localhost', 'private_address'],
];

describe('a host that is not public', () => {
  it.each(hosts)('%s is not even connected to', async (_case, host, code) => {
    const server = await canary();
    const [, port] = server.pair.split(':');
    const connect = vi.spyOn(net, 'connect');
    for (const scheme of ['http', 'https']) {
      expect(await fetchFrom(`${scheme}://${host}/`, {}, { allowHttp: true })).toMatchObject({ refusal: { code } });
      // With the port of the canary, which is refused as well.
      const { refusal } = (await fetchFrom(`${scheme}://${host}:${port}/`, {}, { allowHttp: true })) as never;
      expect(refusal).toMatchObject({ code: code === 'bad_address' ? code : 'port_not_allowed' });
    }
    expect(connect.mock.calls).toEqual([]);
    expect(server.hits).toBe(0);
  });
});
