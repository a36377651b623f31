/** The worker as it is deployed: small, and without code that makes code. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Half of what an account of the smallest size may deploy. */
const MAX_COMPRESSED_BYTES = 500_000;

it('is smaller than 500 kB compressed, and neither evaluates text nor needs Node', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '..', '..', '..', 'api-worker', 'worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    // As wrangler does: what a package maps for browsers is mapped, and nothing of Node resolves.
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*'],
    logLevel: 'silent',
  });
  const [text = ''] = outputFiles.map((file) => file.text);
  expect(text.length).toBeGreaterThan(100_000);
  expect(gzipSync(text).length).toBeLessThan(MAX_COMPRESSED_BYTES);
  expect(text.match(/\beval\s*\(|\bFunction\s*\(|\bnew Function\b/g)).toBeNull();
});
