/** Certificates: the connection gets as far as TLS, and no further. */
import { describe, expect, it } from 'vitest';
import { type Certificate, createAuthority, selfSignedCertificate } from '../../testing/certificate.ts';
import { answerOf, canary, https, SECRET } from '../../testing/guarded-fetching.ts';

const authority = await createAuthority();
const LONG_AGO = { notBefore: new Date('2020-01-01'), notAfter: new Date('2021-01-01') };
const NOT_YET = { notBefore: new Date('2100-01-01'), notAfter: new Date('2101-01-01') };

const answering = (certificate: Certificate) => https(certificate, (_request, response) => response.end(SECRET));

describe('a certificate', () => {
  it('for this host, from a known authority, is accepted', async () => {
    const server = await answering(await authority.issue(['other.example', '127.0.0.1']));
    expect(await answerOf(server, '/', { ca: [authority.cert] })).toBe(SECRET);
    expect(server.hits).toBe(1);
  });

  it.each<[string, () => Promise<Certificate>]>([
    ['for another address', () => authority.issue(['127.0.0.2'])],
    ['for a name', () => authority.issue(['name.example'])],
    ['that writes the address as a name', () => authority.issue(['*.0.0.1'])],
    ['that has expired', () => authority.issue(['127.0.0.1'], LONG_AGO)],
    ['that is not valid yet', () => authority.issue(['127.0.0.1'], NOT_YET)],
    ['that vouches for itself', () => selfSignedCertificate(['127.0.0.1'])],
    ['from an unknown authority', async () => (await createAuthority()).issue(['127.0.0.1'])],
  ])('%s is refused', async (_what, issue) => {
    const server = await answering(await issue());
    expect(await answerOf(server, '/', { ca: [authority.cert] })).toEqual({
      code: 'bad_certificate',
      message: 'The certificate of the server must be for this host, not expired, and from a known authority.',
    });
    expect(server.hits).toBe(0);
  });

  it('from an authority that was not named is refused', async () => {
    const server = await answering(await authority.issue(['127.0.0.1']));
    expect(await answerOf(server)).toMatchObject({ code: 'bad_certificate' });
    expect(server.hits).toBe(0);
  });
});

it('a server that speaks no TLS is a failed connection', async () => {
  const server = await canary();
  expect(await answerOf({ ...server, origin: `https://${server.pair}` })).toMatchObject({ code: 'connection_failed' });
  expect(server.hits).toBe(0);
});

it('HTTP/2 is not offered', async () => {
  const offered: string[][] = [];
  const ALPNCallback = ({ protocols }: { protocols: string[] }) => {
    offered.push(protocols);
    return 'http/1.1';
  };
  const server = await answering({ ...(await authority.issue(['127.0.0.1'])), ...{ ALPNCallback } });
  expect(await answerOf(server, '/', { ca: [authority.cert] })).toBe(SECRET);
  expect(offered).toEqual([['http/1.1']]);
});
