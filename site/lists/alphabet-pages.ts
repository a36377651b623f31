/** The pages of the list by name. */
import { paths } from '../../schemas/contracts/addresses.ts';
import { once } from '../base/memoize.ts';
import { readSlugs } from '../catalog/catalog-data.ts';
import { readFacts } from '../catalog/listing-index.ts';
import { type AlphabetPart, alphabetParts } from './alphabet.ts';

interface NamedListing {
  slug: string;
  name: string;
  vendor: string;
}

export type AlphabetPage = AlphabetPart<NamedListing>;

/** One part where all names fit on one page. */
const alphabet = once((): AlphabetPage[] =>
  alphabetParts(
    readSlugs().map((slug) => {
      const { name, vendor } = readFacts(slug);
      return { slug, name, vendor };
    }),
  ),
);

/** The first has all names, or leads to the parts that have them. */
export function alphabetPages(): AlphabetPage[] {
  const parts = alphabet();
  return parts.length === 1 ? parts : [{ start: '', label: '', entries: [] }, ...parts];
}

/** @param start of a part; empty for the first page */
export const pathOf = (start: string) => (start === '' ? paths.alphabet : paths.alphabetPart(start));
