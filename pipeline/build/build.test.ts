import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCheckout } from '../repo/data/checkout.ts';
import { addSite, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { build } from './build.ts';
import { lendCompiledSite } from './testing/compiled-sites.ts';

let catalog: TemporaryCatalog;
/** A catalog with a site of one page. */
beforeEach(() => {
  catalog = temporaryCatalog();
  addSite(catalog);
});
afterEach(() => catalog.remove());

const at = (path: string) => join(catalog.folder, path);
const workshop = () => readdirSync(at('dist.build'));

async function buildHere(date: string | null = '2026-11-20') {
  const checkout = await readCheckout(catalog.folder);
  return build({ ...checkout, date }, { folder: catalog.folder, output: at('dist') });
}

/** Looks like a build, and says which. */
function earlierBuild(): void {
  mkdirSync(at('dist/api/v1'), { recursive: true });
  writeFileSync(at('dist/api/v1/_build.json'), 'earlier');
}

describe('a build', () => {
  it('replaces the one before it, refuses to run twice at once, and leaves only its lock and what it keeps beside', async () => {
    earlierBuild();
    await lendCompiledSite(catalog.folder, at('dist'));
    const first = buildHere();
    await expect.poll(() => existsSync(at('dist.build/run.json'))).toBe(true);
    await expect(buildHere()).rejects.toThrow(
      new RegExp(
        `^catalog build \\(process ${process.pid}\\) has been running here since .+; wait for it or stop it\\.$`,
      ),
    );
    expect((await first).listings).toBe(0);
    expect(readFileSync(at('dist/index.html'), 'utf8')).toContain('Hello');
    expect(readFileSync(at('dist/api/v1/_build.json'), 'utf8')).not.toBe('earlier');
    expect(workshop()).toEqual(['kept', 'run.db']);
  });

  it('that fails leaves the one before it as it was', async () => {
    earlierBuild();
    catalog.write('site/pages/index.astro', '---\nthrow new Error("no page");\n---\n');
    await expect(buildHere()).rejects.toThrow(/^The site was not built\..+no page/s);
    expect(readFileSync(at('dist/api/v1/_build.json'), 'utf8')).toBe('earlier');
    expect(workshop()).toEqual(['kept', 'run.db']);
  });

  it('needs the folder of the pages, and says so', async () => {
    earlierBuild();
    rmSync(at('site'), { recursive: true });
    await expect(buildHere()).rejects.toThrow('has no site/, which the pages are built from.');
    expect(readFileSync(at('dist/api/v1/_build.json'), 'utf8')).toBe('earlier');
  });

  it.each([
    ['while it was writing', () => {}],
    [
      'between taking the old build away and putting the new one in place',
      () => renameSync(at('dist'), at('dist.build/old')),
    ],
  ])('after one that was killed %s takes away what was left, and the old build is there', async (_when, killed) => {
    earlierBuild();
    mkdirSync(at('dist.build/scratch-killed/next/api'), { recursive: true });
    writeFileSync(at('dist.build/scratch-killed/next/api/half'), 'half');
    killed();
    await expect(buildHere(null)).rejects.toThrow('needs a day');
    expect(readFileSync(at('dist/api/v1/_build.json'), 'utf8')).toBe('earlier');
    expect(workshop()).toEqual(['run.db']);
  });
});
