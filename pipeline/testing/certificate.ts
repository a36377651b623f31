/** A certificate authority, and certificates, that each test makes anew, so that no key lies in the repository. */
import { isIP } from 'node:net';
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

/** PEM, as node:tls takes them. */
export interface Certificate {
  key: string;
  cert: string;
}

export interface Authority {
  /** PEM */
  cert: string;
  /** For names and IP addresses. */
  issue(hosts: readonly string[], validity?: { notBefore: Date; notAfter: Date }): Promise<Certificate>;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

export async function createAuthority(): Promise<Authority> {
  const keys = await newKeys();
  const name = 'CN=Authority for tests';
  const extensions = [new x509.BasicConstraintsExtension(true, undefined, true)];
  const own = await x509.X509CertificateGenerator.createSelfSigned({ name, keys, extensions });
  return {
    cert: own.toString('pem'),
    async issue(hosts, validity) {
      const { privateKey, publicKey } = await newKeys();
      const certificate = await x509.X509CertificateGenerator.create({
        subject: 'CN=Server for tests',
        issuer: name,
        publicKey,
        signingKey: keys.privateKey,
        extensions: [forHosts(hosts)],
        ...validity,
      });
      return { key: await toPem(privateKey), cert: certificate.toString('pem') };
    },
  };
}

/** Nobody vouches for it but itself. */
export async function selfSignedCertificate(hosts: readonly string[]): Promise<Certificate> {
  const keys = await newKeys();
  const extensions = [forHosts(hosts)];
  const own = await x509.X509CertificateGenerator.createSelfSigned({ name: 'CN=Server for tests', keys, extensions });
  return { key: await toPem(keys.privateKey), cert: own.toString('pem') };
}

function forHosts(hosts: readonly string[]) {
  return new x509.SubjectAlternativeNameExtension(
    hosts.map((value) => ({ type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const), value })),
  );
}

function newKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

async function toPem(key: CryptoKey): Promise<string> {
  return x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY');
}
