/** Cloudflare: the files as static assets of the worker, those of listings in an object store where one is set. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { files } from '../../../../schemas/contracts/addresses.ts';
import { sha256 } from '../../../repo/text/sha256.ts';
import { configuredWorker } from '../../../repo/worker/internal-client.ts';
import { removeOldObjects, sendObjects, storedFiles, withoutStored } from '../../objects/listing-objects.ts';
import {
  type ObjectStore,
  openObjectStore,
  type StoreAccess,
  StoreError,
  storeAccess,
} from '../../objects/object-store.ts';
import type { Deployment, Host } from '../contract/host.ts';
import { missingCredentials, previewDeployment } from './deploy-preview.ts';
import { deployWithRows } from './deploy-with-rows.ts';
import {
  deployToCloudflare,
  isBoundTo,
  makeBucket,
  prepareCloudflare,
  type WorkerAccount,
  type WorkerSecrets,
  workerAt,
} from './deploy-worker.ts';

export const cloudflare: Host = {
  description: 'deploy there',
  deploys: true,
  prepare({ folder }, settings, environment) {
    const access = storeAccess(settings, environment);
    const { account, places } = workerAt(folder, settings.base_url);
    const obstacles = missingCredentials(environment);
    return {
      obstacles,
      deploy(deployment) {
        return access === undefined
          ? deployAll(deployment, account, deployment.output)
          : deployWithStore(deployment, account, access);
      },
      preview: () => previewDeployment(account, places, settings, { environment, obstacles }),
    };
  },
};

/** Of R2, with the id of an account, and perhaps a jurisdiction. */
const OF_R2 = /^https:\/\/[0-9a-f]{32}(?:\.[a-z]+)?\.r2\.cloudflarestorage\.com\//;

async function deployWithStore(deployment: Deployment, account: WorkerAccount, access: StoreAccess): Promise<string> {
  const { context, output, live } = deployment;
  const isBound = isBoundTo(account.config, access.bucket);
  const secrets = isBound ? {} : { LISTING_STORE: JSON.stringify(access) };
  if (isBound && OF_R2.test(access.url)) await makeBucket(account, access.bucket);
  const store = openObjectStore(access);
  try {
    const request = { store, output, live: live?.manifest_sha256, onStep: context.output.progress };
    const deployed = await deployWithObjects(request, (assets) => deployAll(deployment, account, assets, secrets));
    const { result, sent, kept, removed } = deployed;
    return `${result} Objects: ${sent} sent, ${kept} there already, ${removed} removed.`;
  } finally {
    await store.close();
  }
}

/** @param assets folder of the files that are deployed */
async function deployAll(
  { context: { output: terminal }, settings, output, live }: Deployment,
  account: WorkerAccount,
  assets: string,
  secrets?: WorkerSecrets,
): Promise<string> {
  const worker = configuredWorker(settings, process.env, 'hand-over');
  const ready = await prepareCloudflare(account);
  // A workflow does not know it, and leaves what the worker has.
  const INTERNAL_KEY = worker && process.env.CATALOG_INTERNAL_KEY;
  const deploy = () => deployToCloudflare(ready, assets, { ...secrets, INTERNAL_KEY });
  if (worker === undefined) {
    terminal.note(
      'CATALOG_HAND_OVER_KEY is not set, nor is CATALOG_INTERNAL_KEY, so no search rows are handed over: searches will ' +
        'answer 503.',
    );
    await deploy();
    return '';
  }
  const { sent, closed } = await deployWithRows({ worker, output, first: live === undefined, deploy, wait });
  return ` Search rows: ${sent} sent, ${closed} closed.`;
}

export interface ObjectsDeployment {
  store: ObjectStore;
  /** Folder of the build. */
  output: string;
  /** Digest of the manifest of what is live. */
  live: string | undefined;
  onStep(step: string): void;
}

/**
 * Whatever fails here, what is live has all its objects; publish again goes on where this ended.
 * @param deploy is given the folder of the remaining files
 * @throws Error that says what became of it
 */
export async function deployWithObjects<T>(
  { store, output, live, onStep }: ObjectsDeployment,
  deploy: (folder: string) => Promise<T>,
): Promise<{ result: T; sent: number; kept: number; removed: number }> {
  const stored = await storedFiles(output);
  const build = sha256(await readFile(join(output, files.buildManifest)));
  onStep('looking at what the object store has');
  const onSent = (done: number, total: number) => onStep(`sending objects ${done}/${total}`);
  const shipped = await sendObjects({ store, output, stored, build, onProgress: onSent });
  onStep('deploying');
  const result = await withoutStored(output, stored, deploy);
  onStep('taking old objects away');
  const onRemoved = (done: number, total: number) => onStep(`taking old objects away ${done}/${total}`);
  const removed = await removeOldObjects(store, live === undefined ? [build] : [build, live], onRemoved).catch(
    (error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      throw new Error(`The build is live, but old objects are still in the store. ${error.message}`);
    },
  );
  return { result, ...shipped, removed };
}
