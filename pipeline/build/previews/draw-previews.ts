/** Images for where links to the catalog are shared (Open Graph): of its best listings, its categories and itself. */
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { digestOfPicture, files } from '../../../schemas/contracts/addresses.ts';
import type { Category } from '../../../schemas/contracts/generated/categories.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { compareTies } from '../../../schemas/rank/tie-breaking.ts';
import { SIGNAL_NAMES } from '../../../schemas/rank/weights.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import { MODULE_EXTENSION } from '../../repo/files/engine.ts';
import { publicSettings } from '../listings/public-settings.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';
import type { BuildWriter } from '../writer/build-writer.ts';
import { createCardRenderer } from './card-renderer.ts';
import type { DrawnCard } from './draw-thread.ts';
import { type Card, readCard } from './preview-card.ts';

/** Each is a file, and on a slow machine some 50 ms of a first build. */
const DEFAULT_LISTINGS = 1000;
/** Images between two words about how far it is. */
const STEP = 20;
const KEPT = SIGNAL_NAMES.indexOf('kept');

interface Previews {
  catalog: Pick<ShownCatalog, 'settings' | 'categories' | 'listings'>;
  ranked: readonly Pick<RankedListing, 'summary'>[];
  /** Those that have an image of their own. */
  drawn: readonly Pick<RankedListing, 'summary'>[];
  /** Of the build, which has the pictures of products already. */
  writer: Pick<BuildWriter, 'add' | 'keep' | 'placeOf' | 'stands'>;
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

/** Images that are drawn in a thread while other work is done. */
export interface PlannedPreviews extends AsyncDisposable {
  /** Of the images on the site. Pages name those that are there, and can be made while they are drawn. */
  paths: string[];
  /** Adds all images to the build: those that stand, and those that had to be drawn. */
  add(): Promise<void>;
}

export function planPreviews(previews: Previews): PlannedPreviews {
  const { catalog, writer } = previews;
  const images = catalog.settings.preview_images === 0 ? [] : [...readImages(previews)];
  const missing = images.filter(({ path, key }) => !writer.stands(path, key));
  const thread = missing.length === 0 ? undefined : startDrawing(missing, writer);
  return {
    paths: images.map(({ path }) => path),
    async add() {
      for (const { path, key } of images) writer.keep(path, key);
      if (thread !== undefined) await addDrawn(missing, thread.drawn, previews);
    },
    [Symbol.asyncDispose]: async () => void (await thread?.worker.terminate()),
  };
}

interface Image {
  path: string;
  card: Card;
  key: string;
}

function* readImages(previews: Previews): Generator<Image> {
  const { canShow, keyOf } = createCardRenderer();
  for (const [path, card] of readCards(previews, canShow)) yield { path, card, key: keyOf(card) };
}

function startDrawing(missing: readonly Image[], { placeOf }: Pick<BuildWriter, 'placeOf'>) {
  const workerData = missing.map(({ card }): DrawnCard => {
    return { card, iconFile: card.icon && placeOf(files.picture(card.icon)) };
  });
  const place = new URL(`./draw-thread${MODULE_EXTENSION}`, import.meta.url);
  const worker = new Worker(place, { workerData, env: {}, argv: [], execArgv: [] });
  // It holds what is drawn before anybody asks for it, and an error, too.
  return { worker, drawn: on(worker, 'message', { close: ['exit'] }) };
}

async function addDrawn(
  missing: readonly Image[],
  drawn: AsyncIterable<Uint8Array[]>,
  { writer, onStep }: Previews,
): Promise<void> {
  let count = 0;
  for await (const [image] of drawn) {
    const { path, key } = missing[count] as Image;
    await writer.add([[path, { key, make: () => image as Uint8Array }]]);
    if (count % STEP === 0) onStep(`drawing preview images ${count}/${missing.length}`);
    count += 1;
  }
  if (count < missing.length) throw new Error('The thread that draws preview images has ended.');
}

function* readCards(
  { catalog: { settings, categories, listings }, ranked, drawn }: Previews,
  canShow: (text: string) => boolean,
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
  for (const { summary: listed } of drawn) {
    const { slug, name: title, vendor, category } = listed;
    // To have a listing made as it is shown costs as much as to read it.
    const { descriptions = {} } = listings.get(slug) ?? {};
    const own = Object.values(descriptions).find((each) => each.summary === listed.summary);
    const { tagline, summary = undefined } = descriptions[first] ?? own ?? {};
    const maker = vendor.name === title ? undefined : vendor.name;
    const card = { catalog, title, vendor: maker, summary: tagline ?? summary, category: labels.get(category) };
    yield* drawable(files.listingPreview(slug), { ...card, icon: digestOfPicture(listed.icon) });
  }

  function* drawable(path: string, texts: Card): Generator<[path: string, card: Card]> {
    const card = readCard(texts, canShow);
    if (card !== undefined) yield [path, { ...card, ...(texts.icon !== undefined && { icon: texts.icon }) }];
  }
}

const inLanguage = (category: Category, tag: string) => ({ ...category, ...category.translations?.[tag] });
