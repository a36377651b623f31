import { describe, expect, it } from 'vitest';
import { serverAddresses } from './servers.ts';

describe('serverAddresses', () => {
  const variables = { region: { default: 'eu' }, base: { default: 'v2' }, root: { default: 'https://example.com' } };
  it.each([
    ['https://api.acme.example/v1', 'https://api.acme.example/v1'],
    ['http://api.acme.example', 'http://api.acme.example'],
    ['//api.acme.example/v1', 'https://api.acme.example/v1'],
    ['https://{region}.acme.example/{base}', 'https://eu.acme.example/v2'],
    ['https://api.example.com', 'https://api.example.com'],
    ['https://{region}.example.com', 'https://eu.example.com'],
    ['https://api.acme.example/{unknown}', 'https://api.acme.example/'],
    ['https://api.acme.example:8443/v1', 'https://api.acme.example:8443/v1'],
  ])('takes %s', (url, address) => {
    expect(serverAddresses({ openapi: '3.1.0', servers: [{ url, variables }] })).toEqual([address]);
  });

  it.each([
    ['/v1'],
    ['{root}/v1'],
    ['{unknown}/v1'],
    ['https://{unknown}.acme.example'],
    ['https://api.{unknown}.acme.example'],
    ['https://localhost:8080'],
    ['https://127.0.0.1/v1'],
    ['https://[::1]/v1'],
    ['https://intranet/v1'],
    ['https://api.acme.local'],
    ['ws://api.acme.example'],
    ['javascript:alert(1)'],
    ['https://user:word@api.acme.example'],
    ['https://api.acme.example/?mail=jane.doe@acme.example'],
    ['https://555-010-0199.acme.example'],
    ['https://api.acme.example/ v1'],
    [`https://api.acme.example/${'a'.repeat(3000)}`],
    [''],
  ])('does not take %s', (url) => {
    expect(serverAddresses({ openapi: '3.1.0', servers: [{ url, variables }] })).toEqual([]);
  });

  it('does not repeat a long default', () => {
    const url = `https://${'{a}'.repeat(600)}.acme.example`;
    const server = { url, variables: { a: { default: 'a'.repeat(1_000_000) } } };
    expect(serverAddresses({ openapi: '3.1.0', servers: Array(50).fill(server) })).toEqual([]);
  });

  it.each([
    [{ host: 'api.acme.example', schemes: ['http', 'https'] }, ['https://api.acme.example']],
    [{ host: 'api.acme.example', schemes: ['http'] }, ['http://api.acme.example']],
    [{ host: 'api.acme.example:8080', schemes: ['ws', 'http'] }, ['http://api.acme.example:8080']],
    [{ host: 'api.acme.example', basePath: '/v1' }, ['https://api.acme.example']],
    [{ host: 'api.acme.example/path' }, []],
    [{ host: 'user@api.acme.example' }, []],
    [{ host: 'localhost' }, []],
    [{ host: 1 }, []],
    [{ schemes: ['https'] }, []],
    [{ servers: [{ url: 'https://api.acme.example' }] }, []],
  ])('of Swagger 2.0 reads %j', (members, addresses) => {
    expect(serverAddresses({ swagger: '2.0', ...members })).toEqual(addresses);
  });

  it.each([[undefined], [null], [{}], ['x'], [[null, 1, 'x', [], { url: 1 }, { url: 'x', variables: [] }]]])(
    'bears servers that are %j',
    (servers) => {
      expect(serverAddresses({ openapi: '3.0.0', servers })).toEqual([]);
    },
  );
});
