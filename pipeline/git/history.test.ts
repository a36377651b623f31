import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
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

const history = async () => Object.fromEntries(await readHistory(catalog.folder, 'HEAD', 'data/listings'));

describe('history', () => {
  it('says in UTC when a file came and when it last changed', async () => {
    catalog = temporaryCatalog();
    catalog.write('data/listings/ed/editor.json', '1');
    commitOn('2026-01-10');
    catalog.write('data/listings/ed/editor.json', '2');
    commitOn('2026-02-10');
    expect(await history()).toEqual({
      'data/listings/ed/editor.json': { published_on: '2026-01-11', updated_on: '2026-02-11' },
    });
  });

  it('counts a file that was withdrawn and came back from its return', async () => {
    catalog = temporaryCatalog();
    catalog.write('data/listings/ed/editor.json', '1');
    commitOn('2026-01-10');
    rmSync(join(catalog.folder, 'data/listings/ed/editor.json'));
    commitOn('2026-02-10');
    expect(await history()).toEqual({});
    catalog.write('data/listings/ed/editor.json', '1');
    commitOn('2026-03-10');
    expect(await history()).toEqual({
      'data/listings/ed/editor.json': { published_on: '2026-03-11', updated_on: '2026-03-11' },
    });
  });

  it('dates a merged branch by the merge, not by its commits', async () => {
    catalog = temporaryCatalog();
    catalog.git('switch', '--quiet', '--create', 'moderation/editor');
    catalog.write('data/listings/ed/editor.json', '1');
    commitOn('2026-01-10');
    catalog.git('switch', '--quiet', 'main');
    catalog.git('merge', '--quiet', '--no-ff', '--message', 'Publish', 'moderation/editor');
    expect(await history()).toEqual({
      'data/listings/ed/editor.json': { published_on: '2026-11-19', updated_on: '2026-11-19' },
    });
  });

  it('refuses a shallow clone and says how to mend it', async () => {
    catalog = temporaryCatalog();
    catalog.write('data/listings/ed/editor.json', '1');
    commitOn('2026-01-10');
    const clone = mkdtempSync(join(tmpdir(), 'catalog-shallow-'));
    try {
      execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${catalog.folder}`, clone]);
      await expect(readHistory(clone, 'HEAD', 'data/listings')).rejects.toThrow('Run `git fetch --unshallow`');
    } finally {
      rmSync(clone, { recursive: true, force: true });
    }
  });
});
