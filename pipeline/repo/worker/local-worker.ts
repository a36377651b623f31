/**
 * The worker that `catalog start` runs on this machine, for trying things out. Its secrets lie below .cache/, for their
 * owner alone: other commands find them there, and what the worker has encrypted can be read after the next start.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../run/command-context.ts';
import { type InternalClient, internalClient } from './internal-client.ts';

export const SANDBOX_PORT = 8787;
/** Where `catalog webhook listen` listens. */
export const LISTENER_PORT = 9000;

export interface SandboxKeys {
  INTERNAL_KEY: string;
  WEBHOOK_KEY: string;
}

/** Made at the first start. @param given those of the environment, which come first */
export async function sandboxKeys(
  folder: string,
  port: number,
  given: Partial<Record<keyof SandboxKeys, string | undefined>>,
): Promise<SandboxKeys> {
  const known = await readKeys(folder, port);
  const keys = {
    INTERNAL_KEY: given.INTERNAL_KEY || known?.INTERNAL_KEY || randomBytes(32).toString('base64url'),
    WEBHOOK_KEY: given.WEBHOOK_KEY || known?.WEBHOOK_KEY || randomBytes(32).toString('base64'),
  };
  await mkdir(join(folder, '.cache'), { recursive: true });
  await writeFile(fileOf(folder, port), JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

/** @throws UsageError where no worker was ever started at that port */
export async function sandboxWorker(folder: string, port: number): Promise<InternalClient> {
  const keys = await readKeys(folder, port);
  if (keys === undefined) throw new UsageError(`No catalog was started here at port ${port}: \`npm start\` does that.`);
  return internalClient(sandboxAddress(port), keys.INTERNAL_KEY);
}

export const sandboxAddress = (port: number) => `http://127.0.0.1:${port}`;

const fileOf = (folder: string, port: number) => join(folder, '.cache', `start-${port}.keys.json`);

async function readKeys(folder: string, port: number): Promise<SandboxKeys | undefined> {
  try {
    return JSON.parse(await readFile(fileOf(folder, port), 'utf8')) as SandboxKeys;
  } catch {
    return undefined;
  }
}
