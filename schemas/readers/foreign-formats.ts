/** The formats of others that publishers paste: a package's file, an API of another kind, an address, a page's news. */
import { error, type Problem } from '../contracts/problems.ts';

/** A format of others that publishers paste, or give the address of. */
interface Format {
  /** As its users call it, in every language. */
  name: string;
  /** Of the problem that says so: what the publisher of such a file has decides what to do next. */
  key: `unknown_kind.${'package' | 'api' | 'news'}`;
  /** Members of a JSON object: all of the first list, and one of the second, where there is one. */
  json?: readonly [all: string, any?: string];
  /** What the text holds, each of them. */
  text?: readonly RegExp[];
}

const FORMATS: readonly Format[] = [
  { name: 'AsyncAPI', key: 'unknown_kind.api', json: ['asyncapi'] },
  { name: 'AsyncAPI', key: 'unknown_kind.api', text: [/^["']?asyncapi["']?\s?:/m] },
  { name: 'OpenRPC', key: 'unknown_kind.api', json: ['openrpc'] },
  { name: 'Postman', key: 'unknown_kind.api', json: ['info item'] },
  { name: 'GraphQL', key: 'unknown_kind.api', text: [/^(?:extend )?(?:type Query|schema)\b[^\n{]{0,200}\{/m] },
  { name: 'Agent Card (A2A)', key: 'unknown_kind.api', json: ['name url', 'skills'] },
  { name: 'WSDL', key: 'unknown_kind.api', text: [/^<(?:wsdl:)?definitions[\s>]/] },
  { name: 'JSON Feed', key: 'unknown_kind.news', json: ['version items', 'home_page_url feed_url'] },
  { name: 'Sparkle', key: 'unknown_kind.package', text: [/^<rss\s[^>]{0,500}sparkle/] },
  { name: 'RSS', key: 'unknown_kind.news', text: [/^<(?:rss|rdf:RDF)[\s>]/] },
  { name: 'Atom', key: 'unknown_kind.news', text: [/^<feed[\s>]/] },
  { name: 'sitemap.xml', key: 'unknown_kind.news', text: [/^<(?:urlset|sitemapindex)[\s>]/] },
  { name: 'package-lock.json', key: 'unknown_kind.package', json: ['lockfileVersion'] },
  { name: 'server.json (MCP)', key: 'unknown_kind.package', json: ['name version', 'packages remotes'] },
  { name: 'composer.json', key: 'unknown_kind.package', json: ['name', 'require autoload require-dev'] },
  {
    name: 'package.json',
    key: 'unknown_kind.package',
    json: ['name', 'scripts dependencies devDependencies main module bin engines files peerDependencies'],
  },
  { name: 'deno.json', key: 'unknown_kind.package', json: ['name version exports'] },
  { name: 'manifest.json (WebExtension)', key: 'unknown_kind.package', json: ['manifest_version name'] },
  { name: 'manifest.json (Web App)', key: 'unknown_kind.package', json: ['name', 'start_url short_name'] },
  { name: 'CycloneDX', key: 'unknown_kind.package', json: ['bomFormat'] },
  { name: 'SPDX', key: 'unknown_kind.package', json: ['spdxVersion'] },
  { name: 'Scoop', key: 'unknown_kind.package', json: ['version', 'architecture checkver hash'] },
  { name: 'Flatpak', key: 'unknown_kind.package', json: ['modules', 'app-id id'] },
  { name: 'JSON-LD', key: 'unknown_kind.package', json: ['@context'] },
  { name: 'package.json', key: 'unknown_kind.package', json: ['name version', 'license repository author private'] },
  { name: 'Cargo.toml', key: 'unknown_kind.package', text: [/^\[(?:package|workspace)\]/m] },
  { name: 'pyproject.toml', key: 'unknown_kind.package', text: [/^\[(?:project|build-system|tool\.poetry)\]/m] },
  { name: '.desktop', key: 'unknown_kind.package', text: [/^\[Desktop Entry\]/m] },
  { name: 'setup.cfg', key: 'unknown_kind.package', text: [/^\[metadata\]/m] },
  { name: 'go.mod', key: 'unknown_kind.package', text: [/^module \S+$/m, /^go \d/m] },
  {
    name: 'Chart.yaml',
    key: 'unknown_kind.package',
    text: [/^apiVersion: ?["']?v[12]["']?\s*$/m, /^name:/m, /^version:/m],
  },
  { name: 'CITATION.cff', key: 'unknown_kind.package', text: [/^cff-version:/m] },
  { name: 'pubspec.yaml', key: 'unknown_kind.package', text: [/^name:/m, /^environment:/m] },
  { name: 'snapcraft.yaml', key: 'unknown_kind.package', text: [/^name:/m, /^(?:base|confinement|grade):/m] },
  { name: 'winget', key: 'unknown_kind.package', text: [/^PackageIdentifier:/m] },
  { name: 'Flatpak', key: 'unknown_kind.package', text: [/^(?:app-)?id:/m, /^runtime:/m] },
  { name: 'docker-compose.yml', key: 'unknown_kind.package', text: [/^services:/m] },
  { name: 'PKGBUILD', key: 'unknown_kind.package', text: [/^pkgname=/m, /^pkgver=/m] },
  { name: 'Homebrew', key: 'unknown_kind.package', text: [/^(?:class \w+ < Formula|cask ["'][\w@.+-]+["'] do)/m] },
  { name: 'gemspec', key: 'unknown_kind.package', text: [/^Gem::Specification\.new\b/m] },
  {
    name: 'setup.py',
    key: 'unknown_kind.package',
    text: [/^(?:from|import) (?:setuptools|distutils)\b/m, /^setup\(/m],
  },
  { name: 'Dockerfile', key: 'unknown_kind.package', text: [/^FROM \S+/m, /^(?:RUN|COPY|CMD|ENTRYPOINT) /m] },
  { name: 'AppStream', key: 'unknown_kind.package', text: [/^<components?[\s>]/] },
  { name: 'nuspec', key: 'unknown_kind.package', text: [/^<package[\s>]/, /<metadata[\s>]/] },
  { name: 'pom.xml', key: 'unknown_kind.package', text: [/^<project[\s>]/, /<artifactId>/] },
  { name: 'Info.plist', key: 'unknown_kind.package', text: [/^<plist[\s>]/] },
];

/** What may stand before the root of XML. */
const PROLOG = /^(?:\s{1,1000}|<\?[^>]{0,500}>|<!--[\s\S]{0,4000}?-->|<!DOCTYPE[^>[]{0,500}>){0,20}/;
/** One line without a gap: a host with a dot, and perhaps a path. */
const ADDRESS = /^(?:https?:\/\/)?(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?:[/:?#]\S{0,2000})?\s*$/i;

/**
 * Undefined for what is none of them. @param text the beginning of the document; `value` what it is as JSON, if it is
 */
export function foreignFormat(text: string, value: unknown): Problem | undefined {
  if (ADDRESS.test(text)) return error('', 'unknown_kind.address');
  const isJson = typeof value === 'object' && value !== null;
  const beginning = text.startsWith('<') ? text.replace(PROLOG, '') : text;
  const found = FORMATS.find(({ json, text: patterns }) =>
    isJson ? json !== undefined && hasMembers(value, json) : patterns?.every((pattern) => pattern.test(beginning)),
  );
  return found === undefined ? undefined : error('', found.key, { format: found.name });
}

function hasMembers(value: object, [all, any]: NonNullable<Format['json']>): boolean {
  const has = (name: string) => Object.hasOwn(value, name);
  return all.split(' ').every(has) && (any === undefined || any.split(' ').some(has));
}
