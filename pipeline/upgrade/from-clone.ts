/**
 * A catalog of its own from a clone of the engine that holds one: its data with the history of data/, its settings and
 * what it says of its worker. The clone stays as it is.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { HostAnswer } from '../create/answers.ts';
import { packageName, publishedFiles } from '../create/catalog-files.ts';
import type { NewFile, Target } from '../create/engine-files.ts';
import type { EngineSpec } from '../create/engine-spec.ts';
import { DATA } from '../repo/data/head.ts';
import { git, gitBytes } from '../repo/git/git.ts';
import { UsageError } from '../repo/run/command-context.ts';
import { type CommittedCatalog, isClone, readCommittedCatalog, targetOf } from './committed-catalog.ts';
import { recordKeyStep } from './upgrade-steps.ts';

/** Members of the worker's configuration that an operator sets; the others are the engine's. */
const OWN_OF_WORKER = ['name', 'account_id', 'workers_dev', 'route', 'routes', 'd1_databases', 'r2_buckets', 'vars'];

const OWNERS = '.github/CODEOWNERS';
const PLACEHOLDER_OWNER = '@your-organisation/';

export interface FromClone {
  clone: string;
  /** A new or empty one. */
  folder: string;
  engine: EngineSpec;
  /** Of files, where the settings say no more than that it is one. */
  host: HostAnswer | undefined;
}

/** @returns the files to be written over the data that is there already */
export async function takeFromClone({ clone, folder, engine, host }: FromClone): Promise<NewFile[]> {
  if (!isClone(clone)) {
    throw new UsageError(
      `${clone} is no clone of the engine with a catalog in it. In a catalog that depends on the engine, run catalog upgrade.`,
    );
  }
  const catalog = await readCommittedCatalog(clone);
  const ofFiles = host === 'pages' ? host : 'static';
  const target = { ...targetOf(catalog), host: catalog.settings.host === 'worker' ? 'cloudflare' : ofFiles } as const;
  const files = await newFiles(clone, catalog, target, engine.spec);
  await mkdir(folder, { recursive: true });
  await git(folder, ['init', '--quiet', `--initial-branch=${catalog.branch}`]);
  // Only commits that touch data/, with nothing but data/ in them.
  const history = await gitBytes(clone, [
    'fast-export',
    '--signed-tags=strip',
    `refs/heads/${catalog.branch}`,
    '--',
    DATA,
  ]);
  await git(folder, ['fast-import', '--quiet'], { input: history });
  await git(folder, ['reset', '--quiet', '--hard']);
  const key = await recordKeyStep(folder, catalog);
  return key === undefined ? files : [...files, [key.path, key.content]];
}

async function newFiles(clone: string, catalog: CommittedCatalog, target: Target, spec: string): Promise<NewFile[]> {
  const { name, base_url: address } = catalog.settings;
  const worker = target.host === 'cloudflare' ? await workerText(clone, name) : '';
  return [
    ...publishedFiles(target, { name, address, spec, worker }),
    // In place of the engine's, which names nobody.
    ...(await ownersFile(clone)),
    ...catalog.changed,
  ];
}

async function workerText(clone: string, name: string): Promise<string> {
  const all = parse(await readFile(join(clone, 'api-worker', 'wrangler.jsonc'), 'utf8'));
  const own = Object.fromEntries(
    OWN_OF_WORKER.filter((member) => member in all).map((member) => [member, all[member]]),
  );
  return `${JSON.stringify({ name: packageName(name), ...own }, null, 2)}\n`;
}

/** Who must agree to what, unless nobody has put their own people there. */
async function ownersFile(clone: string): Promise<NewFile[]> {
  const text = await readFile(join(clone, OWNERS), 'utf8').catch(() => PLACEHOLDER_OWNER);
  return text.includes(PLACEHOLDER_OWNER) ? [] : [[OWNERS, text]];
}
