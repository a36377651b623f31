import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CatalogFiles,
  catalogOf,
  filesOf,
  type TemporaryCatalog,
  temporaryCatalog,
} from '../../testing/temporary-catalog.ts';
import { advance } from './move-branch.ts';
import { recover } from './recover-from-kill.ts';

const PATIENCE_MS = 40;
const MOVING = 'refs/catalog/moving/main';

let catalog: TemporaryCatalog;
let from: string;
let to: string;
let files: CatalogFiles;
const at = (path: string) => join(catalog.folder, path);
const read = (path: string) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : undefined);
const git = (...args: string[]) => catalog.git(...args);

/** main stands on `from`; `to` changes one file, removes one and brings one in a folder of its own. */
beforeAll(() => {
  catalog = temporaryCatalog();
  catalog.write('data/changed', 'one\ntwo\n');
  catalog.write('data/removed', 'gone soon\n');
  catalog.write('data/other', 'as it is\n');
  catalog.commit('Before');
  from = git('rev-parse', 'HEAD');
  catalog.write('data/changed', 'three\nfour\nfive\n');
  catalog.write('data/new/added', 'a new file\n');
  rmSync(at('data/removed'));
  catalog.commit('After');
  to = git('rev-parse', 'HEAD');
  git('reset', '--quiet', '--hard', from);
  files = filesOf(catalog);
  catalog.remove();
});
beforeEach(() => {
  catalog = catalogOf(files);
  git('update-index', '--refresh');
});
afterEach(() => catalog.remove());

const before = { changed: 'one\ntwo\n', removed: 'gone soon\n', folder: false };
const after = { changed: 'three\nfour\nfive\n', removed: undefined, folder: true };

function whereItStands() {
  const files = { changed: read('data/changed'), removed: read('data/removed'), folder: existsSync(at('data/new')) };
  return { files, main: git('rev-parse', 'main'), status: git('status', '--porcelain'), left: leftovers() };
}

function leftovers(): string[] {
  const names = ['index.lock', 'index.catalog', 'index.catalog.lock'].filter((name) => existsSync(at(`.git/${name}`)));
  return [...names, ...git('for-each-ref', '--format=%(refname)', 'refs/catalog').split('\n').filter(Boolean)];
}

const untouched = () => ({ files: before, main: from, status: '', left: [] });
const arrived = () => ({ files: after, main: to, status: '', left: [] });

describe('moving a branch that is checked out', () => {
  it('brings index and files along, and leaves other work as it is', async () => {
    catalog.write('data/other', 'being edited\n');
    catalog.write('data/staged', 'staged\n');
    git('add', 'data/staged');
    catalog.write('data/new/untracked', 'untracked\n');
    await advance(catalog.folder, 'main', to, from);
    const status = ' M data/other\nA  data/staged\n?? data/new/untracked';
    expect(whereItStands()).toEqual({ ...arrived(), status });
  });

  it('does not mind files that were only touched', async () => {
    writeFileSync(at('data/changed'), before.changed);
    await advance(catalog.folder, 'main', to, from);
    expect(whereItStands()).toEqual(arrived());
  });

  it.each([
    ['a file is edited', () => catalog.write('data/changed', 'mine\n')],
    [
      'an edit is staged',
      () => {
        catalog.write('data/changed', 'mine\n');
        git('add', 'data/changed');
      },
    ],
    ['a file that would be removed is edited', () => catalog.write('data/removed', 'mine\n')],
    ['an untracked file is in the way', () => catalog.write('data/new/added', 'mine\n')],
    ['a folder of untracked files is in the way', () => catalog.write('data/new/added/x', 'mine\n')],
    [
      'a merge has not ended',
      () => {
        git('switch', '--quiet', '--create', 'side');
        catalog.write('data/other', 'left\n');
        catalog.commit('Left');
        git('switch', '--quiet', 'main');
        catalog.write('data/other', 'right\n');
        catalog.commit('Right');
        expect(() => git('merge', '--quiet', 'side')).toThrow();
      },
    ],
  ])('refuses where %s, and changes nothing', async (_what, work) => {
    work();
    const then = whereItStands();
    await expect(advance(catalog.folder, 'main', to, then.main)).rejects.toThrow(
      'main is checked out here with changes that are not committed, in files this command would write. ' +
        'Commit or stash them and run it again; nothing was changed.',
    );
    expect(whereItStands()).toEqual(then);
  });

  it('takes the files back when somebody else has moved the branch', async () => {
    git('commit', '--quiet', '--allow-empty', '--message', 'Meanwhile');
    const then = whereItStands();
    await expect(advance(catalog.folder, 'main', to, from)).rejects.toThrow(
      'main was moved by somebody else while this command ran. Nothing was changed; run it again.',
    );
    expect(whereItStands()).toEqual(then);
  });

  it('waits for another git command that holds the index', async () => {
    writeFileSync(at('.git/index.lock'), 'DIRC');
    const moved = advance(catalog.folder, 'main', to, from, 10_000);
    await wait(100);
    expect(git('rev-parse', 'main')).toBe(from);
    rmSync(at('.git/index.lock'));
    await moved;
    expect(whereItStands()).toEqual(arrived());
  });

  it('says which file to look at if the index stays locked, and leaves that lock alone', async () => {
    writeFileSync(at('.git/index.lock'), 'DIRC');
    await expect(advance(catalog.folder, 'main', to, from, PATIENCE_MS)).rejects.toThrow(
      'Another git command is changing the index: ',
    );
    expect(whereItStands()).toEqual({ ...untouched(), left: ['index.lock'] });
  });

  it('brings along the linked work tree that has it checked out, wherever it is called', async () => {
    git('switch', '--quiet', '--detach');
    const linked = `${catalog.folder}-linked`;
    git('worktree', 'add', '--quiet', linked, 'main');
    try {
      const status = () => execFileSync('git', ['status', '--porcelain'], { cwd: linked, encoding: 'utf8' });
      await advance(catalog.folder, 'main', to, from);
      expect(readFileSync(join(linked, 'data/changed'), 'utf8')).toBe(after.changed);
      expect(status()).toBe('');
      expect(whereItStands()).toEqual({ ...untouched(), main: to });
      writeFileSync(join(linked, 'data/changed'), 'mine\n');
      await expect(advance(catalog.folder, 'main', from, to)).rejects.toThrow(
        'main is checked out in another work tree with changes that are not committed',
      );
    } finally {
      rmSync(linked, { recursive: true, force: true });
    }
  });
});

/** What a killed run has done, one step after the other. */
const steps: Record<string, () => void> = {
  'has said where to': () => git('update-ref', MOVING, to),
  'has locked the index': () => {
    writeFileSync(at('.git/index.lock'), 'catalog\n');
    copyFileSync(at('.git/index'), at('.git/index.catalog'));
  },
  'is writing files': () => {
    writeFileSync(at('.git/index.catalog.lock'), '');
    write('data/changed', 'three\nfo');
    write('data/new/added', '');
    rmSync(at('data/removed'));
  },
  'has written all files': () => {
    rmSync(at('.git/index.catalog.lock'));
    write('data/changed', after.changed);
    write('data/new/added', 'a new file\n');
    inPrivateIndex('read-tree', to);
  },
  'has moved the branch': () => git('update-ref', 'refs/heads/main', to),
  'has put the index in place': () => {
    copyFileSync(at('.git/index.catalog'), at('.git/index'));
    rmSync(at('.git/index.catalog'));
  },
  'has unlocked the index': () => rmSync(at('.git/index.lock')),
};

function write(path: string, content: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
}

function inPrivateIndex(...args: string[]): void {
  const env = { ...process.env, GIT_INDEX_FILE: at('.git/index.catalog') };
  execFileSync('git', args, { cwd: catalog.folder, env });
}

function killedWhenIt(step: string): void {
  for (const [name, run] of Object.entries(steps)) {
    run();
    if (name === step) return;
  }
}

describe('a run that was killed when it', () => {
  it.each([
    ['has said where to', untouched],
    ['has locked the index', untouched],
    ['is writing files', untouched],
    ['has written all files', untouched],
    ['has moved the branch', arrived],
    ['has put the index in place', arrived],
    ['has unlocked the index', arrived],
  ])('%s is undone or finished, also if the repair is killed and repeated', async (step, expected) => {
    killedWhenIt(step);
    await recover(catalog.folder, PATIENCE_MS);
    expect(whereItStands()).toEqual(expected());
    git('update-ref', MOVING, to);
    await recover(catalog.folder, PATIENCE_MS);
    expect(whereItStands()).toEqual(expected());
  });

  it('is writing files, and a person works on while it is down: what the person did stays', async () => {
    killedWhenIt('is writing files');
    catalog.write('data/changed', 'mine\n');
    catalog.write('data/new/mine', 'mine too\n');
    await recover(catalog.folder, PATIENCE_MS);
    expect(whereItStands()).toEqual({
      ...untouched(),
      files: { ...before, changed: 'mine\n', folder: true },
      status: ' M data/changed\n?? data/new/',
    });
    expect(existsSync(at('data/new/added'))).toBe(false);
  });

  it('has moved the branch, and a person takes the lock away and stages something: it stays staged', async () => {
    killedWhenIt('has moved the branch');
    rmSync(at('.git/index.lock'));
    catalog.write('data/mine', 'mine\n');
    git('add', 'data/mine');
    await recover(catalog.folder, PATIENCE_MS);
    expect(git('diff', '--cached', '--name-only')).toContain('data/mine');
    expect(whereItStands()).toMatchObject({ files: after, main: to, left: [] });
  });

  it('is writing files with the line ends of another system is undone too', async () => {
    killedWhenIt('is writing files');
    write('data/changed', 'three\r\nfour\r');
    await recover(catalog.folder, PATIENCE_MS);
    expect(whereItStands()).toEqual(untouched());
  });

  it('has locked the index leaves a lock of somebody else where it is', async () => {
    killedWhenIt('has said where to');
    writeFileSync(at('.git/index.lock'), 'DIRC');
    await recover(catalog.folder, PATIENCE_MS);
    expect(whereItStands()).toEqual({ ...untouched(), left: ['index.lock'] });
  });
});

describe('locks of a killed run', () => {
  it('are removed where git would stop at them, and no others', async () => {
    const dead = ['HEAD.lock', 'packed-refs.lock', 'packed-refs.new', 'index.catalog.lock'];
    const refs = ['refs/heads/main.lock', 'refs/heads/moderation/editor.lock', 'refs/catalog/moving/main.lock'];
    const others = ['config.lock', 'objects/maintenance.lock', 'shallow.lock'];
    for (const name of [...dead, ...refs, ...others]) write(`.git/${name}`, '');
    await recover(catalog.folder, PATIENCE_MS);
    const found = [...dead, ...refs, ...others].filter((name) => existsSync(at(`.git/${name}`)));
    expect(found).toEqual(others);
  });

  it('are left to a git that outlived the run until it ends', async () => {
    const lock = at('.git/refs/heads/main.lock');
    write('.git/refs/heads/main.lock', '');
    const recovered = recover(catalog.folder, 60);
    for (let beat = 0; beat < 6; beat += 1) {
      await wait(30);
      expect(existsSync(lock)).toBe(true);
      appendFileSync(lock, '.');
    }
    rmSync(lock);
    await recovered;
  });

  it('are left while files are still being written, even if the lock itself does not change', async () => {
    killedWhenIt('is writing files');
    const recovered = recover(catalog.folder, 60);
    for (let beat = 0; beat < 6; beat += 1) {
      await wait(30);
      expect(existsSync(at('.git/index.catalog.lock'))).toBe(true);
      appendFileSync(at('data/changed'), '\r');
    }
    await recovered;
    expect(whereItStands()).toEqual(untouched());
  });
});
