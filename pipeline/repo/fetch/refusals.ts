/** Why something was not fetched. Messages of the libraries quote addresses and answers, and are never passed on. */
import { fault, type ProblemKey } from '../../../schemas/contracts/problems.ts';
import type { Values } from '../../../schemas/texts/message.ts';
import type { Refusal } from './check-url.ts';

export const MAX_HEADER_BYTES = 16 * 1024;

/** Ends a fetch. Octokit passes errors of this name on as they are, and does not try again. */
export class Refused extends Error {
  override readonly name = 'AbortError';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function refused(key: ProblemKey, values?: Values): Refused {
  return new Refused(fault(key, values));
}

const TIMEOUT_CODES = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'];

/** Results of checking a certificate (OpenSSL's X509_V_ERR_…), as opposed to TLS that went wrong (ERR_SSL_…). */
const CERTIFICATE_CODE = /CERT|SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME/;

/** Any error of a fetch. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  const { code: given } = error as { code?: unknown };
  const code = typeof given === 'string' ? given : '';
  if (TIMEOUT_CODES.includes(code)) return fault('timeout');
  if (code === 'ERR_BUFFER_TOO_LARGE') return fault('too_large.decompressed');
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_') || code === 'ERR_BROTLI_INVALID') {
    return fault('bad_encoding.decompression');
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return fault('too_large.headers', { limit: MAX_HEADER_BYTES });
  const isOfCertificate = CERTIFICATE_CODE.test(code) && !code.startsWith('ERR_SSL_');
  return fault(isOfCertificate ? 'bad_certificate' : 'connection_failed');
}
