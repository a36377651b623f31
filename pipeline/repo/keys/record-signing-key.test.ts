import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { newKeyPair, publicHalf } from './ed25519.ts';
import { localKey, recordKey, trustedRecordKeys } from './record-signing-key.ts';

let catalog: TemporaryCatalog;
beforeEach(() => {
  catalog = temporaryCatalog();
});
afterEach(() => catalog.remove());

const GITHUB = { mode: 'github' } as const;

describe('a clone that reviews its own proposals', () => {
  const fileOf = () => join(catalog.folder, '.git', 'catalog', 'record-key');

  it('has a key of its own, where nothing that is checked out can be, and for nobody else to read', async () => {
    expect(await trustedRecordKeys(catalog.folder, {})).toEqual([]);
    const key = await localKey(catalog.folder);
    expect(await trustedRecordKeys(catalog.folder, {})).toEqual([publicHalf(key)]);
    expect(statSync(fileOf()).mode & 0o777).toBe(0o600);
    expect(catalog.git('status', '--porcelain')).toBe('');
  });

  it('makes it once, also when several begin at one time', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => localKey(catalog.folder)));
    expect(new Set([...keys, await localKey(catalog.folder)].map(publicHalf)).size).toBe(1);
  });

  it('has the same one in every work tree', async () => {
    const key = publicHalf(await localKey(catalog.folder));
    catalog.git('worktree', 'add', '--quiet', '--detach', '.git/other');
    expect(publicHalf(await localKey(join(catalog.folder, '.git/other')))).toBe(key);
  });

  it('says when its key cannot be read', async () => {
    await localKey(catalog.folder);
    writeFileSync(fileOf(), 'no key');
    expect(await trustedRecordKeys(catalog.folder, {})).toEqual([]);
    await expect(localKey(catalog.folder)).rejects.toThrow('Delete it; the next sync makes another.');
    expect(readFileSync(fileOf(), 'utf8')).toBe('no key');
  });
});

describe('the key of a run', () => {
  const { privateKey, publicKey } = newKeyPair();

  it.each<[string, Parameters<typeof recordKey>[1], string | undefined]>([
    ['on GitHub', { moderation: { ...GITHUB, record_key: publicKey } }, privateKey],
    ['in a clone', { moderation: { record_key: publicKey } }, privateKey],
  ])('is that of the environment, %s', async (_what, settings, pem) => {
    const key = await recordKey(catalog.folder, settings, pem);
    expect(key && publicHalf(key)).toBe(publicKey);
    expect(await trustedRecordKeys(catalog.folder, settings)).toEqual([publicKey]);
  });

  it.each([undefined, ''])('is none on GitHub where the operator has none: %s', async (pem) => {
    expect(await recordKey(catalog.folder, { moderation: GITHUB }, pem)).toBeUndefined();
  });

  it('is that of the clone where the operator’s is elsewhere', async () => {
    const key = await recordKey(catalog.folder, { moderation: { record_key: publicKey } }, undefined);
    const keys = await trustedRecordKeys(catalog.folder, { moderation: { record_key: publicKey } });
    expect(keys).toEqual([publicKey, key && publicHalf(key)]);
  });

  it.each<[string, Parameters<typeof recordKey>[1], string | undefined, string]>([
    ['is missing', { moderation: { ...GITHUB, record_key: publicKey } }, '', 'CATALOG_RECORD_KEY holds no key'],
    ['is another', { moderation: { record_key: newKeyPair().publicKey } }, privateKey, `its own is "${publicKey}"`],
    ['is not named', {}, privateKey, `its own is "${publicKey}"`],
    ['is no key', { moderation: { record_key: publicKey } }, 'secret text', 'holds no Ed25519 key'],
  ])('stops the run when it %s, and is never shown', async (_what, settings, pem, words) => {
    const failure = await recordKey(catalog.folder, settings, pem).catch((error: Error) => error.message);
    expect(failure).toContain(words);
    expect(failure).not.toContain('secret text');
    expect(failure).not.toContain('PRIVATE KEY');
  });
});
