/**
 * Whether a build would write what is there already. Kept beside the output: what the last build was made of, and how its
 * files stood when it was done. Without the note everything is built; nothing but time is lost.
 */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { files } from '../../../schemas/contracts/addresses.ts';

const NOTE = 'last.json';
const FOLDERS_PER_TURN = 50;

/**
 * @param kept folder beside the output, which may be missing
 * @param key digest of all that a build is made of
 * @returns what was noted with it, if the output is as that build has left it
 */
export async function lastBuild(kept: string, output: string, key: string): Promise<unknown> {
  const text = await readFile(join(kept, NOTE), 'utf8').catch(() => 'null');
  const note = parse(text);
  return note !== undefined && note.key === key && note.state === (await stateOf(output)) ? note.result : undefined;
}

export async function noteBuild(kept: string, output: string, key: string, result: unknown): Promise<void> {
  await writeFile(join(kept, NOTE), JSON.stringify({ key, state: await stateOf(output), result }));
}

function parse(text: string): { key: unknown; state: unknown; result: unknown } | undefined {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    // Whoever wrote it was killed.
    return undefined;
  }
}

/** Digest of every file's path, size, number and time of change: nothing is read. @returns undefined: no such folder */
async function stateOf(output: string): Promise<string | undefined> {
  const digest = createHash('sha256');
  const folders = [''];
  try {
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      for (const entry of readdirSync(join(output, folder), { withFileTypes: true })) {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory()) folders.push(path);
        // What was published was signed too, which is no part of the build.
        else if (path !== files.buildSignature) digest.update(`${path} ${stateOfFile(join(output, path))}\n`);
      }
      // Asked one after the other, the disk answers twice as fast; signals wait no longer than for a folder.
      if (folders.length % FOLDERS_PER_TURN === 0) await nextTurn();
    }
  } catch {
    return undefined;
  }
  return digest.digest('hex');
}

function stateOfFile(path: string): string {
  const { size, ino, mtimeMs } = lstatSync(path);
  return `${size} ${ino} ${mtimeMs}`;
}
