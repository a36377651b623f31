/** What the categories say of each other, and listings of them. Also of a file that is wrong elsewhere. */
import { createRequire } from 'node:module';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { error, type Problem } from '../../../schemas/contracts/problems.ts';
import { isObject, listMember, member } from '../../../schemas/rules/members.ts';
import { FALLBACK_CATEGORY } from '../../../schemas/rules/vocabulary.ts';
import { isNear } from '../../../schemas/search/near-words.ts';
import { CATEGORIES, type DataFiles } from '../data/data-files.ts';
import { type FileProblem, placedIn } from '../problems/file-problem.ts';
import { jsonOf } from '../text/stable-json.ts';

/** So many listings are named of a category that is not there. */
const MAX_NAMED = 20;
/** And so many signs that were perhaps meant. */
const MAX_SIGNS_NAMED = 5;

export function categoryProblems(files: DataFiles): FileProblem[] {
  const categories = categoriesOf(files);
  if (categories === undefined) return [];
  const problems: Problem[] = [];
  const places = new Map<unknown, number>();
  for (const [index, category] of categories.entries()) {
    const [slug, sign] = [member(category, 'slug'), member(category, 'sign')];
    const other = places.get(slug);
    if (typeof slug === 'string' && other !== undefined)
      problems.push(error(`/categories/${index}/slug`, 'category_twice', { other: `categories.${other}` }));
    else places.set(slug, index);
    const reason = typeof sign === 'string' && SIGN.test(sign) ? signProblem(sign) : undefined;
    if (reason !== undefined) problems.push(error(`/categories/${index}/sign`, 'unknown_sign', { reason }));
  }
  if (!places.has(FALLBACK_CATEGORY))
    problems.push(error('/categories', 'fallback_missing', { slug: FALLBACK_CATEGORY }));
  return placedIn(files, CATEGORIES, problems);
}

export function missingCategories(
  files: DataFiles,
  listings: Iterable<Pick<Listing, 'slug' | 'category'>>,
): FileProblem[] {
  const categories = categoriesOf(files);
  if (categories === undefined) return [];
  const slugs = new Set(categories.map((category) => member(category, 'slug')));
  const without = new Map<string, string[]>();
  for (const { slug, category } of listings) {
    if (!slugs.has(category)) without.set(category, [...(without.get(category) ?? []), slug]);
  }
  const problems = [...without].map(([category, found]) => {
    const named = found.sort().slice(0, MAX_NAMED).join(', ');
    const count = Math.max(0, found.length - MAX_NAMED);
    return error('/categories', 'category_missing', { category, slugs: named, count });
  });
  return placedIn(files, CATEGORIES, problems);
}

/** What a sign may look like: anything else is wrong by the schema. */
const SIGN = /^[a-z0-9-]{1,64}$/;

function categoriesOf(files: DataFiles): Record<string, unknown>[] | undefined {
  const value = jsonOf(files.get(CATEGORIES));
  return Array.isArray(member(value, 'categories')) ? listMember(value, 'categories').filter(isObject) : undefined;
}

/** @returns what is wrong with the name of an icon, and what to write instead; undefined where nothing is */
export function signProblem(sign: string): string | undefined {
  // Read only where a category has a sign: 600 kB.
  const { icons } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json');
  if (Object.hasOwn(icons, sign)) return undefined;
  const near = nearest(sign, Object.keys(icons));
  const meant = near.length === 0 ? '' : ` Perhaps one of these is meant: ${near.join(', ')}.`;
  return `there is no sign "${sign}".${meant} All are on https://lucide.dev/icons/. Without one, letters of the label are shown.`;
}

/** Misspelled ones first, then those with the same word in them. */
function nearest(sign: string, names: readonly string[]): string[] {
  const words = sign.split('-').filter((word) => word.length > 2);
  const misspelled = names.filter((name) => isNear(sign, name));
  const related = names.filter((name) => name.split('-').some((word) => words.includes(word)));
  return [...new Set([...misspelled, ...related])].slice(0, MAX_SIGNS_NAMED);
}
