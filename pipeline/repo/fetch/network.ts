/** The way to the network for one run: which addresses, name servers and tokens. */
import packageFile from '../../../package.json' with { type: 'json' };
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { GITHUB_API } from '../../../schemas/rules/repository-address.ts';
import { type CommandContext, UsageError } from '../run/command-context.ts';
import { pairOf } from './check-url.ts';
import { resolveByDns } from './dns-lookup.ts';
import { createGuardedClient, type GuardedClient } from './guarded-client.ts';

interface ClientSettings {
  /** Tells the operators of feeds who fetches them; undefined where somebody reads who has no catalog. */
  settings: Settings | undefined;
  trust: readonly string[];
  /** Name servers, like 127.0.0.1:5353; those of the machine where none are given. */
  dns?: readonly string[] | undefined;
  totalMs?: number;
  /** Addresses in the command itself: this machine may be asked there, which an address in a document never may. */
  typed?: readonly string[];
  /** A host of the operator's own, which need not be spared. */
  ownHost?: string | undefined;
}

/** The way to the network for one run; closed when `use` ends. Trusted addresses are announced. */
export async function withNetwork<T>(
  { output }: CommandContext,
  { settings, trust, dns, totalMs, typed = [], ownHost }: ClientSettings,
  use: (access: NetworkAccess) => Promise<T>,
): Promise<T> {
  if (trust.length > 0) {
    output.note(`Warning: ${trust.join(', ')} may be fetched although not public. Never use --trust on a server.`);
  }
  if (trust.length + (dns?.length ?? 0) > 0 && UNATTENDED.includes(process.env.GITHUB_EVENT_NAME ?? '')) {
    throw new UsageError('--trust and --dns are for local use. A workflow that runs unattended refuses them.');
  }
  const access = forgeAccess(process.env);
  const client = createGuardedClient({
    trusted: new Set([...trust, ...typed.flatMap(loopbackPair)]),
    userAgent: `Catalog/${packageFile.version}${settings === undefined ? '' : ` (+${settings.base_url})`}`,
    sharedHosts: [
      ...['gitlab.com', ...[access.githubApi, ...access.tokens.keys()].map((address) => new URL(address).host)],
      ...(ownHost === undefined ? [] : [ownHost]),
    ],
    resolve: resolveByDns(dns),
    ...(totalMs && { totalMs }),
  });
  try {
    return await use({ client, ...access });
  } finally {
    await client.close();
  }
}

function loopbackPair(address: string): string[] {
  const url = URL.parse(address);
  const pair = url === null ? '' : pairOf(url);
  return /^(?:127(?:\.\d+){3}|::1):/.test(pair) ? [pair] : [];
}

/** How GitHub's workflows are started when nobody looks on. */
export const UNATTENDED = ['schedule', 'repository_dispatch', 'workflow_dispatch'];

export type NetworkAccess = { client: GuardedClient } & ForgeAccess;

interface ForgeAccess {
  /** Origin of a forge's API → the token that goes there, and nowhere else. */
  tokens: Map<string, string>;
  githubApi: string;
}

/** Tokens raise the limits of the forges' APIs. `GITHUB_API_URL` is the name GitHub's own workflows use. */
export function forgeAccess(environment: NodeJS.ProcessEnv): ForgeAccess {
  const { GITHUB_TOKEN, GITLAB_TOKEN } = environment;
  const githubApi = webAddress('GITHUB_API_URL', environment.GITHUB_API_URL || GITHUB_API);
  const gitlabHost = environment.GITLAB_HOST || 'gitlab.com';
  const gitlab = webAddress('GITLAB_HOST', gitlabHost.includes('://') ? gitlabHost : `https://${gitlabHost}`);
  const tokens = new Map<string, string>();
  if (GITHUB_TOKEN) tokens.set(githubApi.origin, GITHUB_TOKEN);
  if (GITLAB_TOKEN) tokens.set(gitlab.origin, GITLAB_TOKEN);
  return { tokens, githubApi: (githubApi.origin + githubApi.pathname).replace(/(?<!\/)\/+$/, '') };
}

function webAddress(name: string, text: string): URL {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '') return url;
  throw new UsageError(`The environment variable ${name} holds no web address. Correct it, or leave it out.`);
}
