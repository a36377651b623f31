/** The worker's tests run inside workerd, against real static assets. */
import { join } from 'node:path';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineProject } from 'vitest/config';
import { FOLDER } from './fixtures/write-assets.ts';

const here = import.meta.dirname;

export default defineProject({
  plugins: [
    cloudflareTest({
      wrangler: { configPath: join(here, 'wrangler.jsonc') },
      miniflare: { assets: { directory: FOLDER } },
    }),
  ],
  test: {
    name: 'worker',
    include: [join(here, '**/*.test.ts')],
    globalSetup: [join(here, 'fixtures/write-assets.ts')],
  },
});
