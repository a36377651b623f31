/** A folder that somebody else deploys: a static host, or a workflow of its own. */
import type { Host } from '../contract/host.ts';

export const folder: Host = {
  description: 'leave it to who deploys the folder',
  deploys: false,
  prepare: () => ({
    obstacles: [],
    deploy: async () => '',
    preview: async () => ({ steps: ['Deployed: by the operator, who deploys the folder.'], obstacles: [] }),
  }),
};
