/**
 * What the page of a listing shows of the catalog. It is put together once, by {@link materialOf}: of whole values for the
 * page, and of their digests for its key. So nothing can be shown that the key leaves out.
 */
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { memoizeBy } from '../../schemas/texts/memoize-by-key.ts';
import { onceInARow } from '../base/memoize.ts';
import {
  isStaticHost,
  publisherOf,
  readBrief,
  readCatalogFacts,
  readCategories,
  readLanguages,
  readListing,
  readOperator,
  readRelated,
} from '../catalog/catalog-data.ts';
import { digestOf, readFacts, type ShownElsewhere, shownElsewhere } from '../catalog/listing-index.ts';
import { listingPreview } from '../catalog/preview-image.ts';

/** Enough to see what else a publisher makes. */
const MAX_OTHERS = 6;

/** How listings are read: whole, or as digests that say whether they have changed. */
interface Reader<Listing, Elsewhere> {
  own(slug: string): { listing: Listing; name: string; vendor: string; category: string };
  /** What pages of others show of it. */
  elsewhere(slug: string): Elsewhere;
  nameOf(slug: string): string;
}

const WHOLE: Reader<SoftwareListing, ShownElsewhere> = {
  own(slug) {
    const listing = readListing(slug);
    const { name, vendor, category } = listing;
    return { listing, name, vendor: vendor.name, category };
  },
  elsewhere: (slug) => shownElsewhere(readBrief(slug)),
  nameOf: (slug) => readBrief(slug).name,
};

/** An earlier build may have noted them, so that no file is read. */
const DIGESTS: Reader<string, string> = {
  own: (slug) => ({ ...readFacts(slug), listing: readFacts(slug).digest }),
  elsewhere: (slug) => readFacts(slug).shownElsewhere,
  nameOf: (slug) => readFacts(slug).name,
};

function materialOf<Listing, Elsewhere>(read: Reader<Listing, Elsewhere>, slug: string) {
  const { listing, name, vendor, category } = read.own(slug);
  return {
    listing,
    related: readRelated(slug).map((other) => ({ slug: other, shown: read.elsewhere(other) })),
    publisher: publisherShownBy(slug, read.nameOf),
    previewIn: (tag: string) => listingPreview(tag, { slug, name, vendor, category }),
  };
}

/** The pages of one listing are made one after the other. */
export const readMaterial = onceInARow((slug: string) => materialOf(WHOLE, slug));

const digestsOf = onceInARow((slug: string) => {
  const { previewIn, ...material } = materialOf(DIGESTS, slug);
  return { material: JSON.stringify(material), previewIn };
});

/** Of the page of a listing in a language: the same key is the same page, as long as no template changes. */
export function pageKey(tag: string, slug: string): string {
  const { material, previewIn } = digestsOf(slug);
  return digestOf(`${frameOf(tag)} ${material} ${JSON.stringify(previewIn(tag) ?? null)}`);
}

/**
 * A few of what else there is of its publisher, where that has a page: those that come next by their letters: which ones depends on no rank, and on few listings, so that pages stay as they are
 * when ranks move, and most of them when a publisher has one more.
 */
function publisherShownBy(slug: string, nameOf: (slug: string) => string) {
  const publisher = publisherOf(slug);
  if (publisher === undefined) return undefined;
  const { listings } = publisher;
  const at = listings.indexOf(slug);
  const others = [...listings.slice(at + 1), ...listings.slice(0, at)].slice(0, MAX_OTHERS);
  const named = others.map((other) => ({ slug: other, name: nameOf(other) }));
  return { slug: publisher.slug, others: named };
}

/** Digest of what every page shows. */
export const frameOf = memoizeBy((tag: string) =>
  digestOf(
    JSON.stringify([
      ...[tag, isStaticHost(), readLanguages(), readCatalogFacts(), readCategories(tag).map(toWords)],
      // Of the pages of the operator, which ones there are: the footer links to them.
      { ...readOperator(), pages: Object.keys(readOperator().pages) },
    ]),
  ),
);

/** The number of its listings stands on no page of a listing. */
const toWords = ({ slug, name }: { slug: string; name: string }) => [slug, name];
