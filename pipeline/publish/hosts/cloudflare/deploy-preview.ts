/** What a publication to Cloudflare would do, asked by reading alone, and what it lacks. */
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';
import { configuredWorker } from '../../../repo/worker/internal-client.ts';
import type { Forecast } from '../contract/host.ts';
import { ownDatabase, secretNames, type WorkerAccount, waitingMigrations, withDatabase } from './deploy-worker.ts';
import { type Places, placesText } from './routes.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where nobody can log in, as in a workflow, wrangler has these or nothing. */
const CREDENTIALS: [name: string, what: string][] = [
  [
    'CLOUDFLARE_API_TOKEN',
    'an API token with Account, Workers Scripts: Edit and D1: Edit, and for an address in a zone of yours Zone, Workers ' +
      'Routes: Edit',
  ],
  ['CLOUDFLARE_ACCOUNT_ID', 'the id of the account, as `npx wrangler whoami` shows it'],
];

/** @returns a sentence for each thing without which nothing can be deployed */
export function missingCredentials(environment: Environment): string[] {
  if (environment.GITHUB_ACTIONS !== 'true') return [];
  return CREDENTIALS.filter(([name]) => !environment[name]).map(
    ([name, what]) =>
      `${name} is not set. Store ${what}, as a secret of that name: repository, Settings, Secrets and variables, Actions.`,
  );
}

/** Secrets that an operator gives the worker, and what is missing without them. INTERNAL_KEY comes with a publication. */
const OPTIONAL_SECRETS = { WEBHOOK_KEY: 'no webhooks', GITHUB_DISPATCH_TOKEN: 'submissions wait for the next sync' };

/** @param obstacles that are known already: then nobody is asked */
export async function previewDeployment(
  account: WorkerAccount,
  places: Places,
  settings: Settings,
  { environment, obstacles }: { environment: Environment; obstacles: string[] },
): Promise<Forecast> {
  const steps = [`Address: ${placesText(settings.base_url, places)}.`, ...ofPipeline(settings, environment)];
  if (obstacles.length > 0) return { steps, obstacles };
  try {
    return { steps: [...steps, ...(await ofAccount(account))], obstacles };
  } catch (error) {
    return { steps, obstacles: [(error as Error).message] };
  }
}

function ofPipeline(settings: Settings, environment: Environment): string[] {
  const hasWorker = configuredWorker(settings, environment, 'hand-over') !== undefined;
  const place = environment.CATALOG_WORKER_URL || settings.base_url;
  const key = environment.CATALOG_INTERNAL_KEY ? 'is set to CATALOG_INTERNAL_KEY' : 'stays as it is';
  return [
    hasWorker
      ? `Handed over: search rows and events, to ${place}; INTERNAL_KEY of the worker ${key}.`
      : 'Handed over: nothing, because neither CATALOG_HAND_OVER_KEY nor CATALOG_INTERNAL_KEY is set. Searches would answer 503.',
    settings.signing_key === undefined
      ? 'Signed: no, because data/catalog.json has no signing_key.'
      : 'Signed: with CATALOG_SIGNING_KEY.',
  ];
}

async function ofAccount(account: WorkerAccount): Promise<string[]> {
  const found = { ...account, config: await withDatabase(account) };
  const { database_id, database_name } = ownDatabase(found.config);
  const migrations = await waitingMigrations(found);
  const secrets = await secretNames(account);
  const missing = Object.entries(OPTIONAL_SECRETS).filter(([name]) => !secrets?.includes(name));
  return [
    `Worker: ${account.config.name}${secrets === undefined ? ', new' : ''}.`,
    `Database: ${database_name}, ${database_id === undefined ? 'to be made' : 'there already'}.`,
    `Migrations: ${migrations.length === 0 ? 'none' : migrations.join(', ')}.`,
    `Secrets of the worker: ${secrets?.length ? secrets.join(', ') : 'none'}.`,
    ...missing.map(([name, without]) => `Secret that is not set: ${name} (${without}).`),
  ];
}
