/** All that the page of a listing is made of beside the templates. What is not in here must not be shown there. */
import { files } from '../../schemas/contracts/addresses.ts';
import type { Signal, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { once, onceInARow, oncePer } from '../base/memoize.ts';
import {
  hasEmitted,
  hasManifest,
  isStaticHost,
  publisherOf,
  readBrief,
  readCatalogFacts,
  readCategories,
  readLanguages,
  readListing,
  readOperator,
  readRelated,
  readSlugs,
} from '../catalog/catalog-data.ts';
import { digestOf, readFacts, type ShownElsewhere, shownElsewhere } from '../catalog/listing-index.ts';
import { categoryPreview } from '../catalog/preview-image.ts';
import { LAST_EXACT_PLACE } from '../catalog/shown-place.ts';
import { strongestSignals } from '../rank/strongest-signals.ts';

/** Of the rank what one line says. Its details have a page of their own, which reads them. */
export interface ShownRank {
  score: number;
  /** The signals that earn the most, best first. */
  strongest: Signal[];
  /** Only among the first: further down it moves whenever another listing does, and the page asks which step it reaches. */
  place: number | undefined;
}

/** A listing like this one. */
export interface RelatedListing extends ShownElsewhere {
  slug: string;
}

/** What else there is of its publisher, where that has a page. */
export interface ShownPublisher {
  slug: string;
  /** A few of the others. */
  others: { slug: string; name: string }[];
}

export interface ListingMaterial {
  listing: SoftwareListing;
  rank: ShownRank;
  hasManifest: boolean;
  related: RelatedListing[];
  publisher: ShownPublisher | undefined;
}

/** Enough to see what else a publisher makes. */
const MAX_OTHERS = 6;

const exactPlaces = once(
  () =>
    new Map(
      readSlugs()
        .slice(0, LAST_EXACT_PLACE)
        .map((slug, index) => [slug, index + 1]),
    ),
);

/** The pages of one listing are made one after the other. */
export const readMaterial = onceInARow((slug: string): ListingMaterial => {
  const listing = readListing(slug);
  const { score, signals } = listing.rank;
  return {
    listing,
    rank: { score, strongest: strongestSignals(signals), place: exactPlaces().get(slug) },
    hasManifest: hasManifest(listing),
    related: readRelated(slug).map((other) => ({ slug: other, ...shownElsewhere(readBrief(other)) })),
    publisher: publisherShownBy(slug, (other) => readBrief(other).name),
  };
});

/**
 * Those that come next by their letters: which ones depends on no rank, and on few listings, so that pages stay as they are
 * when ranks move, and most of them when a publisher has one more.
 */
function publisherShownBy(slug: string, nameOf: (slug: string) => string): ShownPublisher | undefined {
  const publisher = publisherOf(slug);
  if (publisher === undefined) return undefined;
  const { listings } = publisher;
  const at = listings.indexOf(slug);
  const others = [...listings.slice(at + 1), ...listings.slice(0, at)].slice(0, MAX_OTHERS);
  const named = others.map((other) => ({ slug: other, name: nameOf(other) }));
  return { slug: publisher.slug, others: named };
}

/**
 * Of the page of a listing in a language: the same key is the same page, as long as no template changes. It is made without
 * reading what the page is made of, part by part as {@link readMaterial} is.
 */
export function pageKey(tag: string, slug: string): string {
  return digestOf(`${frameOf(tag)} ${materialKey(slug)} ${previewKey(tag, slug)}`);
}

const materialKey = onceInARow((slug: string): string => {
  const { digest, hasManifestFile } = readFacts(slug);
  return JSON.stringify([
    ...[digest, exactPlaces().get(slug)],
    !hasManifestFile || hasEmitted(files.listingManifest(slug)),
    readRelated(slug).map((other) => [other, readFacts(other).shownElsewhere]),
    publisherShownBy(slug, (other) => readFacts(other).name),
  ]);
});

/** What stands on an image of its own is said by the listing and the frame. */
function previewKey(tag: string, slug: string): string {
  return hasOwnPreview(slug) ? 'own' : previewOfCategory(tag)(readFacts(slug).category);
}

const hasOwnPreview = onceInARow((slug: string) => hasEmitted(files.listingPreview(slug)));

const previewOfCategory = oncePer((tag: string) =>
  oncePer((category: string) => JSON.stringify(categoryPreview(tag, category) ?? null)),
);

/** Digest of what every page shows. */
export const frameOf = oncePer((tag: string) =>
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
