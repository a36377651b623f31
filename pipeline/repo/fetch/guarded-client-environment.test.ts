/** Case 10 of the list of hostile input: what stands in the environment opens no way around the guard. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { selfSignedCertificate } from '../../testing/certificate.ts';
import { canary, https, raw, SECRET } from '../../testing/guarded-fetching.ts';

/** Prints what the client makes of each address, and whether fetch of Node itself would use the proxy. */
const PROGRAM = `
  import { createGuardedClient } from ${JSON.stringify(new URL('./guarded-client.ts', import.meta.url).href)};
  const [pairs, addresses] = JSON.parse(process.argv[1]);
  const resolve = async () => ['10.0.0.1'];
  const client = createGuardedClient({ trusted: new Set(pairs), userAgent: 'Catalog/test', resolve });
  const results = [];
  for (const address of addresses) {
    const result = await client.fetch(address);
    results.push(result.refusal?.code ?? result.bytes.toString());
  }
  await client.close();
  console.log(JSON.stringify(results));
  if (addresses.length === 0) await fetch('http://name.example/').catch(() => {});
`;

/** A process whose environment names the proxy in every way there is. */
async function runBehindProxy(proxy: string, pairs: string[], addresses: string[]): Promise<unknown> {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'];
  const env = {
    ...Object.fromEntries(names.map((name) => [name, proxy])),
    NO_PROXY: '',
    NODE_USE_ENV_PROXY: '1',
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  };
  const program = ['--no-warnings', '--input-type=module', '--eval', PROGRAM, JSON.stringify([pairs, addresses])];
  const { stdout } = await promisify(execFile)(process.execPath, program, { env });
  return JSON.parse(stdout);
}

it('no proxy is used, and certificates are checked', async () => {
  const proxy = await raw((socket) => socket.destroy());
  const server = await canary();
  const selfSigned = await https(await selfSignedCertificate(['127.0.0.1']), (_request, response) => response.end());
  const addresses = [
    server.origin,
    'https://name.example/',
    'https://10.0.0.1/',
    `http://${proxy.pair}/`,
    selfSigned.origin,
  ];
  expect(await runBehindProxy(proxy.origin, [server.pair, selfSigned.pair], addresses)).toEqual([
    SECRET,
    'private_address',
    'private_address',
    'scheme_not_allowed',
    'bad_certificate',
  ]);
  expect([server.hits, selfSigned.hits, proxy.hits]).toEqual([1, 0, 0]);
});

it('although that proxy would be used by fetch as it comes with Node', async () => {
  const proxy = await raw((socket) => socket.destroy());
  await runBehindProxy(proxy.origin, [], []);
  expect(proxy.hits).toBeGreaterThan(0);
});
