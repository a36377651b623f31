/**
 * How large the project is, against ceilings: it is meant to be small. `npm run check` prints the table and fails above
 * one. Raise a ceiling only in a commit that says what the size buys.
 */
import '../help/print-help.ts';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { table } from '../../pipeline/repo/run/terminal.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Lines of product code: no tests, generated files, JSON, Markdown. What raised them: install commands, figures and
 * changes in words, unknown parts of a score and places in a category, the reading of a query, publiccode.yml read and
 * written, what a pasted document is and where broken XML breaks, a document begun with what another format says, messengers and streets (schemas, 1,800 lines); cards, the menu, the start
 * page, the head of a listing, the field for an address, lists that combine, pages of 404 and 410 in each language,
 * chips, what public bodies ask (site, 1,750); claims that are stored nowhere, runs that are asked for in moderation,
 * several listings at once, by other names, in the held order of a build, answers that can be asked for again, what is like a product, requests that can be followed
 * and taken back, lists of what a publisher has, tokens that their owner ends (api-worker, 950);
 * publiccode.yml, changes by likeness and likeness told, signatures that say where, until when and by which keys,
 * decisions on single versions, habits and variants of tags (pipeline, 2,300); keys by power and a memory that is signed,
 * addresses that are not what they seem, what the catalog asks of a listing, how the review stands (pipeline 600, site 60,
 * schemas 20); what public bodies look for: listings as publiccode.yml and the list that is harvested, filters, a file found
 * beside a repository, a sample (schemas 130, pipeline 180, api-worker 180, site 90); what is alive, looked at and settled
 * (pipeline 500, site 20); on a host of files its description, tables of names, security.txt (pipeline 190);
 * what a build reads beside data/ and what an operator has to look after, pull requests that begin with what decides, and what
 * went on after a sync (pipeline 400); a sieve before the search for contacts (schemas 130), objects of git read without processes
 * (pipeline 270), crawls over deployments, names of packages and repositories (schemas 70, api-worker 170, site 60);
 * what was submitted, read by a job without secrets (pipeline 150); the description that readers get, open (schemas 20);
 * contacts in the words of thirty languages (schemas 110, worker 3 KiB), a validator that needs no catalog (pipeline 20);
 * users who confirm on their own website that they use a product (schemas 20, pipeline 170, site 15);
 * texts in the same words, likeness between what waits, what is odd about a change as a whole (pipeline 115);
 * moderation in the language of its catalog (pipeline 50), feeds that move and are followed (pipeline 85), news of a publisher (pipeline 35);
 * what other systems take for data/, links below folders, and who copies a publisher's name (pipeline 40);
 * one table for all words that may begin a contact, and signs as narrow as their searches: a quarter less time (schemas 85);
 * exports that go on from their rows, a thread that draws previews, unchanged feeds seen at a glance, `data/` read by windows:
 * a quarter less time of a build after a change, a first build's main thread in half the time, a fifth less memory of a sync
 * (pipeline 160); a build that finds nothing new before it is loaded, in two thirds of the time (pipeline 15); searches in one statement where one finds all, with their terms joined once: half the time (api-worker 35, schemas 15).
 */
const LINES = { schemas: 13_212, pipeline: 40_075, 'api-worker': 7_710, site: 16_562 };
/**
 * Of the worker, compressed as Cloudflare weighs it: all of it, about an eighth of what its free plan takes, and what a GET
 * evaluates. The list of public suffixes, which is loaded when a domain is claimed, raised the first by 47, what public bodies
 * ask of software by 10, the reading of a query by 4, names of other formats and what is begun of them by 6, states and
 * requests that can be followed by 5, the texts of French and Italian by 4, users who confirm by 1, contacts
 * in time that grows with the text by 1,
 * problems in French and Italian by 31, loaded with those of the other languages when a document is sent.
 */
const WORKER_KIB = { whole: 411, get: 125 };

const CODE = /\.(?:ts|mjs|js|astro|css|sql)$/;
const NO_PRODUCT = /\.test\.ts$|\/testing\/|\/browser\/|\/generated\/|\/examples\//;

/** Every file of a part that is code of the product, as git knows them. */
function productFiles(part: string): string[] {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', part], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return names.split('\n').filter((name) => CODE.test(name) && !NO_PRODUCT.test(name));
}

function linesOf(part: string): number {
  return productFiles(part).reduce(
    (sum, name) => sum + readFileSync(join(ROOT, name), 'utf8').split('\n').length - 1,
    0,
  );
}

/** Whole: as wrangler bundles it. Get: the entry and what it imports, without what it loads later, by `import()`. */
async function workerKib(): Promise<{ whole: number; get: number }> {
  const options = {
    entryPoints: [join(ROOT, 'api-worker', 'worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    external: ['cloudflare:*', 'node:*'],
    conditions: ['workerd', 'worker', 'browser'],
    absWorkingDir: ROOT,
    outdir: 'out',
    metafile: true,
  } satisfies BuildOptions;
  const [whole, parts] = await Promise.all([build(options), build({ ...options, splitting: true })]);
  const { outputs } = parts.metafile;
  const evaluated = new Set(['out/worker.js']);
  for (const name of evaluated) {
    const imports = outputs[name]?.imports ?? [];
    for (const { kind, path } of imports) if (kind !== 'dynamic-import' && path in outputs) evaluated.add(path);
  }
  const atStart = parts.outputFiles.filter(({ path }) => evaluated.has(relative(ROOT, path)));
  return { whole: gzippedKib(whole.outputFiles), get: gzippedKib(atStart) };
}

function gzippedKib(files: readonly { contents: Uint8Array }[]): number {
  return Math.ceil(files.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) / 1024);
}

const worker = await workerKib();
const rows = [
  ...Object.entries(LINES).map(([part, ceiling]) => [`lines of ${part}`, linesOf(part), ceiling] as const),
  ['worker, KiB gzipped', worker.whole, WORKER_KIB.whole] as const,
  ['of it evaluated by a GET', worker.get, WORKER_KIB.get] as const,
];
process.stdout.write(
  `${table(
    rows.map(([what, size, ceiling]) => [what, String(size), String(ceiling)]),
    ['size', 'now', 'ceiling'],
    { figures: true },
  )}\n`,
);
const above = rows.filter(([, size, ceiling]) => size > ceiling);
for (const [what, size, ceiling] of above)
  process.stderr.write(`${what}: ${size} is above the ceiling of ${ceiling}.\n`);
process.exitCode = above.length > 0 ? 1 : 0;
