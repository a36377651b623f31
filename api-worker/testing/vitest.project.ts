/** The worker's tests run inside workerd, against real static assets. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineProject } from 'vitest/config';
import { answerValidators } from './answer-validators.ts';
import { staticImports } from './static-imports.ts';
import type {} from './webhook-receiver.ts';
import { FOLDER } from './write-assets.ts';

/** Seals secrets of endpoints in tests: 32 bytes. */
const WEBHOOK_KEY = `${'A'.repeat(43)}=`;
/** Proves the tests to be the pipeline. */
const INTERNAL_KEY = 'the-key-of-the-pipeline-in-tests';

const here = join(import.meta.dirname, '..');

/** Name, like "invalid/pad-2.0/slug-missing.json", and content in base 64. */
function readExamples(): Record<string, string> {
  const cwd = join(here, '..', 'schemas', 'contracts', 'examples');
  const names = globSync('*/pad-*/*', { cwd }).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(cwd, name)).toString('base64')]));
}

export default defineProject({
  plugins: [
    answerValidators,
    staticImports,
    cloudflareTest({
      wrangler: { configPath: join(here, 'wrangler.jsonc') },
      miniflare: {
        assets: { directory: FOLDER },
        r2Buckets: ['LISTINGS'],
        bindings: {
          INTERNAL_KEY,
          WEBHOOK_KEY,
          // Nobody listens there: tests that need DNS bring its answers.
          DNS_QUERY_URL: 'http://127.0.0.1:9/dns-query',
          // Tests wait for what is counted after an answer.
          COUNT_PAUSE_MS: '0',
          MIGRATIONS: await readD1Migrations(join(here, 'migrations')),
          EXAMPLES: readExamples(),
        },
      },
    }),
  ],
  test: {
    name: 'worker',
    // Starting a runtime costs two and a half seconds of the processor. testing/migrate.ts begins anew for each file.
    isolate: false,
    // As for the other tests: they end what hangs, and nothing else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    include: [join(here, '**/*.test.ts')],
    setupFiles: [join(here, 'testing/migrate.ts')],
    globalSetup: [join(here, 'testing/write-assets.ts'), join(here, 'testing/webhook-receiver.ts')],
  },
});
