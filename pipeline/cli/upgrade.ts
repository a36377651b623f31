/** `catalog upgrade`: to the engine that runs, or by the one that is named. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { ENGINE_NAME, engineSpec } from '../create/engine-spec.ts';
import { outsideNpm, runNpm } from '../create/run-npm.ts';
import { withoutSecrets } from '../repo/children/child-environment.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { isClone } from '../upgrade/committed-catalog.ts';
import { differenceOf, type Lock, npmLock, sentenceOf, type UpgradeTools, upgrade } from '../upgrade/upgrade.ts';
import type { Run } from './options.ts';

const OF_CLONE =
  'This is a clone of the engine. A catalog of its own is made of yours by catalog create <folder> --from <clone>.';

export function define(command: Command, run: Run): void {
  command
    .option('--to <version|tarball>', 'the engine to upgrade to (default: the one that runs)')
    .addHelpText('after', '\nIt writes one commit on the branch upgrade/<version>, and leaves your files as they are.')
    .action((options) => run((context) => runUpgrade(context, options)));
}

export async function runUpgrade(
  { folder, now, output }: CommandContext,
  { to }: { to?: string },
  lock: Lock = npmLock,
  engine: UpgradeTools['engine'] = () => engineSpec(undefined, folder),
): Promise<boolean> {
  if (to !== undefined) return byOther(folder, engineSpec(to, folder));
  const { branch, main, message, isThere, steps } = await upgrade(folder, { now, engine, lock });
  const ending = isClone(folder) ? ['', OF_CLONE] : [];
  if (message === undefined) {
    output.print([`There is nothing to do: ${main} is as this engine writes it.`, ...ending].join('\n'));
    return false;
  }
  if (isThere) {
    output.print(`There is nothing to do: the branch ${branch} has it all. Merge it into ${main}.`);
    return false;
  }
  const next = [
    `  git switch ${branch} && npm ci`,
    `  npm run check -- --base ${main}`,
    `  git switch ${main} && git merge ${branch}`,
  ];
  const differences = (await Promise.all(steps.map((step) => differenceOf(folder, step)))).filter(Boolean);
  const shown = differences.length === 0 ? [] : ['', 'What this version writes where yours stays:', ...differences];
  output.print(
    [
      `One commit on the branch ${branch}:`,
      ...steps.map(sentenceOf),
      ...shown,
      ...['', 'Look at it, then:', ...next, ...ending],
    ].join('\n'),
  );
  return false;
}

/** Installs another engine aside, and has it upgrade this catalog. */
async function byOther(folder: string, { spec, tarball }: ReturnType<typeof engineSpec>): Promise<boolean> {
  const aside = await mkdtemp(join(tmpdir(), 'catalog-engine-'));
  try {
    await writeFile(join(aside, 'package.json'), '{ "private": true }\n');
    const wanted = tarball?.from ?? (spec.startsWith('file:') ? spec : `${ENGINE_NAME}@${spec}`);
    if (!(await runNpm(aside, ['install', '--ignore-scripts', wanted]))) {
      throw new Error(`npm could not install ${wanted}. Nothing was changed.`);
    }
    const program = join(aside, 'node_modules', ENGINE_NAME, 'pipeline', 'cli', 'catalog.cjs');
    const child = spawn(process.execPath, [program, 'upgrade'], {
      cwd: folder,
      env: outsideNpm(withoutSecrets()),
      stdio: 'inherit',
    });
    const [code] = await once(child, 'close');
    return code !== 0;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
