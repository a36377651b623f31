/** What the main button of a product's page does, by what its listing says. */
import type { SoftwareListing, Version } from '../../schemas/contracts/generated/read-api.ts';
import { type Install, installCommand } from './install-command.ts';

type Artifact = Version['artifacts'][number];

export type MainAction =
  /** The only file there is. */
  | { kind: 'download'; artifact: Artifact }
  /** Several files: the browser says for which platform. */
  | { kind: 'choose' }
  | ({ kind: 'install' } & Install)
  | { kind: 'website' | 'source' | 'documentation'; url: string };

type Facts = Pick<SoftwareListing, 'version' | 'versions' | 'homepage' | 'documentation' | 'sources'>;

/** @returns undefined where the listing names no address of the product */
export function mainAction(listing: Facts): MainAction | undefined {
  const artifacts = currentRelease(listing)?.artifacts ?? [];
  const { homepage, documentation } = listing;
  const installs = artifacts.map(({ uri }) => installCommand(uri));
  const [install = installCommand(homepage ?? '')] = installs;
  // Where there is something else than the package, people choose.
  if (install !== undefined && installs.every((each) => each?.command === install.command))
    return { kind: 'install', ...install };
  const [artifact, ...others] = artifacts;
  if (artifact !== undefined) return others.length > 0 ? { kind: 'choose' } : { kind: 'download', artifact };
  if (homepage !== null) return { kind: 'website', url: homepage };
  const source = sourceCode(listing);
  if (source !== undefined) return { kind: 'source', url: source };
  return documentation === null ? undefined : { kind: 'documentation', url: documentation };
}

/** The version that the listing is shown with. */
export function currentRelease({ version, versions }: Pick<Facts, 'version' | 'versions'>): Version | undefined {
  return versions.find((each) => each.version === version);
}

/** Address of the repository that the facts are read from. */
export function sourceCode({ sources }: Pick<Facts, 'sources'>): string | undefined {
  return sources.find(({ kind, url }) => url !== null && (kind === 'github' || kind === 'gitlab'))?.url ?? undefined;
}
