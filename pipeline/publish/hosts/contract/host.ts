/** What publishing to a kind of host is: one contract, and for each a folder beside. */
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';
import type { CommandContext } from '../../../repo/run/command-context.ts';
import type { DescribedBuild } from '../../live/build-contents.ts';

export interface Deployment {
  context: CommandContext;
  settings: Settings;
  /** Folder of the build. */
  output: string;
  /** What is there now; undefined where nothing is. */
  live: DescribedBuild | undefined;
}

/** What a deployment would do, in lines for people. */
export interface Forecast {
  steps: string[];
  /** What would end it, each a sentence that says what to do. */
  obstacles: string[];
}

export interface PreparedHost {
  /** What is known to be missing, each a sentence that says what to do: nothing is built for a deployment that cannot be. */
  obstacles: string[];
  /** @returns in words what was handed over beside the files */
  deploy(deployment: Deployment): Promise<string>;
  /** Asks, and changes nothing anywhere. */
  preview(): Promise<Forecast>;
}

export interface Host {
  /** What `--target` does, in a few words. */
  description: string;
  /** Deploys to it, as opposed to leaving a folder to whoever does. Then a worker may be told of the build. */
  deploys: boolean;
  /**
   * Checks what the host needs, before anything is built.
   * @throws Error or UsageError in words an operator can act on
   */
  prepare(context: CommandContext, settings: Settings, environment: NodeJS.ProcessEnv): PreparedHost;
}
