/** A catalog in a git repository of its own, with as many listings as wanted, published week by week. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import settings from '../../../data/catalog.json' with { type: 'json' };
import categories from '../../../data/categories.json' with { type: 'json' };
import type { ReadFeed } from '../../../pipeline/collect/feeds/read-feed.ts';
import { commitTo, type FileChange } from '../../../pipeline/repo/git/commits.ts';
import { git } from '../../../pipeline/repo/git/git.ts';
import type { Snapshot } from '../../../pipeline/review/plan/entries/entry.ts';
import { snapshotFiles } from '../../../pipeline/review/plan/entries/entry-files.ts';
import { createPlanner, type PlannerInput } from '../../../pipeline/review/plan/run/plan-feeds.ts';
import { readPadJson } from '../../../schemas/readers/pad-json.ts';
import { categoryLookup } from '../../../schemas/rules/vocabulary.ts';
import { padJsonFile } from '../documents/pad-json.ts';
import type { Order } from '../measuring/measure.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const DAY_MS = 86_400_000;
const WEEK = 7;
/** Of the last commit: the first day on which the catalog is built. */
const TODAY = '2026-11-20';
/** Commits that bring listings, one a week. */
const WEEKS = 50;
/** Of the listings, one in so many has a new version. */
const STEP = 100;
const NEW_VERSION = '99.0';

const context = { findCategory: categoryLookup(categories) };

export function dayAfter(days: number): string {
  return new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Settings and categories are those of the sample; its modules are the project’s. @param feeds files of data/feeds */
export async function startRepository(folder: string, feeds: Iterable<readonly [name: string, text: string]> = []) {
  mkdirSync(join(folder, 'data', 'feeds'), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  const ownSettings = { ...settings, base_url: 'https://catalog.example' };
  writeFileSync(join(folder, 'data', 'catalog.json'), JSON.stringify(ownSettings));
  writeFileSync(join(folder, 'data', 'categories.json'), JSON.stringify(categories));
  for (const [name, text] of feeds) writeFileSync(join(folder, 'data', 'feeds', `${name}.json`), text);
  await git(folder, ['init', '--quiet', '--initial-branch=main']);
  await git(folder, ['add', 'data']);
  await git(folder, ['commit', '--quiet', '--message', 'Begin'], { date: new Date(dayAfter(-(WEEKS + 1) * WEEK)) });
}

/** Adds the listings of an order, in the work tree too. */
export async function publishListings(folder: string, order: Order): Promise<void> {
  const plan = createPlanner(inputOf([]));
  for (let week = 0; week < WEEKS; week += 1) {
    const files: FileChange[] = [];
    const [from, to] = [week, week + 1].map((edge) => Math.floor((order.count * edge) / WEEKS)) as [number, number];
    for (let index = from; index < to; index += 1) files.push(...snapshotFiles(snapshotOf(plan(readOf(order, index)))));
    await commit(folder, `Publish ${to - from} listings`, files, settled(dayAfter((week - WEEKS) * WEEK)));
  }
  await git(folder, ['reset', '--quiet', '--hard']);
}

/** One listing in a hundred has a version that is released today. @returns how many */
export async function releaseVersions(folder: string, order: Order): Promise<number> {
  const first = createPlanner(inputOf([]));
  const indexes = Array.from({ length: Math.ceil(order.count / STEP) }, (_, place) => place * STEP);
  const published = indexes.map((index) => snapshotOf(first(readOf(order, index))));
  const plan = createPlanner(inputOf(published));
  const files = indexes.flatMap((index) => snapshotFiles(snapshotOf(plan(readOf(order, index, NEW_VERSION)))));
  await commit(folder, `Update ${indexes.length} listings`, files, TODAY);
  await git(folder, ['reset', '--quiet', '--hard']);
  return indexes.length;
}

async function commit(folder: string, message: string, files: readonly FileChange[], day: string): Promise<void> {
  if (files.length === 0) return;
  const parent = await git(folder, ['rev-parse', 'HEAD']);
  await commitTo(folder, 'main', { parent, message: `${message}\n`, files }, new Date(`${day}T06:00:00Z`));
}

function inputOf(published: readonly Snapshot[]): PlannerInput {
  return {
    data: {
      settings: settings as PlannerInput['data']['settings'],
      categories,
      listings: new Map(published.map(({ listing }) => [listing.slug, listing])),
      ledger: new Map(published.map(({ record }) => [record.slug, record])),
      evidence: new Map(),
      feeds: [],
      usage: [],
    },
    proposals: new Map(),
    today: TODAY,
  };
}

/** As the pipeline reads it from its address. */
function readOf({ seed }: Order, index: number, version?: string): ReadFeed {
  const read = readPadJson(documentAt(seed, index, version), context);
  if (read.draft === undefined) throw new Error(`A generated document was refused: ${read.problems[0]?.code}.`);
  const { draft, slugIsDerived = false, problems } = read;
  const url = `https://works.example/${index}.json`;
  const feed = { label: `feed ${index}`, sources: [{ kind: 'pad-json' as const, url }] } satisfies ReadFeed['feed'];
  return { feed, draft, provenance: {}, slugIsDerived, sources: [{ kind: 'pad-json', url }], problems };
}

function snapshotOf({ outcome, snapshot, label }: ReturnType<ReturnType<typeof createPlanner>>): Snapshot {
  if (snapshot === undefined) throw new Error(`The document of ${label} became no listing: ${outcome}.`);
  return snapshot;
}

/** @param version that is released today, over those that were */
function documentAt(seed: number, index: number, version?: string): Uint8Array {
  const document = JSON.parse(Buffer.from(padJsonFile(seed, index)).toString());
  const releases = [document.release, ...(document.releases ?? [])];
  for (const release of releases) release.released_on = settled(release.released_on);
  if (version !== undefined) {
    document.releases = releases;
    document.release = { version, released_on: TODAY, release_type: 'minor' };
  }
  return Buffer.from(JSON.stringify(document));
}

/** The same day or one of the week before, not after today and never the one whose weeks turn tomorrow. */
function settled(day: string): string {
  let time = Date.parse(day);
  while (time > Date.parse(TODAY)) time -= 52 * WEEK * DAY_MS;
  const isTomorrows = ((Date.parse(TODAY) + DAY_MS - time) / DAY_MS) % WEEK === 0;
  return new Date(isTomorrows ? time - DAY_MS : time).toISOString().slice(0, 10);
}
