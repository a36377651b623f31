/** Where Cloudflare serves the worker: at base_url of data/catalog.json, unless the operator's own part says otherwise. */
import { UsageError } from '../../../repo/run/command-context.ts';
import { OWN_CONFIG, type WorkerConfig } from '../../local/worker-config.ts';

/** As wrangler takes it: all paths of a host. Cloudflare makes its DNS record and its certificate. */
interface CustomDomain {
  pattern: string;
  custom_domain: true;
}

export interface Places {
  routes?: CustomDomain[];
  workers_dev?: boolean;
}

const WORKERS_DEV = '.workers.dev';

/**
 * @param name of the worker
 * @returns members for the configuration; none where the operator has routes of their own
 * @throws UsageError where nothing could ever answer there
 */
export function placesOf(baseUrl: string, name: string, own: Partial<WorkerConfig>): Places {
  if (own.routes !== undefined || own.route !== undefined) return {};
  const { hostname, pathname, port } = new URL(baseUrl);
  if (pathname !== '/' || port !== '') {
    // The worker reads addresses from the top of its host, and so do the rules of its static assets.
    throw new UsageError(
      `base_url in data/catalog.json has a ${port === '' ? 'path' : 'port'}, and on Cloudflare the worker serves a whole host. ` +
        `Give the catalog a host of its own, like catalog.${hostname}, or serve it as files ("host": "static", --target ` +
        `folder). If a proxy of yours leads there, say so with "routes": [] in ${OWN_CONFIG}.`,
    );
  }
  if (!hostname.endsWith(WORKERS_DEV)) return { routes: [{ pattern: hostname, custom_domain: true }] };
  const [first] = hostname.split('.');
  if (first !== name) {
    throw new UsageError(
      `base_url in data/catalog.json is the address of a worker called ${first}, and "name" in ${OWN_CONFIG} is ${name}. ` +
        'Make them the same.',
    );
  }
  return { workers_dev: true };
}

/** In a few words, for people. */
export function placesText(baseUrl: string, { routes, workers_dev }: Places): string {
  if (routes !== undefined) {
    return `${baseUrl}, as a custom domain; a DNS record or another worker of that name would be replaced`;
  }
  return workers_dev ? baseUrl : `where "routes" in ${OWN_CONFIG} says`;
}
