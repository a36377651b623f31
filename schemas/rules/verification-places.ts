/** Where the owner of a domain places the token of a listing, and how it is known there. */

/** Where it is placed: a TXT record of this name below the registrable domain, or a line of the file on the host. */
export const VERIFICATION_LABEL = '_catalog';
export const VERIFICATION_FILE = '/.well-known/catalog-verification.txt';
/** What every token begins with, whatever catalog or listing it is for. */
export const TOKEN_START = 'catalog-verification=';
