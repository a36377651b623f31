/** A git command that answers many questions: starting a process for each would cost more than the answers. */
import { statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { GitError, startGit } from './git.ts';

/** A command works on one repository, and now and then on a second one. */
const MAX_REPOSITORIES = 2;

/** One process for each repository. None of them keeps ours alive, and all end with it. */
export class GitBatch {
  readonly #args: readonly string[];
  /** By folder and its number on the disk, since another may lie at a path later. The one that was used last is at the end. */
  readonly #running = new Map<string, Conversation>();

  constructor(args: readonly string[]) {
    this.#args = args;
  }

  /**
   * @param end what git prints at the end of its answer to this input, and nowhere before
   * @returns the answer, with its end
   * @throws GitError where git ends instead
   */
  async ask(folder: string, input: string, end: string): Promise<Buffer> {
    for (;;) {
      const answer = await this.#conversation(folder).ask(input, Buffer.from(end));
      // Otherwise an earlier question has ended that git, which says nothing about this one.
      if (answer !== undefined) return answer;
    }
  }

  #conversation(folder: string): Conversation {
    const name = `${statSync(folder, { throwIfNoEntry: false })?.ino} ${folder}`;
    const running = this.#running.get(name);
    const conversation = running?.hasEnded === false ? running : new Conversation(folder, this.#args);
    this.#running.delete(name);
    this.#running.set(name, conversation);
    const [[oldest, unused] = []] = this.#running;
    if (this.#running.size > MAX_REPOSITORIES && oldest !== undefined) {
      this.#running.delete(oldest);
      unused?.end();
    }
    return conversation;
  }
}

class Conversation {
  readonly #git: ReturnType<typeof startGit>;
  /** Answers come in the order of the questions, so each question waits for the one before it. */
  #last: Promise<unknown> = Promise.resolve();
  #wasAsked = false;
  #failure: Error | undefined;
  #complaint = '';

  constructor(folder: string, args: readonly string[]) {
    this.#git = startGit(folder, args);
    this.#git.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint += text;
    });
    const fail = (failure: Error) => {
      this.#failure ??= failure;
    };
    this.#git.on('error', fail);
    this.#git.on('close', (code, signal) => fail(new GitError(args, code, signal, this.#complaint)));
    this.#hold(false);
  }

  get hasEnded(): boolean {
    return this.#failure !== undefined;
  }

  /** @returns undefined where git has ended before it was asked this, but not before it was asked anything */
  ask(input: string, end: Buffer): Promise<Buffer | undefined> {
    const answer = this.#last.then(() => this.#ask(input, end));
    this.#last = answer.catch(() => {});
    return answer;
  }

  /** Questions that wait are answered first. */
  end(): void {
    this.#last.then(() => this.#git.stdin.end());
  }

  async #ask(input: string, end: Buffer): Promise<Buffer | undefined> {
    if (this.#failure !== undefined && this.#wasAsked) return undefined;
    if (this.#failure !== undefined) throw this.#failure;
    this.#wasAsked = true;
    this.#hold(true);
    try {
      return await this.#answer(input, end);
    } finally {
      this.#hold(false);
    }
  }

  #answer(input: string, end: Buffer): Promise<Buffer> {
    const { stdin, stdout } = this.#git;
    const chunks: Buffer[] = [];
    let tail = Buffer.alloc(0);
    return new Promise((resolve, reject) => {
      const take = (chunk: Buffer) => {
        chunks.push(chunk);
        tail = Buffer.concat([tail, chunk.subarray(-end.length)]).subarray(-end.length);
        if (tail.equals(end)) leave(() => resolve(Buffer.concat(chunks)));
      };
      const fail = () => leave(() => reject(this.#failure));
      const leave = (settle: () => void) => {
        stdout.off('data', take);
        this.#git.off('error', fail).off('close', fail);
        settle();
      };
      stdout.on('data', take);
      this.#git.on('error', fail).on('close', fail);
      stdin.write(input);
    });
  }

  /** While nobody waits for an answer, neither git nor its pipes keep the process alive; else its end has to be seen, too. */
  #hold(isAwaited: boolean): void {
    for (const one of [this.#git, ...(this.#git.stdio as unknown as Socket[])]) one[isAwaited ? 'ref' : 'unref']();
  }
}
