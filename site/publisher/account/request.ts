/** Asks the API on behalf of a publisher. A failure is a value with a sentence, never an exception. */
import { fillMessage } from '../../../schemas/texts/message.ts';
import type { Texts } from '../../texts/texts.ts';
import { storedToken } from './stored-token.ts';

type ProblemWords = Texts['publisherAccess']['problems'];

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as it is with {@link type}; anything else as JSON. */
  body?: object | Uint8Array<ArrayBuffer>;
  type?: string;
  /** In place of the token. */
  claim?: string;
}

export interface Failure {
  code: string;
  status: number;
  /** Of the fields of what was sent, in English. */
  errors: { pointer: string; code: string; message: string }[];
  retryAfterMs?: number;
}

export type ApiAnswer<Data> =
  | { data: Data; status: number; retryAfterMs?: number; failure?: undefined }
  | { failure: Failure };

/** @param path below the API, like /submit/pad */
export async function ask<Data>(api: string, path: string, asked: ApiRequest = {}): Promise<ApiAnswer<Data>> {
  const { method = 'GET', body, type = 'application/json', claim } = asked;
  const key = claim ?? storedToken();
  const headers = new Headers(key === undefined ? {} : { Authorization: `Bearer ${key}` });
  if (body !== undefined) headers.set('Content-Type', type);
  const sent = body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);
  try {
    const answer = await fetch(api + path, {
      method,
      headers,
      cache: 'no-store',
      credentials: 'omit',
      ...(sent !== undefined && { body: sent }),
    });
    const waits = secondsOf(answer.headers.get('Retry-After'));
    const content = answer.status === 204 ? {} : await answer.json();
    if (answer.ok) return { data: content.data ?? content, status: answer.status, ...waits };
    return {
      failure: { code: content.code ?? 'other', status: answer.status, errors: content.errors ?? [], ...waits },
    };
  } catch {
    return { failure: { code: 'network', status: 0, errors: [] } };
  }
}

export function failureSentence({ code, status }: Failure, words: ProblemWords, locale: string): string {
  const known = Object.entries(words).find(([name]) => name === code);
  return fillMessage(known?.[1] ?? words.other, { status }, locale);
}

function secondsOf(retryAfter: string | null): { retryAfterMs?: number } {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterMs: seconds * 1000 } : {};
}
