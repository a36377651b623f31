/** `catalog webhook verify`, as a publisher runs it, and the receiver of `catalog webhook listen`. */
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import vectors from '../../schemas/contracts/examples/webhooks/vectors.json' with { type: 'json' };
import openapi from '../../schemas/contracts/openapi.json' with { type: 'json' };
import type { ReceivedDelivery } from '../publish/receiver/check-delivery.ts';
import { createListener } from '../publish/receiver/local-receiver.ts';
import { runVerifyWebhook } from './webhook.ts';

type Vector = (typeof vectors.verifications)[number];

const [move] = vectors.verifications as [Vector];

function rawRequest({ headers, body }: Pick<Vector, 'headers' | 'body'>, lineBreak = '\r\n'): string {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['POST /catalog HTTP/1.1', ...fields, '', body].join(lineBreak);
}

async function verify(request: string, { secret, at }: { secret?: string; at: number }) {
  const said: string[] = [];
  const output = { print: (text: string) => void said.push(text), note: () => {}, progress: () => {}, done: () => {} };
  const context = { folder: '', now: new Date(), output };
  const foundProblems = await runVerifyWebhook(context, Buffer.from(request), { secret: [secret ?? []].flat(), at });
  return { foundProblems, said };
}

const REASONS: Record<string, RegExp> = {
  'too old': /^Not genuine. It was signed 301 seconds ago, and after 300 it must be refused/,
  'too new': /^Not genuine. It was signed 301 seconds in the future. Is your clock right\?$/,
  signature: /^Not genuine. The signature is/,
  timestamp: /^Not genuine. X-Service-Timestamp is not a number of seconds.$/,
  missing: /^Not genuine. X-Service-Signature missing. Give the request as it arrived, with its headers.$/,
};

describe('catalog webhook verify', () => {
  it.each(vectors.verifications)('$name: $valid', async ({ valid, reason = '', ...vector }) => {
    const { foundProblems, said } = await verify(rawRequest(vector), vector);
    expect(foundProblems).toBe(!valid);
    expect(said[0]).toMatch(
      valid ? /^Genuine: (?:rank\.changed|listing\.published) \w+_my-tool_/ : (REASONS[reason] ?? ''),
    );
  });

  it('takes a request with plain line breaks', async () => {
    expect(await verify(rawRequest(move, '\n'), move)).toMatchObject({ foundProblems: false });
  });

  it('says so when an editor has added a line break', async () => {
    expect(await verify(`${rawRequest(move)}\n`, move)).toEqual({
      foundProblems: true,
      said: ['Not genuine. The signature is right for the body without the line break at its end. Cut that off.'],
    });
  });

  describe('by the headers of Standard Webhooks, too', () => {
    const [NEW, OLD] = ['n', 'o'].map((letter) => `whsec_${Buffer.alloc(32, letter).toString('base64')}`) as [
      string,
      string,
    ];
    const at = 1_800_000_000;
    const body = '{"event":"rank.changed"}';
    const own = (secret: string) => `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
    const standard = (secret: string) => {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`id.${at}.${body}`).digest('base64')}`;
    };
    const request = (ownSecret: string, signatures: string) =>
      rawRequest({
        headers: {
          ...{
            'X-Service-Event': 'rank.changed',
            'X-Service-Timestamp': `${at}`,
            'X-Service-Signature': own(ownSecret),
          },
          ...{ 'webhook-id': 'id', 'webhook-timestamp': `${at}`, 'webhook-signature': signatures },
        } as unknown as Vector['headers'],
        body,
      });

    it.each([
      ['both are right', request(OLD, standard(OLD)), OLD, /^Genuine: rank\.changed/],
      ['one of several is', request(OLD, `${standard(NEW)} ${standard(OLD)}`), OLD, /^Genuine: /],
      [
        'none of them is',
        request(OLD, standard(NEW)),
        OLD,
        /^Not genuine. X-Service-Signature is right, and webhook-signature/,
      ],
      ['they are those of another body', request(OLD, 'v1,AAAA'), OLD, /^Not genuine. X-Service-Signature is right/],
      [
        'a rotation is going on',
        request(OLD, `${standard(NEW)} ${standard(OLD)}`),
        NEW,
        /^Not genuine. webhook-signature is right/,
      ],
      ['neither is right', request(OLD, standard(OLD)), NEW, /^Not genuine. The signature is not one of this secret/],
    ])('says whether %s', async (_what, raw, secret, words) => {
      expect((await verify(raw, { secret, at })).said[0]).toMatch(words);
    });
  });

  it.each(['', 'hello', 'POST / HTTP/1.1\nno header\n\n{}'])('refuses what is no request: %j', async (text) => {
    await expect(verify(text, move)).rejects.toThrow('This is not a request');
  });

  it('refuses to judge without a secret', async () => {
    await expect(verify(rawRequest(move), { at: move.at })).rejects.toThrow('Say --secret');
  });

  it('reads standard input, and exits with 1 for an old request', () => {
    const args = [join(import.meta.dirname, 'cli.ts'), 'webhook', 'verify', '--secret', move.secret];
    expect(spawnSync(process.execPath, args, { input: rawRequest(move) })).toMatchObject({ status: 1 });
  });
});

describe('the receiver of catalog webhook listen', () => {
  async function deliver(vector: Pick<Vector, 'headers' | 'body'>, secrets: string[]) {
    const seen: { delivery: ReceivedDelivery; problems: readonly string[] }[] = [];
    const now = () => new Date(move.at * 1000);
    const listener = createListener({
      secrets,
      now,
      onDelivery: (delivery, problems) => seen.push({ delivery, problems }),
    });
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    try {
      const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
      const answer = await fetch(address, { method: 'POST', ...vector });
      const type = answer.headers.get('Content-Type');
      return { status: answer.status, type, text: await answer.text(), seen };
    } finally {
      listener.close();
      listener.closeAllConnections();
    }
  }

  it('takes what is genuine', async () => {
    expect(await deliver(move, [move.secret])).toMatchObject({ status: 200, text: '', seen: [{ problems: [] }] });
  });

  it('says a challenge again', async () => {
    const [, , challenge] = vectors.deliveries;
    if (challenge === undefined) throw new Error('The vectors have no challenge.');
    const { status, text, type } = await deliver(challenge, challenge.secrets);
    expect({ status, body: text }).toEqual(challenge.answer);
    const { responses } = openapi.webhooks['endpoint.challenge'].post;
    expect(Object.keys(responses[200].content)).toEqual([type]);
  });

  it('refuses what is not', async () => {
    const { status, seen } = await deliver({ ...move, body: '{}' }, [move.secret]);
    expect(status).toBe(401);
    expect(seen[0]?.problems).toHaveLength(1);
  });

  it('takes everything where it has no secret', async () => {
    expect(await deliver({ ...move, body: '{}' }, [])).toMatchObject({ status: 200 });
  });
});
