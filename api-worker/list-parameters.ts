/** Reads the parameters of GET /api/v1/software. Messages name our parameters and never repeat the caller's text. */
import { DEFAULT_PER_PAGE, type ListQuery, MAX_PER_PAGE } from '../schemas/addresses.ts';
import type { FieldError } from '../schemas/generated/problem.ts';
import { badValue, single, unknownParameters } from './parameters.ts';

/** Fifteen digits: any page a catalog could have, and still an exact number. */
const MAX_PAGE = 999_999_999_999_999;

/** Parameters of the read API that need a search this server does not have yet. */
const NOT_YET = ['q', 'kind', 'license_type', 'platform', 'pricing', 'badge', 'verified', 'facets'];
const SORTS_NOT_YET = ['relevance', 'name', 'updated', 'published'];
const KNOWN = ['page', 'per_page', 'category', 'sort', ...NOT_YET];

export type ListParameters =
  | { kind: 'query'; query: ListQuery }
  | { kind: 'bad'; errors: FieldError[] }
  | { kind: 'not_yet'; features: string[] };

/** Every bad parameter at once; what is not there yet is said only of a request that is right otherwise. */
export function readListParameters(parameters: URLSearchParams): ListParameters {
  const errors: FieldError[] = [];
  const query: ListQuery = {
    category: parameters.get('category') ?? undefined,
    page: readNumber(parameters, 'page', MAX_PAGE, errors) ?? 1,
    per_page: readNumber(parameters, 'per_page', MAX_PER_PAGE, errors) ?? DEFAULT_PER_PAGE,
  };
  checkSort(parameters, errors);
  errors.push(...unknownParameters(parameters, KNOWN));
  if (errors.length > 0) return { kind: 'bad', errors };
  const features = notYet(parameters);
  return features.length > 0 ? { kind: 'not_yet', features } : { kind: 'query', query };
}

export function unknownCategory(): FieldError {
  const message = '`category` must be the slug of a category of this catalog. They are listed at /api/v1/categories.';
  return { pointer: '/category', code: 'unknown_category', message, expected: 'a slug from /api/v1/categories' };
}

function readNumber(
  parameters: URLSearchParams,
  name: 'page' | 'per_page',
  max: number,
  errors: FieldError[],
): number | undefined {
  const text = single(parameters, name, errors);
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,14}$/.test(text) && Number(text) <= max) return Number(text);
  errors.push(badValue(name, `a whole number from 1 to ${max}`));
  return undefined;
}

function checkSort(parameters: URLSearchParams, errors: FieldError[]): void {
  const sort = single(parameters, 'sort', errors);
  const sorts = ['rank', ...SORTS_NOT_YET];
  if (sort !== undefined && !sorts.includes(sort)) errors.push(badValue('sort', `one of ${sorts.join(', ')}`));
}

function notYet(parameters: URLSearchParams): string[] {
  const features = NOT_YET.filter((name) => parameters.has(name));
  if (parameters.getAll('category').length > 1) features.push('a repeated category');
  if (SORTS_NOT_YET.includes(parameters.get('sort') ?? '')) features.push('a sort other than rank');
  return features;
}
