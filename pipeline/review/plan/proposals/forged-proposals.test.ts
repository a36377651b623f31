/** What a run makes of branches that somebody else has written under the pipeline's name. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PIPELINE } from '../../../repo/git/git.ts';
import { trustedRecordKeys } from '../../../repo/keys/record-signing-key.ts';
import { publishOf, rejectOf } from '../../../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../../../testing/temporary-catalog.ts';
import { publishProposals } from '../../decisions/publish-proposals.ts';
import { memberDigests } from '../entries/overrides.ts';
import { isSigned } from '../entries/signatures.ts';
import { type OpenRepository, openRepository } from './open-repository.ts';
import { waitingBranches } from './proposals.ts';
import { withoutForged } from './remade-proposals.ts';

const LISTING = 'data/listings/ed/editor.json';
const LEDGER = 'data/moderation/ed/editor.json';

let catalog: TemporaryCatalog;
beforeEach(async () => {
  catalog = temporaryCatalog({ editor: padDocument('editor'), vim: padDocument('vim') });
});
afterEach(() => catalog.remove());

/** As the command does it. */
async function sync({ batchesFrom = 100, from = withoutForged } = {}): Promise<Record<string, string>> {
  const { items } = await catalog.sync({}, undefined, undefined, { batchesFrom, from });
  return Object.fromEntries(items.map(({ slug = '', outcome }) => [slug, outcome]));
}

/** Writes a branch anew as one commit of "the pipeline". */
function forge(branch: string, change: (read: (path: string) => Record<string, unknown>) => Record<string, unknown>) {
  const read = (path: string) => JSON.parse(catalog.git('show', `${branch}:${path}`));
  catalog.git('switch', '--quiet', '--detach', branch);
  for (const [path, content] of Object.entries(change(read))) catalog.write(path, `${JSON.stringify(content)}\n`);
  catalog.git('add', '--all', 'data');
  const made = catalog.git(
    ...[
      'commit-tree',
      catalog.git('write-tree'),
      '-p',
      `${branch}^`,
      '-m',
      catalog.git('log', '-1', '--format=%B', branch),
    ],
  );
  catalog.git('switch', '--quiet', '--force', 'main');
  const theirs = catalog.git('cat-file', 'commit', made).replaceAll('operator@works.example', PIPELINE.email);
  catalog.write('.git/forged', `${theirs}\n`);
  const forged = catalog.git('hash-object', '-t', 'commit', '-w', '.git/forged');
  catalog.git('update-ref', `refs/heads/${branch}`, forged);
}

const VERIFIED = { method: 'dns-txt', status: 'verified', verified_at: '2026-11-01T00:00:00Z' };

it('proposes anew what somebody else has written, and takes no proof of a domain over', async () => {
  await sync();
  const genuine = catalog.git('rev-parse', 'moderation/editor^{tree}');
  forge('moderation/editor', (read) => ({
    [LISTING]: { ...read(LISTING), verification: VERIFIED, badges: ['verified'] },
  }));
  expect(catalog.git('rev-parse', 'moderation/editor^{tree}')).not.toBe(genuine);
  expect((await openRepository(catalog.folder)).proposals.get('editor')?.touched).toBe(false);
  expect(await sync()).toEqual({ editor: 'propose', vim: 'pending' });
  expect(catalog.git('rev-parse', 'moderation/editor^{tree}')).toBe(genuine);
});

it('signs what waits without a signature, once', async () => {
  await sync();
  const signed = catalog.git('rev-parse', 'moderation/editor^{tree}');
  forge('moderation/editor', (read) => ({ [LEDGER]: { ...read(LEDGER), signature: undefined } }));
  expect(await sync()).toEqual({ editor: 'propose', vim: 'pending' });
  expect(catalog.git('rev-parse', 'moderation/editor^{tree}')).toBe(signed);
  expect(await sync()).toEqual({ editor: 'pending', vim: 'pending' });
});

describe('a batch that is written anew', () => {
  const sold = { homepage: 'https://sold.example/' };

  /** One member is forged and not read this time; the other one changes. */
  async function renew(from: (repository: OpenRepository) => Promise<OpenRepository>) {
    await sync({ batchesFrom: 2 });
    forge('moderation/_batch-1', (read) => {
      const listing = { ...read(LISTING), ...sold };
      return { [LISTING]: listing, [LEDGER]: { ...read(LEDGER), members: memberDigests(listing as never) } };
    });
    catalog.write(
      'data/feeds/vim.json',
      padDocument('vim', ({ software }) => Object.assign(software, { name: 'Vi' })),
    );
    catalog.git('rm', '--quiet', 'data/feeds/editor.json');
    catalog.commit('Change one');
    expect(await sync({ batchesFrom: 2, from })).toEqual({ vim: 'propose' });
    return (await openRepository(catalog.folder)).proposals;
  }

  it('loses a member that nobody has signed', async () => {
    const proposals = await renew(withoutForged);
    expect([...proposals.keys()]).toEqual(['vim']);
  });

  it('never gets a signature for what only stands in a branch', async () => {
    const editor = (await renew(async (repository) => repository)).get('editor');
    if (editor?.snapshot === undefined) throw new Error('it is gone');
    expect(editor.snapshot.listing).toMatchObject(sold);
    const keys = await trustedRecordKeys(catalog.folder, {});
    expect(isSigned(editor.snapshot, {}, keys)).toBe(false);
  });
});

it('refuses to publish here what nobody signed', async () => {
  await sync();
  forge('moderation/editor', (read) => ({
    [LISTING]: { ...read(LISTING), verification: VERIFIED, badges: ['verified'] },
  }));
  const repository = await openRepository(catalog.folder);
  const approvals = waitingBranches(repository.proposals).filter(({ name }) => name === 'editor');
  expect(await publishProposals(repository, approvals, NOW)).toEqual([
    {
      name: 'editor',
      published: false,
      reason: expect.stringMatching(/^Its record is not signed .*Run `catalog sync --renew`/),
    },
  ]);
  expect(catalog.git('log', '--format=%s', 'main')).not.toContain('Publish editor');
});

it('keeps no corrections of a proposal that a person refuses', async () => {
  await sync();
  forge('moderation/editor', (read) => ({
    [LEDGER]: { ...read(LEDGER), overrides: { homepage: 'https://sold.example/' } },
  }));
  await rejectOf(catalog, 'editor');
  expect(JSON.parse(catalog.git('show', `main:${LEDGER}`))).toMatchObject({ state: 'rejected', overrides: {} });
});

it('publishes what it has signed', async () => {
  await sync();
  await publishOf(catalog, 'editor');
  expect(catalog.git('log', '-1', '--format=%s', 'main')).toBe('Publish editor');
});
