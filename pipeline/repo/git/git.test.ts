import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { GitError, git } from './git.ts';

/** Far more than a pipe holds, so that the end of git is noticed while it is fed. */
async function* parts(count: number): AsyncGenerator<string> {
  for (let part = 0; part < count; part += 1) {
    yield 'x'.repeat(1 << 20);
    await wait(1);
  }
}

it('says why git has ended, and not that it took no more input', async () => {
  const ended = git('.', ['hash-object', '--no-such-option'], { input: parts(200) });
  await expect(ended).rejects.toThrow(GitError);
  await expect(ended).rejects.toThrow('no-such-option');
});

it('says what the input threw', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield* parts(2);
    throw new Error('The source is gone.');
  }
  await expect(git('.', ['hash-object', '--stdin'], { input: broken() })).rejects.toThrow('The source is gone.');
});

it('gives git all of the input', async () => {
  expect(await git('.', ['hash-object', '--stdin'], { input: parts(1) })).toBe(
    await git('.', ['hash-object', '--stdin'], { input: 'x'.repeat(1 << 20) }),
  );
});
