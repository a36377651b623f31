/** Whether a delivery is genuine: what a receiver has to check, with a reason for each refusal. Pure. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const MAX_AGE_SECONDS = 300;

export interface ReceivedDelivery {
  /** By name in small letters. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

export interface CheckOptions {
  /** As they were shown, with "whsec_". During a rotation there are two. */
  secrets: readonly string[];
  nowSeconds: number;
}

/** @returns why it must be refused, each with what to look at; empty for a genuine delivery */
export function deliveryProblems(delivery: ReceivedDelivery, options: CheckOptions): string[] {
  const names = ['X-Service-Event', 'X-Service-Timestamp', 'X-Service-Signature'];
  const missing = names.filter((name) => (delivery.headers[name.toLowerCase()] ?? '') === '');
  if (missing.length > 0) return [`${missing.join(', ')} missing. Give the request as it arrived, with its headers.`];
  const { 'x-service-timestamp': timestamp = '', 'x-service-signature': signature = '' } = delivery.headers;
  return [...timeProblems(timestamp, options), ...signatureProblems(signature, timestamp, delivery, options)];
}

/** Reads a request as text: an optional first line, headers, an empty line, the body. @returns undefined if the text is not a request */
export function parseRawRequest(bytes: Buffer): ReceivedDelivery | undefined {
  const end = /\r?\n\r?\n/.exec(bytes.toString('latin1'));
  if (end === null) return undefined;
  const lines = bytes.subarray(0, end.index).toString('latin1').split(/\r?\n/);
  const headers: Record<string, string> = {};
  for (const [index, line] of lines.entries()) {
    const [, name, value] = /^([\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers[name.toLowerCase()] = value;
    else if (index > 0) return undefined;
  }
  return { headers, body: bytes.subarray(end.index + end[0].length) };
}

function timeProblems(timestamp: string, { nowSeconds }: CheckOptions): string[] {
  if (!/^\d{1,15}$/.test(timestamp)) return ['X-Service-Timestamp is not a number of seconds.'];
  const age = Math.floor(nowSeconds) - Number(timestamp);
  if (Math.abs(age) <= MAX_AGE_SECONDS) return [];
  return [
    age > 0
      ? `It was signed ${age} seconds ago, and after ${MAX_AGE_SECONDS} it must be refused, to stop replays. Is your clock right? (To look at an old request, say --at ${timestamp}.)`
      : `It was signed ${-age} seconds in the future. Is your clock right?`,
  ];
}

function signatureProblems(
  signature: string,
  timestamp: string,
  { headers, body }: ReceivedDelivery,
  { secrets }: CheckOptions,
): string[] {
  const standard = standardSignature(headers, body, secrets);
  const isSigned = (bytes: Buffer) => secrets.some((secret) => isEqual(signature, sign(secret, timestamp, bytes)));
  if (isSigned(body)) return standard === 'wrong' ? [STANDARD_IS_WRONG] : [];
  const isOfSameMoment = headers['webhook-timestamp'] === timestamp && /^sha256=[0-9a-f]{64}$/.test(signature);
  if (standard === 'right' && isOfSameMoment) return [A_ROTATION];
  // Editors add a line break, which is the most common reason.
  const without = body.subarray(0, body.toString('latin1').trimEnd().length);
  if (isSigned(without))
    return ['The signature is right for the body without the line break at its end. Cut that off.'];
  return [
    'The signature is not one of this secret. Either the secret is another (was it rotated?), or the body is not byte ' +
      'for byte what was sent (was it parsed and written again?).',
  ];
}

const STANDARD_IS_WRONG =
  'X-Service-Signature is right, and webhook-signature is not: were webhook-id, webhook-timestamp or webhook-signature ' +
  'changed on their way?';
const A_ROTATION =
  'webhook-signature is right, and X-Service-Signature is that of the secret before: while a secret is replaced, the old ' +
  'one signs it. Give both secrets, check webhook-signature, or confirm the new one (POST …/rotate-secret/confirm).';

/** By the headers of Standard Webhooks, one of whose signatures has to be right. @returns missing: it has none of them */
function standardSignature(
  headers: ReceivedDelivery['headers'],
  body: Buffer,
  secrets: readonly string[],
): 'right' | 'wrong' | 'missing' {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (id === undefined && timestamp === undefined && signatures === undefined) return 'missing';
  const expected = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
  });
  const given = (signatures ?? '').split(' ');
  return expected.some((one) => given.some((other) => isEqual(other, one))) ? 'right' : 'wrong';
}

function sign(secret: string, timestamp: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
