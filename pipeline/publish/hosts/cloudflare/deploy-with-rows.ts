/** The order of a deployment: search rows first, so that the new files find theirs from their first moment on. */
import { type InternalClient, WorkerError } from '../../../repo/worker/internal-client.ts';
import { completeBuild, loadSearchRows, type SearchLoad } from '../../worker/load-search-rows.ts';

/** A deployment takes some seconds to spread. */
const TRIES = 10;
/** A new address has to get its DNS record and its certificate first. */
const FIRST_TRIES = 60;
const PAUSE_MS = 3_000;

export interface RowsDeployment {
  worker: InternalClient;
  /** Folder of the build. */
  output: string;
  /** Nothing is live yet, so nobody can take rows. */
  first: boolean;
  deploy(): Promise<void>;
  wait(ms: number): Promise<unknown>;
}

/**
 * Until the new files are live, the old ones ask for the rows of their own build, which stay. So whatever fails here, a
 * search is answered from one build; publish again goes on where this ended. Where the worker that is live cannot take
 * the rows (there is none, it has no key yet, or it searches rows of another version) they follow the deployment, and
 * searches are answered 503 meanwhile.
 * @throws Error that says what became of it
 */
export async function deployWithRows(deployment: RowsDeployment): Promise<SearchLoad> {
  const { worker, output, first, deploy } = deployment;
  const early = first ? undefined : await loadEarly(worker, output);
  await deploy();
  try {
    const load = early ?? (await loadLate(deployment));
    await completeBuild(worker, load, output);
    return load;
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    throw new Error(`The build is live, but the worker was not told all of it. ${error.message}`);
  }
}

async function loadEarly(worker: InternalClient, output: string): Promise<SearchLoad | undefined> {
  try {
    return await loadSearchRows(worker, output);
  } catch (error) {
    if (error instanceof WorkerError && error.unknown) return undefined;
    throw error;
  }
}

async function loadLate({ worker, output, first, wait }: RowsDeployment): Promise<SearchLoad> {
  const most = first ? FIRST_TRIES : TRIES;
  for (let tries = 1; ; tries += 1) {
    try {
      const load = await loadSearchRows(worker, output);
      if (load !== undefined) return load;
      throw new WorkerError('The worker that answers is still the old one. Publish again in a minute.');
    } catch (error) {
      if (!(error instanceof WorkerError) || tries === most) throw error;
      await wait(PAUSE_MS);
    }
  }
}
