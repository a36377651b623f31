/** What a page may load and run (Content Security Policy Level 3): files of this host, and nothing that stands in it. */
import { paths } from '../../schemas/contracts/addresses.ts';
import { isSearchedByIndex, readLanguages } from './catalog-data.ts';
import { pathIn } from './language.ts';

/** Pagefind runs as WebAssembly, for which a policy has to name this. It allows no script that `'self'` does not. */
const WEB_ASSEMBLY = " 'wasm-unsafe-eval'";
const SEARCHING = [paths.search, paths.compare];

/** @param path as in `paths` */
export function contentPolicy(path: string | undefined): string {
  const isSearching = isSearchedByIndex() && SEARCHING.some((each) => each === path);
  return (
    `default-src 'none'; script-src 'self'${isSearching ? WEB_ASSEMBLY : ''}; style-src 'self'; ` +
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
  );
}

/** For hosts that read `_headers`: a rule for everything, and one for each page with a policy of its own. */
export function headerRules(): string {
  const policy = (path?: string) => `  Content-Security-Policy: ${contentPolicy(path)}; frame-ancestors 'none'`;
  const searching = isSearchedByIndex() ? SEARCHING : [];
  return [
    '/*',
    policy(),
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
    '',
    '/_assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
    '/openapi.json',
    '  Access-Control-Allow-Origin: *',
    // What two rules say of one header is joined, so the first is taken back.
    ...searching.flatMap((path) =>
      readLanguages().flatMap((tag) => ['', pathIn(tag, path), '  ! Content-Security-Policy', policy(path)]),
    ),
    '',
  ].join('\n');
}
