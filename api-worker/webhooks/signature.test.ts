/** Every attempt is checked by a library that is not ours, and by the rule of the specification. */
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import vectors from '../../schemas/contracts/examples/webhooks/vectors.json' with { type: 'json' };
import { SITE } from '../testing/catalog.ts';
import {
  echo,
  failing,
  handed,
  movedTo,
  ok,
  published,
  type SentRequest,
  testEndpoint,
} from '../testing/webhook-events.ts';
import { DAY } from './schedule.ts';
import { isKey, newSecret, seal, unseal } from './secrets.ts';
import { signedHeaders } from './signature.ts';

const MINUTES_5 = 300_000;

afterEach(() => {
  vi.useRealTimers();
});

/** As a receiver does, at a moment of its own clock. */
function verify(secret: string, { headers, body }: SentRequest, at: number): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  return new Webhook(secret).verify(body, headers);
}

/** The rule of the specification, written once more. */
async function ownSignature(secret: string, { headers, body }: SentRequest): Promise<string> {
  const encoder = new TextEncoder();
  const signed = encoder.encode(`${headers['X-Service-Timestamp']}.${body}`);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', imported, signed));
  return `sha256=${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

describe('known answers', () => {
  it.each(vectors.deliveries)('$name', async ({ headers, body, secrets }) => {
    const { 'X-Service-Delivery': id, 'X-Service-Event': kind, 'X-Service-Timestamp': seconds } = headers;
    expect(await signedHeaders({ id, kind, body, now: Number(seconds) * 1000, secrets })).toEqual(headers);
  });
});

describe('an endpoint', () => {
  let endpoint: Awaited<ReturnType<typeof testEndpoint>>;
  let secret: string;
  beforeEach(async () => {
    endpoint = await testEndpoint();
    endpoint.answerWith(echo);
    await endpoint.stub.handOver(handed({}, { proved: [] }));
    secret = (await endpoint.stub.prove('works.example')) ?? '';
    await endpoint.run();
  });

  it('signs its challenge and every attempt anew, for all of four days', async () => {
    endpoint.answerWith(failing);
    await endpoint.stub.handOver(handed({ ...published(), ...movedTo(1) }));
    await endpoint.run(4 * DAY);
    expect(endpoint.sent).toHaveLength(21);
    for (const request of endpoint.sent) {
      expect(verify(secret, request, request.at)).toEqual(JSON.parse(request.body));
      expect(request.headers['X-Service-Signature']).toBe(await ownSignature(secret, request));
      expect(request.headers['X-Service-Timestamp']).toBe(String(Math.floor(request.at / 1000)));
      expect(request.headers['webhook-id']).toBe(request.headers['X-Service-Delivery']);
    }
  });

  it('is told who sends, and which listing it is about, at every attempt and in the challenge', async () => {
    await endpoint.stub.handOver(handed({ ...published(), ...movedTo(1) }));
    await endpoint.run(DAY);
    expect(new Set(endpoint.sent.map(({ headers }) => headers['X-Service-Event']))).toEqual(
      new Set(['endpoint.challenge', 'listing.published', 'rank.changed']),
    );
    for (const { headers } of endpoint.sent) {
      expect(headers['User-Agent']).toBe(`Catalog/${packageFile.version} (+${SITE.base_url})`);
      expect(headers['X-Service-Listing']).toBe('my-tool');
    }
  });

  it('has the day of the rank in the id of a move, so that the same move of another day is another event', async () => {
    for (const [date, position] of [
      ['2040-01-02', 1],
      ['2040-01-03', 5],
      ['2040-01-04', 1],
    ] as const) {
      await endpoint.stub.handOver(handed(movedTo(position), { build: { commit: 'c'.repeat(40), date } }));
      await endpoint.run();
    }
    const moves = endpoint.sent.filter(({ headers }) => headers['X-Service-Event'] === 'rank.changed');
    expect(moves.map(({ headers, body }) => [headers['X-Service-Delivery'], JSON.parse(body).computed_on])).toEqual([
      [`rank_my-tool_5_1_${'c'.repeat(40)}_2040-01-02`, '2040-01-02'],
      [`rank_my-tool_1_5_${'c'.repeat(40)}_2040-01-03`, '2040-01-03'],
      [`rank_my-tool_5_1_${'c'.repeat(40)}_2040-01-04`, '2040-01-04'],
    ]);
  });

  it('is believed for five minutes, not a second longer', async () => {
    const [request] = endpoint.sent as [SentRequest];
    expect(() => verify(secret, request, request.at + MINUTES_5)).not.toThrow();
    expect(() => verify(secret, request, request.at + MINUTES_5 + 1000)).toThrow('Message timestamp too old');
  });

  it('is not believed when one byte has changed', () => {
    const [request] = endpoint.sent as [SentRequest];
    const changed = { ...request, body: request.body.replace('my-tool', 'my-tooL') };
    expect(() => verify(secret, changed, request.at)).toThrow('No matching signature found');
  });

  it('signs with both secrets for a day after a rotation, with the new one in the header that has room for one', async () => {
    const next = await endpoint.stub.rotateSecret();
    expect(next?.former_until).toBe('2040-01-02T00:00:00.000Z');
    endpoint.answerWith(ok);
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run();
    const request = endpoint.sent.at(-1) as SentRequest;
    for (const known of [secret, next?.secret ?? '']) expect(() => verify(known, request, request.at)).not.toThrow();
    expect(request.headers['X-Service-Signature']).toBe(await ownSignature(next?.secret ?? '', request));
    await endpoint.run(DAY);
    await endpoint.stub.handOver(handed(published('d')));
    await endpoint.run();
    const later = endpoint.sent.at(-1) as SentRequest;
    expect(() => verify(secret, later, later.at)).toThrow('No matching signature found');
    expect(() => verify(next?.secret ?? '', later, later.at)).not.toThrow();
  });

  it('keeps its secret sealed', async () => {
    const stored = await endpoint.inside((_instance, { storage }) => JSON.stringify(storage.kv.get('endpoint')));
    expect(stored).toContain('"secret"');
    expect(stored).not.toContain(secret.replace('whsec_', ''));
  });
});

describe('a secret', () => {
  const key = `${'A'.repeat(43)}=`;

  it('has 32 bytes, and no two are the same', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const secret of secrets) expect(Uint8Array.fromBase64(secret.replace('whsec_', ''))).toHaveLength(32);
  });

  it('opens with its key and for its owner only', async () => {
    const sealed = await seal('whsec_x', key, 'one');
    expect(await unseal(sealed, key, 'one')).toBe('whsec_x');
    expect(await seal('whsec_x', key, 'one')).not.toBe(sealed);
    await expect(unseal(sealed, `${'B'.repeat(43)}=`, 'one')).rejects.toThrow();
    await expect(unseal(sealed, key, 'other')).rejects.toThrow();
  });

  it.each([
    [key, true],
    [undefined, false],
    ['', false],
    ['a password', false],
    ['A'.repeat(42), false],
  ])('is sealed with 32 bytes in base64: %s', (text, is) => {
    expect(isKey(text)).toBe(is);
  });
});
