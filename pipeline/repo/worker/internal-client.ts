/** The pipeline's side of the worker's /internal/v1/. */
import { createHmac } from 'node:crypto';
import { POWER_KEYS, type Power, powerKey, powerText } from '../../../schemas/contracts/internal-permissions.ts';
import { UsageError } from '../run/command-context.ts';

export interface InternalClient {
  /**
   * @param path after /internal/v1, like "/builds/acknowledged"
   * @returns the answer's JSON
   * @throws WorkerError
   */
  get<Answer>(path: string): Promise<Answer>;
  /** @throws WorkerError */
  post<Answer>(path: string, body: unknown): Promise<Answer>;
}

/** What the worker could not be asked, and what to do about it. */
export class WorkerError extends Error {
  /** The worker, or another server at its address, does not know this key or address. */
  readonly unknown: boolean;
  /** Of the problem document that it answered with. */
  readonly code: string | undefined;

  constructor(message: string, { unknown = false, code }: { unknown?: boolean; code?: string | undefined } = {}) {
    super(message);
    this.unknown = unknown;
    this.code = code;
  }
}

const TIMEOUT_MS = 60_000;

/**
 * @param address where the worker is, like "https://catalog.example"
 * @param key the worker's secret INTERNAL_KEY, or one that was made of it
 */
export function internalClient(address: string, key: string): InternalClient {
  const ask = async <Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> => {
    // Loaded where a worker is asked: most commands only know how to.
    const { request } = await import('undici');
    const { statusCode, body: answer } = await request(`${address}/internal/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    }).catch(() => {
      throw new WorkerError(`The worker at ${address} does not answer. Is it deployed, and is its address right?`);
    });
    if (statusCode === 200) return (await answer.json()) as Answer;
    // In the words of our own worker.
    const { code, detail } = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string };
    if (statusCode === 404) {
      throw new WorkerError(
        `The worker at ${address} does not know us. CATALOG_INTERNAL_KEY must be its secret INTERNAL_KEY, and the keys of ` +
          'the workflows must be those that `catalog token workflow-keys` prints with it.',
        { unknown: true },
      );
    }
    throw new WorkerError(
      `The worker at ${address} answered ${statusCode} at ${path}. ${detail ?? 'Try again later.'}`,
      { code },
    );
  };
  return { get: (path) => ask('GET', path), post: (path, body) => ask('POST', path, body) };
}

/** The key for one power, to be stored as a secret of the workflows. @param whole the worker's secret INTERNAL_KEY */
export function keyForPower(power: Power, whole: string): string {
  return powerKey(power, createHmac('sha256', whole).update(powerText(power)).digest('hex'));
}

/**
 * Undefined where no worker is configured: the environment has neither the key for the power nor CATALOG_INTERNAL_KEY, or
 * the host is static.
 * @param power undefined: all of them, which only an operator has
 */
export function configuredWorker(
  settings: { base_url: string; host: string },
  environment: Readonly<Record<string, string | undefined>>,
  power?: Power,
): InternalClient | undefined {
  const key = (power && environment[POWER_KEYS[power]]) || environment.CATALOG_INTERNAL_KEY;
  if (!key || settings.host !== 'worker') return undefined;
  return internalClient(environment.CATALOG_WORKER_URL || settings.base_url, key);
}

/** @param why it is needed, in a sentence. @throws UsageError where none is configured */
export function requiredWorker(
  settings: { base_url: string; host: string },
  environment: Readonly<Record<string, string | undefined>>,
  why: string,
  power?: Power,
): InternalClient {
  const worker = configuredWorker(settings, environment, power);
  if (worker !== undefined) return worker;
  if (settings.host !== 'worker') {
    throw new UsageError(`${why} This catalog has none: "host" in data/catalog.json says that it is static.`);
  }
  throw new UsageError(
    `${why} Set CATALOG_INTERNAL_KEY to its secret INTERNAL_KEY, and CATALOG_WORKER_URL where the worker is not at ` +
      'base_url of data/catalog.json, as on this machine (http://localhost:8787).',
  );
}
