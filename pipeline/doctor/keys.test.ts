import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseSettings, readFolder } from '../repo/data/data-files.ts';
import { newKeyPair } from '../repo/keys/ed25519.ts';
import { type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { keyFindings } from './keys.ts';

let catalog: TemporaryCatalog;
beforeEach(() => {
  catalog = temporaryCatalog();
});
afterEach(() => catalog.remove());

const { privateKey, publicKey } = newKeyPair();
const GITHUB = { mode: 'github' } as const;

it.each([
  ['is missing', GITHUB, '', 'wrong', 'moderation.record_key is missing', 'catalog -- upgrade'],
  ['is elsewhere', { ...GITHUB, record_key: publicKey }, '', 'good', 'the secret CATALOG_RECORD_KEY', undefined],
  ['is here', { ...GITHUB, record_key: publicKey }, privateKey, 'good', 'is the other half', undefined],
  [
    'is another',
    { ...GITHUB, record_key: newKeyPair().publicKey },
    privateKey,
    'wrong',
    'is not the key',
    'signing-key',
  ],
])('says where the key of proposals %s', async (_where, moderation, CATALOG_RECORD_KEY, state, what, remedy) => {
  const settings = { ...parseSettings(await readFolder(catalog.folder)), moderation };
  const [, found] = await keyFindings(catalog.folder, settings, { CATALOG_RECORD_KEY });
  expect(found).toMatchObject({ state, what: expect.stringContaining(what) });
  expect(found?.remedy ?? '').toContain(remedy ?? '');
  expect(JSON.stringify(found)).not.toContain('PRIVATE KEY');
});

it('asks for no key of proposals where this clone reviews them itself', async () => {
  const settings = parseSettings(await readFolder(catalog.folder));
  expect(await keyFindings(catalog.folder, settings, {})).toHaveLength(1);
});
