import type { Site } from '../../schemas/contracts/addresses.ts';

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
