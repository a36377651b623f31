/** Names that a product has elsewhere, in one spelling each: its packages, and the repository of its source code. */
import { packageUrlText, parsePackageUrl } from './package-url.ts';

const MAX_LENGTH = 2048;

/** @returns undefined for what is no package URL */
export function packageName(text: string): string | undefined {
  const parsed = parsePackageUrl(text);
  return parsed && packageUrlText(parsed);
}

/**
 * Like `github.com/owner/name`: no forge has two repositories that differ in case alone.
 * @param address with or without `https://`, of the repository, with or without `.git` at its end
 * @returns undefined for what is no address of a repository
 */
export function repositoryName(address: string): string | undefined {
  const url =
    address.length > MAX_LENGTH ? null : URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  if (url === null || url.username !== '') return undefined;
  const path = url.pathname.replace(/\/$/, '').replace(/\.git$/i, '');
  const isRepository = path.lastIndexOf('/') > 0;
  return isRepository ? `${url.host.replace(/^www\./, '')}${path}`.toLowerCase() : undefined;
}
