/** What is answered of one listing: itself, its manifest, rank and sync log, its news feeds and its badge. */
import type { IRequestStrict } from 'itty-router';
import { files } from '../../schemas/contracts/addresses.ts';
import type { Manifest } from '../../schemas/contracts/generated/catalog-2.0.ts';
import type { RankHistory, SoftwareListing, SyncLog } from '../../schemas/contracts/generated/read-api.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { grayBadge, listingBadge as toBadge } from '../../schemas/writers/badge.ts';
import { toManifest } from '../../schemas/writers/manifest.ts';
import { NEWS_FORMATS, releaseNews } from '../../schemas/writers/news-feed.ts';
import { toRankResource } from '../../schemas/writers/rank-resource.ts';
import { baseUrl, findJson, publicSettings, readAsset, readJson } from '../base/assets.ts';
import { query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { badge, json, jsonMadeOf, problem, redirect, sharedText } from '../base/responses.ts';
import { ranking } from './build-facts.ts';
import { departedListing, departureOf } from './renamed-and-withdrawn.ts';

type Answer<Found> = (found: Found, env: Env, slug: string) => Promise<Response>;

/** A route. Undefined leaves the request to those below it: `/software/git.json` is a file, anything else is unknown. */
const ofFile = (answer: Answer<Response>) => async (request: IRequestStrict, env: Env) => {
  const { slug } = request.params;
  if (slug === undefined || !isSlug(slug)) return undefined;
  const found = await readAsset(env, files.listing(slug));
  if (found !== undefined) return answer(found, env, slug);
  const detail = 'No published listing has this slug. Published listings are at /api/v1/software.';
  return (await departedListing(request, env, slug)) ?? problem('not_found', detail);
};

const ofListing = (answer: Answer<SoftwareListing>) =>
  ofFile(async (found, env, slug) => answer(await found.json(), env, slug));

/** The last member of a rank. No other object of a listing has one of this name, and in a text a quote is escaped. */
const LAST_OF_RANK = /"weights_version":"[^"]*"/;

/** The listing of the build with its places, which move when others do and so stand in no listing's file. */
export const listing = ofFile(async (found, env, slug) => {
  const { places } = await ranking(env);
  const place = JSON.stringify(places.get(slug) ?? {}).slice(1, -1);
  const text = await found.text();
  const { 0: last, index } = LAST_OF_RANK.exec(text) ?? {};
  if (last === undefined || index === undefined) throw new Error('a listing of the build has no rank');
  const end = index + last.length;
  const members = place === '' ? '' : `,${place}`;
  return jsonMadeOf(found, place, text.slice(0, end) + members + text.slice(end));
});

export const listingManifest = ofListing(async (found, env) => {
  const { manifest, missing } = toManifest(found, await baseUrl(env));
  if (manifest !== undefined) return json(manifest);
  const detail =
    `A manifest must have \`${missing}\`, and nothing in this listing gives it. ` +
    'It appears here once the publisher adds it to the feed.';
  return problem('manifest_incomplete', detail);
});

export const listingRank = ofListing(async (found, env) => {
  const [{ facts, places }, history, { languages }] = await Promise.all([
    ranking(env),
    // The file does not exist until a snapshot holds a listing whose slug begins this way.
    findJson<RankHistory>(env, files.rankHistory(found.slug)),
    publicSettings(env),
  ]);
  const place = places.get(found.slug);
  if (place === undefined) throw new Error('the rank table of the build lacks a listing of the build');
  const language = languages[0] ?? 'en';
  return json(toRankResource({ listing: found, place, total: places.size, facts, history, language }));
});

export const listingSyncLog = ofListing(async ({ slug }, env) => {
  const [stored] = await query<{ log: string }>(env)`select log from sync_logs where slug = ${slug}`;
  return json(stored === undefined ? ({ slug, data: [] } satisfies SyncLog) : JSON.parse(stored.log));
});

/** GET /software/{slug}/publiccode.yml. */
export const listingPubliccode = ofListing(async (found) => {
  const { publiccodeText } = await import('../../schemas/writers/to-publiccode.ts');
  const { text, missing } = publiccodeText(found);
  if (text !== undefined) return sharedText(text, 'application/yaml');
  const keys = missing.map((key) => `\`${key}\``).join(', ');
  const detail = `A publiccode.yml must have ${keys}, and nothing in this listing gives that.`;
  return problem('publiccode_incomplete', detail);
});

/** GET /software/{slug}/news.atom and news.json: the releases of a listing as a news feed. */
export async function listingNews(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const { slug = '', file = '' } = request.params;
  const format = (['atom', 'json'] as const).find((name) => file === `news.${name}`);
  if (format === undefined || !isSlug(slug)) return undefined;
  const found = await readListing(env, slug);
  if (found === undefined) return departedListing(request, env, slug);
  const { mediaType, write } = NEWS_FORMATS[format];
  return sharedText(write(releaseNews(found)), mediaType);
}

/** GET /badges/{slug}.svg: a picture even where there is no listing: otherwise the page that embeds it would show a broken image. */
export async function listingBadge(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const { file = '' } = request.params;
  if (!file.endsWith('.svg')) return undefined;
  const slug = file.slice(0, -'.svg'.length);
  const { name } = (await readJson<Manifest>(env, files.manifest)).entity;
  if (!isSlug(slug)) return badge(grayBadge('not listed', name), 404);
  const found = await readListing(env, slug);
  if (found !== undefined) return badge(toBadge(found, name));
  const departure = await departureOf(env, slug);
  if (departure === undefined) return badge(grayBadge('not listed', name), 404);
  return 'renamedTo' in departure
    ? redirect(files.badge(departure.renamedTo))
    : badge(grayBadge('withdrawn', name), 410);
}

export function readListing(env: Env, slug: string): Promise<SoftwareListing | undefined> {
  return findJson(env, files.listing(slug));
}
