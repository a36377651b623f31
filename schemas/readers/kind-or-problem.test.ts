/** What is said of a document whose kind cannot be found out: the most telling thing, and never a value of it. */
import { describe, expect, it } from 'vitest';
import { inEnglish, problemTexts } from '../wording/problem-languages.ts';
import { wordProblem } from '../wording/problem-texts.ts';
import { kindOrProblem } from './kind-or-problem.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const xml = (body: string) => `<?xml version="1.0"?>\n<!-- made by hand -->\n${body}`;

describe('a document that is none', () => {
  it.each([
    ['nothing', '', 'empty_document', 'The document is empty. Choose or paste one with text in it.'],
    ['a byte order mark and white space', '\ufeff \n', 'empty_document', 'The document is empty.'],
    ['JSON that is cut off', '{\n  "vendor": {\n    "name": "Jane"', 'bad_json', 'at line 3, column 19.'],
    ['the same behind white space', '\n\n {"vendor": ', 'bad_json', 'at line 3, column 13.'],
    ['the same behind a byte order mark', '\ufeff{"vendor": ', 'bad_json', 'at line 1, column 12.'],
    ['a list that is cut off', '[1, 2', 'bad_json', 'at line 1, column 6.'],
    ['JSON nested too deep', `{"a":${'['.repeat(100)}`, 'too_deep', 'nested deeper than 64 levels'],
    ['a file that only names a feed', '{"url": "https://works.example/pad.json"}', 'names_a_feed', 'names the address'],
    ['other JSON', '{"name": "Jane"}', 'unknown_kind', 'none of the documents'],
    [
      'another XML document',
      '<?xml version="1.0"?><notes></notes>',
      'not_pad_xml',
      'its root element is not XML_DIZ_INFO',
    ],
    ['XML that is cut off before its root', '<?xml version="1.0"?>\n<!-- XML', 'bad_xml', 'at line 2, column 1'],
    ['a web page', '<!doctype html><title>Jane</title>', 'unknown_kind', 'This is a web page'],
    [
      'one that links to a feed',
      '<html><link rel="alternate" type="application/pad+json" href="Jane">',
      'unknown_kind',
      'links to',
    ],
    ['text', 'Jane', 'unknown_kind', 'none of the documents'],
  ])('is told so: %s', (_what, text, code, words) => {
    const found = kindOrProblem(bytes(text));
    const problem = typeof found === 'object' ? inEnglish(found) : found;
    expect(problem).toMatchObject({ pointer: '', code, severity: 'error', message: expect.stringContaining(words) });
    expect(JSON.stringify(problem)).not.toContain('Jane');
  });

  it('in UTF-16 is told that its encoding is the fault', () => {
    expect(kindOrProblem(Buffer.from('\ufeff{"vendor": {}}', 'utf16le'))).toMatchObject({ code: 'bad_encoding' });
  });
});

describe('a document of another format', () => {
  const LANGUAGES = ['en', 'de'] as const;

  it.each([
    ['package', 'package.json', '{"name": "lamp", "version": "1.0.0", "scripts": {}}'],
    [
      'package',
      'package.json',
      '{"name": "lamp", "version": "1.0.0", "license": "MIT", "repository": "github:works/lamp"}',
    ],
    ['package', 'Scoop', '{"version": "1.0", "url": "https://works.example/lamp.zip", "hash": "0", "bin": "lamp.exe"}'],
    ['package', 'composer.json', '{"name": "works/lamp", "require": {"php": "^8"}}'],
    ['package', 'server.json (MCP)', '{"name": "io.works/lamp", "version": "1.0", "packages": []}'],
    ['package', 'manifest.json (WebExtension)', '{"manifest_version": 3, "name": "Lamp"}'],
    ['package', 'manifest.json (Web App)', '{"name": "Lamp", "start_url": "/"}'],
    ['package', 'JSON-LD', '{"@context": "https://schema.org", "@type": "SoftwareApplication"}'],
    ['package', 'CycloneDX', '{"bomFormat": "CycloneDX"}'],
    ['package', 'Cargo.toml', '[package]\nname = "lamp"\nversion = "1.0.0"\n'],
    ['package', 'pyproject.toml', '[build-system]\nrequires = []\n\n[project]\nname = "lamp"\n'],
    ['package', '.desktop', '[Desktop Entry]\nName=Lamp\n'],
    ['package', 'Chart.yaml', 'apiVersion: v2\nname: lamp\nversion: 1.0.0\n'],
    ['package', 'CITATION.cff', 'cff-version: 1.2.0\ntitle: Lamp\n'],
    ['package', 'go.mod', 'module works.example/lamp\n\ngo 1.22\n'],
    ['package', 'PKGBUILD', 'pkgname=lamp\npkgver=1.0\n'],
    ['package', 'AppStream', xml('<component type="desktop-application"><id>lamp</id></component>')],
    ['package', 'nuspec', xml('<package><metadata><id>lamp</id></metadata></package>')],
    ['package', 'pom.xml', xml('<project><artifactId>lamp</artifactId></project>')],
    ['package', 'package-lock.json', '{"name": "lamp", "version": "1", "lockfileVersion": 3, "packages": {}}'],
    ['package', 'deno.json', '{"name": "@works/lamp", "version": "1.0.0", "exports": "./lamp.ts"}'],
    ['package', 'Homebrew', 'cask "lamp" do\n  version "1"\nend\n'],
    ['package', 'gemspec', 'Gem::Specification.new do |s|\nend\n'],
    ['package', 'setup.py', 'from setuptools import setup\n\nsetup(name="lamp")\n'],
    ['package', 'Dockerfile', 'FROM node:26\nRUN npm ci\n'],
    [
      'package',
      'Sparkle',
      xml('<rss xmlns:sparkle="http://www.andymatuschak.org/xml-namespaces/sparkle"><channel/></rss>'),
    ],
    ['api', 'GraphQL', 'type Query {\n  lamp: String\n}\n'],
    ['api', 'Agent Card (A2A)', '{"name": "lamp", "url": "https://lamp.example/", "skills": []}'],
    ['api', 'AsyncAPI', 'asyncapi: 3.0.0\ninfo:\n  title: Lamp\n'],
    ['api', 'AsyncAPI', '{"asyncapi": "3.0.0", "info": {}}'],
    ['api', 'OpenRPC', '{"openrpc": "1.2.6"}'],
    ['api', 'WSDL', xml('<wsdl:definitions name="Lamp"/>')],
    ['news', 'RSS', xml('<rss version="2.0"><channel/></rss>')],
    ['news', 'Atom', xml('<feed xmlns="http://www.w3.org/2005/Atom"/>')],
    ['news', 'JSON Feed', '{"version": "https://jsonfeed.org/version/1.1", "items": [], "home_page_url": ""}'],
  ])('is named with the next step for a %s: %s', (variant, format, text) => {
    const problem = kindOrProblem(bytes(text));
    expect(problem).toMatchObject({ code: 'unknown_kind', variant, values: { format } });
    const words =
      typeof problem === 'object' && LANGUAGES.map((each) => wordProblem(problem, problemTexts(each)).message);
    expect(words).toEqual([
      expect.stringContaining(`This is ${format}, which `),
      expect.stringContaining(`Das ist ${format}`),
    ]);
  });

  it.each([
    'https://codeberg.org/works/lamp',
    'codeberg.org/works/lamp',
    'works.example',
    'https://works.example/a?b=c\n',
  ])('is an address: %s', (text) =>
    expect(kindOrProblem(bytes(text))).toMatchObject({ code: 'unknown_kind', variant: 'address' }),
  );

  it.each([
    ['pad-json', '{"pad_version": "2.0", "name": "lamp", "scripts": {}}'],
    ['openapi', '{"openapi": "3.1.0", "info": {"title": "asyncapi"}}'],
    ['openapi', 'openapi: 3.1.0\nservices: {}\n'],
    ['pad-xml', xml('<XML_DIZ_INFO><package><metadata/></package></XML_DIZ_INFO>')],
  ])('is none where the catalog reads it: %s', (kind, text) => {
    expect(kindOrProblem(bytes(text))).toBe(kind);
  });

  it.each(['{"name": "lamp"}', 'Lamps for all.', 'name: lamp\n', '{"title": "a", "items": []}', '[]'])(
    'is nothing that is known: %s',
    (text) => expect(kindOrProblem(bytes(text))).toEqual({ pointer: '', severity: 'error', code: 'unknown_kind' }),
  );
});
