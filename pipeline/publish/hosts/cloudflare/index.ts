/** Cloudflare: the files as static assets of the worker, those of listings in an object store where one is set. */
import { setTimeout as wait } from 'node:timers/promises';
import { configuredWorker } from '../../../repo/worker/internal-client.ts';
import { openObjectStore, type StoreAccess, storeAccess } from '../../objects/object-store.ts';
import type { Deployment, Host } from '../contract/host.ts';
import { missingCredentials, previewDeployment } from './deploy-preview.ts';
import { deployWithObjects } from './deploy-with-objects.ts';
import { deployWithRows } from './deploy-with-rows.ts';
import { deployToCloudflare, isBoundTo, prepareCloudflare, type WorkerSecrets, workerAt } from './deploy-worker.ts';
import { makeBucket, type WorkerAccount } from './worker-account.ts';

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
