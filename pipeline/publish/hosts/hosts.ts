/** Every place a build can be published to: a folder here, and a line below. */
import { cloudflare } from './cloudflare/index.ts';
import type { Host } from './contract/host.ts';
import { folder } from './folder/index.ts';

export const HOSTS = { cloudflare, folder } satisfies Record<string, Host>;

export type HostName = keyof typeof HOSTS;
