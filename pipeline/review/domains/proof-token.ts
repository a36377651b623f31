/** The token of a listing, made with the hashes of Node. */
import { hash } from 'node:crypto';
import { type ProvableListing, verificationToken } from '../../../schemas/rules/verification-token.ts';

/** @param catalogHost host of the catalog's base address, with the port where there is one */
export function tokenOf(catalogHost: string, listing: ProvableListing): string {
  return verificationToken(catalogHost, listing, (text) => hash('sha256', text));
}
