/** What is answered of one listing: itself, its manifest, rank and sync log, its news feeds and its badge. */
import type { IRequestStrict } from 'itty-router';
import { files, urls } from '../../schemas/contracts/addresses.ts';
import type { Manifest } from '../../schemas/contracts/generated/catalog-2.0.ts';
import type {
  PublicSettings,
  RankHistory,
  SoftwareListing,
  SyncLog,
} from '../../schemas/contracts/generated/read-api.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { grayBadge, listingBadge as toBadge } from '../../schemas/writers/badge.ts';
import { toManifest } from '../../schemas/writers/manifest.ts';
import { NEWS_FORMATS, releaseNews } from '../../schemas/writers/news-feed.ts';
import { toRankResource } from '../../schemas/writers/rank-resource.ts';
import { baseUrlOf, findJson, readJson, WITHOUT_BASE } from '../base/assets.ts';
import { query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { badge, json, movedTo, problem, sharedText } from '../base/responses.ts';
import { ranking } from './build-facts.ts';
import { departedListing, departureOf } from './departed.ts';

/** The listing of the build with its places, which move when others do and so stand in no listing's file. */
export async function listing(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const slug = slugOf(request);
  if (slug === undefined) return undefined;
  const [found, { places }] = await Promise.all([readListing(env, slug), ranking(env)]);
  if (found === undefined) return noListing(request, env, slug);
  return json({ ...found, rank: { ...found.rank, ...places.get(slug) } });
}

export async function listingManifest(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const slug = slugOf(request);
  if (slug === undefined) return undefined;
  const found = await readListing(env, slug);
  if (found === undefined) return noListing(request, env, slug);
  const baseUrl = baseUrlOf(found.links.self, urls.listing(WITHOUT_BASE, slug));
  const { manifest, missing } = toManifest(found, baseUrl);
  if (manifest !== undefined) return json(manifest);
  const detail =
    `A manifest must have \`${missing}\`, and nothing in this listing gives it. ` +
    'It appears here once the publisher adds it to the feed.';
  return problem('manifest_incomplete', detail);
}

export function listingRank(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  return fromListing(request, env, async (found) => {
    const [{ facts, places }, history, { languages }] = await Promise.all([
      ranking(env),
      // The file does not exist until a snapshot holds a listing whose slug begins this way.
      findJson<RankHistory>(env, files.rankHistory(found.slug)),
      readJson<PublicSettings>(env, files.settings),
    ]);
    const place = places.get(found.slug);
    if (place === undefined) throw new Error('the rank table of the build lacks a listing of the build');
    const language = languages[0] ?? 'en';
    return toRankResource({ listing: found, place, total: places.size, facts, history, language });
  });
}

export function listingSyncLog(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  return fromListing(request, env, async ({ slug }): Promise<SyncLog> => {
    const [stored] = await query<{ log: string }>(env)`select log from sync_logs where slug = ${slug}`;
    return stored === undefined ? { slug, data: [] } : JSON.parse(stored.log);
  });
}

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

/** GET /software/{slug}/publiccode.yml. */
export async function listingPubliccode(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const slug = slugOf(request);
  if (slug === undefined) return undefined;
  const found = await readListing(env, slug);
  if (found === undefined) return noListing(request, env, slug);
  const { publiccodeText } = await import('../../schemas/writers/to-publiccode.ts');
  const { text, missing } = publiccodeText(found);
  if (text !== undefined) return sharedText(text, 'application/yaml');
  const keys = missing.map((key) => `\`${key}\``).join(', ');
  const detail = `A publiccode.yml must have ${keys}, and nothing in this listing gives that.`;
  return problem('publiccode_incomplete', detail);
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
    ? movedTo(files.badge(departure.renamedTo))
    : badge(grayBadge('withdrawn', name), 410);
}

/** Made from the listing's own answer, so that a slug without a listing gets the same answer at every address. */
async function fromListing(
  request: IRequestStrict,
  env: Env,
  make: (found: SoftwareListing) => Promise<unknown>,
): Promise<Response | undefined> {
  const answer = await listing(request, env);
  return answer?.status === 200 ? json(await make(await answer.json())) : answer;
}

/** Undefined leaves the request to the routes below: `/software/git.json` is a file, anything else is unknown. */
function slugOf(request: IRequestStrict): string | undefined {
  const { slug } = request.params;
  return slug !== undefined && isSlug(slug) ? slug : undefined;
}

export function readListing(env: Env, slug: string): Promise<SoftwareListing | undefined> {
  return findJson(env, files.listing(slug));
}

async function noListing(request: Request, env: Env, slug: string): Promise<Response> {
  const detail = 'No published listing has this slug. Published listings are at /api/v1/software.';
  return (await departedListing(request, env, slug)) ?? problem('not_found', detail);
}
