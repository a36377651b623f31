import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type TemporaryCatalog, temporaryCatalog } from '../../../testing/temporary-catalog.ts';
import { readProposals } from './proposals.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

it.each([
  ['editor', 'refs/heads/moderation/editor leads to', 'git update-ref -d refs/heads/moderation/editor'],
  ['No_Slug', 'A branch below moderation/ leads to', '`git fsck` names it'],
])('a branch %s whose commit is gone is named with a remedy', async (branch, who, remedy) => {
  catalog = temporaryCatalog();
  const path = join(catalog.folder, '.git/refs/heads/moderation', branch);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${'1'.repeat(40)}\n`);
  await expect(readProposals(catalog.folder, catalog.git('rev-parse', 'main'))).rejects.toThrow(
    `${who} a commit that is not here. Fetch that, or delete the branch (${remedy}).`,
  );
});
