/**
 * The documents on security that a listing names, looked at by ourselves: whether each answers, and is what it is said to
 * be. Only at addresses of the listing's own; of what is in them, nothing but their kind is kept.
 */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { error } from '../../../../schemas/contracts/problems.ts';
import type { Witness } from '../../contract/witness.ts';
import { probePage, toTestimony } from '../pages/probe-page.ts';
import { type Named, readKind } from './read-security-document.ts';

/** Bills of materials name every component. */
const MAX_BYTES = 16 * 1024 * 1024;
const NAMED: readonly Named[] = ['sbom_url', 'csaf_url', 'conformity_url'];

export const securityDocuments: Witness = {
  isOwnPlace: true,
  subjects: (listing) => [...namedBy(listing).keys()].filter((address) => address.startsWith('https://')),
  async look(subject, listing, { client }) {
    const named = namedBy(listing).get(subject);
    if (named === undefined) return { unknown: true };
    const file = await probePage(client, subject, MAX_BYTES);
    if (file.is !== 'there') return toTestimony(file);
    if (file.bytes === undefined) return { problem: error('/software/lifecycle', 'too_large', { limit: MAX_BYTES }) };
    const document = readKind(named, file.bytes, file.contentType);
    return document === undefined ? { unknown: true } : { values: { document }, source: subject, places: [subject] };
  },
};

/** Address → what is said to lie there; of one address that is named twice, what is named first. */
function namedBy({ lifecycle = {} }: Listing): Map<string, Named> {
  return new Map(
    NAMED.toReversed().flatMap((name): [string, Named][] => {
      const address = lifecycle[name];
      return address === undefined ? [] : [[address, name]];
    }),
  );
}
