/** Runs the real git, with argument arrays and never a shell, so that no name can become a command. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { withoutSecrets } from '../children/child-environment.ts';

export interface Identity {
  name: string;
  email: string;
}

/** The pipeline's own identity: commits do not depend on the user's configuration. */
export const PIPELINE: Identity = { name: 'Catalog pipeline', email: 'pipeline@catalog.invalid' };

export class GitError extends Error {
  readonly code: number | null;
  constructor(args: readonly string[], code: number | null, signal: string | null, stderr: string) {
    super(`git ${args[0]} failed (${signal ?? `exit code ${code}`}): ${stderr.trim()}`);
    this.code = code;
  }
}

/** Settings that would change bytes, ask questions, start editors, or run a user's hooks. */
const FIXED_SETTINGS = [
  'core.quotePath=false',
  'core.hooksPath=/dev/null',
  'commit.gpgSign=false',
  'gc.auto=0',
  'advice.detachedHead=false',
].flatMap((setting) => ['-c', setting]);

export interface GitOptions {
  /** Parts are asked for as fast as git takes them. */
  input?: string | Buffer | AsyncIterable<string>;
  /** Time of author and committer. */
  date?: Date;
  /** Author and committer; the pipeline itself unless a person decided. */
  identity?: Identity;
  /** File to be used as the index. */
  index?: string;
  /** Names of secrets that this command works with; git gets no others. */
  needs?: readonly string[];
}

/** A running git command. The caller reads its output and waits for its end. */
export function startGit(
  folder: string,
  args: readonly string[],
  options: Omit<GitOptions, 'input'> = {},
): ChildProcessWithoutNullStreams {
  const child = spawn('git', [...FIXED_SETTINGS, ...args], { cwd: folder, env: environment(options) });
  // A git that ends early closes its input; its exit code says what happened.
  child.stdin.on('error', () => {});
  return child;
}

/**
 * Standard output of one git command, as bytes.
 * @throws GitError on an exit code other than 0; whatever its input threw, once git has ended
 */
export async function gitBytes(folder: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const { input = '' } = options;
  const child = startGit(folder, args, options);
  const [fault, [code, signal], output, complaint] = await Promise.all([
    feed(child.stdin, input),
    once(child, 'close') as Promise<[number | null, string | null]>,
    bytesOf(child.stdout),
    text(child.stderr),
  ]);
  if (fault !== undefined) throw fault.error;
  if (code === 0) return output;
  throw new GitError(args, code, signal, complaint);
}

/** The same, while everything else waits. @throws GitError */
export function gitBytesNow(folder: string, args: readonly string[], input: string): Buffer {
  const options = { cwd: folder, env: environment({}), input, maxBuffer: Number.POSITIVE_INFINITY };
  const { status, signal, stdout, stderr, error } = spawnSync('git', [...FIXED_SETTINGS, ...args], options);
  if (error !== undefined) throw error;
  if (status === 0) return stdout;
  throw new GitError(args, status, signal, stderr.toString());
}

/** As `buffer` of node:stream/consumers, which takes several times as long for hundreds of megabytes. */
async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @returns what the input threw */
async function feed(
  stdin: NodeJS.WritableStream,
  input: NonNullable<GitOptions['input']>,
): Promise<{ error: unknown } | undefined> {
  if (typeof input === 'string' || Buffer.isBuffer(input)) {
    stdin.end(input);
    return undefined;
  }
  let fault: { error: unknown } | undefined;
  const parts = input[Symbol.asyncIterator]();
  const next = () =>
    parts.next().catch((error: unknown) => {
      fault = { error };
      throw error;
    });
  const watched = async function* () {
    try {
      // A git that ends early is thrown in at the yield, and is no fault of the input.
      for (let part = await next(); !part.done; part = await next()) yield part.value;
    } finally {
      await parts.return?.();
    }
  };
  await pipeline(Readable.from(watched()), stdin).catch(() => {});
  return fault;
}

/** The same as text without the final newline. */
export async function git(folder: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  return (await gitBytes(folder, args, options)).toString('utf8').replace(/\n$/, '');
}

/** Standard output, or undefined where git answers with an error (no repository, no such object). */
export async function tryGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return await git(folder, args);
  } catch {
    return undefined;
  }
}

/** Secrets, and variables that would point git at another repository, are left out; reading takes no lock on the index. */
function environment({ date, identity, index, needs }: GitOptions): NodeJS.ProcessEnv {
  const { name, email } = identity ?? PIPELINE;
  const inherited = Object.entries(withoutSecrets(needs)).filter(([name]) => !name.startsWith('GIT_'));
  const stamp = date === undefined ? {} : { GIT_AUTHOR_DATE: stampOf(date), GIT_COMMITTER_DATE: stampOf(date) };
  return {
    ...Object.fromEntries(inherited),
    ...stamp,
    ...(index !== undefined && { GIT_INDEX_FILE: index }),
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    LC_ALL: 'C',
  };
}

function stampOf(date: Date): string {
  return `${Math.floor(date.getTime() / 1000)} +0000`;
}
