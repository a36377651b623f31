/** The operator's key for builds: the private half from the environment, the public half from data/catalog.json. */
import type { KeyObject } from 'node:crypto';
import { type PublicKey, pairedKey } from './ed25519.ts';

/**
 * The key that builds are signed with; undefined where the operator signs none.
 * @param publicKey `signing_key` of data/catalog.json
 * @param pem CATALOG_SIGNING_KEY of the environment
 * @throws Error where only one half is there, or they are no pair: readers who verify would see a stranger's build
 */
export function chooseSigningKey(publicKey: PublicKey | undefined, pem: string | undefined): KeyObject | undefined {
  if (publicKey === undefined && !pem) return undefined;
  if (!pem) {
    throw new Error(
      'data/catalog.json has a signing_key, but CATALOG_SIGNING_KEY holds no key, so this build would not be signed. ' +
        'Set the variable, or take signing_key out.',
    );
  }
  const names = { setting: 'signing_key', variable: 'CATALOG_SIGNING_KEY', command: 'catalog signing-key' };
  return pairedKey(publicKey, pem, names);
}
