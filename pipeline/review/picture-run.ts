/** The part of a sync that looks at pictures, and says of each listing which ones are its. */
import type { Problem } from '../../schemas/contracts/problems.ts';
import type { FeedResult, ReadFeed } from '../collect/feeds/read-feed.ts';
import { withDrawer } from '../collect/pictures/drawer.ts';
import { gatherPictures, type Illustrated } from '../collect/pictures/gather-pictures.ts';
import { pictureStore } from '../collect/pictures/picture-store.ts';
import { seenPictures } from '../collect/pictures/read-picture.ts';
import { robotsRules } from '../collect/pictures/robots-txt.ts';
import { SOURCE_KINDS } from '../collect/sources/source-kinds.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { dayOf } from '../repo/text/day-of.ts';
import type { OpenRepository } from './plan/proposals/open-repository.ts';
import type { ReviewedRun } from './plan/run/run-types.ts';
import { createSlugBook, type SlugBook } from './plan/run/slugs.ts';
import { type SyncOptions, untilEnd } from './plan/run/sync-options.ts';

/** They lie in git, a hundred times as large as what is said of a listing: every clone of a larger catalog would suffer. */
const MOST_WITH_SCREENSHOTS = 1000;

export interface PictureRun {
  /** A result with its pictures; one of which nothing is known stays as it is. */
  withPictures(result: FeedResult): FeedResult;
  /** What is wrong with the pictures of a feed, by its label. */
  problemsOf(label: string): Problem[];
}

/** @param results of the run, feeds and submissions */
export async function gatherRunPictures(
  { folder, now, output }: CommandContext,
  { dryRun, date }: SyncOptions,
  results: readonly FeedResult[],
  repository: OpenRepository,
  { state, access, deadline }: ReviewedRun,
): Promise<PictureRun> {
  const read = results.filter((result): result is ReadFeed => 'draft' in result);
  const book = createSlugBook(repository);
  const beside = filesBeside(repository);
  const subjects = read.map((result) => illustrated(result, repository, { book, beside }));
  const isOff = dryRun === true || repository.data.settings.pictures === false;
  const isEnd = untilEnd(deadline);
  const store = pictureStore(folder);
  const found = await withDrawer((drawer) =>
    gatherPictures(subjects, {
      ...{ drawer, store, client: access.client, seenBefore: seenPictures(state.cache), today: date ?? dayOf(now) },
      mayFetch: robotsRules(access.client),
      takesScreenshots: repository.data.listings.size < MOST_WITH_SCREENSHOTS,
      isOver: () => isOff || isEnd(),
      onProgress: (done, total) => output.progress(`looking at pictures ${done}/${total}`),
    }),
  );
  if (!isOff) await store.tidy(now);
  const byLabel = new Map(read.map(({ feed }, index) => [feed.label, found[index]]));
  return {
    problemsOf: (label) => byLabel.get(label)?.problems ?? [],
    withPictures(result) {
      const own = byLabel.get(result.feed.label)?.pictures;
      return 'draft' in result && own !== undefined ? { ...result, draft: { ...result.draft, pictures: own } } : result;
    },
  };
}

/** What is published or proposed of a listing is known of it, whatever slug its source claims now. */
function illustrated(
  { feed, draft, sources, provenance }: ReadFeed,
  { data, proposals }: OpenRepository,
  { book, beside }: { book: SlugBook; beside: ReadonlyMap<string, Illustrated['files']> },
): Illustrated {
  const slug = book.ownerOf(feed) ?? draft.slug;
  const known = [proposals.get(slug)?.snapshot?.listing.pictures, data.listings.get(slug)?.pictures];
  const { kind } = sources[provenance.screenshots ?? 0] ?? {};
  const files = beside.get(sources[0].feed ?? '') ?? { screenshots: [] };
  return { draft, files, isFromReadme: kind !== undefined && SOURCE_KINDS[kind].isRepository === true, known };
}

/** Like data/feeds/editor.icon.png and data/feeds/editor.screenshot-1.jpg */
const BESIDE =
  /^data\/feeds\/([a-z0-9][a-z0-9._-]{0,99})\.(icon|screenshot-[1-3])\.(?:png|jpe?g|webp|gif|avif|ico|svg)$/;

/** Pictures that operators keep beside their documents, by name of the document. */
function filesBeside({ files }: OpenRepository): ReadonlyMap<string, Illustrated['files']> {
  const found = new Map<string, Illustrated['files']>();
  for (const path of [...files.keys()].filter((one) => BESIDE.test(one)).sort()) {
    const [, name = '', role] = BESIDE.exec(path) ?? [];
    const file = files.get(path);
    if (file === undefined) continue;
    const own = found.get(name) ?? { screenshots: [] };
    if (role === 'icon') own.icon = file;
    else own.screenshots.push(file);
    found.set(name, own);
  }
  return found;
}
