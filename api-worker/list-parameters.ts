/** Reads the parameters of GET /api/v1/software. Messages name our parameters and never repeat the caller's text. */
import { DEFAULT_PER_PAGE, type ListQuery, MAX_PER_PAGE } from '../schemas/addresses.ts';
import type { FieldError } from '../schemas/generated/problem.ts';

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
  if ([...parameters.keys()].some((name) => !KNOWN.includes(name))) errors.push(unknownParameter());
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

/** The value of a parameter that may stand once; undefined if it is absent, or stands twice and was reported. */
function single(parameters: URLSearchParams, name: string, errors: FieldError[]): string | undefined {
  const values = parameters.getAll(name);
  if (values.length <= 1) return values[0];
  const message = `\`${name}\` stands in the address more than once. Keep one.`;
  errors.push({ pointer: `/${name}`, code: 'repeated', message });
  return undefined;
}

function badValue(name: string, expected: string): FieldError {
  return { pointer: `/${name}`, code: 'bad_value', message: `\`${name}\` must be ${expected}.`, expected };
}

/** An unknown name is text of whoever wrote the address, so it gets no pointer and is not repeated. */
function unknownParameter(): FieldError {
  const message = 'There is an unknown parameter in the address. Leave it out, or correct its name.';
  return { pointer: '', code: 'unknown_parameter', message, expected: `only ${KNOWN.join(', ')}` };
}

function notYet(parameters: URLSearchParams): string[] {
  const features = NOT_YET.filter((name) => parameters.has(name));
  if (parameters.getAll('category').length > 1) features.push('a repeated category');
  if (SORTS_NOT_YET.includes(parameters.get('sort') ?? '')) features.push('a sort other than rank');
  return features;
}
