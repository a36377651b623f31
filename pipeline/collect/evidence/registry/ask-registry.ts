/**
 * Asks a registry for a document, politely and within limits. Its answer is read here and not in a thread of its own:
 * registries are few and named by us, no pattern meets the text before it is JSON, and `JSON.parse` behind a limit of
 * bytes and of values takes time in proportion to its length. What is in it was written by strangers all the same, so
 * witnesses take only the members they name, by their type.
 */

import { error, type Problem } from '../../../../schemas/contracts/problems.ts';
import { parseJson } from '../../../../schemas/readers/json-text.ts';
import { isObject } from '../../../../schemas/rules/members.ts';
import type { Refusal } from '../../../repo/fetch/check-url.ts';
import { utf8Text } from '../../../repo/text/utf8-text.ts';
import type { Statement, Testimony, WitnessTools } from '../../contract/witness.ts';

const MEBIBYTE = 1024 * 1024;
const USUAL_BYTES = 4 * MEBIBYTE;
const LIMITS = { maxDepth: 64, maxNodes: 4_000_000 };
const GONE = [404, 410];

/** There is no answer to go on with: the look ends, and this is what it found. */
export class NoAnswer extends Error {
  readonly testimony: Exclude<Testimony, Statement>;
  constructor(testimony: NoAnswer['testimony']) {
    super(JSON.stringify(testimony));
    this.testimony = testimony;
  }
}

export const BAD_ANSWER = { problem: error('', 'witness_bad_answer') };
export const OTHER_SUBJECT = { problem: error('', 'witness_other_subject') };

interface AskOptions {
  maxBytes?: number;
  /** The document is wanted only if it has changed. */
  ifChanged?: boolean;
}

type RegistryObject = Record<string, unknown>;
type Ask<Value> = (address: string, tools: WitnessTools, options?: AskOptions) => Promise<Value>;

/** The JSON object at an address. Throws {@link NoAnswer}, as do all of these. */
export const askRegistry: Ask<RegistryObject> = (...question) => ask(objectOf, ...question);

export const askForList: Ask<unknown[]> = (...question) => ask(listOf, ...question);

/** The text at an address. */
export const askForText: Ask<string> = (...question) => ask(utf8Text, ...question);

async function ask<Value>(
  read: (bytes: Uint8Array) => Value | undefined,
  address: string,
  { client, answers, forge }: WitnessTools,
  { maxBytes = USUAL_BYTES, ifChanged = false }: AskOptions = {},
): Promise<Value> {
  const known = ifChanged ? await answers.get(address) : undefined;
  const token = forge.tokens.get(new URL(address).origin);
  const headers = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
  const result = await client.fetch(address, { ...known, ...headers, maxBytes });
  if ('notModified' in result) throw new NoAnswer({ unchanged: true });
  if ('refusal' in result) throw new NoAnswer(ofRefusal(result.refusal));
  const { etag, lastModified } = result;
  const value = sensible(read(result.bytes));
  if (ifChanged && (etag || lastModified))
    await answers.set(address, { ...(etag && { etag }), ...(lastModified && { lastModified }) });
  return value;
}

/** The JSON object that answers a question which is sent. */
export async function sendToRegistry(
  address: string,
  question: unknown,
  { client }: WitnessTools,
  maxBytes: number,
): Promise<RegistryObject> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const answer = await client.request(address, { headers, body: JSON.stringify(question), follow: false, maxBytes });
  if ('refusal' in answer) throw new NoAnswer({ problem: problemOf(answer.refusal) });
  if (answer.status !== 200) throw new NoAnswer({ problem: error('', 'bad_status', { status: answer.status }) });
  return sensible(objectOf(answer.bytes));
}

/** Ends the look where there is no value: the answer made no sense. */
export function sensible<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NoAnswer(BAD_ANSWER);
  return value;
}

/** Goes on without a document that the registry does not have. */
export async function unlessMissing<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  return asked.catch((thrown: unknown) => {
    if (thrown instanceof NoAnswer && 'unknown' in thrown.testimony) return undefined;
    throw thrown;
  });
}

function ofRefusal(refusal: Refusal): { unknown: true } | { problem: Problem } {
  const isGone = refusal.code === 'bad_status' && GONE.includes(Number(refusal.values?.status));
  return isGone ? { unknown: true } : { problem: problemOf(refusal) };
}

/** Without the time at which the host may be asked again, which the client keeps to by itself. */
function problemOf({ retryAt: _, ...fault }: Refusal): Problem {
  return { pointer: '', severity: 'error', ...fault };
}

function objectOf(bytes: Uint8Array): RegistryObject | undefined {
  const { value } = parseJson(bytes, LIMITS);
  return isObject(value) ? value : undefined;
}

function listOf(bytes: Uint8Array): unknown[] | undefined {
  const { value } = parseJson(bytes, LIMITS);
  return Array.isArray(value) ? value : undefined;
}
