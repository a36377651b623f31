import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { assertCertified } from '../publish/live/trusted-keys.ts';
import { newKeyPair } from '../repo/keys/ed25519.ts';
import { chooseSigningKey } from '../repo/keys/signing-key.ts';
import { runCertify, runSigningKey } from './signing-key.ts';
import { PAIR, signedBuilds } from './testing/signed-build.ts';
import { runVerify } from './verify.ts';

const { at, context, published, catalog, message, verify } = signedBuilds();

describe('a build that is what its operator signed', () => {
  it('has the number after the one before it, and is said to be unaltered', async () => {
    const commit = catalog().git('rev-parse', 'HEAD').slice(0, 10);
    await published('one');
    await published('two', { live: 'one' });
    expect(await verify('one')).toBe(false);
    expect(message()).toBe(
      `The build of commit ${commit} of 2026-11-20 is build 2516 of its operator, unaltered, signed until 2026-12-04 (8 files compared).`,
    );
    expect(await verify('two', { notBefore: 2517 })).toBe(false);
    expect(message()).toContain('is build 2517 of its operator');
    expect(await verify('two', { json: true })).toBe(false);
    expect(JSON.parse(message() ?? '')).toMatchObject({
      signed: { number: 2517, previous: { number: 2516 } },
      problems: [],
    });
  });

  it('is verified by a reader who has no catalog, and remembered', async () => {
    await published('one');
    rmSync(at('data'), { recursive: true });
    expect(await verify('one')).toBe(false);
    expect(message()).toContain('is build 2516 of its operator');
    expect(readdirSync(at('.cache/verify'))).toHaveLength(1);
  });

  it('may be by anybody where no key is known, and that is said', async () => {
    await published('one');
    expect(await runVerify(context(), 'one', { trust: [] })).toBe(false);
    expect(message()).toContain('is what its manifest says (8 files compared). Who published it was not looked at');
  });
});

describe('a build that is not', () => {
  it.each<[string, string, () => void]>([
    [
      'an altered file',
      '/index.html is not the one this build lists (sha256)',
      () => writeFileSync(at('one/index.html'), 'x'),
    ],
    [
      'a file that is not listed',
      '/software/malware.html is not listed',
      () => writeFileSync(at('one/software/malware.html'), ''),
    ],
    ['a link', '/software/link is not listed', () => symlinkSync('/etc', at('one/software/link'))],
    ['a missing file', '/api/v1/software/index.json cannot be read', () => rmSync(at('one', files.listing('index')))],
    [
      'an altered list',
      '/api/v1/_build/api.json is not the one',
      () =>
        writeFileSync(at('one/api/v1/_build/api.json'), JSON.stringify({ files: { 'x\u001b[2J': { sha256: '' } } })),
    ],
    [
      'no signature',
      '/api/v1/_build.sig.json is missing, or is not a signature',
      () => rmSync(at('one', files.buildSignature)),
    ],
    [
      'another manifest',
      '/api/v1/_build.json is not the one that was signed',
      () => {
        const manifest = readFileSync(at('one', files.buildManifest), 'utf8');
        writeFileSync(at('one', files.buildManifest), manifest.replace('2026-11-20', '2026-11-21'));
      },
    ],
  ])('is found out by %s', async (_what, problem, change) => {
    await published('one');
    change();
    expect(await verify('one')).toBe(true);
    expect(message()).toContain('is not what it should be');
    expect(message()).toContain(`  ${problem}`);
    expect(message()).not.toContain('\u001b');
  });

  it('is found out by the key of somebody else', async () => {
    await published('one', { key: newKeyPair() });
    expect(await verify('one')).toBe(true);
    expect(message()).toContain('/api/v1/_build.sig.json is not signed by the key that was named');
  });

  it('is found out where it is older than one that was verified before, or than the one that is named', async () => {
    await published('one');
    await published('two', { live: 'one' });
    await published('three', { live: 'two' });
    expect(await verify('one', { notBefore: 2518 })).toBe(true);
    expect(message()).toContain('it is build 2516, and build 2518 was there before: somebody went back');
    // The same place, which has shown build 2518, shows build 2517 again.
    expect(await verify('three')).toBe(false);
    await published('three', { live: 'one' });
    expect(await verify('three')).toBe(true);
    expect(message()).toContain('it is build 2517, and build 2518 was there before: somebody went back');
  });

  it('is found out where it is another one of the same number', async () => {
    await published('one');
    expect(await verify('one')).toBe(false);
    await published('one', { text: 'another' });
    expect(await verify('one')).toBe(true);
    expect(message()).toContain('it is another build 2516 than the one that was seen before');
  });

  it('is none at all where there is no manifest', async () => {
    await expect(verify('data')).rejects.toThrow('No build was found here: /api/v1/_build.json cannot be read.');
  });
});

describe('a new key', () => {
  it('is in a file that only its owner may read, and not on the terminal', async () => {
    expect(await runSigningKey(context(), 'private.pem')).toBe(false);
    const pem = readFileSync(at('private.pem'), 'utf8');
    expect(statSync(at('private.pem')).mode & 0o777).toBe(0o600);
    const publicKey = /"signing_key": "([A-Za-z0-9_-]{43})"$/.exec(message() ?? '')?.[1];
    expect(chooseSigningKey(publicKey, pem)).toBeDefined();
    expect(message()).not.toContain(pem.split('\n')[1]);
  });

  it('of a root says what keys may sign, and no other key does', async () => {
    await runSigningKey(context(), 'root.pem', { root: true });
    const rootKey = /"root_key": "([A-Za-z0-9_-]{43})"$/.exec(message() ?? '')?.[1];
    const settings = JSON.parse(readFileSync(at('data/catalog.json'), 'utf8'));
    const save = (more: object) => catalog().write('data/catalog.json', JSON.stringify({ ...settings, ...more }));
    save({ signing_key: PAIR.publicKey });
    await expect(runCertify(context(), 'root.pem')).rejects.toThrow('is not the key whose public half is root_key');
    save({ signing_key: PAIR.publicKey, root_key: rootKey });
    await runCertify(context(), 'root.pem');
    const root_statement = /"root_statement": "(.+)"$/.exec(message() ?? '')?.[1];
    await published('one', { settings: { root_statement } as Partial<Settings> });
    // As data/catalog.json names the root key, it is the one that is asked for.
    expect([await runVerify(context(), 'one', { trust: [] }), message()]).toEqual([
      false,
      expect.stringContaining('of its operator'),
    ]);
    const certified = { base_url: 'https://catalog.test', root_key: rootKey, root_statement } as Settings;
    assertCertified({ ...certified, signing_key: PAIR.publicKey });
    for (const other of [
      { signing_key: rootKey },
      { signing_key: PAIR.publicKey, further_signing_keys: [rootKey] },
      { signing_key: PAIR.publicKey, base_url: 'https://other.test' },
      { signing_key: PAIR.publicKey, root_statement: undefined },
    ])
      expect(() => assertCertified({ ...certified, ...other } as Settings)).toThrow('does not name just the keys');
  });

  it('never replaces a file', async () => {
    writeFileSync(at('private.pem'), 'in use');
    await expect(runSigningKey(context(), 'private.pem')).rejects.toThrow('private.pem is there already');
    expect(readFileSync(at('private.pem'), 'utf8')).toBe('in use');
  });
});
