/** Addresses of pages that a build for a bare static host has, and this one answers in another way. */
import type { IRequestStrict } from 'itty-router';
import { DEFAULT_PER_PAGE, files, paths, urls } from '../../schemas/contracts/addresses.ts';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { findJson, readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { redirect } from '../base/responses.ts';
import { pageLanguages } from './build-facts.ts';

/** A further page of the whole list or of a category: the search has the same listings on the page of that number. */
export async function furtherListPage(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const { slug: category, page = '' } = request.params;
  const folder = await languageFolder(request, env);
  if (folder === undefined || !(await isPage(env, category, page))) return undefined;
  const query = new URLSearchParams({ ...(category !== undefined && { category }), page });
  return redirect(`${folder}${paths.search}?${query}`, 307);
}

/** The JSON of one, under the name of its file. */
export async function furtherListFile(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const { slug: category, file = '' } = request.params;
  const page = /^(\d{1,15})\.json$/.exec(file)?.[1] ?? '';
  if (!(await isPage(env, category, page))) return undefined;
  // Those of the build are served by their names.
  const held = await readAsset(env, files.listPage(category, Number(page)));
  await held?.body?.cancel();
  if (held !== undefined) return undefined;
  const query = { category, page: Number(page), per_page: DEFAULT_PER_PAGE };
  return redirect(urls.list({ base_url: '', host: 'worker' }, query), 307);
}

/** A part of the list by name that was there until another cut: all parts are on one page. */
export async function alphabetPart(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const folder = await languageFolder(request, env);
  if (folder === undefined || !PART.test(request.params.start ?? '')) return undefined;
  return redirect(folder + paths.alphabet, 307);
}

/** Longer than a slug: it may be of a name and a slug. */
const PART = /^[a-z0-9-]{1,128}$/;

/** What stands before the path of a page in its language; undefined where there are no pages in it. */
async function languageFolder({ params }: IRequestStrict, env: Env): Promise<string | undefined> {
  if (params.language === undefined) return '';
  const [, ...others] = await pageLanguages(env);
  return others.includes(params.language) ? `/${params.language}` : undefined;
}

/** The first one has an address of its own. @param page as it stands in the address */
async function isPage(env: Env, category: string | undefined, page: string): Promise<boolean> {
  if (!/^[1-9]\d{0,14}$/.test(page) || page === '1') return false;
  if (category !== undefined && !isSlug(category)) return false;
  const first = await findJson<SoftwarePage>(env, files.listPage(category, 1));
  return first !== undefined && Number(page) <= first.pagination.total_pages;
}
