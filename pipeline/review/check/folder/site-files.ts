/** What a build and a publication read beside data/: the operator's slots, and the settings of the worker. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ParseError, parse } from 'jsonc-parser';
import { error, type Problem } from '../../../../schemas/contracts/problems.ts';
import { isObject } from '../../../../schemas/rules/members.ts';
import { ENGINE, SLOTS } from '../../../repo/files/engine.ts';
import { type FileProblem, inFile } from '../../../repo/problems/file-problem.ts';
import { nearest } from '../../../repo/text/nearest-spelling.ts';

const WORKER = 'wrangler.jsonc';
/** Members that operators set; others of wrangler may stand there, too. */
const OF_WORKER = ['name', 'account_id', 'workers_dev', 'route', 'routes', 'd1_databases', 'r2_buckets', 'vars'];
const WORKER_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** @param hasWorker the settings ask for one, in a catalog that is not a clone of the engine */
export async function workerProblems(folder: string, hasWorker: boolean): Promise<FileProblem[]> {
  if (!hasWorker) return [];
  const text = await readFile(join(folder, WORKER), 'utf8').catch(() => undefined);
  return inFile(WORKER, text === undefined ? [error('', 'worker_file_missing')] : problemsOf(text));
}

function problemsOf(text: string): (Problem & { line?: number })[] {
  const faults: ParseError[] = [];
  const settings: unknown = parse(text, faults, { allowTrailingComma: true });
  const [fault] = faults;
  if (fault !== undefined || !isObject(settings)) {
    const line = text.slice(0, fault?.offset ?? 0).split('\n').length;
    return [{ ...error('', 'bad_worker_file', { line }), line }];
  }
  const misspelled = Object.keys(settings).flatMap((key) => {
    const similar = OF_WORKER.includes(key) ? undefined : nearest(key, OF_WORKER);
    const known = OF_WORKER.join(', ');
    return similar === undefined ? [] : [error(`/${key}`, 'unknown_member.similar', { similar, known })];
  });
  const isNamed = typeof settings.name === 'string' && WORKER_NAME.test(settings.name);
  return isNamed ? misspelled : [...misspelled, error('/name', 'worker_name', { name: String(settings.name ?? '') })];
}

interface Diagnostic {
  severity: string;
  labels: { line: number }[];
}

interface Compiler {
  transform(source: string, options: { filename: string }): { diagnostics: Diagnostic[] };
}

/** @param names of the files in slots/ @returns what would stop a build, which compiles them only after the merge */
export async function slotProblems(folder: string, names: readonly string[]): Promise<FileProblem[]> {
  const components = names.filter((name) => name.endsWith('.astro'));
  if (components.length === 0) return [];
  const { forbidden } = await import(pathToFileURL(join(ENGINE, 'site', 'frame', 'operator-slots.mjs')).href);
  // The one that Astro compiles with.
  const ofAstro = createRequire(createRequire(join(ENGINE, 'package.json')).resolve('astro/package.json'));
  const { transform }: Compiler = await import(pathToFileURL(ofAstro.resolve('@astrojs/compiler-rs')).href);
  const found = await Promise.all(
    components.map(async (name) => {
      const path = `${SLOTS}/${name}`;
      const text = await readFile(join(folder, path), 'utf8');
      const reasons: string[] = forbidden(name, text);
      const [fault] = transform(text, { filename: name }).diagnostics.filter(({ severity }) => severity === 'error');
      const line = fault?.labels[0]?.line;
      return inFile(path, [
        ...reasons.map((reason) => error('', 'slot_forbidden', { reason })),
        ...(fault === undefined ? [] : [{ ...error('', 'slot_broken'), ...(line !== undefined && { line }) }]),
        ...missingImports(join(folder, path), text).map((name) => error('', 'slot_import_missing', { name })),
      ]);
    }),
  );
  return found.flat();
}

const RELATIVE = /['"](\.{1,2}\/[^'"]*)['"]/;

function missingImports(file: string, text: string): string[] {
  const imports = text.split('\n').filter((line) => line.startsWith('import'));
  const names = imports.flatMap((line) => RELATIVE.exec(line)?.[1] ?? []);
  const endings = ['', '.ts', '.js', '.mjs'];
  return names.filter((name) => !endings.some((ending) => existsSync(join(dirname(file), name + ending))));
}
