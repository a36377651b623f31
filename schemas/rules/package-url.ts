/**
 * Package URLs (purls): which package of which registry a product is published as. Source: ECMA-427, Package-URL.
 * A listing's package is no version of it, so the canonical text has neither version nor qualifiers nor subpath.
 */
import { PACKAGE_TYPES } from './package-url/types.ts';
import { hasInvisible } from './plain-text.ts';

export interface PackageUrl {
  type: string;
  /** Decoded; its parts are separated by slashes. */
  namespace?: string;
  /** Decoded. */
  name: string;
  version?: string;
}

export interface PackagePage {
  registry: string;
  url: string;
}

/** Far more than any package's name needs, far less than a document could hold. */
const MAX_LENGTH = 1024;
const TYPE = /^[a-z][a-z\d.-]{0,40}$/;
const QUALIFIER = /^[a-z][a-z\d._-]{0,100}=/i;
/** What registries allow in names. Letters of other alphabets only look like a package's name. */
const REGISTERED = /^@?[\w.+~@-]+$/;

/**
 * Undefined for what is no package URL, and for a package of another registry than its type's own: without the
 * qualifier that says so, the text would name a stranger's package of the same name.
 */
export function parsePackageUrl(text: string): PackageUrl | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [beforeSubpath = ''] = text.trim().split('#');
  const [beforeQualifiers = '', ...qualifiers] = beforeSubpath.split('?');
  if (!/^pkg:/i.test(beforeQualifiers) || !areKept(qualifiers.join('?'))) return undefined;
  const [rawType = '', ...path] = beforeQualifiers
    .slice('pkg:'.length)
    .split('/')
    .filter((part) => part !== '');
  const type = rawType.toLowerCase();
  // People write the scope of npm with a bare @, so only one behind the last slash begins the version.
  const last = path.pop() ?? '';
  const at = last.lastIndexOf('@');
  const parts = [...path, at < 0 ? last : last.slice(0, at)].map(decodedPart);
  const version = at < 0 ? '' : decodedPart(last.slice(at + 1));
  if (!TYPE.test(type) || version === undefined || !parts.every((part) => part !== undefined)) return undefined;
  const name = parts.pop() ?? '';
  return name === '' ? undefined : normalized(type, parts, name, version);
}

/** The canonical text of the package itself, whatever its version. */
export function packageUrlText({ type, namespace, name }: PackageUrl): string {
  const parts = [...(namespace?.split('/') ?? []), name];
  return `pkg:${[type, ...parts.map((part) => encoded(part).replaceAll('@', '%40'))].join('/')}`;
}

/** The public page of a package, where its registry has one. */
export function packagePage({ type, namespace, name }: PackageUrl): PackagePage | undefined {
  const row = PACKAGE_TYPES.get(type);
  const page = typeof row?.page === 'function' ? row.page(namespace) : row?.page;
  if (row === undefined || page === undefined) return undefined;
  const parts = [...(namespace?.split('/') ?? []), name];
  if (!parts.every(isRegistered)) return undefined;
  const path = parts.map(encoded).join('/');
  const values: Record<string, string> = { path, namespace: encoded(namespace ?? ''), name: encoded(name) };
  return { registry: row.registry, url: page.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '') };
}

function areKept(qualifiers: string): boolean {
  const pairs = qualifiers.split('&').filter((pair) => pair !== '');
  return pairs.every((pair) => QUALIFIER.test(pair) && !/^repository_url=./i.test(pair));
}

/** Undefined for what is not well encoded, or would mean more than one part of a path. */
function decodedPart(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    const isOnePart = !/[/\r\n\t]/.test(text) && text !== '.' && text !== '..';
    return isOnePart && !hasInvisible(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** By the rules of its type; a type without rules is taken as it is. */
function normalized(
  type: string,
  spaces: (string | undefined)[],
  name: string,
  version: string,
): PackageUrl | undefined {
  const row = PACKAGE_TYPES.get(type);
  const parts = [...spaces, name].filter((part) => part !== undefined);
  if (row !== undefined) {
    if (row.namespace === (spaces.length === 0 ? 'required' : undefined)) return undefined;
    if (spaces.length > (row.depth ?? 1) || !parts.every(isRegistered)) return undefined;
    if (row.name !== undefined && !row.name.test(name)) return undefined;
  }
  const cased = row?.lowerCase ? parts.map((part) => part.toLowerCase()) : parts;
  const ownName = cased.pop() ?? name;
  return {
    type,
    ...(cased.length > 0 && { namespace: cased.join('/') }),
    name: row?.spelling ? ownName.replaceAll(...row.spelling) : ownName,
    ...(version !== '' && { version }),
  };
}

function isRegistered(part: string): boolean {
  return REGISTERED.test(part) && part !== '.' && part !== '..';
}

/** As RFC 3986 has it: encodeURIComponent leaves five characters more. A colon and an @ are allowed in a path. */
function encoded(part: string): string {
  return encodeURIComponent(part)
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%3A', ':')
    .replaceAll('%40', '@');
}
