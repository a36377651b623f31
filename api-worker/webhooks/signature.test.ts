/** Every attempt is checked by a library that is not ours, and by the rule of the specification. */
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import vectors from '../../schemas/contracts/examples/webhooks/vectors.json' with { type: 'json' };
import { seal, unseal } from '../base/crypto.ts';
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
import { signedHeaders } from './delivery-attempt.ts';
import { DAY } from './retry-times.ts';
import { isKey, newSecret } from './secrets.ts';

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

  describe('while a secret is replaced', () => {
    /** What is sent next. */
    async function next(commit: string): Promise<SentRequest> {
      endpoint.answerWith(ok);
      await endpoint.stub.handOver(handed(published(commit)));
      await endpoint.run();
      return endpoint.sent.at(-1) as SentRequest;
    }

    /** Which secrets are good for the field of the specification, and which for that of Standard Webhooks. */
    async function goodFor(request: SentRequest, secrets: readonly string[]): Promise<[boolean[], boolean[]]> {
      const own = secrets.map(
        async (each) => request.headers['X-Service-Signature'] === (await ownSignature(each, request)),
      );
      const standard = secrets.map((each) => {
        try {
          return verify(each, request, request.at) !== undefined;
        } catch {
          return false;
        }
      });
      return [await Promise.all(own), standard];
    }

    const rotate = async (isAtOnce = false) =>
      (await endpoint.stub.rotateSecret(isAtOnce)) ?? { secret: '', former_until: '' };

    it('the old one signs for a day where there is room for one, and both where there is room', async () => {
      const { secret: fresh, former_until } = await rotate();
      expect(former_until).toBe('2040-01-02T00:00:00.000Z');
      expect(await goodFor(await next('b'), [secret, fresh])).toEqual([
        [true, false],
        [true, true],
      ]);
      await endpoint.run(DAY - 1);
      expect(await goodFor(await next('d'), [secret, fresh])).toEqual([
        [true, false],
        [true, true],
      ]);
      await endpoint.run(1);
      expect(await goodFor(await next('e'), [secret, fresh])).toEqual([
        [false, true],
        [false, true],
      ]);
    });

    it.each([
      ['told to be used alone at once', () => rotate(true)],
      [
        'confirmed',
        async () => {
          const given = await rotate();
          await endpoint.stub.confirmRotation();
          return given;
        },
      ],
    ])('the old one signs no more when the new one is %s', async (_what, replace) => {
      const { secret: fresh } = await replace();
      expect(await goodFor(await next('b'), [secret, fresh])).toEqual([
        [false, true],
        [false, true],
      ]);
    });

    it('the old one is no longer good at once, whatever was said of it before', async () => {
      const [first, second] = [await rotate(), await rotate(true)];
      expect(second.former_until).toBeNull();
      const all = [secret, first.secret, second.secret];
      expect(await goodFor(await next('b'), all)).toEqual([
        [false, false, true],
        [false, false, true],
      ]);
    });

    it('once more, the receiver that still has the first one misses nothing, and neither does any other', async () => {
      const [first, second] = [await rotate(), await rotate()];
      const all = [secret, first.secret, second.secret];
      expect(await goodFor(await next('b'), all)).toEqual([
        [true, false, false],
        [true, true, true],
      ]);
      await endpoint.stub.confirmRotation();
      expect(await goodFor(await next('d'), all)).toEqual([
        [false, false, true],
        [false, false, true],
      ]);
      const [third] = [await rotate()];
      expect(await goodFor(await next('e'), [second.secret, third.secret])).toEqual([
        [true, false],
        [true, true],
      ]);
    });

    it('what is confirmed twice, or was never replaced, stays as it is', async () => {
      await endpoint.stub.confirmRotation();
      await endpoint.stub.confirmRotation();
      expect(await goodFor(await next('b'), [secret])).toEqual([[true], [true]]);
    });

    it('one that nobody was ever shown makes room at once', async () => {
      endpoint = await testEndpoint();
      endpoint.answerWith(echo);
      await endpoint.stub.handOver(handed());
      await endpoint.run();
      const { secret: fresh, former_until } = await rotate();
      expect(former_until).toBeNull();
      expect(await goodFor(await next('b'), [fresh])).toEqual([[true], [true]]);
    });
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
