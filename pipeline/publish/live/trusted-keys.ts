/**
 * Which keys a reader believes. Who was given a root key believes the keys that it names; who was given a signing key believes
 * that one first, and then the keys that the last build named which they have verified. So keys can be exchanged without a word
 * to readers, and one that was taken out counts no more.
 */
import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SignedBuild } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import type { PublicKey } from '../../repo/keys/ed25519.ts';
import { isSignedBy, readJws, signJws } from '../../repo/keys/jws.ts';
import { signingKeys } from './build-signature.ts';

/** What a reader remembers of the keys of a catalog. */
export interface SeenKeys {
  /** The key that the reader was given. */
  anchor: PublicKey;
  keys: PublicKey[];
  /** Moment of the root key's statement, where it has made one. */
  issued?: string | undefined;
}

interface RootStatement {
  base_url: string;
  keys: PublicKey[];
  /** Like 2026-11-20T12:00:00.000Z. A later one replaces it. */
  issued: string;
}

export function rootStatement(statement: RootStatement, rootKey: KeyObject): string {
  const { protected: header, payload, signature } = signJws(statement, rootKey);
  return [header, payload, signature].join('.');
}

/** @param anchor the key that the reader was given @returns what to believe, and to remember */
export function trustedKeys(
  { base_url, keys, root_statement }: SignedBuild,
  anchor: PublicKey,
  seen: Partial<SeenKeys> | undefined,
  problems: string[],
): SeenKeys & { next: PublicKey[] } {
  const known = seen?.anchor === anchor ? seen : undefined;
  const statement = readStatement(root_statement, anchor);
  if (statement !== undefined) {
    if (statement.base_url !== base_url) problems.push('the root key has named its keys for another catalog');
    if (known?.issued !== undefined && statement.issued < known.issued)
      problems.push('the root key named its keys earlier than those that were seen before: somebody went back');
    return { anchor, keys: statement.keys, issued: statement.issued, next: statement.keys };
  }
  if (known?.issued !== undefined) problems.push('the root key has named its keys before, and does not here');
  return { anchor, keys: known?.keys ?? [anchor], issued: known?.issued, next: keys ?? [anchor] };
}

/** @throws Error where readers who know the root key would not believe what is signed, or still believe a key that is out */
export function assertCertified({ base_url, root_key, root_statement, ...settings }: Settings): void {
  if (root_key === undefined) return;
  const statement = readStatement(root_statement, root_key);
  const [named, wanted] = [statement?.keys ?? [], signingKeys(settings)];
  if (statement?.base_url === base_url && isDeepStrictEqual(new Set(named), new Set(wanted))) return;
  throw new Error(
    'root_statement in data/catalog.json does not name just the keys that may sign now, for this base_url. ' +
      'Run `catalog signing-key <root file> --certify`, and put what it prints there.',
  );
}

function readStatement(text: string | undefined, root: PublicKey): RootStatement | undefined {
  const [header, payload, signature] = text?.split('.') ?? [];
  const found = readJws({ protected: header, payload, signature });
  if (found === undefined || !isSignedBy(root, found.signature)) return undefined;
  const { base_url, keys, issued } = found.payload;
  const isWhole = typeof base_url === 'string' && typeof issued === 'string' && Array.isArray(keys);
  return isWhole ? { base_url, issued, keys: keys.map(String) } : undefined;
}
