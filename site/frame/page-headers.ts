/** What a page may load and run (Content Security Policy Level 3): files of this host, and nothing that stands in it. */

export const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "worker-src 'self'; base-uri 'none'; form-action 'self'";

/** For hosts that read `_headers`. */
export function headerRules(): string {
  return [
    '/*',
    `  Content-Security-Policy: ${CONTENT_POLICY}; frame-ancestors 'none'`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    '',
    '/_assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
    '/pictures/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
    '/openapi.json',
    '  Access-Control-Allow-Origin: *',
    '',
  ].join('\n');
}
