/** Images for where links to the catalog are shared (Open Graph): of its best listings, its categories and itself. */
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { digestOfPicture, files } from '../../../schemas/contracts/addresses.ts';
import type { Category } from '../../../schemas/contracts/generated/categories.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { compareTies } from '../../../schemas/rank/tie-breaking.ts';
import { SIGNAL_NAMES } from '../../../schemas/rank/weights.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import { publicSettings } from '../listings/public-settings.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import type { BuildWriter } from '../writer/build-writer.ts';
import { type CardRenderer, createCardRenderer } from './card-renderer.ts';
import { type Card, readCard } from './preview-card.ts';

/** Each is a file, and on a slow machine some 50 ms of a first build. */
const DEFAULT_LISTINGS = 1000;
/** Images between two words about how far it is. */
const STEP = 20;
const KEPT = SIGNAL_NAMES.indexOf('kept');

interface Previews {
  catalog: Pick<ShownCatalog, 'settings' | 'categories'>;
  ranked: readonly Pick<RankedListing, 'summary'>[];
  /** Those that have an image of their own. */
  drawn: readonly Pick<RankedListing, 'listing'>[];
  /** Of the build, which has the pictures of products already. */
  writer: Pick<BuildWriter, 'add' | 'keep' | 'placeOf'>;
  onStep(step: string): void;
}

/**
 * Those that have an image of their own: the best by all that no release of another one changes. By the rank itself, each
 * night would draw images of those that come among the first, and throw away as many.
 */
export function drawnListings<Ranked extends Pick<RankedListing, 'summary' | 'score' | 'points' | 'tie'>>(
  { preview_images = DEFAULT_LISTINGS }: Pick<Settings, 'preview_images'>,
  ranked: readonly Ranked[],
): Ranked[] {
  const all = ranked.map((listing) => {
    const { score, points, tie, summary } = listing;
    return { listing, slug: summary.slug, lasting: score - (points[KEPT] ?? 0), tie: { ...tie, month: 0 } };
  });
  all.sort(
    (one, other) => other.lasting - one.lasting || compareTies(one.tie, other.tie) || compareText(one.slug, other.slug),
  );
  return all.slice(0, preview_images).map(({ listing }) => listing);
}

export interface PlannedPreviews {
  /** Of the images on the site. Pages name those that are there, and can be made while they are drawn. */
  paths: string[];
  /** Adds all images to the build: those that stand, and those that have to be drawn. */
  draw(): Promise<void>;
}

export function planPreviews(previews: Previews): PlannedPreviews {
  if (previews.catalog.settings.preview_images === 0) return { paths: [], draw: async () => {} };
  const renderer = createCardRenderer();
  const images = [...readCards(previews, renderer)].map(([path, card]): Image => {
    return { path, card, key: renderer.keyOf(card) };
  });
  return { paths: images.map(({ path }) => path), draw: () => drawImages(images, renderer, previews) };
}

interface Image {
  path: string;
  card: Card;
  key: string;
}

async function drawImages(
  images: readonly Image[],
  renderer: CardRenderer,
  { writer, onStep }: Previews,
): Promise<void> {
  for (const [index, { path, card, key }] of images.entries()) {
    if (writer.keep(path, key)) continue;
    const icon = card.icon === undefined ? undefined : await readFile(writer.placeOf(files.picture(card.icon)));
    const image = await renderer.render(card, icon);
    await writer.add([[path, { key, make: () => image }]]);
    if (index % STEP === 0) onStep(`drawing preview images ${index}/${images.length}`);
    // Drawing waits for nothing, and so signals would have to.
    await nextTurn();
  }
}

function* readCards(
  { catalog: { settings, categories }, ranked, drawn }: Previews,
  { canShow }: CardRenderer,
): Generator<[path: string, card: Card]> {
  const { name: catalog } = settings;
  const { languages } = publicSettings(settings);
  const used = new Set(ranked.map(({ summary }) => summary.category));
  for (const tag of languages) {
    const { tagline: summary } = settings.translations?.[tag] ?? settings;
    yield* drawable(files.homePreview(tag), { catalog, title: catalog, summary });
    for (const category of categories.categories.filter(({ slug }) => used.has(slug))) {
      const { label: title, description: summary } = inLanguage(category, tag);
      yield* drawable(files.categoryPreview(tag, category.slug), { catalog, title, summary });
    }
  }
  // One image for all languages: what a publisher wrote is there once in most cases.
  const [first = ''] = languages;
  const labels = new Map(categories.categories.map((category) => [category.slug, inLanguage(category, first).label]));
  for (const { listing } of drawn) {
    const { slug, name: title, vendor, category, descriptions } = listing;
    const own = Object.values(descriptions).find((each) => each.summary === listing.summary);
    const { tagline, summary = undefined } = descriptions[first] ?? own ?? {};
    const maker = vendor.name === title ? undefined : vendor.name;
    const card = { catalog, title, vendor: maker, summary: tagline ?? summary, category: labels.get(category) };
    yield* drawable(files.listingPreview(slug), { ...card, icon: digestOfPicture(listing.icon) });
  }

  function* drawable(path: string, texts: Card): Generator<[path: string, card: Card]> {
    const card = readCard(texts, canShow);
    if (card !== undefined) yield [path, { ...card, ...(texts.icon !== undefined && { icon: texts.icon }) }];
  }
}

const inLanguage = (category: Category, tag: string) => ({ ...category, ...category.translations?.[tag] });
