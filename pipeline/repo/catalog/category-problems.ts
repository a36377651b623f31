/** What the categories say of each other, and listings of them. Also of a file that is wrong elsewhere. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { error, type Problem } from '../../../schemas/contracts/problems.ts';
import { placeProblems } from '../../../schemas/readers/place-problems.ts';
import { isObject, listMember, member } from '../../../schemas/rules/members.ts';
import { FALLBACK_CATEGORY } from '../../../schemas/rules/vocabulary.ts';
import { signProblem } from '../data/category-sign.ts';
import { CATEGORIES, type DataFiles } from '../data/data-files.ts';
import { type FileProblem, inFile } from '../problems/file-problem.ts';
import { jsonOf } from '../text/stable-json.ts';

/** So many listings are named of a category that is not there. */
const MAX_NAMED = 20;

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
  return placed(files, problems);
}

/** One problem for each category that listings are in and the vocabulary lacks. */
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
  return placed(files, problems);
}

/** What a sign may look like: anything else is wrong by the schema. */
const SIGN = /^[a-z0-9-]{1,64}$/;

function categoriesOf(files: DataFiles): Record<string, unknown>[] | undefined {
  const value = jsonOf(files.get(CATEGORIES));
  return Array.isArray(member(value, 'categories')) ? listMember(value, 'categories').filter(isObject) : undefined;
}

function placed(files: DataFiles, problems: readonly Problem[]): FileProblem[] {
  const bytes = files.get(CATEGORIES);
  return bytes === undefined || problems.length === 0 ? [] : inFile(CATEGORIES, placeProblems(problems, bytes));
}
