/** The worker as it is deployed: without code that makes code. Its size is limited in tools/structure/sizes.ts. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('neither evaluates text nor needs Node', async () => {
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
  expect(text.match(/\beval\s*\(|\bFunction\s*\(|\bnew Function\b/g)).toBeNull();
});
