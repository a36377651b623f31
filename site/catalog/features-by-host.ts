/** What exists on which host: the one table that the footer, the docs, the sitemap, llms.txt and the pages themselves go by. */
import { paths } from '../../schemas/contracts/addresses.ts';
import { isStaticHost } from './catalog-data.ts';

/** Pages about what only a worker does. A host of files has no keys, no limits, no API errors and no webhooks. */
const WITH_WORKER: ReadonlySet<string> = new Set([paths.plans, paths.manage, paths.errors, paths.webhooks]);

/** Whether this catalog has a page. @param path as in `paths` */
export function hasPage(path: string): boolean {
  return !isStaticHost() || !WITH_WORKER.has(path);
}
