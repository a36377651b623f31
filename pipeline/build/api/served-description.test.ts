import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { files, type Site } from '../../../schemas/contracts/addresses.ts';
import { METHODS, type OpenapiDocument, type PathItem } from '../../../schemas/contracts/api-description.ts';
import { API_PROBLEMS } from '../../../schemas/contracts/api-problems.ts';
import type { SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import memberDescriptions from '../../../schemas/contracts/member-descriptions.json' with { type: 'json' };
import { rankCatalog } from '../listings/rank-catalog.ts';
import { readSnapshots, snapshotPath, toSnapshot } from '../rank/monthly-snapshots.ts';
import { emittedTexts } from '../testing/emitted-texts.ts';
import { DAY, seededCatalog } from '../testing/ranking.ts';
import { emitOpenapi, servedSchemas } from './served-description.ts';

const SITE: Site = { base_url: 'https://catalog.test/below', host: 'worker' };

function emit(listings: number, host = SITE.host, date = DAY): Map<string, string> {
  const { catalog, history } = seededCatalog(listings);
  const site = { ...SITE, host };
  const month = toSnapshot(rankCatalog(catalog, history, site, '2026-11-01'), '2026-11-01');
  const snapshots = readSnapshots(new Map([[snapshotPath('2026-11-01'), Buffer.from(month)]]), DAY);
  const ranked = rankCatalog(catalog, history, site, date);
  return emittedTexts({ catalog, ranked, site, date, snapshots, history });
}

const EXAMPLES = [
  ...['listSoftware', 'getListing', 'getListingManifest', 'getListingRank', 'listCategories', 'listChanges'],
  ...['listLifecycles', 'getStatistics', 'getHealth', 'getCatalogManifest', 'getApiCatalog'],
];

async function lint(source: string) {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
      // /healthz is right or broken: no request to it is wrong.
      'operation-4xx-response': 'off',
    },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

let emitted: Map<string, string>;
let text: string;
let document: OpenapiDocument;
beforeAll(() => {
  emitted = emit(30);
  text = emitted.get(files.openapi) ?? '';
  document = JSON.parse(text);
});

function exampleOf(operationId: string, { paths } = document): unknown {
  const operation = Object.values(paths).find(({ get }) => get?.operationId === operationId)?.get;
  const answer = operation?.responses[200];
  return answer !== undefined && 'content' in answer ? Object.values(answer.content ?? {})[0]?.example : undefined;
}

/** Members of all schemas below a value, with the names of those that nothing is said of. */
function members(value: unknown): { count: number; without: string[] } {
  if (typeof value !== 'object' || value === null) return { count: 0, without: [] };
  const own = 'properties' in value ? value.properties : {};
  const named = Object.entries(own as Record<string, { description?: string }>);
  const below = Object.values(value).map(members);
  return {
    count: named.length + below.reduce((sum, { count }) => sum + count, 0),
    without: [
      ...named.filter(([, { description }]) => !description).map(([name]) => name),
      ...below.flatMap(({ without }) => without),
    ],
  };
}

const named = (reference: string) => reference.split('/').at(-1) ?? '';

describe('/openapi.json', () => {
  it('passes the linter without an error or a warning', async () => {
    expect(await lint(text)).toEqual([]);
  });

  it('would not pass with an example that is not of its schema', async () => {
    const broken = text.replace('"total_pages": 30', '"total_pages": "thirty"');
    expect(await lint(broken)).toEqual([expect.stringContaining('no-invalid-media-type-examples')]);
  });

  it('closes no object and no list of words, so that clients made of it accept what is added', () => {
    expect(text).not.toContain('"additionalProperties": false');
    const schema = { ...document.components.schemas?.Summary, components: document.components };
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    const summary = JSON.parse(emitted.get(files.listPage(undefined, 1)) ?? '').data[0];
    expect(ajv.validate(schema, { ...summary, added: true })).toBe(true);
    expect(ajv.validate(schema, { ...summary, kind: 'robot' })).toBe(true);
    expect(ajv.validate(schema, { ...summary, name: 7 })).toBe(false);
  });

  it('keeps null apart from words and numbers: generators lose it among them', () => {
    expect(text).not.toMatch(/"enum": \[[^\]]*\bnull\b/);
    const { RankInput, RankResource } = JSON.parse(text).components.schemas;
    const ajv = new Ajv2020();
    const { ended } = RankInput.properties;
    expect([null, 'archived', 'sold', 7].map((value) => ajv.validate(ended, value))).toEqual([true, true, true, false]);
    const { top_percent: top } = RankResource.properties.standing.properties;
    expect([null, 25, 75, 'half'].map((value) => ajv.validate(top, value))).toEqual([true, true, true, false]);
  });

  it('has no escape in a pattern: generators write what it stands for into source text', () => {
    expect(text).not.toMatch(/"pattern": ".*\\\\u/);
    expect(text).toContain('"pattern"');
  });

  it('describes every member of every answer', () => {
    const { count, without } = members(document.components);
    expect(without).toEqual([]);
    expect(count).toBeGreaterThan(800);
  });

  it('has an entry for no member that is not there', () => {
    const shown = new Set(text.match(/"description": ".*"/g));
    const unused = Object.entries(memberDescriptions).filter(
      ([name, meaning]) => name !== '$comment' && !shown.has(`"description": ${JSON.stringify(meaning)}`),
    );
    expect(unused).toEqual([]);
  });

  it.each(EXAMPLES)('has an example of %s, cut from this build', (operationId) => {
    expect(exampleOf(operationId)).toBeDefined();
  });

  it('shows the best ranked listing as the worker answered it on the day of the last change, cut', () => {
    const changedOn = seededCatalog(30).history.events[0]?.at.slice(0, 10) ?? '';
    expect(changedOn < DAY).toBe(true);
    const then = emit(30, SITE.host, changedOn);
    expect(then.get(files.openapi)).toBe(text);
    const [best] = JSON.parse(then.get(files.listPage(undefined, 1)) ?? '').data;
    expect(exampleOf('listSoftware')).toMatchObject({ data: [{ slug: best.slug }], pagination: { per_page: 1 } });
    const whole = JSON.parse(then.get(files.listing(best.slug)) ?? '');
    expect(exampleOf('getListing')).toEqual({
      ...whole,
      ...{ platforms: whole.platforms.slice(0, 1), badges: whole.badges.slice(0, 1) },
      ...{ versions: [expect.anything()], sources: [expect.anything()] },
      evidence: whole.evidence.slice(0, 1),
      rank: {
        ...{ ...whole.rank, position: 1, place_in_category: 1 },
        signals: [expect.objectContaining({ name: whole.rank.signals[0].name })],
      },
    });
  });

  it('has an example of every JSON document but the schemas, which are large', () => {
    const operations = Object.values(document.paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));
    const good = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, answer]) => {
        const { content = {} } =
          '$ref' in answer ? (document.components.responses?.[named(answer.$ref)] ?? {}) : answer;
        const types = Object.entries(content).filter(([type]) => /^20/.test(status) && /[/+]json$/.test(type));
        return types.map(([, { example }]) => [operationId, example !== undefined] as const);
      }),
    );
    expect(good.filter(([, hasExample]) => !hasExample).map(([operationId]) => operationId)).toEqual([
      'getListingNews',
      'getManifestSchema',
      'getPadSchema',
    ]);
    expect(good.length).toBeGreaterThan(20);
  });

  it('asks in its examples for what is listed, so that they can be tried', () => {
    const { slug, name, category } = exampleOf('getListing') as SoftwareListing;
    const { parameters } = document.paths['/api/v1/software']?.get ?? {};
    expect(document.components.parameters?.slug?.example).toBe(slug);
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'q', example: name }));
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'category', example: [category] }));
  });

  it('cuts prose, and no address', () => {
    const long = 'word '.repeat(100);
    const address = `https://works.example/${'a'.repeat(400)}`;
    const [[, written = ''] = []] = emitOpenapi(SITE, 'Test', { getStatistics: { long, address } });
    expect(written).toContain(`${long.slice(0, 160)}…"`);
    expect(written).toContain(`"${address}"`);
  });

  it('refuses an example of an operation that is not there', () => {
    const emitting = () => [...emitOpenapi(SITE, 'Test', { getNothing: {} })];
    expect(emitting).toThrow('openapi.json has no operation getNothing that answers with something.');
  });

  it('is the same for the same build', () => {
    expect(emit(30).get(files.openapi)).toBe(text);
  });

  it('says where it is served, and nothing of how it is made', () => {
    expect(document.servers).toEqual([{ url: SITE.base_url }]);
    expect(text).not.toMatch(/"x-(?:problems|cache)"|"\$id"|\.json#\//);
  });

  it('has an answer for every problem but that of methods, which are no operations', () => {
    const named = new Set(Object.keys(document.components.responses ?? {}).flatMap((name) => name.split('_or_')));
    const unnamed = Object.keys(API_PROBLEMS).filter((code) => !named.has(code));
    expect(unnamed.toSorted()).toEqual(['method_not_allowed']);
  });

  it('has examples of no listing where nothing is listed', async () => {
    const empty = emit(0).get(files.openapi) ?? '';
    expect(await lint(empty)).toEqual([]);
    const shown = EXAMPLES.filter((operationId) => exampleOf(operationId, JSON.parse(empty)) !== undefined);
    expect(shown).toEqual(EXAMPLES.filter((operationId) => !/^(?:listSoftware|getListing)/.test(operationId)));
  });
});

describe('/openapi.json of a bare static host', () => {
  let served: Map<string, string>;
  let described: OpenapiDocument;
  beforeAll(() => {
    served = emit(30, 'static');
    described = JSON.parse(served.get(files.openapi) ?? '');
  });
  const fileOf = (path: string, item: PathItem) =>
    [...(item.parameters ?? []), ...(item.get?.parameters ?? [])].reduce((address, parameter) => {
      const shown = '$ref' in parameter ? described.components.parameters?.[named(parameter.$ref)] : parameter;
      return address.replace(`{${shown?.name}}`, String(shown?.example));
    }, path);

  it('passes the linter without an error or a warning', async () => {
    expect(await lint(JSON.stringify(described))).toEqual([]);
  });

  it('names files that are there, and nothing else', () => {
    const made = Object.entries(described.paths).map(([path, item]) => fileOf(path, item));
    // What other steps of a build add, and what this catalog has nothing for.
    const others = ['/api/v1/exports.json', '/api/v1/exports/listings.ndjson.gz', '/v1/software.json'];
    const ofBuild = ['/api/v1/_build.json', '/api/v1/_build/api.json', '/api/v1/_build.sig.json'];
    expect(made.filter((path) => !served.has(path) && !/publiccode\.yml$/.test(path))).toEqual(
      expect.arrayContaining([...others, ...ofBuild]),
    );
    expect(made.filter((path) => served.has(path)).length).toBeGreaterThan(12);
    expect(made.filter((path) => !path.includes('.') && path !== files.apiCatalog)).toEqual([]);
  });

  it('describes what they hold, so that each of them is valid by it', () => {
    const ajv = addFormats.default(new Ajv2020({ strict: false }));
    let checked = 0;
    for (const [path, item] of Object.entries(described.paths)) {
      const content = served.get(fileOf(path, item));
      const answer = item.get?.responses[200];
      const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
      if (content === undefined || schema === undefined || /^.schemas/.test(path)) continue;
      const validate = ajv.compile({ ...schema, components: described.components });
      expect([path, validate(JSON.parse(content)), validate.errors]).toEqual([path, true, null]);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(9);
  });

  it('is led to by its api-catalog, which names no address that only a worker answers', () => {
    const { linkset } = JSON.parse(served.get(files.apiCatalog) ?? '');
    expect(linkset).toEqual([expect.objectContaining({ anchor: `${SITE.base_url}/api/v1/software.json` })]);
    expect(JSON.stringify([linkset, described])).not.toContain('healthz');
  });
});

it('/.well-known/api-catalog leads to the description and to the page about it', () => {
  const { linkset } = JSON.parse(emitted.get(files.apiCatalog) ?? '');
  expect(linkset).toEqual([
    {
      anchor: 'https://catalog.test/below/api/v1/software',
      'service-desc': [
        { href: 'https://catalog.test/below/openapi.json', type: 'application/vnd.oai.openapi+json;version=3.1' },
      ],
      'service-doc': [{ href: 'https://catalog.test/below/docs/api/', type: 'text/html' }],
      status: [{ href: 'https://catalog.test/below/healthz', type: 'application/json' }],
    },
  ]);
});

describe('a strict Ajv, with the formats that come for it,', () => {
  const page = new URL('../../../site/content/docs/en/api.md', import.meta.url);
  /** What the docs have readers say of the schema of the manifest. */
  const [, told = ''] = /^```js\n(.*?)^```$/ms.exec(readFileSync(page, 'utf8')) ?? [];
  const served = new Map([...servedSchemas(SITE)].map(([path, text]) => [path, JSON.parse(String(text)) as object]));
  const strict = () => addFormats.default(new Ajv2020({ strict: true }));
  const PAD = { pad_version: '2.0', vendor: { name: 'Maker' }, release: { version: '1.0.0' } };
  const software = (language: string) => ({
    ...PAD,
    software: { slug: 'my-tool', name: 'My tool', descriptions: { [language]: { summary: 'A tool.' } } },
  });

  it('takes the schema of PAD JSON as it is, and knows a language by its pattern', () => {
    const validate = strict().compile(served.get(files.padSchema) ?? {});
    expect([validate(software('pt-BR')), validate(software('p_br'))]).toEqual([true, false]);
  });

  it('has to be told only of what the schema of the manifest says of itself', () => {
    const schema = served.get(files.manifestSchema) ?? {};
    expect(schema).toMatchObject({ version: '2.0.0', specification_license: 'CC-BY-4.0' });
    expect(() => strict().compile(schema)).toThrow('unknown keyword: "version"');
    const ajv = strict();
    new Function('ajv', told)(ajv);
    expect(() => ajv.compile(schema)).not.toThrow();
  });
});
