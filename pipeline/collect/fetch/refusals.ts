/** Why something was not fetched, in our own words: messages of the libraries quote addresses and answers. */
import type { Refusal } from './public-address.ts';

export const MAX_HEADER_BYTES = 16 * 1024;

/** Ends a fetch. Octokit passes errors of this name on as they are, and does not try again. */
export class Refused extends Error {
  override readonly name = 'AbortError';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export function refused(code: string, message: string): Refused {
  return new Refused({ code, message });
}

export function tooLate(): Refused {
  return refused('timeout', 'The server did not answer in time.');
}

export function tooLarge(maxBytes: number): Refused {
  return refused('too_large', `The document is larger than ${maxBytes} bytes.`);
}

const TIMEOUT_CODES = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'];

/** Results of checking a certificate (OpenSSL's X509_V_ERR_…), as opposed to TLS that went wrong (ERR_SSL_…). */
const CERTIFICATE_CODE = /^(?!ERR_SSL_).*(?:CERT|SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME)/;

/** Any error of a fetch. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  const { code: given } = error as { code?: unknown };
  const code = typeof given === 'string' ? given : '';
  if (TIMEOUT_CODES.includes(code)) return tooLate().refusal;
  if (code === 'ERR_BUFFER_TOO_LARGE') {
    return { code: 'too_large', message: 'The document is larger, once decompressed, than a feed may be.' };
  }
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_') || code === 'ERR_BROTLI_INVALID') {
    return { code: 'bad_encoding', message: 'The compressed answer could not be read.' };
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return { code: 'too_large', message: `The headers of the answer are larger than ${MAX_HEADER_BYTES} bytes.` };
  }
  if (CERTIFICATE_CODE.test(code)) {
    const message = 'The certificate of the server must be for this host, in date, and from a known authority.';
    return { code: 'bad_certificate', message };
  }
  return { code: 'connection_failed', message: 'The server could not be reached, or broke the connection off.' };
}
