/** Changes as people read them: by day, and on a day by what happened. */
import type { Change } from '../../schemas/contracts/generated/read-api.ts';
import { once } from '../base/memoize.ts';
import { readChanges, readListing, readSlugs } from '../catalog/catalog-data.ts';

/** On one page: some screens of a phone. */
const PER_PAGE = 100;

interface ChangedListing {
  slug: string;
  /** Slug and name of the listing as it is now; undefined where it is published no more. */
  present: string | undefined;
  name: string | undefined;
  /** Why it was withdrawn. */
  reason: string | undefined;
}

interface ChangeDay {
  /** In UTC, like 2026-01-31. */
  day: string;
  groups: { change: Change['change']; entries: ChangedListing[] }[];
}

const published = once(() => new Set(readSlugs()));

/** Numbers of the pages of changes; the first is there without any change, and says so. */
export function changePages(): number[] {
  const last = Math.max(1, Math.ceil(readChanges().data.length / PER_PAGE));
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** @param page from 1, the newest changes. A day may begin on one page and go on on the next */
export function changeDaysOn(page: number): ChangeDay[] {
  return changesByDay(readChanges().data.slice((page - 1) * PER_PAGE, page * PER_PAGE));
}

/** @param changes newest first, and so are the days; a listing stands once under what happened to it on a day */
export function changesByDay(changes: readonly Change[]): ChangeDay[] {
  return [...Map.groupBy(changes, ({ at }) => at.slice(0, 10))].map(([day, ofDay]) => ({
    day,
    groups: [...Map.groupBy(ofDay, ({ change }) => change)].map(([change, alike]) => ({
      change,
      entries: [...Map.groupBy(alike, ({ slug }) => slug).values()].flatMap(([latest]) =>
        latest ? [toListing(latest)] : [],
      ),
    })),
  }));
}

/** A listing that was renamed since is found where its link leads. */
function toListing({ slug, links, reason }: Change): ChangedListing {
  const linked = links.self
    ?.replace(/\.json$/, '')
    .split('/')
    .at(-1);
  const present = linked !== undefined && published().has(linked) ? linked : undefined;
  return { slug, present, name: present === undefined ? undefined : readListing(present).name, reason };
}
