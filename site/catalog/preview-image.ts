/** The image that a page shows where a link to it is shared (ogp.me). What none was made for shares a wider one. */
import { files } from '../../schemas/contracts/addresses.ts';
import { describeCatalog, hasEmitted, readCatalogFacts, readCategory } from './catalog-data.ts';

export interface PreviewImage {
  /** Path on the site. */
  path: string;
  /** What stands on it. */
  alt: string;
}

/** As the pipeline makes them, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** @returns undefined where the operator wants no images, or no letters for the name of the catalog are at hand */
export function homePreview(tag: string): PreviewImage | undefined {
  const { tagline = '' } = describeCatalog(tag);
  return made(files.homePreview(tag), [readCatalogFacts().name, tagline]);
}

export function categoryPreview(tag: string, slug: string): PreviewImage | undefined {
  const { name, description } = readCategory(slug, tag);
  return made(files.categoryPreview(tag, slug), [name, description, readCatalogFacts().name]) ?? homePreview(tag);
}

/** A listing has an image of its own only among the best. */
export function listingPreview(
  tag: string,
  { slug, name, vendor, category }: { slug: string; name: string; vendor: string; category: string },
): PreviewImage | undefined {
  return made(files.listingPreview(slug), [name, vendor, readCatalogFacts().name]) ?? categoryPreview(tag, category);
}

function made(path: string, texts: readonly string[]): PreviewImage | undefined {
  const different = new Set(texts.filter((text) => text !== ''));
  return hasEmitted(path) ? { path, alt: [...different].join(' · ') } : undefined;
}
