/** Runs npm in another folder, without the npm settings of the folder that this process was started in. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { withoutSecrets } from '../repo/children/child-environment.ts';

/** What it prints goes to standard error. @returns whether it succeeded */
export async function runNpm(folder: string, args: readonly string[]): Promise<boolean> {
  const isWindows = process.platform === 'win32';
  const child = spawn('npm', [...args, '--no-fund', '--no-audit'], {
    cwd: folder,
    env: outsideNpm(withoutSecrets(['NPM_TOKEN', 'NODE_AUTH_TOKEN'])),
    stdio: ['ignore', 2, 2],
    shell: isWindows,
  });
  const [code] = await once(child, 'close').catch(() => [1]);
  return code === 0;
}

/** The environment without what belongs to the folder that npm was started in. */
export function outsideNpm(environment = process.env): NodeJS.ProcessEnv {
  const told = Object.entries(environment).filter(([name]) => !/^npm_(?:config_(?:local_)?prefix|package_)/.test(name));
  return Object.fromEntries(told);
}
