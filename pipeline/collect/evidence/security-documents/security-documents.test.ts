import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { FetchResult, GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import { bareTools } from '../testing/asking.ts';
import { witnessedListing } from '../testing/witnessing.ts';
import { securityDocuments } from './index.ts';

type Lifecycle = NonNullable<Listing['lifecycle']>;
const URL = 'https://works.example/document';

function look(named: keyof Lifecycle, answer: FetchResult) {
  const client: GuardedClient = {
    fetch: async () => answer,
    request: async () => ({ refusal: { code: 'timeout' } }),
    close: async () => {},
  };
  return securityDocuments.look(URL, witnessedListing({ lifecycle: { [named]: URL } }), bareTools(client));
}

const json = (value: unknown): FetchResult => ({ bytes: Buffer.from(JSON.stringify(value)) });
const page: FetchResult = { bytes: Buffer.from('<p>Hello</p>'), contentType: 'text/html; charset=utf-8' };
const component = { type: 'library', name: 'works-core', version: '1.0.0' };
const cyclonedx = (more: object) => json({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, ...more });
const spdx = (more: object) => json({ spdxVersion: 'SPDX-2.3', SPDXID: 'SPDXRef-DOCUMENT', ...more });
const spdx3 = (elements: object[]) =>
  json({ '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld', '@graph': elements });
const advisory = (more: object) => json({ document: { csaf_version: '2.0', title: 'A flaw' }, ...more });
const PRODUCTS = [{ product_id: 'P1', name: 'Works 1.0.0' }];
const PROVIDER = json({
  metadata_version: '2.0',
  canonical_url: 'https://works.example/.well-known/csaf/provider-metadata.json',
  publisher: { category: 'vendor', name: 'Works', namespace: 'https://works.example' },
  role: 'csaf_provider',
});

it('asks about addresses over HTTPS, and about nothing else', () => {
  const lifecycle = { end_of_life: '2030-01-01', sbom_url: URL, csaf_url: 'http://works.example/csaf.json' };
  expect(securityDocuments.subjects(witnessedListing({ lifecycle }))).toEqual([URL]);
  expect(securityDocuments.subjects(witnessedListing())).toEqual([]);
});

describe('a document', () => {
  it.each<[string, keyof Lifecycle, FetchResult, string]>([
    ['is CycloneDX', 'sbom_url', cyclonedx({ components: [component] }), 'cyclonedx'],
    ['is CycloneDX without dependencies', 'sbom_url', cyclonedx({ metadata: { component } }), 'cyclonedx'],
    ['is SPDX 2', 'sbom_url', spdx({ packages: [{ name: 'works-core' }] }), 'spdx'],
    ['is SPDX 3', 'sbom_url', spdx3([{ type: 'software_Package', name: 'works-core' }]), 'spdx'],
    ['is the metadata of a CSAF provider', 'csaf_url', PROVIDER, 'csaf_provider'],
    ['is an advisory', 'csaf_url', advisory({ product_tree: { full_product_names: PRODUCTS } }), 'csaf_advisory'],
    ['is a page', 'conformity_url', page, 'page'],
    ['is a PDF file', 'conformity_url', { bytes: Buffer.from('%PDF-1.7\n') }, 'pdf'],
  ])('%s', async (_what, named, answer, document) => {
    expect(await look(named, answer)).toEqual({ values: { document }, source: URL, places: [URL] });
  });

  it.each<[string, keyof Lifecycle, FetchResult]>([
    ['is a page in place of a bill of materials', 'sbom_url', page],
    ['is of another kind than is said', 'csaf_url', cyclonedx({ components: [component] })],
    ['is CycloneDX and names no component', 'sbom_url', cyclonedx({ components: [], metadata: {} })],
    ['is SPDX 2 and names no package', 'sbom_url', spdx({ packages: [] })],
    ['is SPDX 3 and names no element', 'sbom_url', spdx3([])],
    ['is an advisory and names no product', 'csaf_url', advisory({ product_tree: {} })],
    ['is an empty object', 'sbom_url', json({})],
    ['is no declaration', 'conformity_url', json({})],
    ['is gone', 'sbom_url', { refusal: { code: 'bad_status', values: { status: 404 } } }],
  ])('that %s is none, and its record goes', async (_what, named, answer) => {
    expect(await look(named, answer)).toEqual({ unknown: true });
  });

  it.each<[string, FetchResult, string]>([
    ['does not answer', { refusal: { code: 'timeout' } }, 'timeout'],
    ['is endless', { refusal: { code: 'too_large' } }, 'too_large'],
  ])('that %s leaves the last record', async (_what, answer, code) => {
    expect(await look('sbom_url', answer)).toMatchObject({ problem: { code } });
  });
});
