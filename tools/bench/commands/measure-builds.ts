/** Measures `catalog build` as it is typed, over the life of one catalog: built, built again, changed, a day older. */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildResult } from '../../../pipeline/build/build.ts';
import type { Measurement, Order } from '../measuring/measure.ts';
import { dayAfter, publishListings, releaseVersions, startRepository } from './catalog-repository.ts';
import { buildWithAstro, buildWithHugo } from './plain-sites.ts';
import { type CommandCost, runCommand } from './run-command.ts';

const CATALOG = join(import.meta.dirname, '..', '..', '..', 'pipeline', 'cli', 'catalog.cjs');

export type BuildStage = 'build-cold' | 'build-unchanged' | 'build-changed' | 'build-day-later' | 'build-weeks-turned';

interface Built extends CommandCost, Pick<BuildResult, 'listings' | 'files' | 'account'> {}

export async function measureBuilds(order: Order): Promise<Record<BuildStage, Measurement>> {
  const folder = join(order.folder, 'catalog');
  mkdirSync(folder);
  await startRepository(folder);
  await publishListings(folder, order);
  const cold = await buildOn(folder, dayAfter(0));
  const pages = globSync('**/*.html', { cwd: join(folder, 'dist') }).length;
  const unchanged = await buildOn(folder, dayAfter(0));
  const releases = await releaseVersions(folder, order);
  const changed = await buildOn(folder, dayAfter(0));
  const dayLater = await buildOn(folder, dayAfter(1));
  const weeksTurned = await buildOn(folder, dayAfter(2));
  rmSync(folder, { recursive: true });
  const least = await buildPlainly(order.folder, pages);
  const measured = (built: Built, note: string) => measurementOf(order, built, least, note);
  return {
    'build-cold': measured(cold, `${pages} pages. ${least.note}`),
    'build-unchanged': measured(unchanged, 'Same commit, same day.'),
    'build-changed': measured(changed, `A commit with a new version of ${releases} listings, same day.`),
    'build-day-later': measured(dayLater, 'Same commit, a day later on which nothing of a listing has a week more.'),
    'build-weeks-turned': measured(
      weeksTurned,
      'Same commit, a day later on which one listing in six has a week more.',
    ),
  };
}

async function buildOn(folder: string, day: string): Promise<Built> {
  const cost = await runCommand([process.execPath, CATALOG, 'build', '--json', '--date', day], { folder });
  return { ...cost, ...(JSON.parse(cost.stdout) as BuildResult) };
}

interface Least extends CommandCost {
  /** What Hugo took for it. */
  note: string;
}

async function buildPlainly(folder: string, pages: number): Promise<Least> {
  const [astro, hugo] = [join(folder, 'astro'), join(folder, 'hugo')];
  const least = await buildWithAstro(astro, pages);
  rmSync(astro, { recursive: true });
  const compared = await buildWithHugo(hugo, pages);
  rmSync(hugo, { recursive: true, force: true });
  const note =
    compared === undefined
      ? 'Hugo is not installed here.'
      : `Hugo ${compared.version} built as many pages of one line in ${compared.seconds.toFixed(2)} s.`;
  return { ...least, note: `Astro took ${least.seconds.toFixed(2)} s. ${note}` };
}

function measurementOf({ count }: Order, built: Built, least: Least, note: string): Measurement {
  const { seconds, cpuSeconds, peakMemory, account, files, listings } = built;
  return {
    documents: count,
    bytes: 0,
    ...{ seconds, cpuSeconds, peakMemory, perSecond: count / seconds },
    outputFiles: Object.values(account).reduce((sum, { written }) => sum + written, 0),
    filesEach: files / listings,
    limitPerSecond: count / least.seconds,
    ratio: least.seconds / seconds,
    notes: [note],
  };
}
