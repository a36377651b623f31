/** Deploys a build, and the worker that serves it, to Cloudflare. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** As much of wrangler's words as explains a failure. */
const MAX_WORDS = 4_000;

/**
 * The account and its token are wrangler's to find: CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN of the environment.
 * @throws Error with wrangler's own words
 */
export function deployToCloudflare(folder: string, output: string): Promise<void> {
  const wrangler = createRequire(import.meta.url)
    .resolve('wrangler/package.json')
    .replace('package.json', 'bin/wrangler.js');
  const config = join(folder, 'api-worker', 'wrangler.jsonc');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [wrangler, 'deploy', '--config', config, '--assets', output], {
      cwd: folder,
      // Asks nothing, where nobody is there to answer.
      env: {
        ...process.env,
        CI: '1',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG_PATH: join(folder, '.cache', 'worker', 'logs'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let words = '';
    const collect = (chunk: Buffer) => {
      words = (words + chunk).slice(-MAX_WORDS);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build was not deployed. wrangler says:\n${stripVTControlCharacters(words).trim()}`));
    });
  });
}
