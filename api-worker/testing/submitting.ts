/** Submits to the worker, as a publisher does. */
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { API_PROBLEMS, type ApiProblemCode } from '../../schemas/contracts/api-problems.ts';
import type { ProblemDocument } from '../../schemas/contracts/generated/problem.ts';
import type { Plan } from '../../schemas/contracts/internal-api.ts';
import { ask } from './ask.ts';

export const SUBMIT = '/api/v1/submit/pad';
const asPipeline = { Authorization: `Bearer ${env.INTERNAL_KEY}` };

/** A token of the operator's, for maker.example unless other domains are named. */
export async function issueToken(domains: readonly string[] = ['maker.example'], days?: number): Promise<string> {
  const answer = await postInternal('/tokens', { domains, days });
  return (await answer.json<{ data: { token: string } }>()).data.token;
}

/** A key of a read plan. */
export async function issueKey(plan: Plan): Promise<string> {
  const answer = await postInternal('/tokens', { plan });
  return (await answer.json<{ data: { token: string } }>()).data.token;
}

/** As a sync says what has become of a submission. */
export function reportState(id: string, received_at: string, state: string): Promise<Response> {
  return postInternal('/submissions/reports', { data: [{ id, state, received_at }] });
}

export function postInternal(path: string, body: unknown): Promise<Response> {
  return ask(`/internal/v1${path}`, {
    method: 'POST',
    headers: { ...asPipeline, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export async function getInternal<T>(path: string): Promise<T> {
  return (await ask(`/internal/v1${path}`, { headers: asPipeline })).json<T>();
}

/** A valid publishing document; its homepage is on maker.example. */
export function padDocument(slug = 'my-tool', software: object = {}, rest: object = {}): string {
  return JSON.stringify({
    pad_version: '2.0',
    vendor: { name: 'Maker' },
    software: { slug, name: 'My tool', category: 'editor', homepage: 'https://www.maker.example/tool', ...software },
    release: { version: '1.0.0' },
    ...rest,
  });
}

let callers = 0;

interface Sending {
  token?: string;
  type?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** From an address of its own unless one is named, so that only tests of the limit meet it. */
export function send(body: BodyInit, { token, type = 'application/json', address, headers }: Sending = {}) {
  callers += 1;
  return ask(SUBMIT, {
    method: 'POST',
    headers: {
      'CF-Connecting-IP': address ?? `198.51.${callers >> 8}.${callers & 255}`,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(type !== '' && { 'Content-Type': type }),
      ...headers,
    },
    body,
  });
}

export interface SubmissionAnswer {
  data: {
    id: string;
    state: string;
    slug?: string;
    received_at: string;
    reason?: string;
    errors?: { pointer: string; code: string; message: string }[];
    warnings?: { pointer: string; code: string; message: string }[];
    links: { self: string };
  };
}

export async function sent(body: BodyInit, sending: Sending): Promise<SubmissionAnswer['data']> {
  const answer = await send(body, sending);
  if (answer.status !== 202) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json<SubmissionAnswer>()).data;
}

export async function stateOf(id: string, token: string): Promise<SubmissionAnswer['data']> {
  const answer = await ask(`/api/v1/submissions/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json<SubmissionAnswer>()).data;
}

/** A body that begins and never ends; until it is given up, half a minute takes a millisecond. */
export async function withSlowBody<T>(use: (body: ReadableStream) => Promise<T>): Promise<T> {
  const { setTimeout: later } = globalThis;
  const hurried = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms: number, ...rest: []) =>
      later(work, ms === 30_000 ? 1 : ms, ...rest)) as typeof setTimeout);
  const start = (controller: ReadableByteStreamController) => controller.enqueue(new TextEncoder().encode('{"pad_'));
  return use(new ReadableStream({ type: 'bytes', start })).finally(() => hurried.mockRestore());
}

/** Everything the database holds, as text. */
export async function databaseText(): Promise<string> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
  ).all<{ name: string }>();
  const tables = await Promise.all(results.map(({ name }) => env.DB.prepare(`select * from "${name}"`).all()));
  return JSON.stringify(tables.map((table) => table.results));
}

/** The problem that refuses it. @throws Error if its status or title is another than the code's */
export async function refusal(body: BodyInit, sending: Sending = {}): Promise<ProblemDocument & { headers: Headers }> {
  const answer = await send(body, sending);
  const problem = await answer.json<ProblemDocument>();
  const { status, title } = API_PROBLEMS[problem.code as ApiProblemCode];
  if (answer.status !== status || problem.status !== status || problem.title !== title) {
    throw new Error(`${problem.code} came with ${answer.status} and another title or status`);
  }
  return { ...problem, headers: answer.headers };
}
