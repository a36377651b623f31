/** Measures `catalog build` as it is typed, over the life of one catalog: built, built again, changed, a day older. */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildResult } from '../../../pipeline/build/build.ts';
import type { Measurement, Order } from '../measuring/measure.ts';
import { dayAfter, publishListings, releaseVersions, startRepository } from './catalog-repository.ts';
import { buildPlainSite } from './plain-site.ts';
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
  const least = await buildPlainSite(join(order.folder, 'astro'), pages);
  const measured = (built: Built, note: string) => measurementOf(order, built, least, note);
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

async function buildOn(folder: string, day: string): Promise<Built> {
  const cost = await runCommand([process.execPath, CATALOG, 'build', '--json', '--date', day], { folder });
  return { ...cost, ...(JSON.parse(cost.stdout) as BuildResult) };
}

function measurementOf({ count }: Order, built: Built, least: CommandCost, note: string): Measurement {
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
