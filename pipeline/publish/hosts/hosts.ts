/** Every place a build can be published to: a folder here, or what follows, and a line below. */
import { cloudflare } from './cloudflare/index.ts';
import type { Host } from './contract/host.ts';

/** A folder that somebody else deploys: a static host, or a workflow of its own. */
const folder: Host = {
  description: 'leave it to who deploys the folder',
  deploys: false,
  prepare: () => ({
    obstacles: [],
    deploy: async () => '',
    preview: async () => ({ steps: ['Deployed: by the operator, who deploys the folder.'], obstacles: [] }),
  }),
};

export const HOSTS = { cloudflare, folder } satisfies Record<string, Host>;

export type HostName = keyof typeof HOSTS;
