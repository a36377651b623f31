/** Evidence in branches that somebody has made by hand: what a person changed is refused, what takes it away is not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import { recordOf } from '../../collect/evidence/testing/witnessing.ts';
import { evidencePath } from '../../repo/data/data-files.ts';
import { newKeyPair, readPrivateKey } from '../../repo/keys/ed25519.ts';
import { localKey } from '../../repo/keys/record-signing-key.ts';
import { stableJson } from '../../repo/text/stable-json.ts';
import { renameListing } from '../decisions/manage-listings.ts';
import { signEvidence } from '../plan/entries/signatures.ts';
import { openRepository } from '../plan/proposals/open-repository.ts';
import { type CatalogInReview, catalogInReview, codes } from './testing/checking.ts';

const HOMEPAGE = 'https://works.example/product';
const record = recordOf({ witness: 'homepage', subject: HOMEPAGE, values: { tls: true } });
const of = (slug: string, more = record): ListingEvidence => ({ slug, records: [more] });
const better = recordOf({ witness: 'homepage', subject: HOMEPAGE, values: { tls: true, reporting: 'security_txt' } });
const PATH = evidencePath('shell');

let catalog: CatalogInReview;
beforeAll(async () => {
  catalog = await catalogInReview();
  catalog.write(PATH, stableJson(of('shell')));
  catalog.commit('Note what is witnessed of shell');
  await localKey(catalog.folder);
});
afterAll(() => catalog.remove());

const check = async (change: () => void, name = 'edit', outside = false, from = 'main') =>
  codes(await catalog.checkAfter(name, from, change, 'Edit', 'main', outside ? { outside } : {}));
const put = (evidence: ListingEvidence) => () => catalog.write(evidencePath(evidence.slug), stableJson(evidence));

describe('a branch that a person made', () => {
  it.each<[string, () => void, string[]]>([
    ['better values', put(of('shell', better)), ['shell evidence_changed']],
    ['an earlier day', put(of('shell', { ...record, since: '2020-01-01' })), ['shell evidence_changed']],
    ['evidence of a listing that had none', put(of('tool')), ['tool evidence_changed']],
    ['one record more', put({ slug: 'shell', records: [record, recordOf()] }), ['shell evidence_changed']],
    ['a signature of nobody', put({ ...of('shell', better), signature: 'A'.repeat(86) }), ['shell evidence_changed']],
    [
      'a signature of another key',
      () => {
        const key = readPrivateKey(newKeyPair().privateKey);
        if (key !== undefined) put(signEvidence(of('shell', better), of('shell'), key))();
      },
      ['shell evidence_changed'],
    ],
    ['what is no evidence', () => catalog.write(PATH, '{}'), ['shell evidence_changed', 'bad_data']],
    ['a file of no listing', () => catalog.write('data/evidence/notes.json', '{}'), ['evidence_changed', 'bad_data']],
  ])('is refused with %s', async (_what, change, expected) => {
    expect(await check(change)).toEqual(expected);
  });

  it.each<[string, () => void]>([
    ['deletes it', () => catalog.git('rm', '--quiet', PATH)],
    ['writes the same in other bytes', () => catalog.write(PATH, JSON.stringify(of('shell')))],
  ])('may be merged where it %s', async (_what, change) => {
    expect(await check(change)).toEqual([]);
  });

  it('is refused from another repository, whatever it does there', async () => {
    expect(await check(put(of('shell', better)), 'edit', true)).toEqual(['data_from_outside']);
    expect(await check(() => catalog.git('rm', '--quiet', PATH), 'edit', true)).toEqual(['data_from_outside']);
  });

  it('hears what to do', async () => {
    const { faults } = await catalog.checkAfter('edit', 'main', put(of('shell', better)), 'Edit', 'main', {});
    expect(faults[0]?.message).toBe(
      'Its evidence was not written by this catalog’s pipeline for what is published now. What witnesses say comes from ' +
        'them alone: take the change back, or delete the file, and the next sync asks for them again.',
    );
  });
});

describe('a branch of proposals', () => {
  it('brings no evidence along', async () => {
    const found = await check(put(of('editor')), 'moderation/editor', false, 'moderation/editor');
    expect(found).toContain('editor evidence_changed');
    expect(found).toContain('foreign_file');
  });
});

describe('the branch of updates', () => {
  const signed = async (evidence: ListingEvidence, published?: ListingEvidence) =>
    signEvidence(evidence, published, await localKey(catalog.folder));

  it('brings what the pipeline has signed for what is published now, and nothing else', async () => {
    const updates = (evidence: ListingEvidence) => check(put(evidence), 'moderation/_updates');
    expect(await updates(await signed(of('shell', better), of('shell')))).toEqual([]);
    expect(await updates(await signed(of('tool')))).toEqual([]);
    expect(await updates(of('shell', better))).toEqual(['shell evidence_changed']);
    // Signed for another published form: a person has decided since.
    expect(await updates(await signed(of('shell', better)))).toEqual(['shell evidence_changed']);
    const foreign = { ...better, subject: 'https://elsewhere.example/' };
    expect(await updates(await signed(of('tool', foreign)))).toEqual(['tool evidence_not_named']);
  });
});

describe('a rename', () => {
  it('takes the evidence along as it is, and not in another form', async () => {
    catalog.git('switch', '--quiet', 'main');
    catalog.git('branch', '--force', 'before');
    await renameListing(await openRepository(catalog.folder), 'shell', 'bash', new Date('2026-11-20T13:00:00Z'));
    catalog.git('branch', '--force', 'renamed');
    const moved = readFileSync(join(catalog.folder, evidencePath('bash')), 'utf8');
    expect(JSON.parse(moved)).toEqual(of('bash'));
    const ask = async (change: () => void) =>
      codes(await catalog.checkAfter('edit', 'renamed', change, 'Edit', 'before', {}));
    expect(await ask(() => {})).not.toContain('bash evidence_changed');
    expect(await ask(put(of('bash', better)))).toContain('bash evidence_changed');
  });
});
