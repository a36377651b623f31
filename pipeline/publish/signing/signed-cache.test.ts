import { createPrivateKey } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newKeyPair } from '../../repo/keys/ed25519.ts';
import { signJws } from '../../repo/keys/jws.ts';
import { cacheDigest, distrustCache, signCache } from './build-archive.ts';

const PAIR = newKeyPair();
const KEY = createPrivateKey(PAIR.privateKey);

let folder: string;
let output: string;
let kept: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-kept-'));
  output = join(folder, 'dist');
  kept = join(folder, 'dist.build', 'kept');
  write('last.json', 'the digest of each page');
  write('facts.lines', 'what is known of each listing');
  write('site/abc/bundle/entry.mjs', 'what renders the pages');
  await signCache(output, KEY);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(kept, path)), { recursive: true });
  writeFileSync(join(kept, path), text);
}

const signature = () => join(folder, 'dist.build', 'kept.sig.json');
const sign = (payload: object, pair = PAIR) =>
  writeFileSync(signature(), JSON.stringify(signJws(payload, createPrivateKey(pair.privateKey))));

describe('what an earlier build has kept', () => {
  it('is gone on from where a key of the catalog has signed all of it', async () => {
    expect(await distrustCache(output, [newKeyPair().publicKey, PAIR.publicKey])).toBe(false);
    expect(existsSync(join(kept, 'facts.lines'))).toBe(true);
  });

  it.each<[string, () => unknown]>([
    ['pages were exchanged, and the note with their digests', () => write('last.json', 'another digest')],
    ['facts were exchanged', () => write('facts.lines', 'what an attacker says of a listing')],
    ['the program that renders the pages was exchanged', () => write('site/abc/bundle/entry.mjs', 'bait')],
    ['a file was added', () => write('site/abc/bundle/more.mjs', '')],
    ['a file was taken away', () => rmSync(join(kept, 'facts.lines'))],
    [
      'a file was moved',
      () => [rmSync(join(kept, 'facts.lines')), write('facts2.lines', 'what is known of each listing')],
    ],
    ['a link leads elsewhere', () => symlinkSync('/etc', join(kept, 'previews'))],
    ['the signature is missing', () => rmSync(signature())],
    ['the signature is none', () => writeFileSync(signature(), '<html>')],
    ['a build was signed and not this', async () => sign({ manifest_sha256: await cacheDigest(kept) })],
    ['somebody else has signed it', async () => sign({ kept_sha256: await cacheDigest(kept) }, newKeyPair())],
  ])('is removed where %s', async (_what, poison) => {
    await poison();
    expect(await distrustCache(output, [PAIR.publicKey])).toBe(true);
    expect(existsSync(kept)).toBe(false);
  });

  it('may be nothing', async () => {
    rmSync(kept, { recursive: true });
    expect(await distrustCache(output, [PAIR.publicKey])).toBe(false);
  });
});
