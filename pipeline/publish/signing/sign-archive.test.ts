import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SignedBuild } from '../../../schemas/contracts/generated/read-api.ts';
import { newKeyPair } from '../../repo/keys/ed25519.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { signHanded } from './sign-archive.ts';

const PAIR = newKeyPair();
const NOW = new Date('2026-11-20T12:00:00Z');
const BUILD: SignedBuild = {
  ...{ base_url: 'https://catalog.test', commit: 'c'.repeat(40), date: '2026-11-20', expires: '2026-12-04' },
  ...{ keys: [PAIR.publicKey], manifest_sha256: 'a'.repeat(64), number: 7, previous: null },
};
const SETTINGS = { base_url: 'https://catalog.test', signing_key: PAIR.publicKey };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-sign-'));
  mkdirSync(join(folder, 'dist', 'api', 'v1'), { recursive: true });
  writeFileSync(join(folder, 'dist', 'index.html'), '');
  writeFileSync(
    join(folder, 'output.tar'),
    execFileSync('tar', ['--create', '--directory', join(folder, 'dist'), '.']),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @returns digest of what is asked */
function ask(build: SignedBuild | null, output = join(folder, 'output.tar')): string {
  const output_sha256 = sha256(execFileSync('cat', [output]));
  const text = JSON.stringify({ output_sha256, kept_sha256: 'b'.repeat(64), manifest_sha256: 'a'.repeat(64), build });
  writeFileSync(join(folder, 'to-sign.json'), text);
  return sha256(Buffer.from(text));
}

type Change = Partial<Parameters<typeof signHanded>[0]>;
const sign = (digest: string, change: Change = {}) =>
  signHanded({ folder, digest, settings: SETTINGS, pem: PAIR.privateKey, now: NOW, ...change });

describe('the job that signs', () => {
  it('adds the signature to the archive, and signs what is kept', () => {
    expect(sign(ask(BUILD))).toBe('Signed build 7 of https://catalog.test, until 2026-12-04.');
    const packed = execFileSync('tar', ['--list', '--file', join(folder, 'artifact.tar')], { encoding: 'utf8' });
    expect(packed).toContain('./api/v1/_build.sig.json');
    expect(existsSync(join(folder, 'kept.sig.json'))).toBe(true);
  });

  it('hands on what a catalog without a key has built', () => {
    const without = { settings: { base_url: BUILD.base_url }, pem: '' };
    expect(sign(ask(null), without)).toBe('This catalog signs nothing.');
    expect([existsSync(join(folder, 'artifact.tar')), existsSync(join(folder, 'kept.sig.json'))]).toEqual([
      true,
      false,
    ]);
  });

  it.each<[string, SignedBuild | null, Change, string]>([
    ['another request', BUILD, { digest: '0'.repeat(64) }, 'to-sign.json is not the one'],
    ['another catalog', { ...BUILD, base_url: 'https://bait.example' }, {}, 'is of another catalog'],
    ['other keys', { ...BUILD, keys: [newKeyPair().publicKey] }, {}, 'is of another catalog, or under other keys'],
    ['no build', null, {}, 'is of another catalog'],
    ['a year', { ...BUILD, expires: '2027-11-20' }, {}, 'for longer than two weeks'],
    ['no day at all', { ...BUILD, expires: 'never' }, {}, 'for longer than two weeks'],
    ['a key that is none', BUILD, { pem: 'SECRET-TEXT' }, 'CATALOG_SIGNING_KEY is not the key'],
    ['a key that is missing', BUILD, { pem: '' }, 'CATALOG_SIGNING_KEY is not the key'],
    ['a key of somebody else', BUILD, { pem: newKeyPair().privateKey }, 'CATALOG_SIGNING_KEY is not the key'],
  ])('signs nothing for %s', (_what, build, change, words) => {
    const digest = ask(build);
    expect(() => sign(digest, change)).toThrow(words);
    expect(() => sign(digest, change)).not.toThrow(/SECRET-TEXT|PRIVATE KEY/);
    expect(existsSync(join(folder, 'signed'))).toBe(false);
  });

  it('signs nothing where the archive was exchanged on the way', () => {
    const digest = ask(BUILD);
    writeFileSync(join(folder, 'output.tar'), 'bait');
    expect(() => sign(digest)).toThrow('output.tar is not the one');
  });
});
