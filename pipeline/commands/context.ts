/** What every command is given; each answers whether problems were found. */
import packageFile from '../../package.json' with { type: 'json' };
import type { Settings } from '../../schemas/generated/settings.ts';
import type { ReaderTools } from '../feeds/read-source.ts';
import { createGuardedClient } from '../fetch/guarded-client.ts';
import type { Output } from '../output.ts';

export interface CommandContext {
  /** Top of the catalog's repository. */
  folder: string;
  now: Date;
  output: Output;
}

interface ClientSettings {
  /** Tells the operators of feeds who fetches them. */
  settings: Settings;
  trust: readonly string[];
  totalMs?: number;
}

/** The way to the network for one run; closed when `use` ends. Trusted addresses are announced. */
export async function withNetwork<T>(
  { output }: CommandContext,
  { settings, trust, totalMs }: ClientSettings,
  use: (tools: Pick<ReaderTools, 'client' | 'tokens'>) => Promise<T>,
): Promise<T> {
  if (trust.length > 0) {
    output.note(`Warning: ${trust.join(', ')} may be fetched although not public. Never use --trust on a server.`);
  }
  const userAgent = `Catalog/${packageFile.version} (+${settings.base_url})`;
  const client = createGuardedClient({ trusted: new Set(trust), userAgent, ...(totalMs && { totalMs }) });
  try {
    return await use({ client, tokens: forgeTokens(process.env) });
  } finally {
    await client.close();
  }
}

/** Tokens raise the limits of the forges' APIs. Each is for one host and is sent to no other. */
function forgeTokens({
  GITHUB_TOKEN,
  GITLAB_TOKEN,
  GITLAB_HOST = 'gitlab.com',
}: NodeJS.ProcessEnv): Map<string, string> {
  const tokens = new Map<string, string>();
  if (GITHUB_TOKEN) tokens.set('api.github.com', GITHUB_TOKEN);
  if (GITLAB_TOKEN) tokens.set(GITLAB_HOST, GITLAB_TOKEN);
  return tokens;
}

/** The command was called in a way that makes no sense: exit code 2. */
export class UsageError extends Error {}

export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
