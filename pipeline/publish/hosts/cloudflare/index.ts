/** Cloudflare: the files as static assets of the worker, those of listings in an object store where one is set. */
import { setTimeout as wait } from 'node:timers/promises';
import { configuredWorker } from '../../../repo/worker/internal-client.ts';
import { openObjectStore, type StoreAccess, storeAccess } from '../../objects/object-store.ts';
import type { Deployment, Host } from '../contract/host.ts';
import { deployWithObjects } from './deploy-with-objects.ts';
import { deployWithRows } from './deploy-with-rows.ts';
import { deployToCloudflare, isBoundTo, prepareCloudflare, type WorkerSecrets } from './deploy-worker.ts';

export const cloudflare: Host = {
  description: 'deploy there',
  deploys: true,
  prepare(settings, environment) {
    const access = storeAccess(settings, environment);
    return (deployment) =>
      access === undefined ? deployAll(deployment, deployment.output) : deployWithStore(deployment, access);
  },
};

async function deployWithStore(deployment: Deployment, access: StoreAccess): Promise<string> {
  const { context, output, live } = deployment;
  const isBound = isBoundTo(context.folder, access.bucket);
  const secrets = isBound ? {} : { LISTING_STORE: JSON.stringify(access) };
  const store = openObjectStore(access);
  try {
    const request = { store, output, live: live?.manifest_sha256, onStep: context.output.progress };
    const deployed = await deployWithObjects(request, (assets) => deployAll(deployment, assets, secrets));
    const { result, sent, kept, removed } = deployed;
    return `${result} Objects: ${sent} sent, ${kept} there already, ${removed} removed.`;
  } finally {
    await store.close();
  }
}

/** @param assets folder of the files that are deployed */
async function deployAll(
  { context: { folder, output: terminal }, settings, output, live }: Deployment,
  assets: string,
  secrets?: WorkerSecrets,
): Promise<string> {
  const worker = configuredWorker(settings, process.env);
  await prepareCloudflare(folder);
  const INTERNAL_KEY = worker && process.env.CATALOG_INTERNAL_KEY;
  const deploy = () => deployToCloudflare(folder, assets, { ...secrets, INTERNAL_KEY });
  if (worker === undefined) {
    terminal.note('CATALOG_INTERNAL_KEY is not set, so no search rows are handed over: searches will answer 503.');
    await deploy();
    return '';
  }
  const { sent, closed } = await deployWithRows({ worker, output, first: live === undefined, deploy, wait });
  return ` Search rows: ${sent} sent, ${closed} closed.`;
}
