/** Which slug each feed gets. First come, first served: of two that claim one, the one that came first keeps it. */
import type { Listing, Source } from '../../../../schemas/contracts/generated/listing.ts';
import { deriveSlug } from '../../../../schemas/rules/slug.ts';
import type { Feed } from '../../../collect/feeds/feed-list.ts';
import type { ReadFeed } from '../../../collect/feeds/read-feed.ts';
import { presentSlug } from '../../../repo/data/data-files.ts';
import { isSameSource, isTheirs } from '../entries/entry.ts';
import type { ReviewedCatalog } from '../proposals/open-repository.ts';

type Claim =
  | {
      slug: string;
      /** The published slug of the same source: its publisher wants another one. */
      formerSlug?: string | undefined;
    }
  /** slug_taken: it belongs to another source. waiting: another feed of the same run came first. */
  | { slug: string; refused: 'slug_taken' | 'waiting' };

export interface SlugBook {
  /** Slug of the listing or proposal that the feed's primary source belongs to. */
  ownerOf(feed: Feed): string | undefined;
  claim(read: ReadFeed): Claim;
}

export function createSlugBook({ data, proposals }: Pick<ReviewedCatalog, 'data' | 'proposals'>): SlugBook {
  const { listings, ledger } = data;
  const kept = new Set(data.feeds.map(({ name }) => name));
  const pending = [...proposals.values()].flatMap(({ snapshot }) => snapshot?.listing ?? []);
  const bySource = indexBySource([...listings.values(), ...pending]);
  const claimed = new Set<string>();

  const isTaken = (slug: string, { sources: [primary], domains }: ReadFeed) => {
    const snapshot = proposals.get(slug)?.snapshot;
    const listing = listings.get(slug) ?? snapshot?.listing;
    if (listing === undefined) return false;
    if (domains !== undefined) return !isTheirs(domains, listing, ledger.get(slug) ?? snapshot?.record);
    // A document may move to another file, but not take the slug of one that is still there.
    const isElsewhere = ({ feed }: Source) => feed !== undefined && feed !== primary.feed && kept.has(feed);
    return !listing.sources.some((source) => isSameSource(source, primary) && !isElsewhere(source));
  };

  const wanted = (read: ReadFeed, owner: string | undefined) => {
    const slug = presentSlug(read.draft.slug, ledger);
    if (!read.slugIsDerived) {
      // A person refused the new slug, so the listing goes on under the one it has.
      return owner !== undefined && ledger.get(slug)?.state === 'rejected' ? owner : slug;
    }
    // A derived slug stays what it was once; one that is taken gets the vendor's name at its end.
    if (owner !== undefined) return owner;
    if (!isTaken(slug, read) && !claimed.has(slug)) return slug;
    return deriveSlug([`${slug}-${read.draft.vendor.name}`]) ?? slug;
  };

  const ownerOf = (feed: Feed) => bySource.get(feedKeyOf(feed) ?? '');
  return {
    ownerOf,
    claim(read) {
      const owner = ownerOf(read.feed);
      const slug = wanted(read, owner);
      if (isTaken(slug, read)) return { slug, refused: 'slug_taken' };
      // Nobody moves into a slug that was taken out of the catalog.
      if (owner !== undefined && ledger.get(slug)?.state === 'withdrawn') return { slug, refused: 'slug_taken' };
      if (claimed.has(slug)) return { slug, refused: 'waiting' };
      claimed.add(slug);
      const isRename = owner !== undefined && owner !== slug && listings.has(owner) && !listings.has(slug);
      return { slug, ...(isRename && { formerSlug: owner }) };
    },
  };
}

function indexBySource(listings: readonly Listing[]): Map<string, string> {
  const index = new Map<string, string>();
  for (const { slug, sources } of listings) {
    const key = sourceKeyOf({ sources });
    if (key !== undefined && !index.has(key)) index.set(key, slug);
  }
  return index;
}

/** What the primary source of a listing is known by: its address, or the file the operator keeps. A submitted one has neither. */
export function sourceKeyOf({ sources: [source] }: Pick<Listing, 'sources'>): string | undefined {
  return source?.url ?? (source?.feed && `file:${source.feed}`);
}

function feedKeyOf({ sources: [{ url, file }] }: Feed): string | undefined {
  return url ?? (file && `file:${file.name}`);
}
