/** Runs a command in the process of the test: for what it says. Exit codes, signals and caches are for real processes. */
import { runCatalog } from '../cli/run-catalog.ts';
import { withoutIdentity } from './project-copy.ts';

export interface Spoken {
  code: number;
  stdout: string;
  stderr: string;
}

/** One at a time: the environment is that of the process. @param folder of the catalog */
export async function runInProcess(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Spoken> {
  const spoken = { stdout: '', stderr: '' };
  const output = {
    print(text: string) {
      spoken.stdout += `${text}\n`;
    },
    note(text: string) {
      spoken.stderr += `${text}\n`;
    },
    progress: () => {},
    done: () => {},
  };
  const before = process.env;
  process.env = { ...withoutIdentity(), ...environment };
  try {
    const code = await runCatalog(args, { folder, now: new Date(), output });
    return { code, ...spoken };
  } finally {
    process.env = before;
  }
}
