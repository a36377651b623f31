/** What `npm pack` packs: all that runs, and nothing of what is for those who work on the code. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { isProduct, readImports, specifiersOf } from '../structure/imports.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Bundled by Vite or by wrangler where the package is installed. */
const BUNDLED = /^(?:site|schemas|api-worker)\//;
/** What a bundler makes up. */
const VIRTUAL = /^(?:astro|cloudflare|catalog):/;
const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+(?:\/|$)/;
/** Of types alone, which leave with the types. */
const TYPES = ['schema-dts'];

let packed: Set<string>;

beforeAll(() => {
  // Without compiling: that takes seconds, and is tried out by tools/package/try-package.ts.
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [{ files }] = JSON.parse(execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }));
  packed = new Set(files.map(({ path }: { path: string }) => path));
});

it.each([
  'astro.config.mjs',
  'LICENSE',
  'CHANGELOG.md',
  'schemas/LICENSE',
  'schemas/contracts/settings.json',
  'site/pages/[...lang]/404.astro',
  'site/content/docs/en/operate.md',
  'site/texts/de.json',
  'api-worker/wrangler.jsonc',
  'api-worker/migrations/0001_tables.sql',
  'pipeline/create/templates/workflows/sync.yml',
  '.github/ISSUE_TEMPLATE/add-my-software.yml',
])('packs %s', (path) => {
  expect([...packed]).toContain(path);
});

it('packs no test, no sample, no tool, and no source that is compiled', () => {
  const wrong = /(?:\.test\.ts$|\/testing\/|^(?:data|docs|tools|site\/browser)\/|^pipeline\/.*\.ts$)/;
  expect([...packed].filter((path) => wrong.test(path))).toEqual([]);
});

it('packs all that a packed source imports', () => {
  const missing = [...readImports(ROOT)].flatMap(([from, targets]) =>
    packed.has(from) && BUNDLED.test(from) ? targets.filter((to) => !packed.has(to) && to !== 'package.json') : [],
  );
  expect(missing).toEqual([]);
});

it('depends on every package that its sources import, and on none for the sake of tests', () => {
  const dependencies = new Set(Object.keys(packageFile.dependencies));
  const imported = [...readImports(ROOT).keys()]
    .filter((file) => !file.startsWith('tools/') && isProduct(file))
    .flatMap((file) => specifiersOf(readFileSync(join(ROOT, file), 'utf8')).map((name) => [file, name] as const))
    .filter(([, name]) => PACKAGE.test(name) && !name.startsWith('.') && !isBuiltin(name) && !VIRTUAL.test(name))
    .map(
      ([file, name]) =>
        [
          file,
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        ] as const,
    );
  expect(imported.length).toBeGreaterThan(100);
  expect(imported.filter(([, name]) => !dependencies.has(name) && !TYPES.includes(name))).toEqual([]);
});
