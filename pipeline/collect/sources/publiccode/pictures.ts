/** Logos and screenshots: the standard allows paths in the repository, and addresses. */
import { linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { isWebAddress } from '../../../../schemas/rules/web-address.ts';
import type { Path, Tolerant } from './tolerant.ts';

/** Where paths count from: the folder that the file was found in, else the root of a repository on GitHub. */
export function pictureBase({ url, repository }: { url?: string; repository: string | undefined }): string | undefined {
  if (url !== undefined && /\/publiccode\.ya?ml$/i.test(url)) return url;
  const [, path] = /^https:\/\/github\.com\/([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?$/.exec(repository ?? '') ?? [];
  return path === undefined ? undefined : `https://raw.githubusercontent.com/${path}/HEAD/`;
}

export function toPicture(reader: Tolerant, path: Path, base: string | undefined, value?: unknown): string | undefined {
  const text = reader.text(path, value)?.trim();
  if (text === undefined) return undefined;
  if (/^https?:/i.test(text)) return reader.link(path, text);
  const name = path.join('.');
  if (base === undefined) return reader.warn(path, 'bad_link.path', { name });
  const relative = text.replace(/^\.?\/(?!\/)/, '');
  const address = URL.canParse(relative, base) ? new URL(relative, base) : undefined;
  // A path that is an address in disguise ("//host", "data:") leaves the repository.
  const isInside = address?.origin === new URL(base).origin;
  if (!isInside || address === undefined || !isWebAddress(address.href)) return reader.warn(path, 'bad_link', { name });
  if (linkHasContact(relative)) return reader.warn(path, 'contact_removed.link', { name });
  return address.href;
}
