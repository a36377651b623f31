/** `catalog token`: what it asks the worker for, and what it prints. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { NOW, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { runTokenIssue, runTokenList, runTokenRevoke, runWorkflowKeys } from './token.ts';

const EXPIRES = '2027-11-20T00:00:00.000Z';
const TOKEN = {
  id: '0123456789ab',
  prefix: 'cat_abcd',
  domains: ['maker.example'],
  plan: null,
  created_at: '2026-11-20T00:00:00.000Z',
};

let worker: Loopback;
let asked: unknown[];
let revoked: number;
let alike: object[];
let catalog: TemporaryCatalog;
let printed: string[];
let noted: string[];

beforeEach(async () => {
  [asked, printed, noted, revoked, alike] = [[], [], [], 1, []];
  catalog = temporaryCatalog();
  worker = await serveHttp(async (request, response) => {
    const text = (await request.toArray()).join('');
    asked.push([request.method, request.url, request.headers.authorization, text && JSON.parse(text)]);
    const answers: Record<string, unknown> = {
      'GET /internal/v1/tokens': [
        { ...TOKEN, expires_at: EXPIRES, last_used_on: null, revoked_at: null },
        { ...TOKEN, expires_at: EXPIRES, last_used_on: '2026-11-21', revoked_at: '2026-11-22T00:00:00.000Z' },
        { ...TOKEN, domains: [], plan: 'top', expires_at: EXPIRES, last_used_on: null, revoked_at: null },
      ],
      'POST /internal/v1/tokens': { token: 'cat_secret', prefix: 'cat_secr', expires_at: EXPIRES, webhooks: [] },
      'POST /internal/v1/tokens/revoke': { revoked, alike },
    };
    response.end(JSON.stringify({ data: answers[`${request.method} ${request.url}`] }));
  });
  vi.stubEnv('CATALOG_INTERNAL_KEY', 'key');
  vi.stubEnv('CATALOG_WORKER_URL', worker.origin);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await worker.close();
  catalog.remove();
});

const context = () => ({
  folder: catalog.folder,
  now: NOW,
  output: {
    print: (text: string) => void printed.push(text),
    note: (text: string) => void noted.push(text),
    progress: () => {},
    done: () => {},
  },
});

describe('catalog token', () => {
  it('issue prints the token alone, so that it can be handed on', async () => {
    await runTokenIssue(context(), { domain: ['maker.example', 'other.example'], days: 30 });
    expect(asked).toEqual([
      ['POST', '/internal/v1/tokens', 'Bearer key', { domains: ['maker.example', 'other.example'], days: 30 }],
    ]);
    expect(printed).toEqual(['cat_secret']);
    expect(noted).toEqual(['For maker.example, other.example, until 2027-11-20. It is not shown again:']);
  });

  it('issue makes a key of a plan, with or without domains', async () => {
    await runTokenIssue(context(), { domain: [], plan: 'top' });
    await runTokenIssue(context(), { domain: ['maker.example'], plan: 'free' });
    expect(asked.map((request) => (request as unknown[])[3])).toEqual([
      { domains: [], plan: 'top' },
      { domains: ['maker.example'], plan: 'free' },
    ]);
    expect(noted).toEqual([
      'For the plan top, until 2027-11-20. It is not shown again:',
      'For maker.example, the plan free, until 2027-11-20. It is not shown again:',
    ]);
  });

  it('issues none that is for nothing', async () => {
    await expect(runTokenIssue(context(), { domain: [] })).rejects.toThrow('--domain for a publisher, --plan for a');
    expect(asked).toEqual([]);
  });

  it.each(['https://maker.example', 'Maker.example', 'maker', 'maker.example/x'])(
    'issues none for %s',
    async (name) => {
      await expect(runTokenIssue(context(), { domain: [name] })).rejects.toThrow('A domain is like maker.example');
      expect(asked).toEqual([]);
    },
  );

  it('issues none for a suffix that anybody registers below, and remarks on that of a hoster', async () => {
    await expect(runTokenIssue(context(), { domain: ['maker.example', 'co.uk'] })).rejects.toThrow(
      'Anybody may register a domain below co.uk. Name the publisher’s own.',
    );
    expect(asked).toEqual([]);
    await runTokenIssue(context(), { domain: ['github.io', 'maker.github.io', 'maker.co.uk'] });
    expect(noted[0]).toBe('The hosts below github.io belong to many people, and the token will speak for all of them.');
    expect(noted).toHaveLength(2);
  });

  it('list shows when each ends, and whether it is used', async () => {
    await runTokenList(context(), {});
    const lines = printed
      .join('\n')
      .split('\n')
      .map((line) => line.trim().split(/\s{2,}/));
    expect(lines.slice(1)).toEqual([
      ['cat_abcd…', '0123456789ab', 'maker.example', '–', '2026-11-20', '2027-11-20', 'never'],
      ['cat_abcd…', '0123456789ab', 'maker.example', '–', '2026-11-20', 'revoked 2026-11-22', '2026-11-21'],
      ['cat_abcd…', '0123456789ab', '–', 'top', '2026-11-20', '2027-11-20', 'never'],
    ]);
  });

  it('revoke ends one, and says so if there is none', async () => {
    await runTokenRevoke(context(), 'cat_abcd');
    expect(asked).toEqual([['POST', '/internal/v1/tokens/revoke', 'Bearer key', { prefix: 'cat_abcd' }]]);
    revoked = 0;
    await expect(runTokenRevoke(context(), 'cat_abcd')).rejects.toThrow('No valid token is cat_abcd.');
    await expect(runTokenRevoke(context(), 'cat')).rejects.toThrow('by its first eight characters');
  });

  it('revoke ends one by its id, and none of several that begin alike', async () => {
    await runTokenRevoke(context(), '0123456789ab');
    expect(asked).toEqual([['POST', '/internal/v1/tokens/revoke', 'Bearer key', { id: '0123456789ab' }]]);
    [revoked, alike] = [
      0,
      [
        { id: '0123456789ab', domains: ['maker.example'], plan: null },
        { id: 'ba9876543210', domains: [], plan: 'top' },
      ],
    ];
    await expect(runTokenRevoke(context(), 'cat_abcd')).rejects.toThrow(
      'Name one by its id: 0123456789ab (maker.example); ba9876543210 (top).',
    );
  });

  it('workflow-keys prints what the jobs hold, which is not the key that issues tokens', async () => {
    await runWorkflowKeys(context());
    // HMAC with SHA-256 of "power submissions" and "power hand-over" with the key "key", as openssl makes them.
    expect(printed).toEqual([
      'CATALOG_SUBMISSIONS_KEY=submissions_64f176359b5a9ef4ad39e1a8bcb9b71e9814ea3bd62f0e678ad2a0d7fbb50b91\nCATALOG_HAND_OVER_KEY=hand-over_4a52550c0f8eea22d31b5697354b84a4af08f85e9509e254bbdaf7cd6192a0f7',
    ]);
    expect(asked).toEqual([]);
  });

  it('without a key says what to set', async () => {
    vi.stubEnv('CATALOG_INTERNAL_KEY', '');
    await expect(runWorkflowKeys(context())).rejects.toThrow('Set CATALOG_INTERNAL_KEY to the secret INTERNAL_KEY');
    await expect(runTokenList(context(), {})).rejects.toThrow('Set CATALOG_INTERNAL_KEY to its secret INTERNAL_KEY');
  });
});
