/** The project in a folder of its own, for tests of what a user does: whole commands in real processes. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stableJson } from '../repo/text/stable-json.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
const NOT_COPIED = new Set(['node_modules', 'dist', 'dist.build', '.git', '.cache', '.wrangler', '.astro']);

interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

export interface ProjectCopy {
  folder: string;
  git(...args: string[]): string;
  /** Runs the `catalog` command here. */
  catalog(args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<CommandResult>;
  remove(): void;
}

/**
 * @param repository false for a copy without .git
 * @param previews how many listings get a preview image; drawing them, and those of the categories, takes seconds
 * @param kept of which letters the listings begin that stay, where their number does not matter: the fewer, the sooner built
 */
export function copyProject({ repository = true, previews = 0, kept = /^/ } = {}): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-project-'));
  cpSync(PROJECT, folder, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  const settings = join(folder, 'data', 'catalog.json');
  writeFileSync(settings, stableJson({ ...JSON.parse(readFileSync(settings, 'utf8')), preview_images: previews }));
  for (const part of ['evidence', 'listings', 'moderation']) {
    const letters = readdirSync(join(folder, 'data', part)).filter((name) => !kept.test(name));
    for (const name of letters) rmSync(join(folder, 'data', part, name), { recursive: true });
  }
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: withoutIdentity() }).trimEnd();
  if (repository) {
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('-c', 'user.name=Tester', '-c', 'user.email=tester@works.example', 'commit', '--quiet', '--message', 'Copy');
  }
  return {
    folder,
    git,
    catalog: (args, environment = {}) => runCatalog(folder, args, environment),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function runCatalog(folder: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(folder, 'pipeline', 'cli', 'cli.ts'), ...args],
      { cwd: folder, env: { ...withoutIdentity(), ...environment }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error === null ? 0 : -1;
        resolve({ code, stdout, stderr });
      },
    );
  });
}

/** A machine whose git knows nobody, and one day for every commit. */
export function withoutIdentity(): NodeJS.ProcessEnv {
  const day = '2026-11-20T12:00:00Z';
  return {
    ...process.env,
    HOME: '/nonexistent',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_DATE: day,
    GIT_COMMITTER_DATE: day,
  };
}
