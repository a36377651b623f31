/** One lasting `git cat-file` for each repository: starting a process for every question costs more than the answers. */
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { GitError, startGit } from './git.ts';

/** A command works on one repository, and now and then on a second one. */
const MAX_READERS = 2;
/** Source: git-cat-file(1). Commands are collected until `flush`, so that many answers leave git in one piece. */
const BATCH = ['cat-file', '--batch-command', '--buffer'];

/** By folder and its number on the disk, since another may lie at a path later. The one that was used last is at the end. */
const readers = new Map<string, ObjectReader>();

/**
 * @param commands lines like "info HEAD" or "contents HEAD:data/catalog.json"
 * @returns what git prints for all of them
 * @throws GitError where an object is broken, or the folder is no repository
 */
export function askForObjects(folder: string, commands: readonly string[]): Promise<Buffer> {
  const name = `${statSync(folder, { throwIfNoEntry: false })?.ino} ${folder}`;
  const reader = readers.get(name) ?? new ObjectReader(folder, name);
  readers.delete(name);
  readers.set(name, reader);
  const [[oldest, unused] = []] = readers;
  if (readers.size > MAX_READERS && oldest !== undefined) {
    readers.delete(oldest);
    unused?.end();
  }
  return reader.ask(commands);
}

/** It keeps no process alive, and ends with the one that started it. */
class ObjectReader {
  readonly #git: ReturnType<typeof startGit>;
  /** Answers come in the order of the questions, so each question waits for the one before it. */
  #last: Promise<unknown> = Promise.resolve();
  #failure: Error | undefined;
  #complaint = '';

  constructor(folder: string, name: string) {
    this.#git = startGit(folder, BATCH);
    this.#git.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint += text;
    });
    const fail = (failure: Error) => {
      this.#failure ??= failure;
      if (readers.get(name) === this) readers.delete(name);
    };
    this.#git.on('error', fail);
    this.#git.on('close', (code, signal) => fail(new GitError(BATCH, code, signal, this.#complaint)));
    this.#hold(false);
  }

  ask(commands: readonly string[]): Promise<Buffer> {
    const answer = this.#last.then(() => this.#ask(commands));
    this.#last = answer.catch(() => {});
    return answer;
  }

  /** Questions that wait are answered first. */
  end(): void {
    this.#last.then(() => this.#git.stdin.end());
  }

  async #ask(commands: readonly string[]): Promise<Buffer> {
    if (this.#failure !== undefined) throw this.#failure;
    this.#hold(true);
    try {
      return await this.#answer(commands);
    } finally {
      this.#hold(false);
    }
  }

  /** Nobody can put a name that does not exist yet into an object, so its answer is the end. */
  #answer(commands: readonly string[]): Promise<Buffer> {
    const { stdin, stdout } = this.#git;
    const nothing = randomUUID();
    const end = Buffer.from(`${nothing} missing\n`);
    const chunks: Buffer[] = [];
    let tail = Buffer.alloc(0);
    return new Promise((resolve, reject) => {
      const take = (chunk: Buffer) => {
        chunks.push(chunk);
        tail = Buffer.concat([tail, chunk.subarray(-end.length)]).subarray(-end.length);
        if (tail.equals(end)) leave(() => resolve(Buffer.concat(chunks).subarray(0, -end.length)));
      };
      const fail = () => leave(() => reject(this.#failure));
      const leave = (settle: () => void) => {
        stdout.off('data', take);
        this.#git.off('error', fail).off('close', fail);
        settle();
      };
      stdout.on('data', take);
      this.#git.on('error', fail).on('close', fail);
      stdin.write([...commands, `info ${nothing}`, 'flush', ''].join('\n'));
    });
  }

  /** While nobody waits for an answer, neither git nor its pipes keep the process alive; else its end has to be seen, too. */
  #hold(isAwaited: boolean): void {
    for (const one of [this.#git, ...(this.#git.stdio as unknown as Socket[])]) one[isAwaited ? 'ref' : 'unref']();
  }
}
