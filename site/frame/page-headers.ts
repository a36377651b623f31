/** What a page may load and run (Content Security Policy Level 3): files of this host, and nothing that stands in it. */
import { files } from '../../schemas/contracts/addresses.ts';
import { LINKSET, SHARED } from '../../schemas/contracts/shared-answers.ts';

export const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "worker-src 'self'; base-uri 'none'; form-action 'self'";

/** What programs read, of all that a build holds. A worker sets these fields itself on what it answers. */
const FOR_PROGRAMS = [
  ...['/api/*', '/v1/*', '/.well-known/*', '/schemas/*', '/badges/*', '/openapi.json', '/llms.txt'],
  ...['/news.:format', '/software/:slug/news.:format', '/categories/:slug/news.:format'],
  '/publishers/:slug/news.:format',
];

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
    ...FOR_PROGRAMS.flatMap((path) => [
      path,
      '  Access-Control-Allow-Origin: *',
      '  Access-Control-Expose-Headers: ETag',
      `  Cache-Control: ${SHARED}`,
      '',
    ]),
    files.apiCatalog,
    `  Content-Type: ${LINKSET}`,
    '',
  ].join('\n');
}
