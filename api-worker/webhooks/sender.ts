/** The header fields that say whom a request comes from, and which listing it is about. */
import packageFile from '../../package.json' with { type: 'json' };
import { baseUrl } from '../base/base-url.ts';
import type { Env } from '../base/env.ts';

/** Beside the signature, so that a receiver of several listings need not parse a body before it has checked it. */
export async function senderFields(env: Env, body: string): Promise<Record<string, string>> {
  const { software } = JSON.parse(body) as { software?: string };
  // What waits is sent, too, while the build cannot be read.
  const base = await baseUrl(env).catch(() => undefined);
  const contact = base === undefined ? '' : ` (+${base})`;
  return {
    'User-Agent': `Catalog/${packageFile.version}${contact}`,
    ...(software !== undefined && { 'X-Service-Listing': software }),
  };
}
