/** What earlier runs left saves reading, and changes no result. */
import { describe, expect, it } from 'vitest';
import type { FetchResult, GuardedClient } from '../../repo/fetch/guarded-client.ts';
import { NOW, padDocument } from '../../testing/temporary-catalog.ts';
import type { ReaderTools } from '../contract/source-kind.ts';
import type { KnownSource, SourceKey, SourceMemory } from '../contract/source-memory.ts';
import { readingHere } from '../testing/reading-here.ts';
import { readSource } from './read-source.ts';

const URL_OF_FEED = 'https://works.example/editor.json';
const PAGE = '<html><head><link rel="alternate" type="application/pad+json" href="/editor.json"></head></html>';

/** A memory that is a Map, as the one in SQLite behaves. */
function mapMemory(): SourceMemory & { known: Map<string, KnownSource>; failures: unknown[] } {
  const known = new Map<string, KnownSource>();
  const failures: unknown[] = [];
  const name = ({ url, kind }: SourceKey) => `${url} ${kind}`;
  return {
    known,
    failures,
    recall: async (key) => known.get(name(key)),
    remember: async (key, seen) => void known.set(name(key), JSON.parse(JSON.stringify(seen))),
    noteFailure: async ({ url }, failure) => void failures.push({ url, ...failure }),
    noteAnswer: async ({ url }) => void failures.push({ url, answered: true }),
    noteWebhook: async () => {},
  };
}

type Answer = (conditions: { etag?: string | undefined }) => FetchResult;

function toolsWith(answers: Record<string, Answer>, memory: SourceMemory) {
  const asked: string[] = [];
  let read = 0;
  const fetch: GuardedClient['fetch'] = async (address, conditions = {}) => {
    asked.push(`${address} ${conditions.etag ?? '-'}`);
    return answers[address]?.(conditions) ?? { refusal: { code: 'timeout', message: 'Too late.' } };
  };
  const tools: ReaderTools = {
    client: { fetch, request: async () => ({ refusal: { code: 'timeout', message: '' } }), close: async () => {} },
    // Every reader asks for the category of what it reads.
    reader: readingHere(() => {
      read += 1;
      return undefined;
    }),
    findCategory: () => undefined,
    tokens: new Map(),
    memory,
    now: () => NOW,
  };
  return { tools, asked, reads: () => read };
}

const document =
  (etag?: string): Answer =>
  () => ({ bytes: Buffer.from(padDocument('editor')), ...(etag && { etag }) });
const conditional: Answer = ({ etag }) => (etag === '"1"' ? { notModified: true } : document('"1"')({}));

describe('a source that was read before', () => {
  it.each([
    ['answers 304', conditional, `${URL_OF_FEED} "1"`],
    ['sends the same bytes', document(), `${URL_OF_FEED} -`],
  ])('is not read again when it %s, and gives the same result', async (_what, answer, asked) => {
    const memory = mapMemory();
    const first = toolsWith({ [URL_OF_FEED]: answer }, memory);
    const before = await readSource({ url: URL_OF_FEED }, first.tools);
    expect(first.reads()).toBeGreaterThan(0);
    const second = toolsWith({ [URL_OF_FEED]: answer }, memory);
    expect(await readSource({ url: URL_OF_FEED }, second.tools)).toEqual(before);
    expect(second.asked).toEqual([asked]);
    expect(second.reads()).toBe(0);
  });

  it('is read again when its bytes differ, although its mark is the same', async () => {
    const memory = mapMemory();
    await readSource({ url: URL_OF_FEED }, toolsWith({ [URL_OF_FEED]: document('"1"') }, memory).tools);
    const other: Answer = () => ({ bytes: Buffer.from(padDocument('another')), etag: '"1"' });
    const result = await readSource({ url: URL_OF_FEED }, toolsWith({ [URL_OF_FEED]: other }, memory).tools);
    expect(result.draft?.slug).toBe('another');
  });

  it('is remembered apart for each kind it is said to be', async () => {
    const memory = mapMemory();
    const answers = { [URL_OF_FEED]: document() };
    await readSource({ url: URL_OF_FEED }, toolsWith(answers, memory).tools);
    const asXml = await readSource({ url: URL_OF_FEED, kind: 'pad-xml' }, toolsWith(answers, memory).tools);
    expect(asXml.draft).toBeUndefined();
    expect(memory.known.size).toBe(2);
  });

  it('is found again behind a page that has not changed', async () => {
    const memory = mapMemory();
    const page: Answer = ({ etag }) =>
      etag === '"page"' ? { notModified: true } : { bytes: Buffer.from(PAGE), etag: '"page"' };
    const answers = { 'https://works.example/': page, [URL_OF_FEED]: conditional };
    const before = await readSource({ url: 'https://works.example/' }, toolsWith(answers, memory).tools);
    expect(before.draft?.slug).toBe('editor');
    const again = toolsWith(answers, memory);
    expect(await readSource({ url: 'https://works.example/' }, again.tools)).toEqual(before);
    expect(again.asked).toEqual(['https://works.example/ "page"', `${URL_OF_FEED} "1"`]);
    expect(again.reads()).toBe(0);
  });

  it('that is a page which leads to itself is asked twice at most, and never again in a circle', async () => {
    const memory = mapMemory();
    const itself = PAGE.replace('/editor.json', '');
    const answers = { 'https://works.example/': () => ({ bytes: Buffer.from(itself), etag: '"page"' }) };
    for (let run = 0; run < 3; run += 1) {
      const { tools, asked } = toolsWith(answers, memory);
      const result = await readSource({ url: 'https://works.example/' }, tools);
      expect(result.problems).toMatchObject([{ code: 'unknown_kind' }]);
      expect(asked.length).toBeLessThanOrEqual(2);
    }
  });

  it('is not spoilt by a page of somebody else that leads to it', async () => {
    const memory = mapMemory();
    const victim = 'https://works.example/';
    const attacker = 'https://attacker.example/';
    const answers = {
      [victim]: () => ({ bytes: Buffer.from(PAGE), etag: '"page"' }),
      [attacker]: () => ({ bytes: Buffer.from(PAGE.replace('/editor.json', victim)) }),
      [URL_OF_FEED]: document(),
    };
    const before = await readSource({ url: victim }, toolsWith(answers, memory).tools);
    await readSource({ url: attacker }, toolsWith(answers, memory).tools);
    expect(await readSource({ url: victim }, toolsWith(answers, memory).tools)).toEqual(before);
  });

  it('keeps no address and no mark with a contact in it', async () => {
    const memory = mapMemory();
    const mail = 'canary@works.example';
    const linked = `https://works.example/editor.json?from=${mail}`;
    const answers = {
      'https://works.example/': () => ({ bytes: Buffer.from(PAGE.replace('/editor.json', linked)) }),
      [linked]: () => ({ bytes: Buffer.from(padDocument('editor')), etag: `"${mail}"` }),
    };
    const result = await readSource({ url: 'https://works.example/' }, toolsWith(answers, memory).tools);
    expect(result.draft?.slug).toBe('editor');
    expect(JSON.stringify([...memory.known])).not.toContain('canary');
  });

  it('keeps no address of a webhook, only its host', async () => {
    const memory = mapMemory();
    const withHook = padDocument('editor', (pad) => {
      pad.webhook = { url: 'https://hooks.works.example/private-path' };
    });
    const answers = { [URL_OF_FEED]: () => ({ bytes: Buffer.from(withHook) }) };
    const result = await readSource({ url: URL_OF_FEED }, toolsWith(answers, memory).tools);
    expect(result.webhook?.url).toBe('https://hooks.works.example/private-path');
    expect(JSON.stringify([...memory.known])).toContain('"webhookHost":"hooks.works.example"');
    expect(JSON.stringify([...memory.known])).not.toContain('private-path');
  });
});

describe('a page that leads nowhere', () => {
  it.each([
    ['https://codeberg.org/works/lamp', 'code_host', { host: 'codeberg.org' }],
    ['https://works.example/lamp', 'page', undefined],
  ])('%s is named, with what can be given instead', async (url, variant, values) => {
    const { tools } = toolsWith(
      { [url]: () => ({ bytes: Buffer.from('<!doctype html><title>Lamp</title>') }) },
      mapMemory(),
    );
    const [problem] = (await readSource({ url }, tools)).problems;
    expect([problem?.code, problem?.variant, problem?.values]).toEqual(['unknown_kind', variant, values]);
  });
});

describe('a source that fails', () => {
  it('is noted with its code and with when it may be asked again', async () => {
    const memory = mapMemory();
    const retryAt = new Date(NOW.getTime() + 60_000);
    const busy: Answer = () => ({ refusal: { code: 'asked_to_wait', message: 'Later.', retryAt } });
    const { tools } = toolsWith({ [URL_OF_FEED]: busy }, memory);
    expect(await readSource({ url: URL_OF_FEED }, tools)).toMatchObject({ unreachable: true, retryAt });
    expect(memory.failures).toEqual([{ url: URL_OF_FEED, code: 'asked_to_wait', retryAt }]);
  });

  it('is noted as fixed when it answers again', async () => {
    const memory = mapMemory();
    memory.known.set(`${URL_OF_FEED} undefined`, { failingCode: 'timeout' });
    await readSource({ url: URL_OF_FEED }, toolsWith({ [URL_OF_FEED]: document() }, memory).tools);
    expect(memory.failures).toEqual([{ url: URL_OF_FEED, answered: true }]);
  });

  it.each([
    [1, 0],
    [0, 1],
    [-1, 1],
  ])('and is due %i s from now is asked %i times', async (seconds, times) => {
    const memory = mapMemory();
    const notBefore = new Date(NOW.getTime() + seconds * 1000);
    memory.known.set(`${URL_OF_FEED} undefined`, { notBefore, failingCode: 'bad_status' });
    const { tools, asked } = toolsWith({ [URL_OF_FEED]: document() }, memory);
    const result = await readSource({ url: URL_OF_FEED }, tools);
    expect(asked).toHaveLength(times);
    if (times === 0) expect(result).toMatchObject({ postponed: true, problems: [{ code: 'bad_status' }] });
  });
});

describe('a source of a kind that is read only where the operator names it', () => {
  const PUBLICCODE = 'https://works.example/publiccode.yml';
  const answer: Answer = ({ etag }) =>
    etag === '"1"'
      ? { notModified: true }
      : { bytes: Buffer.from('publiccodeYmlVersion: "0.5"\nname: Town Mail\nsoftwareVersion: "1"\n'), etag: '"1"' };

  it('is refused with the name of the setting, and read once that names the kind', async () => {
    const { tools } = toolsWith({ [PUBLICCODE]: answer }, mapMemory());
    const refused = await readSource({ url: PUBLICCODE }, tools);
    expect(refused.draft).toBeUndefined();
    expect(refused.problems).toEqual([
      { pointer: '', severity: 'error', code: 'unknown_kind', variant: 'off', values: { kind: 'publiccode' } },
    ]);
    const again = await readSource({ url: PUBLICCODE }, { ...tools, feedKinds: ['publiccode'] });
    expect(again).toMatchObject({ kind: 'publiccode', draft: { name: 'Town Mail' } });
  });
});
