import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { runCheck } from './check.ts';

let catalog: TemporaryCatalog;
let summaryFolder: string;
let said: string[];

beforeEach(async () => {
  catalog = temporaryCatalog({ editor: padDocument('editor') });
  await catalog.sync();
  summaryFolder = mkdtempSync(join(tmpdir(), 'catalog-summary-'));
  said = [];
});
afterEach(() => {
  vi.unstubAllEnvs();
  catalog.remove();
  rmSync(summaryFolder, { recursive: true });
});

function check(options: Partial<Parameters<typeof runCheck>[1]>): Promise<boolean> {
  const say = (text: string) => void said.push(text);
  const output = { print: say, note: say, progress: () => {}, done: () => {} };
  return runCheck(
    { folder: catalog.folder, now: NOW, output },
    { base: 'main', head: 'moderation/editor', trust: [], ...options },
  );
}

it('says that a branch may be merged', async () => {
  expect(await check({})).toBe(false);
  expect(said).toEqual(['2 files would change. It may be merged.']);
});

it('finds problems, goes by the name that is given, and appends to the summary of the workflow', async () => {
  const file = join(summaryFolder, 'summary.md');
  writeFileSync(file, 'Before\n');
  vi.stubEnv('GITHUB_STEP_SUMMARY', file);
  expect(await check({ branch: 'moderation/other', summary: true })).toBe(true);
  expect(said).toEqual([
    'It changes files that are not its own. Look at the branch. [foreign_file]',
    'other: It lacks its listing or its ledger record, or the record does not say published. [not_published]',
    '2 files would change. It may not be merged: 2 faults.',
  ]);
  expect(readFileSync(file, 'utf8')).toMatch(/^Before\n## The check fails\n.+\n## editor\n.+\n### Difference\n/s);
});

it('needs a place for the summary', async () => {
  vi.stubEnv('GITHUB_STEP_SUMMARY', '');
  await expect(check({ summary: true })).rejects.toThrow('GITHUB_STEP_SUMMARY');
  expect(said).toEqual([]);
});
