/** Measures how the pages of the site are built: all, against pages of one line each; and after a few changes, against all. */
import { globSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPages } from '../../pipeline/build/pages/add-pages.ts';
import { runAstro } from '../../pipeline/build/pages/run-astro.ts';
import { differingFiles } from '../../pipeline/build/writer/build-folder.ts';
import { madeBelow, openBuild } from '../../pipeline/build/writer/build-writer.ts';
import { copyProject } from '../../pipeline/testing/project-copy.ts';
import { emitInputOf, SITE, withChanges, writeBuild, writeEmitted } from './measuring/bench-catalog.ts';
import { byTurns } from './measuring/by-turns.ts';
import type { Measurement, Order } from './measuring/measure.ts';
import { PROCESS, peakMemoryOfChildren } from './measuring/probes.ts';

/** Odd numbers have a middle, and end with what they began with. Many pages take long enough to say something in one. */
const roundsFor = ({ count }: Order) => (count > 10_000 ? 1 : 5);
const MEMORY_POLL_MS = 100;
const CONFIGURATION = `export default { srcDir: './site', outDir: process.env.CATALOG_OUT, cacheDir: './.cache/astro' };`;

/** All pages with nothing kept, the site compiled too, against as many of one line each. */
export async function measureColdSite(order: Order): Promise<Measurement> {
  const { folder: project, remove } = copyProject({ repository: false });
  const emitted = join(order.folder, 'build');
  await writeBuild(emitted, order);
  const built = join(order.folder, 'cold');
  const store = join(order.folder, 'cold-kept');
  const build = () => {
    rmSync(store, { recursive: true, force: true });
    return buildPages({ project, emitted, scratch: join(project, 'scratch'), built, store });
  };
  const trivial = join(order.folder, 'trivial');
  const peak = watchMemory();
  try {
    await build();
    const peakMemory = peak.stop();
    const sources = new Set(globSync('**/*.*', { cwd: emitted }));
    const written = globSync('**/*.*', { cwd: built }).filter((name) => !sources.has(name));
    const html = written.filter((name) => name.endsWith('.html')).length;
    writeTrivialSite(trivial, join(project, 'node_modules'), html);
    const limit = () => timeOf(trivial, join(trivial, 'dist'), {});
    const { own, least, ratio } = await byTurns(roundsFor(order), build, limit);
    return {
      documents: order.count,
      bytes: 0,
      seconds: own / 1000,
      perSecond: (html * 1000) / own,
      peakMemory,
      outputBytes: written.reduce((sum, name) => sum + statSync(join(built, name)).size, 0),
      outputFiles: written.length,
      limitPerSecond: (html * 1000) / least,
      ratio,
      notes: [`Timed by the clock, ${html} pages, per second too.`],
    };
  } finally {
    peak.stop();
    remove();
  }
}

/**
 * One listing in a hundred differs between two catalogs, which are built by turns with what the build before has kept,
 * and each with nothing kept.
 * @throws Error if the bytes of the two differ
 */
export async function measureIncrementalSite(order: Order): Promise<Measurement> {
  const { folder: project, remove } = copyProject({ repository: false });
  const input = emitInputOf(order);
  const catalogs = [join(order.folder, 'before'), join(order.folder, 'after')];
  await writeEmitted(catalogs[0] ?? '', input);
  await writeEmitted(catalogs[1] ?? '', withChanges(input));
  const scratch = join(project, 'scratch');
  let turn = 0;
  const build = async (name: string) => {
    const emitted = catalogs[turn % catalogs.length] ?? '';
    return buildPages({
      project,
      emitted,
      scratch,
      built: join(order.folder, name),
      store: join(order.folder, `${name}-kept`),
    });
  };
  const cold = async () => {
    rmSync(join(order.folder, 'cold-kept'), { recursive: true, force: true });
    return build('cold');
  };
  const peak = watchMemory();
  try {
    await build('kept');
    const rounds = async () => {
      turn += 1;
      return build('kept');
    };
    // The last two builds are of one catalog.
    const { own, least, ratio } = await byTurns(roundsFor(order), rounds, cold);
    const differing = await differingFiles(join(order.folder, 'cold'), join(order.folder, 'kept'));
    if (differing.length > 0) throw new Error(`A kept page differs: ${differing[0]}.`);
    const html = globSync('**/*.html', { cwd: join(order.folder, 'kept') }).length;
    return {
      documents: order.count,
      bytes: 0,
      seconds: own / 1000,
      perSecond: (html * 1000) / own,
      peakMemory: peak.stop(),
      limitPerSecond: (html * 1000) / least,
      ratio,
      notes: [`Timed by the clock, ${html} pages, per second too. The bytes were those of a build with nothing kept.`],
    };
  } finally {
    peak.stop();
    remove();
  }
}

interface SitePlaces {
  project: string;
  emitted: string;
  scratch: string;
  built: string;
  store: string;
}

/** As `catalog build` does, apart from what is no page. @returns milliseconds */
async function buildPages({ project, emitted, scratch, built, store }: SitePlaces): Promise<number> {
  for (const left of [built, scratch, join(project, '.cache'), join(project, '.astro')])
    rmSync(left, { recursive: true, force: true });
  const writer = openBuild(built);
  await writer.add(await madeBelow(emitted));
  const start = performance.now();
  await addPages(writer, {
    project,
    ...{ emitted: built, output: built },
    site: SITE,
    ...{ scratch, store },
  });
  return performance.now() - start;
}

function writeTrivialSite(folder: string, modules: string, pages: number): void {
  mkdirSync(join(folder, 'site', 'pages'), { recursive: true });
  symlinkSync(modules, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'astro.config.mjs'), CONFIGURATION);
  const numbers = `Array.from({ length: ${pages} }, (_, page) => ({ params: { page: String(page) } }))`;
  const source = `---\nexport const getStaticPaths = () => ${numbers};\n---\n<p>{Astro.params.page}</p>\n`;
  writeFileSync(join(folder, 'site', 'pages', '[page].astro'), source);
}

/** Nothing of the build before is there. */
async function timeOf(folder: string, output: string, settings: Record<string, string>): Promise<number> {
  for (const left of [output, join(folder, '.cache'), join(folder, '.astro')])
    rmSync(left, { recursive: true, force: true });
  const start = performance.now();
  await runAstro(folder, { ...settings, CATALOG_OUT: output });
  return performance.now() - start;
}

/** This process renders. What compiles is a process of its own, which tells nothing once it has ended. */
function watchMemory(): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, PROCESS.peakMemory() + peakMemoryOfChildren());
  }, MEMORY_POLL_MS);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}
