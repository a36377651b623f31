/** What differs between two whole builds, pages included, between which only a day has passed. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, paths } from '../../../schemas/contracts/addresses.ts';
import type { RankTable } from '../../../schemas/contracts/generated/read-api.ts';
import { isLongForm } from '../../../tools/testing/rounds.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import { type SampleSite, sampleSite } from '../testing/sample-site.ts';

/** One listing of those built, Astro, has lost a point on the second day. */
const DAYS = ['2027-10-13', '2027-10-14'] as const;

let site: SampleSite;
let emitted: string[];
let differing: string[];
let tables: RankTable[];
beforeAll(async () => {
  site = sampleSite(isLongForm() ? /^/ : /^(?:ke|as|vi|ky)$/);
  for (const day of DAYS) await site.buildCold(day, `dist.${day}`);
  const [before = [], after] = await Promise.all(DAYS.map(pathsOf));
  expect(after).toEqual(before);
  emitted = before;
  differing = before.filter((path) => read(DAYS[0], path) !== read(DAYS[1], path));
  tables = DAYS.map((day) => JSON.parse(read(day, files.rankTable)));
});
afterAll(() => site.remove());

const pathsOf = async (day: string) => (await allFiles(site.at(`dist.${day}`))).map((path) => `/${path}`);
const read = (day: string, path: string) => readFileSync(site.at(`dist.${day}${path}`), 'utf8');
const pageFile = (path: string) => `${path}index.html`;
const differs = (path: string) => differing.includes(path);

/** What a page says of the place of its listing: the exact place within the first hundred. Its script asks for the step. */
function placeShown({ order }: RankTable, slug: string) {
  const position = order.findIndex(([each]) => each === slug) + 1;
  return position <= 100 ? position : undefined;
}

describe('a day on which nothing happens', () => {
  it('changes the page of a listing only where its JSON or the place on it changed', () => {
    const slugs = tables[0]?.order.map(([slug]) => slug) ?? [];
    const changed = slugs.filter((slug) => differs(pageFile(paths.listingPage(slug))));
    const [before, after] = tables.map((table) => (slug: string) => placeShown(table, slug));
    const expected = slugs.filter((slug) => differs(files.listing(slug)) || before?.(slug) !== after?.(slug));
    expect(changed).toEqual(expected);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(slugs.length);
  });

  it('changes the page of a list where the list in the API changed, and nowhere else', () => {
    const lists = emitted.flatMap((path) => listBehind(path) ?? []);
    expect(lists.length).toBeGreaterThan(4);
    expect(lists.filter(({ page, list }) => differs(page) !== differs(list))).toEqual([]);
  });

  it('changes nothing else but the rank table, the pages that show the first of a list, and what describes the build', () => {
    const listings = tables[0]?.order.flatMap(([slug]) => [files.listing(slug), pageFile(paths.listingPage(slug))]);
    const lists = emitted.flatMap((path) => listBehind(path) ?? []).flatMap(({ page, list }) => [page, list]);
    const known = new Set([
      ...(listings ?? []),
      ...lists,
      files.listPage(undefined, 1),
      ...[paths.home, paths.search].map(pageFile),
    ]);
    // A page is built from the same JSON in every language, and filters and publishers show entries of the lists.
    const isFilter = (path: string) => /^\/(?:software\/_(?!page)[a-z_-]+|publishers\/[a-z0-9-]+)\//.test(path);
    const ofFirstLanguage = differing.map((path) => path.replace(/^\/de\//, '/'));
    const rest = ofFirstLanguage.filter((path) => !known.has(path) && !isFilter(path));
    const describing = /^\/api\/v1\/_build/;
    expect(rest.filter((path) => !describing.test(path))).toEqual([files.rankTable]);
  });
});

/** Of a page that shows a list: its own path, and that of the list. */
function listBehind(page: string): { page: string; list: string } | undefined {
  const match = /^\/(?:software|categories\/([a-z0-9-]+))\/(?:_page\/(\d+)\/)?index\.html$/.exec(page);
  return match === null ? undefined : { page, list: files.listPage(match[1], Number(match[2] ?? 1)) };
}
