/** Reads the parameters of GET /api/v1/software. Messages name our parameters and never repeat the caller's text. */
import { DEFAULT_PER_PAGE, type ListQuery, MAX_PER_PAGE } from '../../schemas/contracts/addresses.ts';
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import listingSchema from '../../schemas/contracts/listing.json' with { type: 'json' };
import { isSlug } from '../../schemas/rules/slug.ts';
import { FACETS, type Facet, ORDERS, type Order } from '../../schemas/search/narrow.ts';
import { MAX_QUERY } from '../../schemas/search/query.ts';
import { badValue, single, unknownParameters } from '../base/parameters.ts';
import type { FilterName, ListRequest } from './list-request.ts';

/** Fifteen digits: any page a catalog could have, and still an exact number. */
const MAX_PAGE = 999_999_999_999_999;

const { $defs } = listingSchema;

/** Filters by exact value. Those without a list are checked against the catalog. */
const VALUES = {
  category: undefined,
  kind: $defs.kind.enum,
  license_type: $defs.licenseType.enum,
  platform: $defs.platform.enum,
  pricing: $defs.pricing.properties.model.enum,
  badge: $defs.badge.enum,
} satisfies Record<FilterName, readonly string[] | undefined>;

const FILTERS = Object.keys(VALUES) as FilterName[];

const KNOWN = [
  ...['page', 'per_page', 'category', 'sort', 'q', ...FILTERS.slice(1), 'verified', 'facets', 'language', 'explain'],
];

/**
 * Every bad parameter at once, in `errors`; then the request means nothing.
 * @param languages of the catalog's pages
 */
export function readListRequest(
  parameters: URLSearchParams,
  languages: readonly string[],
): { request: ListRequest; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const page = readNumber(parameters, 'page', MAX_PAGE, errors) ?? 1;
  const per_page = readNumber(parameters, 'per_page', MAX_PER_PAGE, errors) ?? DEFAULT_PER_PAGE;
  const text = readText(parameters, errors);
  const filters = Object.fromEntries(FILTERS.map((name) => [name, readValues(parameters, name, errors)]));
  const request: ListRequest = {
    text,
    filters: filters as ListRequest['filters'],
    verified: readVerified(parameters, errors),
    sort: readSort(parameters, errors),
    facets: readFacets(parameters, errors),
    language: readLanguage(parameters, languages, errors),
    explain: readExplain(parameters, errors),
    page,
    per_page,
  };
  errors.push(...unknownParameters(parameters, KNOWN));
  return { request, errors };
}

/** The category, or undefined for all, of a list that the build holds already; null for any other list. */
export function preRendered({
  text,
  filters,
  verified,
  sort,
  facets,
  language,
}: ListRequest): string | undefined | null {
  const { category, ...others } = filters;
  const isSearch = text !== undefined || verified || sort !== 'rank' || facets.length > 0 || category.length > 1;
  return isSearch || language !== undefined || Object.values(others).some((values) => values.length > 0)
    ? null
    : category[0];
}

/** As links have it: in one order, without what is at its default. */
export function toListQuery(request: ListRequest): ListQuery {
  const { text, filters, verified, sort, facets, language, explain, page, per_page } = request;
  const further: [string, string][] = text === undefined ? [] : [['q', text]];
  for (const name of FILTERS) further.push(...filters[name].map((value): [string, string] => [name, value]));
  if (verified) further.push(['verified', 'true']);
  if (sort !== defaultSort(text)) further.push(['sort', sort]);
  if (facets.length > 0) further.push(['facets', facets.join(',')]);
  if (language !== undefined) further.push(['language', language]);
  if (explain) further.push(['explain', 'true']);
  return { category: undefined, page, per_page, further };
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

function readText(parameters: URLSearchParams, errors: FieldError[]): string | undefined {
  const text = single(parameters, 'q', errors)?.trim();
  if (text === undefined) return undefined;
  const length = [...text].length;
  if (length >= 1 && length <= MAX_QUERY) return text;
  errors.push(badValue('q', `a text of 1 to ${MAX_QUERY} characters`));
  return undefined;
}

function readValues(parameters: URLSearchParams, name: FilterName, errors: FieldError[]): string[] {
  const values = [...new Set(parameters.getAll(name))];
  const allowed: readonly string[] | undefined = VALUES[name];
  if (allowed === undefined) {
    if (!values.every(isSlug)) errors.push(unknownCategory());
  } else if (!values.every((value) => allowed.includes(value))) {
    errors.push(badValue(name, `one of ${allowed.join(', ')}`));
  }
  return values;
}

const readVerified = (parameters: URLSearchParams, errors: FieldError[]) => readTrue(parameters, 'verified', errors);

function readExplain(parameters: URLSearchParams, errors: FieldError[]): boolean {
  const isAsked = readTrue(parameters, 'explain', errors);
  if (isAsked && !parameters.has('q')) errors.push(badValue('explain', 'left out where there is no q'));
  return isAsked;
}

function readTrue(parameters: URLSearchParams, name: string, errors: FieldError[]): boolean {
  const text = single(parameters, name, errors);
  if (text !== undefined && text !== 'true') errors.push(badValue(name, 'true, or left out'));
  return text === 'true';
}

function readLanguage(
  parameters: URLSearchParams,
  languages: readonly string[],
  errors: FieldError[],
): string | undefined {
  const text = single(parameters, 'language', errors);
  if (text === undefined || text === languages[0]) return undefined;
  if (!languages.includes(text)) errors.push(badValue('language', `one of ${languages.join(', ')}`));
  return text;
}

const defaultSort = (text: string | undefined): Order => (text === undefined ? 'rank' : 'relevance');

function readSort(parameters: URLSearchParams, errors: FieldError[]): Order {
  const asked = single(parameters, 'sort', errors);
  const hasText = parameters.has('q');
  const sort = ORDERS.find((name) => name === asked);
  if (asked !== undefined && sort === undefined) errors.push(badValue('sort', `one of ${ORDERS.join(', ')}`));
  if (sort === 'relevance' && !hasText) errors.push(badValue('sort', 'another one than relevance where there is no q'));
  return sort ?? defaultSort(hasText ? '' : undefined);
}

function readFacets(parameters: URLSearchParams, errors: FieldError[]): Facet[] {
  // Both ways in which clients write a list: parted by commas, or the parameter once for each name.
  const names = [...new Set(parameters.getAll('facets').flatMap((text) => text.split(',')))];
  const facets = FACETS.filter((name) => names.includes(name));
  if (facets.length === names.length) return facets;
  errors.push(badValue('facets', `a list, parted by commas, of ${FACETS.join(', ')}`));
  return [];
}
