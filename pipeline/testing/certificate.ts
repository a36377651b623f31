/** A certificate for 127.0.0.1 that nobody vouches for, made anew for each run, so that no key lies in the repository. */
import { generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const OCTET_STRING = 0x04;
const BIT_STRING = 0x03;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const IP_ADDRESS = 0x87;

/** DER (X.690): tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const hex = (digits: string) => Buffer.from(digits, 'hex');
const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OBJECT_ID, hex('2a8648ce3d040302')));
const COMMON_NAME = der(OBJECT_ID, hex('550403'));
const SUBJECT_ALT_NAME = der(OBJECT_ID, hex('551d11'));

/** Key and certificate as PEM (RFC 5280). */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from('test')))));
  const time = (text: string) => der(UTC_TIME, Buffer.from(text));
  const toBeSigned = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, hex('02'))),
    der(INTEGER, hex('01')),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      EXTENSIONS,
      der(
        SEQUENCE,
        der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, der(SEQUENCE, der(IP_ADDRESS, hex('7f000001'))))),
      ),
    ),
  );
  const signature = Buffer.concat([hex('00'), sign('sha256', toBeSigned, privateKey)]);
  const certificate = der(SEQUENCE, toBeSigned, ECDSA_WITH_SHA256, der(BIT_STRING, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}
