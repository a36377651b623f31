/** What publishing to a kind of host is: one contract, and for each a folder beside. */
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';
import type { CommandContext } from '../../../repo/run/command-context.ts';
import type { DescribedBuild } from '../../live/described-build.ts';

export interface Deployment {
  context: CommandContext;
  settings: Settings;
  /** Folder of the build. */
  output: string;
  /** What is there now; undefined where nothing is. */
  live: DescribedBuild | undefined;
}

export interface Host {
  /** What `--target` does, in a few words. */
  description: string;
  /** Deploys to it, as opposed to leaving a folder to whoever does. Then a worker may be told of the build. */
  deploys: boolean;
  /**
   * Checks what the host needs, before anything is built.
   * @returns the deployment, which gives in words what was handed over beside the files
   * @throws Error or UsageError in words an operator can act on
   */
  prepare(settings: Settings, environment: NodeJS.ProcessEnv): (deployment: Deployment) => Promise<string>;
}
