import { execFileSync, spawnSync } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { chmodSync, renameSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { GitError } from './git.ts';
import { commitNamed, idsOfObjects, readCommitHeaders, readObjects, readObjectsNow, statObjects } from './objects.ts';

let catalog: TemporaryCatalog;
const git = (...args: string[]) => catalog.git(...args);

beforeEach(() => {
  catalog = temporaryCatalog();
});
afterEach(() => catalog.remove());

const written = (content: string) =>
  execFileSync('git', ['hash-object', '-w', '--stdin'], {
    cwd: catalog.folder,
    input: content,
    encoding: 'utf8',
  }).trim();

/** Contents whose ids in git begin alike. */
function sharingFourDigits(): [one: string, other: string] {
  const seen = new Map<string, string>();
  for (let number = 0; ; number += 1) {
    const content = String(number);
    const short = hash('sha1', `blob ${content.length}\0${content}`).slice(0, 4);
    const other = seen.get(short);
    if (other !== undefined) return [content, other];
    seen.set(short, content);
  }
}

describe('objects', () => {
  it('come in the order of their names, whatever they hold, with nothing where there is none', async () => {
    const contents = ['', '\n', 'abc missing\n', '0 blob 3\n', 'x'.repeat(1 << 20)];
    const ids = contents.map(written);
    const names = [...ids, 'HEAD:data/none.json', 'no such name', 'HEAD:data/catalog.json'];
    const read = await readObjects(catalog.folder, names);
    expect(read.slice(0, 5).map(String)).toEqual(contents);
    expect(read.slice(5, 7)).toEqual([undefined, undefined]);
    expect(read[7]?.toString('utf8')).toContain('Test catalog');
    expect(await statObjects(catalog.folder, [...ids, 'no such name'])).toEqual([
      ...ids.map((id, index) => ({ id, size: contents[index]?.length })),
      undefined,
    ]);
  });

  it('are none where a short id stands for several', async () => {
    const [one, other] = sharingFourDigits();
    const short = written(one).slice(0, 4);
    expect(written(other).slice(0, 4)).toBe(short);
    expect(await idsOfObjects(catalog.folder, [short, 'HEAD'])).toEqual([undefined, git('rev-parse', 'HEAD')]);
  });

  it('are answered to each who asks, when several ask at once and of several repositories', async () => {
    const others = [temporaryCatalog(), temporaryCatalog(), temporaryCatalog()];
    try {
      for (const [index, other] of others.entries()) other.commit(`Number ${index}`);
      const asked = [0, 1, 2, 0, 1, 2].map((index) => readCommitHeaders(others[index]?.folder ?? '', ['HEAD']));
      const headers = (await Promise.all(asked)).flat();
      expect(headers.map((header) => header?.message)).toEqual([0, 1, 2, 0, 1, 2].map((index) => `Number ${index}\n`));
    } finally {
      for (const other of others) other.remove();
    }
  });

  it('are seen as they are now: a commit, a moved branch, what was packed since the last question', async () => {
    expect(await commitNamed(catalog.folder, 'refs/heads/new')).toBeUndefined();
    git('branch', 'new');
    expect(await commitNamed(catalog.folder, 'refs/heads/new')).toBe(git('rev-parse', 'HEAD'));
    catalog.write('data/new.json', '{}');
    catalog.commit('New');
    git('gc', '--quiet', '--prune=now');
    git('pack-refs', '--all');
    const [bytes] = await readObjects(catalog.folder, ['main:data/new.json']);
    expect(bytes?.toString('utf8')).toBe('{}');
    git('branch', '-D', 'new');
    expect(await commitNamed(catalog.folder, 'refs/heads/new')).toBeUndefined();
  });

  it('are those of the repository that lies at the path now', async () => {
    const other = temporaryCatalog();
    other.commit('Another');
    expect(await readCommitHeaders(catalog.folder, ['HEAD'])).toMatchObject([{ message: 'Begin\n' }]);
    catalog.remove();
    renameSync(other.folder, catalog.folder);
    expect(await readCommitHeaders(catalog.folder, ['HEAD'])).toMatchObject([{ message: 'Another\n' }]);
  });

  it('that are broken are said to be, and those that are asked for later are read', async () => {
    const id = written(randomBytes(10_000).toString('hex'));
    const file = join(catalog.folder, '.git/objects', id.slice(0, 2), id.slice(2));
    chmodSync(file, 0o644);
    truncateSync(file, 5_000);
    await expect(readObjects(catalog.folder, [id])).rejects.toThrow(GitError);
    expect((await readObjects(catalog.folder, ['HEAD']))[0]?.toString('utf8')).toContain('Begin');
  });
});

describe('the header of a commit', () => {
  it('has its tree, who committed it and when', async () => {
    const [header, none] = await readCommitHeaders(catalog.folder, ['main', 'refs/heads/none']);
    expect(none).toBeUndefined();
    expect(header).toEqual({
      id: git('rev-parse', 'HEAD'),
      tree: git('rev-parse', 'HEAD^{tree}'),
      email: 'operator@works.example',
      at: Date.parse('2026-11-19T12:00:00Z') / 1000,
      message: 'Begin\n',
    });
  });
});

it.each(['HEAD\nHEAD', 'none\ncontents HEAD', 'HEAD\nflush', 'HEAD\0none', 'HEAD\r'])(
  'a name that git would read as another, or as a command, stands for nothing: %j',
  async (name) => {
    const head = git('rev-parse', 'HEAD');
    expect(await commitNamed(catalog.folder, name)).toBeUndefined();
    expect(await idsOfObjects(catalog.folder, [name, 'HEAD'])).toEqual([undefined, head]);
    expect((await readObjects(catalog.folder, [name, 'HEAD'])).map(Boolean)).toEqual([false, true]);
    expect(readObjectsNow(catalog.folder, [name, 'HEAD']).map(Boolean)).toEqual([false, true]);
  },
);

it('a process learns that git was killed while it waited for the answer', () => {
  const script = `import children from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
const { spawn } = children;
let git = 0;
children.spawn = (...args) => {
  const child = spawn(...args);
  git = child.pid;
  return child;
};
syncBuiltinESMExports();
const { readObjects } = await import(${JSON.stringify(join(import.meta.dirname, 'objects.ts'))});
await readObjects('.', ['HEAD']);
process.kill(git, 'SIGSTOP');
setTimeout(() => process.kill(git, 'SIGKILL'), 50);
console.log(await readObjects('.', ['HEAD']).catch(({ message }) => message));
console.log((await readObjects('.', ['HEAD'])).length);`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout, status } = spawnSync(process.execPath, args, {
    cwd: catalog.folder,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([stdout, status]).toEqual(['git cat-file failed (SIGKILL): \n1\n', 0]);
});

it('a process ends although git still waits for questions', () => {
  const objects = join(import.meta.dirname, 'objects.ts');
  const script = `import { readObjects } from ${JSON.stringify(objects)};
console.log(String((await readObjects('.', ['HEAD']))[0]).includes('Begin'));`;
  const args = ['--input-type=module', '--eval', script];
  expect(execFileSync(process.execPath, args, { cwd: catalog.folder, encoding: 'utf8', timeout: 60_000 })).toBe(
    'true\n',
  );
});
