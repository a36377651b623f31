/** The address where the catalog is, or will be: does it answer, and with a build of this repository? */
import { files } from '../../schemas/contracts/addresses.ts';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { isPlaceholderAddress } from '../../schemas/rules/catalog-repository.ts';
import { isPublicName } from '../../schemas/rules/public-host-name.ts';
import { faultInEnglish } from '../../schemas/wording/problem-languages.ts';
import type { GuardedClient } from '../repo/fetch/guarded-client.ts';
import { tryGit } from '../repo/git/git.ts';
import { jsonOf } from '../repo/text/stable-json.ts';
import { configuredWorker, WorkerError } from '../repo/worker/internal-client.ts';
import { isUnreachable, REMEDY, UNREACHABLE } from '../review/check/folder/operator-hints.ts';
import { advice, type Finding, good, unseen, wrong } from './finding.ts';

/** @param client undefined: nothing is asked of the network */
export async function addressFindings(
  folder: string,
  settings: Settings,
  client: GuardedClient | undefined,
): Promise<Finding[]> {
  const { base_url } = settings;
  const { protocol, hostname } = new URL(base_url);
  if (isPlaceholderAddress(base_url)) {
    return [wrong(`${base_url} stands for an address.`, 'Set base_url of data/catalog.json to your own.')];
  }
  if (protocol !== 'https:' || !isPublicName(hostname)) {
    return [
      advice(
        `${base_url} is reached from this machine alone.`,
        'Before you publish, set base_url of data/catalog.json to an https address.',
      ),
    ];
  }
  if (client === undefined) return [unseen(`${base_url} was not asked (--offline).`)];
  return [await liveFinding(folder, settings, client)];
}

/** Can visitors reach the operator? */
export function reachFindings(settings: Settings): Finding[] {
  return isUnreachable(settings) ? [advice(UNREACHABLE, REMEDY)] : [];
}

const MAX_BYTES = 256 * 1024;

export async function liveFinding(folder: string, { base_url }: Settings, client: GuardedClient): Promise<Finding> {
  const answer = await client.request(base_url + files.buildManifest, { maxBytes: MAX_BYTES });
  if ('refusal' in answer) {
    return wrong(
      `${base_url} cannot be read: ${faultInEnglish(answer.refusal)}`,
      'See that its name leads to your host, and that its certificate is for this name.',
    );
  }
  const build = answer.status === 200 ? (jsonOf(answer.bytes) as { commit?: unknown } | undefined) : undefined;
  if (build === undefined) {
    return advice(
      `${base_url} answers, but not with a catalog (status ${answer.status}).`,
      'Publish with --first. If you have, base_url is not where your host serves it.',
    );
  }
  const { commit } = build;
  const isOurs =
    typeof commit === 'string' &&
    /^[0-9a-f]{40,64}$/.test(commit) &&
    (await tryGit(folder, ['merge-base', '--is-ancestor', commit, 'HEAD'])) !== undefined;
  return isOurs
    ? good(`${base_url} serves a build of commit ${String(commit).slice(0, 10)}`)
    : wrong(
        `${base_url} serves a build of a commit that is not in the history of this branch.`,
        'Run git pull. If that changes nothing, another repository publishes there.',
      );
}

/** Does the worker know the key that is in the environment? */
export async function workerFindings(
  settings: Settings,
  environment: NodeJS.ProcessEnv,
  isOnline: boolean,
): Promise<Finding[]> {
  if (settings.host !== 'worker') return [];
  const worker = configuredWorker(settings, environment);
  if (worker === undefined) {
    return [
      advice(
        'CATALOG_INTERNAL_KEY is not set here: what is published from here hands no search rows over.',
        'Set it to a random text of 32 characters or more, here and as a secret of the workflows.',
      ),
    ];
  }
  if (!isOnline) return [unseen('The worker was not asked (--offline).')];
  try {
    await worker.get('/builds/acknowledged');
    return [good('the worker knows CATALOG_INTERNAL_KEY')];
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    return [
      wrong(error.message, 'Publish once more with the key that is set here: that sets the secret of the worker.'),
    ];
  }
}
