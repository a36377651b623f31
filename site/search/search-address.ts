/** Where pages ask for what they search: the API, or on a bare static host an index of the build. */
import { files } from '../../schemas/contracts/addresses.ts';
import { href, local } from '../base/links.ts';
import { once } from '../base/memoize.ts';
import { isStaticHost, readListPage } from '../catalog/catalog-data.ts';

/** Each page has a field to search in its header. */
export const searchAddress = once((): { index?: string; api?: string } =>
  isStaticHost() ? { index: href(files.searchIndex('')) } : { api: local(readListPage(undefined, 1).links.self) },
);
