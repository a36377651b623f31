/** Records that a pipeline has signed indeed: an older form, one that was refused since, or with a key of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerPath, listingPath } from '../../repo/data/data-files.ts';
import { publicHalf } from '../../repo/keys/ed25519.ts';
import { localKey } from '../../repo/keys/record-signing-key.ts';
import { publishOf, rejectOf } from '../../testing/reviewing.ts';
import { NOW, padDocument, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { withVerification } from '../domains/verification-states.ts';
import { openRepository } from '../plan/proposals/open-repository.ts';
import { applySync } from '../plan/run/sync-plan.ts';
import { type CatalogInReview, codes, NETWORK } from './testing/checking.ts';
import { forgedCatalog, forging, VERIFIED } from './testing/forging.ts';

let catalog: CatalogInReview;
beforeAll(async () => {
  catalog = await forgedCatalog();
});
afterAll(() => catalog.remove());

const EDITOR = 'moderation/editor';

describe('what was signed once is refused', () => {
  const isRefused = async (name: string, head: string, base: string) =>
    expect(codes(await catalog.check(name, head, base)).length).toBeGreaterThan(0);

  it('when it is an older form of what is published by now', async () => {
    const other = (name: string, homepage: string) =>
      padDocument('shell', ({ software }) => Object.assign(software, { name, homepage }));
    let older = '';
    const base = await catalog.takeBack(async () => {
      catalog.write('data/feeds/shell.json', other('Sea shell', 'https://expired.example/'));
      catalog.commit('Another name');
      await catalog.sync(NETWORK);
      older = catalog.git('rev-parse', 'moderation/shell');
      catalog.write('data/feeds/shell.json', other('Sea shell', 'https://sold.example/'));
      catalog.commit('Another homepage');
      await catalog.sync(NETWORK);
      await publishOf(catalog, 'shell');
    });
    // Its two files, put onto what is published now.
    catalog.git('switch', '--quiet', '--create', 'replayed', base);
    catalog.git('checkout', '--quiet', older, '--', listingPath('shell'), ledgerPath('shell'));
    catalog.commit('Again');
    catalog.git('switch', '--quiet', 'main');
    await isRefused('moderation/shell', 'replayed', base);
    await isRefused('topic', 'replayed', base);
  });

  it('when a person has refused it since', async () => {
    const proposed = catalog.git('rev-parse', 'moderation/vim');
    const base = await catalog.takeBack(() => rejectOf(catalog, 'vim'));
    catalog.git('branch', 'moderation/vim', proposed);
    catalog.git('switch', '--quiet', '--create', 'refused-before', base);
    catalog.git('checkout', '--quiet', proposed, '--', listingPath('vim'), ledgerPath('vim'));
    catalog.git('rm', '--quiet', '-r', '--cached', 'data/feeds/vim.json');
    catalog.git('switch', '--quiet', '--force', 'main');
    catalog.git('switch', '--quiet', '--force', 'refused-before');
    catalog.git('checkout', '--quiet', proposed, '--', listingPath('vim'), ledgerPath('vim'));
    catalog.commit('Again');
    catalog.git('switch', '--quiet', 'main');
    await isRefused('moderation/vim', 'refused-before', base);
  });

  it('by another key than the one the published branch names or this clone has', async () => {
    const { put } = await editorOfOthers();
    expect(codes(await catalog.checkAfter(EDITOR, EDITOR, put))).toEqual(['editor not_signed']);
  });

  it('by a key that the same branch brings', async () => {
    const { put, key } = await editorOfOthers();
    const bring = () => {
      put();
      catalog.edit('data/catalog.json', { moderation: { record_key: key } });
      catalog.write('.cache/record-key', 'anything');
    };
    expect(codes(await catalog.checkAfter('topic', EDITOR, bring))).toEqual(['editor not_signed']);
    expect(codes(await catalog.checkAfter(EDITOR, EDITOR, bring))).toEqual(['foreign_file', 'editor not_signed']);
  });

  it('unless the published branch names its key', async () => {
    const { put, key } = await editorOfOthers();
    const base = await catalog.takeBack(async () => {
      catalog.edit('data/catalog.json', { moderation: { record_key: key } });
      catalog.commit('Name the key');
    });
    expect(codes(await catalog.checkAfter(EDITOR, EDITOR, put, 'Edit', base))).toEqual([]);
  });

  it('with the proof of a domain for another homepage than the one a person has put in', async () => {
    const repository = await openRepository(catalog.folder);
    const snapshot = repository.proposals.get('editor')?.snapshot;
    if (snapshot === undefined) throw new Error('nothing waits');
    const { signature: _signature, ...record } = snapshot.record;
    const proved = { listing: withVerification(snapshot.listing, VERIFIED), record };
    const items = [{ label: 'editor', slug: 'editor', outcome: 'propose' as const, problems: [], snapshot: proved }];
    const key = await localKey(catalog.folder);
    const before = catalog.git('rev-parse', EDITOR);
    await applySync({ items, obsolete: [], objection: undefined }, { ...repository, now: NOW, key });
    const edited = (homepage: string | undefined) => () => forging(catalog).edit('editor', { listing: { homepage } });
    const codesAfter = async (change: () => void) => codes(await catalog.checkAfter(EDITOR, EDITOR, change));
    expect(await codesAfter(() => {})).toEqual([]);
    expect(await codesAfter(edited('https://works.example/elsewhere'))).toEqual([]);
    expect(await codesAfter(edited('https://sold.example/'))).toEqual(['editor verified_elsewhere']);
    expect(await codesAfter(edited(undefined))).toEqual(['editor verified_elsewhere']);
    const base = await catalog.takeBack(() => publishOf(catalog, 'editor'));
    const onMain = await catalog.checkAfter('topic', base, edited('https://sold.example/'), 'Edit', base);
    expect(codes(onMain)).toEqual(['editor verified_elsewhere']);
    catalog.git('update-ref', `refs/heads/${EDITOR}`, before);
  });

  /** What another clone, with a key of its own, proposes as editor. */
  async function editorOfOthers() {
    const other = temporaryCatalog({ shell: padDocument('shell'), editor: padDocument('editor', sold) });
    await other.sync();
    const theirs = (path: string) => `${other.git('show', `moderation/editor:${path}`)}\n`;
    const files = [listingPath('editor'), ledgerPath('editor')].map((path) => [path, theirs(path)] as const);
    const key = publicHalf(await localKey(other.folder));
    other.remove();
    expect(files[1]?.[1]).toContain('"signature"');
    return { key, put: () => files.forEach(([path, text]) => void catalog.write(path, text)) };
  }

  const sold = ({ software }: { software: Record<string, unknown> }) =>
    void Object.assign(software, { homepage: 'https://sold.example/' });
});
