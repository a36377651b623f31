/** Changes as people read them: by day, on a day by kind, and each with what it changed. */
import type { Change } from '../../schemas/contracts/generated/read-api.ts';
import { CHANGE_KINDS, type ChangeKind, changeKinds, changeWords } from '../../schemas/wording/change-words.ts';
import { once } from '../base/memoize.ts';
import { readBrief, readChanges, readDeparted, readSlugs } from '../catalog/catalog-data.ts';

/** On one page: some screens of a phone. */
const PER_PAGE = 100;

interface ChangePage {
  /** Undefined for changes of every kind. */
  kind: ChangeKind | undefined;
  /** From 1, the newest changes. */
  page: number;
}

const published = once(() => new Set(readSlugs()));

/** Names that listings had until they were withdrawn. */
const formerNames = once(
  () =>
    new Map(
      readDeparted().flatMap(({ slug, departure }) =>
        'was' in departure && departure.was ? [[slug, departure.was.name]] : [],
      ),
    ),
);

/** Changes of each kind, newest first; those of several kinds are in each. */
const byKind = once(
  () =>
    new Map(CHANGE_KINDS.map((kind) => [kind, readChanges().data.filter((each) => changeKinds(each).includes(kind))])),
);

const changesOf = (kind: ChangeKind | undefined) =>
  kind === undefined ? readChanges().data : (byKind().get(kind) ?? []);

/** Kinds of which there are changes, and new versions: what is looked for most is said to be 0, too. */
export function offeredKinds(): { kind: ChangeKind; count: number }[] {
  const counted = CHANGE_KINDS.map((kind) => ({ kind, count: changesOf(kind).length }));
  return counted.filter(({ kind, count }) => count > 0 || kind === 'version');
}

/** The last page of changes of a kind, or of all; the first of all is there without any change, and says so. */
export function lastChangePage(kind: ChangeKind | undefined): number {
  return Math.max(1, Math.ceil(changesOf(kind).length / PER_PAGE));
}

export function changePages(): ChangePage[] {
  const kinds = CHANGE_KINDS.filter((kind) => changesOf(kind).length > 0);
  return [undefined, ...kinds].flatMap((kind) =>
    Array.from({ length: lastChangePage(kind) }, (_, at) => ({ kind, page: at + 1 })),
  );
}

/** The newest change of a kind is of this day; undefined where there is none. */
export const latestChange = (kind: ChangeKind | undefined) => changesOf(kind)[0]?.at.slice(0, 10);

/** A day may begin on one page and go on on the next. @param language of the words */
export function changeDaysOn({ kind, page }: ChangePage, language: string) {
  return changesByDay(changesOf(kind).slice((page - 1) * PER_PAGE, page * PER_PAGE), language, kind);
}

/**
 * @param changes newest first, and so are the days
 * @param only the kind that was chosen; else a change of several kinds stands under the most important one
 */
export function changesByDay(changes: readonly Change[], language: string, only?: ChangeKind) {
  const words = changeWords(language);
  const kindOf = (change: Change) => only ?? changeKinds(change)[0] ?? 'fields';
  return [...Map.groupBy(changes, ({ at }) => at.slice(0, 10))].map(([day, ofDay]) => {
    const grouped = Map.groupBy(ofDay, kindOf);
    const groups = CHANGE_KINDS.flatMap((kind) => {
      const those = grouped.get(kind);
      if (those === undefined) return [];
      // Changes of which the same is said stand together: one edit often changes many listings alike.
      const alike = [...Map.groupBy(those, (change) => words.details(change).join('\n')).values()];
      return [
        {
          kind,
          alike: alike.map((same) => ({ details: same.slice(0, 1).flatMap(words.details), changes: shown(same) })),
        },
      ];
    });
    return { day, groups };
  });

  /** The same of one listing is said once a day, like "Obsidian 1.13.6 → 1.13.7"; the name alone where that is all there is to say. */
  function shown(same: readonly Change[]) {
    const all = same.map((change) => {
      const listing = listingOf(change);
      // Its heading and its details say the rest.
      const isName =
        ['published', 'updated', 'silent', 'answering'].includes(change.change) && change.what?.version === undefined;
      const name = listing?.name ?? formerNames().get(change.slug);
      const title = words.title({ ...change, renamed_to: listing?.slug ?? change.renamed_to, name });
      return { title: isName && listing !== undefined ? listing.name : title, listing };
    });
    return [...new Map(all.map((each) => [each.title, each])).values()];
  }
}

/** As it is now: one that was renamed since is found where its link leads. @returns undefined for one that is published no more */
function listingOf({ links }: Change) {
  const slug = links.self
    ?.replace(/\.json$/, '')
    .split('/')
    .at(-1);
  if (slug === undefined || !published().has(slug)) return undefined;
  const { name, icon } = readBrief(slug);
  return { slug, name, icon };
}
