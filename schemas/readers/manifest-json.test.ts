import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateListing } from '../contracts/generated/validators.js';
import { inWords } from '../wording/testing/in-words.ts';
import { readManifest } from './manifest-json.ts';

type Members = Record<string, unknown>;

const EXAMPLES = join(import.meta.dirname, '..', 'contracts', 'examples', 'valid', 'catalog-2.0');
const example = (name: string): Members => JSON.parse(readFileSync(join(EXAMPLES, `${name}.json`), 'utf8'));
const everyMember = () => example('every-member');

const read = (document: unknown) =>
  inWords(readManifest(Buffer.from(JSON.stringify(document)), { findCategory: () => 'never-asked' }));
const linesOf = ({ problems }: { problems: { severity: string; code: string; pointer: string }[] }) =>
  problems.map(({ severity, code, pointer }) => `${severity} ${code} ${pointer}`);

/** The example with every member but what it says of trust, with another value at a place. */
function withValue(pointer: string, value: unknown): Members {
  const document = pointer.startsWith('/trust') ? everyMember() : { ...everyMember(), trust: {} };
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  const holder = steps.reduce<Members>((object, step) => object[step] as Members, document);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return document;
}

describe('a manifest', () => {
  it('with every member becomes a draft, and its request for events', () => {
    const texts = (everyMember().entity as { descriptions: unknown }).descriptions;
    expect(read(everyMember())).toEqual({
      draft: {
        slug: 'example-editor',
        name: 'Example Editor',
        kind: 'software',
        category: 'other',
        license: { type: 'commercial', spdx_id: 'MIT', commercial_terms: 'One licence per person.' },
        vendor: { name: 'Example Works', website: 'https://works.example', country_code: 'DE' },
        platforms: ['web'],
        homepage: 'https://works.example',
        support_url: 'https://works.example/help',
        status_page: 'https://status.works.example',
        deployment: ['cloud', 'self-hosted', 'on-premise', 'hybrid', 'desktop', 'mobile', 'edge', 'docker'],
        integrations: ['Git'],
        interfaces: {
          openapi: { version: '3.1.0', spec_url: 'https://works.example/openapi.json' },
          mcp: {
            version: '1',
            transport: 'sse',
            endpoint: 'https://works.example/mcp',
            tools_count: 0,
            schema_url: 'https://works.example/mcp.json',
          },
        },
        pricing: { model: 'one-time', price_from_cents: 0, currency: 'EUR' },
        descriptions: texts,
        versions: [
          {
            version: '2.4.0',
            released_on: '2026-10-14',
            release_type: 'security',
            prerelease: false,
            notes_url: 'https://works.example/news',
            artifacts: [
              {
                platform: 'linux',
                uri: 'https://works.example/a.tar.gz',
                sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
              },
            ],
          },
        ],
        badges: [],
        archived: false,
      },
      webhook: { url: 'https://works.example/hook', events: ['rank.changed'] },
      problems: [
        expect.objectContaining({ code: 'not_kept', severity: 'warning', pointer: '/trust/domain_verification' }),
        expect.objectContaining({ code: 'not_kept', severity: 'warning', pointer: '/trust/signatures' }),
      ],
    });
  });

  it.each(['every-member', 'required-members'])('%s makes a listing that can be stored', (name) => {
    const { draft } = read(example(name));
    const source = {
      kind: 'pad-json',
      url: 'https://works.example/catalog.json',
      primary: true,
      last_changed_on: '2026-01-31',
    };
    validateListing({ ...draft, sources: [source], verification: { method: 'none', status: 'unverified' } });
    expect(validateListing.errors).toBeNull();
  });

  it('states its slug: none is made of its name', () => {
    expect(read(everyMember())).not.toHaveProperty('slugIsDerived');
  });

  it('is verified by nobody but the catalog, whatever it says', () => {
    const { draft } = read(everyMember());
    expect(draft).not.toHaveProperty('verification');
    expect(draft?.badges).toEqual([]);
    expect(read(withValue('/trust/domain_verification', undefined)).draft).toEqual(draft);
  });
});

describe('members', () => {
  it.each([
    ['/entity/vendor/name', undefined, { vendor: { name: 'works.example' } }],
    ['/entity/vendor', undefined, { vendor: { name: 'works.example' } }],
    ['/entity/vendor/country_code', 'de', { vendor: { country_code: 'DE' } }],
    ['/entity/domain', 'API.Works.Example', { homepage: 'https://api.works.example' }],
    ['/entity/domain', 'bücher.example', { homepage: 'https://xn--bcher-kva.example' }],
    ['/entity/license', undefined, { license: {} }],
    ['/entity/vendor/support_url', 'https://works.example/support', { support_url: 'https://works.example/support' }],
    ['/telemetry/status_page', 'https://up.example', { status_page: 'https://up.example' }],
    ['/entity/descriptions/en/summary', '', { descriptions: {} }],
    [
      '/capabilities/deployment',
      ['mobile', 'desktop', 'docker'],
      { platforms: [], deployment: ['mobile', 'desktop', 'docker'] },
    ],
    ['/capabilities/deployment', ['self-hosted', 'cloud'], { platforms: ['web'] }],
    ['/capabilities/integrations', undefined, { integrations: [] }],
    ['/capabilities/pricing/starting_price_cents', undefined, { pricing: { model: 'one-time', currency: 'EUR' } }],
    ['/releases/latest/version', '2.5.0-rc.1', { versions: [{ version: '2.5.0-rc.1', prerelease: true }] }],
    ['/releases/latest/artifacts', [], { versions: [{ version: '2.4.0' }] }],
  ])('%s = %j gives %j', (pointer, value, members) => {
    const result = read(withValue(pointer, value));
    expect(result.problems).toEqual([]);
    expect(result.draft).toMatchObject(members);
  });

  it.each([
    ['2026-10-14T09:00:00Z', '2026-10-14'],
    ['2026-10-14T00:30:00+02:00', '2026-10-13'],
    ['2026-10-14T23:30:00-02:00', '2026-10-15'],
    ['2026-10-14t09:00:00.123z', '2026-10-14'],
    ['2026-10-14 23:30:00-0200', '2026-10-15'],
    ['2026-12-31T23:59:60Z', '2026-12-31'],
    ['2024-02-29T12:00:00+05:45', '2024-02-29'],
    ['0001-01-01T00:00:00Z', '0001-01-01'],
  ])('a release published at %s came out on %s', (published, day) => {
    expect(read(withValue('/releases/latest/published_at', published)).draft?.versions[0]?.released_on).toBe(day);
  });

  it.each([
    [
      '/capabilities/pricing/currency',
      undefined,
      'warning missing /capabilities/pricing/currency',
      { pricing: { model: 'one-time' } },
    ],
    [
      '/capabilities/interfaces/mcp/tools_count',
      -1,
      'warning out_of_range /capabilities/interfaces/mcp/tools_count',
      {},
    ],
    [
      '/releases/latest/artifacts',
      [{ platform: 'linux' }, { uri: 'https://works.example/b' }],
      'warning missing /releases/latest/artifacts/0',
      { versions: [{ artifacts: [{ uri: 'https://works.example/b' }] }] },
    ],
    ['/entity/vendor/country_code', 'Germany', 'warning unknown_value /entity/vendor/country_code', {}],
    [
      '/entity/license/spdx_id',
      'Best',
      'warning unknown_spdx_id /entity/license/spdx_id',
      { license: { type: 'commercial' } },
    ],
    ['/telemetry/webhook/url', 'http://a.example/', 'warning webhook_refused /telemetry/webhook/url', {}],
    ['/telemetry/webhook/events', ['all'], 'warning unknown_event /telemetry/webhook/events/0', {}],
    ['/entity/unknown', 1, 'warning unknown_members /entity', {}],
    [
      '/entity/descriptions/en/text',
      'Write to jane@works.example.',
      'warning contact_removed /entity/descriptions/en/text',
      {},
    ],
  ])('%s = %j is taken over as far as it goes, with %s', (pointer, value, line, members) => {
    const result = read(withValue(pointer, value));
    expect(linesOf(result)).toEqual([line]);
    expect(result.draft).toMatchObject(members);
    expect(result.problems[0]?.message).not.toMatch(/\bsoftware\.|^vendor\./);
  });

  it.each([
    ['/entity/slug', '../etc', 'bad_format'],
    ['/entity/name', 'jane@works.example', 'contact_not_allowed'],
    ['/entity/name', '\u200b', 'empty'],
    ['/entity/domain', 'localhost', 'bad_format'],
    ['/entity/domain', 'https://works.example', 'bad_format'],
    ['/entity/domain', 'works.example/path', 'bad_format'],
    ['/entity/domain', 'works.example:8443', 'bad_format'],
    ['/entity/domain', 'jane@works.example', 'contact_not_allowed'],
    ['/entity/domain', '127.0.0.1', 'bad_format'],
    ['/entity/domain', 'works.example\n', 'bad_format'],
    ['/entity/domain', '', 'empty'],
    ['/entity/domain', 'a'.repeat(100_000), 'too_long'],
    ['/releases/latest/published_at', '2026-13-01T00:00:00Z', 'bad_format'],
    ['/releases/latest/version', '2.4', 'bad_format'],
    ['/entity/vendor/support_url', 'https://works.example/?to=jane@works.example', 'contact_not_allowed'],
    ['/capabilities/pricing/starting_price_cents', 2 ** 53, 'bad_number'],
    ['/telemetry/webhook/url', 'javascript:alert(1)', 'bad_format'],
    ['/trust/domain_verification/status', 'certainly', 'not_allowed'],
  ])('%s = %j is refused', (pointer, value, code) => {
    const result = read(withValue(pointer, value));
    expect(result.draft).toBeUndefined();
    expect(linesOf(result).filter((line) => !line.includes('not_kept'))).toEqual([`error ${code} ${pointer}`]);
  });

  it('what is never taken over is no reason to refuse the rest', () => {
    const digits = withValue('/trust/signatures/public_key', '+1 555 010 0199');
    expect(read(digits)).toEqual(read(everyMember()));
  });

  it('says what is not taken over', () => {
    expect(linesOf(read(everyMember()))).toEqual([
      'warning not_kept /trust/domain_verification',
      'warning not_kept /trust/signatures',
    ]);
    expect(linesOf(read(withValue('/trust', { domain_verification: { status: 'pending' } })))).toEqual([]);
  });

  it.each(['github.com', 'raw.githubusercontent.com', 'GitLab.com', 'tool.sourceforge.net'])(
    'a domain of many is no homepage: %s',
    (domain) => {
      const result = read(withValue('/entity/domain', domain));
      expect(linesOf(result)).toEqual(['warning bad_format /entity/domain']);
      expect(result.draft).not.toHaveProperty('homepage');
    },
  );
});
