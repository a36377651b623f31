/** The same commit gives the same bytes, wherever and in whatever language it is built. */
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';
import { sampleCatalog } from '../testing/sample-catalog.ts';
import { copyOfCatalog } from '../testing/temporary-catalog.ts';

const ROOT = join(import.meta.dirname, '..', '..');

it('a build writes the same bytes in another folder and another time zone', async () => {
  const catalog = sampleCatalog(/^as$/);
  // Where a catalog has installed its engine, and what the engine needs.
  symlinkSync(join(ROOT, 'node_modules'), join(catalog.folder, 'node_modules'));
  const elsewhere = copyOfCatalog(catalog);
  try {
    const here = { TZ: 'Pacific/Kiritimati', LANG: 'C' };
    expect(await runCommand(catalog.folder, ['build'], here)).toMatchObject({ code: 0, stderr: '' });
    // The site, too: that it is compiled to the same anywhere is shown beside it (render-pages.test.ts).
    for (const part of ['dist', 'dist.build/kept/site'])
      cpSync(join(catalog.folder, part), join(elsewhere.folder, part), { recursive: true });
    const there = { TZ: 'America/Los_Angeles', LANG: 'tr_TR.UTF-8' };
    expect(await runCommand(elsewhere.folder, ['build', '--check'], there)).toEqual({
      ...{ code: 0, stderr: '' },
      stdout: 'dist/ is what a build writes.\n',
    });
  } finally {
    catalog.remove();
    elsewhere.remove();
  }
});
