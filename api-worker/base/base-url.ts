/** The base address of the catalog, which every identifier begins with, whatever name the request came under. */
import { files, type Site } from '../../schemas/contracts/addresses.ts';
import type { BuildManifest } from '../../schemas/contracts/generated/read-api.ts';
import { readJson } from './assets.ts';
import type { Env } from './env.ts';

let known: string | undefined;

/** As the build has it. Kept for the life of the worker's process. @throws where the build cannot be read */
export async function baseUrl(env: Env): Promise<string> {
  known ??= (await readJson<BuildManifest>(env, files.buildManifest)).base_url;
  return known;
}

/** The same at once; undefined while no build could be read. */
export const knownBaseUrl = () => known;

/** Gives the functions of addresses.ts the part of an address that comes after the base address. */
export const WITHOUT_BASE: Site = { base_url: '', host: 'worker' };

/**
 * Base address of the catalog, read off an address in the build: with a setting of its own the worker could disagree.
 * @param path what comes after the base address, made with {@link WITHOUT_BASE}
 */
export function baseUrlOf(address: string, path: string): string {
  if (!address.endsWith(path)) throw new Error('dist/ was built for a static host: set "host" to "worker" and build');
  return address.slice(0, -path.length);
}
