/** The machine: Node, git, who decides here, and the engine as it is installed. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { memberAt } from '../../schemas/rules/members.ts';
import { engineOf } from '../repo/files/engine.ts';
import { git } from '../repo/git/git.ts';
import { gitUser } from '../repo/git/git-user.ts';
import { jsonOf } from '../repo/text/stable-json.ts';
import { advice, type Finding, good, wrong } from './finding.ts';

/** The first whose merge-tree tries a merge without touching a file. */
const LEAST_GIT = [2, 38] as const;

export async function machineFindings(folder: string, settings: Settings | undefined): Promise<Finding[]> {
  return [
    // Too old a Node does not come so far: it is refused where the command begins.
    good(`Node ${process.versions.node}`),
    gitFinding(await git(folder, ['--version'])),
    await identityFinding(folder),
    ...engineFindings(folder),
    ...(settings?.host === 'worker' ? [wranglerFinding(folder)] : []),
  ];
}

/** @param printed like "git version 2.47.3" */
export function gitFinding(printed: string): Finding {
  const version = /\d+(?:\.\d+)+/.exec(printed)?.[0] ?? 'of an unknown version';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = LEAST_GIT;
  const isEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return isEnough
    ? good(`git ${version}`)
    : wrong(`git ${version} cannot try a merge.`, `Install git ${LEAST_GIT.join('.')} or newer.`);
}

async function identityFinding(folder: string): Promise<Finding> {
  const person = await gitUser(folder);
  return person !== undefined
    ? good(`decisions are committed as ${person.name}`)
    : advice(
        'git does not know who you are: decisions are committed as "Catalog pipeline".',
        'Run git config --global user.name "…", and the same for user.email.',
      );
}

/** What package.json asks for against what is installed. */
function engineFindings(folder: string): Finding[] {
  const { name, version } = packageFile;
  if (engineOf(folder) === folder) return [good(`the engine ${version}, in its own repository`)];
  const path = join(folder, 'package.json');
  const asked = existsSync(path) ? memberAt(jsonOf(readFileSync(path)), ['dependencies', name]) : undefined;
  if (typeof asked !== 'string') {
    return [wrong(`package.json does not depend on ${name}.`, `Run npm install --save-exact ${name}@${version}.`)];
  }
  // A tarball or a folder says nothing of its version.
  const isOther = /^\d+\.\d+\.\d+/.test(asked) && asked !== version;
  return isOther
    ? [wrong(`The engine ${version} runs, and package.json asks for ${asked}.`, 'Run npm install.')]
    : [good(`the engine ${version}`)];
}

function wranglerFinding(folder: string): Finding {
  const wanted = packageFile.devDependencies.wrangler;
  try {
    const path = createRequire(join(folder, 'package.json')).resolve('wrangler/package.json');
    const { version } = JSON.parse(readFileSync(path, 'utf8'));
    return version === wanted
      ? good(`wrangler ${version}`)
      : advice(`wrangler ${version} is installed; ${wanted} was tried.`, installWrangler(wanted));
  } catch {
    return wrong('wrangler is not installed, and the host "worker" needs it.', installWrangler(wanted));
  }
}

const installWrangler = (version: string) => `Run npm install --save-exact wrangler@${version}.`;
