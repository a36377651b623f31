/**
 * Who says to use a product: a page on the user's own domain that names it, found in data/usage and looked at by
 * ourselves once a week. Only the state is kept.
 */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { Witness } from '../../contract/witness.ts';
import { ownDomain } from '../pages/shared-hosts.ts';
import type { UserPages } from './user-pages.ts';

/** A listing may have so many records beside those of other witnesses. */
const MAX_USERS = 100;

export const users = (pages: UserPages): Witness => ({
  isDamped: true,
  subjects: (listing) =>
    (pages.get(listing.slug) ?? []).filter((page) => !isPublishers(page, listing)).slice(0, MAX_USERS),
  async look(page, listing, { client }) {
    const { lookAt } = await import('../alive/probe-address.ts');
    return lookAt(page, 'user', listing, client);
  },
});

/** A page of the publisher confirms nothing that it does not declare itself. */
function isPublishers(page: string, { homepage, documentation, vendor, sources }: Listing): boolean {
  const own = [homepage, documentation, vendor.website, ...sources.map(({ url }) => url)];
  return own.some((address) => domainOf(address) === domainOf(page));
}

const domainOf = (address = '') => ownDomain(URL.parse(address)?.hostname ?? '');
