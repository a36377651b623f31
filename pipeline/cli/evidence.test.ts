import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { error } from '../../schemas/contracts/problems.ts';
import { recordOf } from '../collect/evidence/testing/witnessing.ts';
import { questionKey, witnessAnswers } from '../collect/evidence/witness-answers.ts';
import { openSyncState, STATE_FILE } from '../collect/state/sync-state.ts';
import { evidencePath } from '../repo/data/data-files.ts';
import { stableJson } from '../repo/text/stable-json.ts';
import { publishOf } from '../testing/reviewing.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

const URI = 'https://works.example/editor-1.0.0.zip';
const HOMEPAGE = 'https://works.example/product';
let catalog: TemporaryCatalog;
beforeAll(async () => {
  const document = padDocument('editor', ({ release }) => {
    release.artifacts = [{ uri: URI, sha256: '1'.repeat(64) }];
  });
  catalog = temporaryCatalog({ editor: document });
  catalog.write('.gitignore', '.cache/\n');
  await catalog.sync();
  await publishOf(catalog, 'editor');
  const record = recordOf({ values: { downloads: 120_000, released_on: '2026-11-01', deprecated: true } });
  catalog.write(evidencePath('editor'), stableJson({ slug: 'editor', records: [record] }));
  catalog.commit('Note what is witnessed of editor');
});
afterAll(() => catalog.remove());

const run = (...args: string[]) => runInProcess(catalog.folder, ['evidence', ...args], { NO_COLOR: '1' });

describe('catalog evidence', () => {
  it('says in words what is known, since when and from where', async () => {
    const { code, stdout } = await run('editor');
    expect(code).toBe(0);
    expect(stdout).toContain('editor: 1 record.');
    expect(stdout).toMatch(
      /npm +pkg:npm\/editor +deprecated or withdrawn there, 120,000 downloads a month, newest release of 2026-11-01 +2026-10-01 +https:\/\/github\.com\/works\/editor/,
    );
    expect(stdout).toContain('npm: https://registry.npmjs.org/editor');
  });

  it('says what is not known, and why', async () => {
    const why = async () => JSON.parse((await run('editor', '--json')).stdout).unknown;
    const of = { witness: 'download', subject: URI };
    expect(await why()).toContainEqual({
      ...of,
      asked_on: null,
      why: 'It has not been asked yet, or that was forgotten with the cache.',
    });
    const state = await openSyncState(`${catalog.folder}/${STATE_FILE}`, { now: () => NOW, note: () => {} });
    const question = { slug: 'editor', witness: 'download', subject: URI } as const;
    const answers = witnessAnswers(state.cache);
    await answers.set(questionKey(question), { askedOn: '2026-11-20', problem: error('', 'download_hash_differs') });
    const homepage = { slug: 'editor', witness: 'alive', subject: HOMEPAGE } as const;
    await answers.set(questionKey(homepage), { askedOn: '2026-11-20', failed: [{ on: '2026-11-20', state: 'gone' }] });
    await state.close();
    expect(await why()).toContainEqual({
      ...of,
      asked_on: '2026-11-20',
      why: expect.stringContaining('has another SHA-256'),
    });
    expect(await why()).toContainEqual({
      ...{ witness: 'alive', subject: HOMEPAGE, asked_on: '2026-11-20' },
      why: 'The last look failed. Three such days decide; 1 so far.',
    });
  });

  it('knows a listing that is not there from a call that makes no sense', async () => {
    expect(await run('other')).toMatchObject({ code: 1, stderr: expect.stringContaining('No published listing') });
    expect(await run()).toMatchObject({ code: 2 });
  });
});
