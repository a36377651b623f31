/** Measures `catalog build` as it is typed, over the life of one catalog: built, built again, changed, a day older. */
import { globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BuildResult } from '../../../pipeline/build/find-build.ts';
import type { Measurement, Order } from '../measuring/measure.ts';
import { profilingOf } from '../measuring/profile.ts';
import { dayAfter, publishListings, releaseVersions, startRepository } from './catalog-repository.ts';
import { type CommandCost, measurementOf, runCommand } from './run-command.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const CATALOG = join(PROJECT, 'pipeline', 'cli', 'catalog.cjs');
const ASTRO = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');

export type BuildStage = 'build-cold' | 'build-unchanged' | 'build-changed' | 'build-day-later' | 'build-weeks-turned';

interface Built extends CommandCost, Pick<BuildResult, 'listings' | 'files' | 'account'> {}

export async function measureBuilds(order: Order): Promise<Record<BuildStage, Measurement>> {
  const folder = join(order.folder, 'catalog');
  mkdirSync(folder);
  await startRepository(folder);
  await publishListings(folder, order);
  const build = (stage: BuildStage, day: number) => buildOn(folder, dayAfter(day), profilingOf(stage, order));
  const cold = await build('build-cold', 0);
  const pages = globSync('**/*.html', { cwd: join(folder, 'dist') }).length;
  const unchanged = await build('build-unchanged', 0);
  const releases = await releaseVersions(folder, order);
  const changed = await build('build-changed', 0);
  const dayLater = await build('build-day-later', 1);
  const weeksTurned = await build('build-weeks-turned', 2);
  rmSync(folder, { recursive: true });
  const least = await buildPlainSite(join(order.folder, 'astro'), pages);
  const measured = (built: Built, note: string): Measurement => ({
    ...measurementOf(order, built, least.seconds, note),
    outputFiles: Object.values(built.account).reduce((sum, { written }) => sum + written, 0),
    filesEach: built.files / built.listings,
  });
  return {
    'build-cold': measured(cold, `${pages} pages. Astro took ${least.seconds.toFixed(2)} s.`),
    'build-unchanged': measured(unchanged, 'Same commit, same day.'),
    'build-changed': measured(changed, `A commit with a new version of ${releases} listings, same day.`),
    'build-day-later': measured(dayLater, 'Same commit, a day later on which nothing of a listing has a week more.'),
    'build-weeks-turned': measured(
      weeksTurned,
      'Same commit, a day later on which one listing in six has a week more.',
    ),
  };
}

async function buildOn(folder: string, day: string, environment: NodeJS.ProcessEnv): Promise<Built> {
  const cost = await runCommand([process.execPath, CATALOG, 'build', '--json', '--date', day], { folder, environment });
  return { ...cost, ...(JSON.parse(cost.stdout) as BuildResult) };
}

/** A site of one line a page, built by Astro: what as many pages cost where nothing is in them. @param folder is not there yet */
function buildPlainSite(folder: string, pages: number): Promise<CommandCost> {
  mkdirSync(join(folder, 'src', 'pages'), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  // Without it, what is kept between builds would lie in the project’s own modules.
  writeFileSync(join(folder, 'astro.config.mjs'), "export default { cacheDir: './.cache' };");
  const numbers = `Array.from({ length: ${pages} }, (_, page) => ({ params: { page: String(page) } }))`;
  const source = `---\nexport const getStaticPaths = () => ${numbers};\n---\n<p>{Astro.params.page}</p>\n`;
  writeFileSync(join(folder, 'src', 'pages', '[page].astro'), source);
  const environment = { ASTRO_TELEMETRY_DISABLED: '1' };
  return runCommand([process.execPath, ASTRO, 'build', '--silent'], { folder, environment });
}
