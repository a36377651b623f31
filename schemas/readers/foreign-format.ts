/** Formats of others that publishers paste or give the address of, so that the answer can name them and the next step. */
import { error, type Problem } from '../contracts/problems.ts';

/** What a publisher of such a file has, which decides what to do next. */
type Group = 'package' | 'api' | 'news';

interface Format {
  /** As its users call it, in every language. */
  name: string;
  group: Group;
  /** Members of a JSON object: all of the first list, and one of the second, where there is one. */
  json?: readonly [all: string, any?: string];
  /** What the text holds, each of them. */
  text?: readonly RegExp[];
}

const FORMATS: readonly Format[] = [
  { name: 'AsyncAPI', group: 'api', json: ['asyncapi'] },
  { name: 'AsyncAPI', group: 'api', text: [/^["']?asyncapi["']?\s?:/m] },
  { name: 'OpenRPC', group: 'api', json: ['openrpc'] },
  { name: 'Postman', group: 'api', json: ['info item'] },
  { name: 'WSDL', group: 'api', text: [/^<(?:wsdl:)?definitions[\s>]/] },
  { name: 'JSON Feed', group: 'news', json: ['version items', 'home_page_url feed_url'] },
  { name: 'RSS', group: 'news', text: [/^<(?:rss|rdf:RDF)[\s>]/] },
  { name: 'Atom', group: 'news', text: [/^<feed[\s>]/] },
  { name: 'sitemap.xml', group: 'news', text: [/^<(?:urlset|sitemapindex)[\s>]/] },
  { name: 'server.json (MCP)', group: 'package', json: ['name version', 'packages remotes'] },
  { name: 'composer.json', group: 'package', json: ['name', 'require autoload require-dev'] },
  {
    name: 'package.json',
    group: 'package',
    json: ['name', 'scripts dependencies devDependencies main module bin exports engines files peerDependencies'],
  },
  { name: 'manifest.json (WebExtension)', group: 'package', json: ['manifest_version name'] },
  { name: 'manifest.json (Web App)', group: 'package', json: ['name', 'start_url short_name'] },
  { name: 'CycloneDX', group: 'package', json: ['bomFormat'] },
  { name: 'SPDX', group: 'package', json: ['spdxVersion'] },
  { name: 'Scoop', group: 'package', json: ['version', 'architecture checkver'] },
  { name: 'Flatpak', group: 'package', json: ['modules', 'app-id id'] },
  { name: 'JSON-LD', group: 'package', json: ['@context'] },
  { name: 'Cargo.toml', group: 'package', text: [/^\[(?:package|workspace)\]/m] },
  { name: 'pyproject.toml', group: 'package', text: [/^\[(?:project|build-system|tool\.poetry)\]/m] },
  { name: '.desktop', group: 'package', text: [/^\[Desktop Entry\]/m] },
  { name: 'setup.cfg', group: 'package', text: [/^\[metadata\]/m] },
  { name: 'go.mod', group: 'package', text: [/^module \S+$/m, /^go \d/m] },
  { name: 'Chart.yaml', group: 'package', text: [/^apiVersion: ?["']?v[12]["']?\s*$/m, /^name:/m, /^version:/m] },
  { name: 'CITATION.cff', group: 'package', text: [/^cff-version:/m] },
  { name: 'pubspec.yaml', group: 'package', text: [/^name:/m, /^environment:/m] },
  { name: 'snapcraft.yaml', group: 'package', text: [/^name:/m, /^(?:base|confinement|grade):/m] },
  { name: 'winget', group: 'package', text: [/^PackageIdentifier:/m] },
  { name: 'Flatpak', group: 'package', text: [/^(?:app-)?id:/m, /^runtime:/m] },
  { name: 'docker-compose.yml', group: 'package', text: [/^services:/m] },
  { name: 'PKGBUILD', group: 'package', text: [/^pkgname=/m, /^pkgver=/m] },
  { name: 'Homebrew', group: 'package', text: [/^class \w+ < Formula/m] },
  { name: 'AppStream', group: 'package', text: [/^<components?[\s>]/] },
  { name: 'nuspec', group: 'package', text: [/^<package[\s>]/, /<metadata[\s>]/] },
  { name: 'pom.xml', group: 'package', text: [/^<project[\s>]/, /<artifactId>/] },
  { name: 'Info.plist', group: 'package', text: [/^<plist[\s>]/] },
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
  return found === undefined ? undefined : error('', `unknown_kind.${found.group}`, { format: found.name });
}

function hasMembers(value: object, [all, any]: NonNullable<Format['json']>): boolean {
  const has = (name: string) => Object.hasOwn(value, name);
  return all.split(' ').every(has) && (any === undefined || any.split(' ').some(has));
}
