/**
 * Asks a registry for a document, politely and within limits. Its answer is read here and not in a thread of its own:
 * registries are few and named by us, no pattern meets the text before it is JSON, and `JSON.parse` behind a limit of
 * bytes and of values takes time in proportion to its length. What is in it was written by strangers all the same, so
 * witnesses take only the members they name, by their type.
 */
import { error, type Problem } from '../../../../schemas/contracts/problems.ts';
import { parseJson } from '../../../../schemas/readers/json-text.ts';
import { isObject } from '../../../../schemas/rules/members.ts';
import type { Refusal } from '../../../repo/fetch/public-address.ts';
import type { WitnessTools } from '../../contract/witness.ts';

const MEBIBYTE = 1024 * 1024;
const USUAL_BYTES = 4 * MEBIBYTE;
const LIMITS = { maxDepth: 64, maxNodes: 4_000_000 };
const GONE = [404, 410];

export type RegistryAnswer =
  | {
      value: Record<string, unknown>;
      /** To be called once the answer made sense: only then is a later one compared with it. */
      remember(): Promise<void>;
    }
  | { unchanged: true }
  | { unknown: true }
  | { problem: Problem };

export const BAD_ANSWER = { problem: error('', 'witness_bad_answer') };
export const OTHER_SUBJECT = { problem: error('', 'witness_other_subject') };

interface AskOptions {
  maxBytes?: number;
  /** The document is wanted only if it has changed. */
  ifChanged?: boolean;
}

/** The JSON object at an address. */
export async function askRegistry(
  address: string,
  { client, answers }: WitnessTools,
  { maxBytes = USUAL_BYTES, ifChanged = false }: AskOptions = {},
): Promise<RegistryAnswer> {
  const known = ifChanged ? await answers.get(address) : undefined;
  const result = await client.fetch(address, { ...known, maxBytes });
  if ('notModified' in result) return { unchanged: true };
  if ('refusal' in result) return ofRefusal(result.refusal);
  const value = objectOf(result.bytes);
  if (value === undefined) return BAD_ANSWER;
  const { etag, lastModified } = result;
  const validators = { ...(etag && { etag }), ...(lastModified && { lastModified }) };
  return {
    value,
    remember: async () => {
      if (Object.keys(validators).length > 0) await answers.set(address, validators);
    },
  };
}

/** The JSON object that answers a question which is sent. */
export async function sendToRegistry(
  address: string,
  question: unknown,
  { client }: WitnessTools,
  maxBytes: number,
): Promise<{ value: Record<string, unknown> } | { problem: Problem }> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const answer = await client.request(address, { headers, body: JSON.stringify(question), follow: false, maxBytes });
  if ('refusal' in answer) return { problem: problemOf(answer.refusal) };
  if (answer.status !== 200) return { problem: error('', 'bad_status', { status: answer.status }) };
  const value = objectOf(answer.bytes);
  return value === undefined ? BAD_ANSWER : { value };
}

function ofRefusal(refusal: Refusal): { unknown: true } | { problem: Problem } {
  const isGone = refusal.code === 'bad_status' && GONE.includes(Number(refusal.values?.status));
  return isGone ? { unknown: true } : { problem: problemOf(refusal) };
}

/** Without the time at which the host may be asked again, which the client keeps to by itself. */
function problemOf({ retryAt: _, ...fault }: Refusal): Problem {
  return { pointer: '', severity: 'error', ...fault };
}

function objectOf(bytes: Uint8Array): Record<string, unknown> | undefined {
  const { value } = parseJson(bytes, LIMITS);
  return isObject(value) ? value : undefined;
}
