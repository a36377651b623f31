/** What pages are made from, for tests: a folder of emitted files, empty before each. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

/** Modules that read the files have to be imported in the test itself: each test gets new ones. @returns what emits a file */
export function emittedFiles(): (path: string, content: unknown) => Promise<void> {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'catalog-emitted-'));
    vi.resetModules();
    vi.stubEnv('CATALOG_EMITTED', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return async (path, content) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(content));
  };
}
