/** How the review stands is shown where the operator wants it, and says no name of what waits. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { operatorFiles } from '../../../build/operator/operator-files.ts';
import { localKey } from '../../../repo/keys/record-signing-key.ts';
import { publishOf, rejectOf } from '../../../testing/reviewing.ts';
import {
  NOW,
  padDocument,
  type TemporaryCatalog,
  TODAY,
  temporaryCatalog,
} from '../../../testing/temporary-catalog.ts';
import { openRepository } from '../proposals/open-repository.ts';
import { reviewQueue } from './review-queue.ts';
import { applySync } from './sync-plan.ts';

let catalog: TemporaryCatalog;
const editorAt = (host: string) =>
  padDocument('editor', ({ software, release }) => {
    software.homepage = `https://works.example/${host}`;
    release.artifacts = [{ uri: 'https://elsewhere.example/editor.zip' }];
  });
beforeEach(() => {
  catalog = temporaryCatalog({ editor: editorAt('a'), viewer: padDocument('viewer') });
  const path = join(catalog.folder, 'data/catalog.json');
  const settings = { ...JSON.parse(readFileSync(path, 'utf8')), moderation: { public_queue: true } };
  catalog.write('data/catalog.json', JSON.stringify(settings));
  catalog.commit('Show how the review stands');
});
afterEach(() => catalog.remove());

/** What a sync writes beside its plan. */
async function noted(today = TODAY): Promise<unknown> {
  const { items, obsolete, objection } = await catalog.sync({}, today);
  const repository = await openRepository(catalog.folder);
  const queue = await reviewQueue({ items, obsolete }, repository, today);
  const key = await localKey(catalog.folder);
  await applySync({ items: [], obsolete: [], objection, queue }, { ...repository, now: NOW, key });
  return JSON.parse(catalog.git('show', 'main:data/queue.json'));
}

it('it counts what waits and since when, and changes when that changes, and not before', async () => {
  expect(await noted()).toEqual({ waiting: 2, oldest_on: TODAY, refused_for: {} });
  const commit = catalog.git('rev-parse', 'main');
  expect(await noted('2026-11-23')).toEqual({ waiting: 2, oldest_on: TODAY, refused_for: {} });
  expect(catalog.git('rev-parse', 'main')).toBe(commit);
  expect(catalog.git('log', '-1', '--format=%s', 'main')).toBe('Note how the review stands');
  await rejectOf(catalog, 'editor');
  await publishOf(catalog, 'viewer');
  expect(await noted()).toEqual({ waiting: 0, median_days: 0, refused_for: { download_elsewhere: 1 } });
});

it('it says how long merges took, where git says when they were proposed', async () => {
  await catalog.sync();
  for (const [slug, at] of [
    ['editor', '2026-11-22T13:00:00Z'],
    ['viewer', '2026-11-29T13:00:00Z'],
  ] as const) {
    const tree = catalog.git('rev-parse', `moderation/${slug}^{tree}`);
    const parents = ['-p', 'main', '-p', `moderation/${slug}`];
    catalog.git('-c', `user.name=Reviewer`, 'update-ref', 'refs/heads/main', mergeOf(tree, parents, at));
    catalog.git('update-ref', '-d', `refs/heads/moderation/${slug}`);
  }
  const queue = await reviewQueue({ items: [], obsolete: [] }, await openRepository(catalog.folder), '2026-12-01');
  expect(queue?.median_days).toBe(2);
});

function mergeOf(tree: string, parents: readonly string[], at: string): string {
  const lines = parents.filter((part) => part !== '-p').map((name) => `parent ${catalog.git('rev-parse', name)}`);
  const person = `Reviewer <reviewer@works.example> ${Date.parse(at) / 1000} +0000`;
  catalog.write(
    '.git/merge',
    [`tree ${tree}`, ...lines, `author ${person}`, `committer ${person}`, '', 'Merge', ''].join('\n'),
  );
  return catalog.git('hash-object', '-t', 'commit', '-w', '.git/merge');
}

it('it is kept where nobody has asked for it, and shown by a build of that file alone', async () => {
  const repository = await openRepository(catalog.folder);
  const { settings } = repository.data;
  const silent = { ...repository, data: { ...repository.data, settings: { ...settings, moderation: {} } } };
  expect(await reviewQueue({ items: [], obsolete: [] }, silent, TODAY)).toBeUndefined();
  await noted();
  const { data } = await openRepository(catalog.folder);
  const shown = operatorFiles(data, { pages: {}, logo: undefined }).map(([path, text]) => [path, String(text)]);
  expect(shown).toEqual([['/api/v1/moderation.json', expect.stringContaining('"waiting":2')]]);
});
