import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { deployToCloudflare } from './cloudflare.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'catalog-deploy-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('without a token nothing is deployed, and wrangler says what is missing', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', undefined);
  vi.stubEnv('HOME', folder);
  await expect(deployToCloudflare(PROJECT, folder)).rejects.toThrow(
    /^The build was not deployed\. wrangler says:\n.*CLOUDFLARE_API_TOKEN/s,
  );
});
