/** Where pages ask for what they search: the API, or on a bare static host an index of the build. */
import { files } from '../../schemas/contracts/addresses.ts';
import { isStaticHost, readListPage } from './catalog-data.ts';
import { href, local } from './links.ts';
import { once } from './once.ts';

/** Each page has a field to search in its header. */
export const searchAddress = once((): { index?: string; api?: string } =>
  isStaticHost() ? { index: href(files.searchIndex('')) } : { api: local(readListPage(undefined, 1).links.self) },
);
