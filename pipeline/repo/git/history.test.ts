import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { readHistory } from './history.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

/** Commits with a committer date of its own; what the author claims must not matter. */
function commitOn(day: string): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T23:30:00-0500`, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' };
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@works.example'];
  execFileSync('git', ['add', '--all'], { cwd: catalog.folder });
  execFileSync('git', [...identity, 'commit', '--quiet', '--message', 'x'], { cwd: catalog.folder, env });
}

async function history(commit = 'HEAD', besideOf?: (path: string) => string | undefined) {
  const { events, commits } = await readHistory(catalog.folder, commit, ['data/listings/'], besideOf);
  return { events: events[0] ?? [], commits };
}
const EDITOR = 'data/listings/ed/editor.json';

describe('history', () => {
  it('says what was done to each file, newest first, in which commit, and when in UTC', async () => {
    catalog = temporaryCatalog();
    const begin = catalog.git('rev-parse', 'HEAD');
    catalog.write(EDITOR, '1');
    commitOn('2026-01-10');
    const added = catalog.git('rev-parse', 'HEAD');
    catalog.write(EDITOR, '2');
    catalog.write('data/listings/ga/game.json', '1');
    commitOn('2026-02-10');
    const modified = catalog.git('rev-parse', 'HEAD');
    rmSync(join(catalog.folder, EDITOR));
    commitOn('2026-03-10');
    const deleted = catalog.git('rev-parse', 'HEAD');
    expect(await history()).toEqual({
      events: [
        { commit: deleted, at: '2026-03-11T04:30:00Z', status: 'D', path: EDITOR },
        {
          commit: modified,
          at: '2026-02-11T04:30:00Z',
          status: 'M',
          path: EDITOR,
          contents: { before: Buffer.from('1'), after: Buffer.from('2') },
        },
        { commit: modified, at: '2026-02-11T04:30:00Z', status: 'A', path: 'data/listings/ga/game.json' },
        { commit: added, at: '2026-01-11T04:30:00Z', status: 'A', path: EDITOR },
      ],
      commits: [deleted, modified, added, begin],
    });
  });

  it('says of several folders what was done in each', async () => {
    catalog = temporaryCatalog();
    catalog.write(EDITOR, '1');
    catalog.write('data/listings-of-others/ed/editor.json', '1');
    commitOn('2026-01-10');
    catalog.write('data/evidence/ed/editor.json', '1');
    commitOn('2026-02-10');
    const { events } = await readHistory(catalog.folder, 'HEAD', ['data/listings/', 'data/evidence/']);
    expect(events.map((own) => own.map(({ path }) => path))).toEqual([[EDITOR], ['data/evidence/ed/editor.json']]);
  });

  it('takes a rename for what it is in the tree: one file left, another came', async () => {
    catalog = temporaryCatalog();
    catalog.write(EDITOR, 'the same');
    commitOn('2026-01-10');
    renameSync(join(catalog.folder, EDITOR), join(catalog.folder, 'data/listings/ed/editor-2.json'));
    commitOn('2026-02-10');
    const { events } = await history();
    expect(events.map(({ status, path }) => [status, path])).toEqual([
      ['A', 'data/listings/ed/editor-2.json'],
      ['D', EDITOR],
      ['A', EDITOR],
    ]);
  });

  it('takes a file that became a link for one that was modified', async () => {
    catalog = temporaryCatalog();
    catalog.write(EDITOR, '1');
    commitOn('2026-01-10');
    rmSync(join(catalog.folder, EDITOR));
    symlinkSync('elsewhere', join(catalog.folder, EDITOR));
    commitOn('2026-02-10');
    const { events } = await history();
    expect(events.map(({ status }) => status)).toEqual(['M', 'A']);
  });

  it('knows a merged branch by the merge, not by its commits', async () => {
    catalog = temporaryCatalog();
    const begin = catalog.git('rev-parse', 'HEAD');
    catalog.git('switch', '--quiet', '--create', 'moderation/editor');
    catalog.write(EDITOR, '1');
    commitOn('2026-01-10');
    catalog.git('switch', '--quiet', 'main');
    catalog.git('merge', '--quiet', '--no-ff', '--message', 'Publish', 'moderation/editor');
    const merge = catalog.git('rev-parse', 'HEAD');
    expect(await history()).toEqual({
      events: [{ commit: merge, at: '2026-11-19T12:00:00Z', status: 'A', path: EDITOR }],
      commits: [merge, begin],
    });
  });

  it('knows commits that touched no listing, of a catalog that has none too', async () => {
    catalog = temporaryCatalog();
    expect(await history()).toEqual({ events: [], commits: [catalog.git('rev-parse', 'HEAD')] });
  });

  it('is not misled by paths that look like a commit, a time or a status', async () => {
    catalog = temporaryCatalog();
    const hostile = [
      'data/listings/ed/\u00011700000000\n\nA\n1700000000',
      `data/listings/ed/\n${'a'.repeat(40)} 1700000000`,
      'data/listings/ed/ D\n',
    ];
    for (const path of [...hostile, EDITOR]) catalog.write(path, '1');
    commitOn('2026-01-10');
    const commit = catalog.git('rev-parse', 'HEAD');
    const { events } = await history();
    expect(events).toHaveLength(4);
    for (const path of [...hostile, EDITOR]) {
      expect(events).toContainEqual({ commit, at: '2026-01-11T04:30:00Z', status: 'A', path });
    }
  });

  it('knows the very first commit too, whatever the settings of the repository', async () => {
    catalog = temporaryCatalog();
    catalog.git('config', 'log.showRoot', 'false');
    catalog.write(EDITOR, '1');
    commitOn('2026-01-10');
    const root = catalog.git('commit-tree', '-m', 'Begin', 'HEAD^{tree}');
    const { events, commits } = await history(root);
    expect([events.map(({ path }) => path), commits]).toEqual([[EDITOR], [root]]);
  });

  it('reads what goes with a file on both sides of the same commit', async () => {
    catalog = temporaryCatalog();
    const beside = (path: string) => path.replace('listings', 'evidence');
    const steps: [listing: string, evidence: string | undefined][] = [
      ['1', undefined],
      ['2', 'a'],
      ['3', 'b'],
      ['4', 'b'],
    ];
    for (const [listing, evidence] of steps) {
      catalog.write(EDITOR, listing);
      if (evidence !== undefined) catalog.write(beside(EDITOR), evidence);
      commitOn('2026-01-10');
    }
    const { events } = await history('HEAD', beside);
    expect(
      events.map(({ contents }) => contents && [`${contents.beside?.before}`, `${contents.beside?.after}`]),
    ).toEqual([['b', 'b'], ['a', 'b'], ['undefined', 'a'], undefined]);
  });

  it('reads the contents of the newest 1000 modifications', async () => {
    catalog = temporaryCatalog();
    const person = 'A <a@works.example> 1780000000 +0000';
    const commit = (content: string, from = '') => [
      `commit refs/heads/main\ncommitter ${person}\ndata 1\nx\n${from}`,
      ...Array.from({ length: 600 }, (_, index) => {
        const text = `${content}${index}`;
        return `M 100644 inline data/listings/ed/${index}\ndata ${text.length}\n${text}\n`;
      }),
      '\n',
    ];
    const stream = [...commit('a', `from ${catalog.git('rev-parse', 'HEAD')}\n`), ...commit('b'), ...commit('c')];
    execFileSync('git', ['fast-import', '--quiet'], { cwd: catalog.folder, input: stream.join('') });
    const { events } = await history();
    const texts = events.map(({ contents }) => contents && `${contents.before} → ${contents.after}`);
    expect([texts.length, texts[0], texts[599], texts[999]]).toEqual([1800, 'b0 → c0', 'b99 → c99', 'a458 → b458']);
    expect(texts.slice(1000)).toEqual(Array.from({ length: 800 }, () => undefined));
  });

  it('keeps the newest 1000 commits, and every event', async () => {
    catalog = temporaryCatalog();
    catalog.write(EDITOR, '1');
    commitOn('2026-01-10');
    const tree = catalog.git('rev-parse', 'HEAD^{tree}');
    const person = 'A <a@works.example> 1780000000 +0000';
    const stream = Array.from({ length: 1000 }, (_, index) => {
      const from = index === 0 ? `from ${catalog.git('rev-parse', 'HEAD')}\n` : '';
      return `commit refs/heads/main\ncommitter ${person}\ndata 1\nx\n${from}M 040000 ${tree} \n\n`;
    });
    execFileSync('git', ['fast-import', '--quiet'], { cwd: catalog.folder, input: stream.join('') });
    const { events, commits } = await history();
    expect([events.length, commits.length, new Set(commits).size]).toEqual([1, 1000, 1000]);
    expect(commits[0]).toBe(catalog.git('rev-parse', 'HEAD'));
    expect(commits).not.toContain(events[0]?.commit);
  });

  it('refuses a shallow clone and says how to fix it', async () => {
    catalog = temporaryCatalog();
    catalog.write('data/listings/ed/editor.json', '1');
    commitOn('2026-01-10');
    const clone = mkdtempSync(join(tmpdir(), 'catalog-shallow-'));
    try {
      execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${catalog.folder}`, clone]);
      await expect(readHistory(clone, 'HEAD', ['data/listings/'])).rejects.toThrow('Run `git fetch --unshallow`');
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  });
});
