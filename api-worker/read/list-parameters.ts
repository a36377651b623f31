/** Reads the parameters of GET /api/v1/software. Messages name our parameters and never repeat the caller's text. */
import { DEFAULT_PER_PAGE, type ListQuery, MAX_PER_PAGE } from '../../schemas/contracts/addresses.ts';
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import listingSchema from '../../schemas/contracts/listing.json' with { type: 'json' };
import { packageName, repositoryName } from '../../schemas/rules/listing-names.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { FACETS, type Facet, ORDERS, type SortOrder, STATES } from '../../schemas/search/filter-listings.ts';
import { LEGAL, USERS } from '../../schemas/search/public-sector-traits.ts';
import { MAX_QUERY } from '../../schemas/search/query.ts';
import { type Asked, badValue, matching, readOne, unknownParameters } from '../base/parameters.ts';

export type FilterName = Exclude<Facet, 'verified'>;

export interface ListRequest {
  text: string | undefined;
  /** These listings, in this order; none: all. */
  named: Record<NameKind, string[]>;
  /** Each value once; none: not filtered by. */
  filters: Record<FilterName, string[]>;
  /** Of which the order is held; undefined: of none. */
  build: string | undefined;
  verified: boolean;
  sort: SortOrder;
  facets: Facet[];
  /** Undefined: the first of the catalog. */
  language: string | undefined;
  /** Members of each entry to answer with; none: all. */
  fields: EntryField[];
  /** Why each entry stands where it does. */
  explain: boolean;
  page: number;
  per_page: number;
}

/** Names of one kind that may be asked for at once. */
const MAX_NAMES = 100;

/** What a listing is known by; each reads a name as the build writes it. */
const NAME_KINDS = {
  slug: { read: (text: string) => (isSlug(text) ? text : undefined), expected: 'slugs' },
  purl: { read: packageName, expected: 'package URLs, like pkg:npm/astro' },
  repository: { read: repositoryName, expected: 'addresses of repositories, like github.com/withastro/astro' },
};
type NameKind = keyof typeof NAME_KINDS;
const NAMES = Object.keys(NAME_KINDS) as NameKind[];

/** Fifteen digits: any page a catalog could have, and still an exact number. */
const MAX_PAGE = 999_999_999_999_999;

const { $defs } = listingSchema;

type EntryField = keyof SoftwarePage['data'][number];
/** A member that is missing here does not compile. */
const ENTRY_FIELDS = Object.keys({
  ...{ slug: 0, name: 0, vendor: 0, kind: 0, category: 0, license_type: 0, platforms: 0, summary: 0, homepage: 0 },
  ...{ icon: 0, version: 0, released_on: 0, badges: 0, verified: 0, spdx_id: 0, pricing: 0, use: 0, rank: 0 },
  ...{ links: 0, match: 0, explain: 0, publisher: 0, public_use: 0, state: 0 },
} satisfies Record<EntryField, 0>) as EntryField[];

/** Filters by exact value. Those without a list are slugs: of a category of the catalog, and of a publisher, who may be gone. */
const VALUES = {
  category: undefined,
  kind: $defs.kind.enum,
  license_type: $defs.licenseType.enum,
  platform: $defs.platform.enum,
  pricing: $defs.pricing.properties.model.enum,
  badge: $defs.badge.enum,
  publisher: undefined,
  used_by: USERS.map(String),
  maintenance: $defs.maintenanceType.enum,
  maintained_until: /^20\d\d$/,
  audience: $defs.audienceScope.enum,
  product_language: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/,
  legal: LEGAL,
  security_until: /^20\d\d$/,
  state: STATES,
} satisfies Record<FilterName, readonly string[] | RegExp | undefined>;

const FILTERS = Object.keys(VALUES) as FilterName[];

export const NO_FILTERS = Object.fromEntries(FILTERS.map((name) => [name, []])) as unknown as ListRequest['filters'];

/** What filters expect that take anything of a form. */
const EXAMPLES: Partial<Record<FilterName, string>> = {
  maintained_until: 'a year, like 2027',
  security_until: 'a year, like 2027',
  product_language: 'a BCP-47 language tag, like de',
};

const KNOWN = [
  ...'page per_page category sort q slug purl repository build'.split(' '),
  ...FILTERS.slice(1),
  ...'verified facets language lang explain fields'.split(' '),
];

/**
 * Every bad parameter at once, in `errors`; then the request means nothing.
 * @param languages of the catalog's pages
 */
export function readListRequest(
  parameters: URLSearchParams,
  languages: readonly string[],
): { request: ListRequest; errors: FieldError[] } {
  const asked: Asked = { parameters, errors: [] };
  const isTrue = (name: string) => readOne(asked, name, toBoolean, 'true or false') ?? false;
  const languageName = parameters.has('language') ? 'language' : 'lang';
  // In this order their errors are named.
  const request: ListRequest = {
    page: readNumber(asked, 'page', MAX_PAGE) ?? 1,
    per_page: readNumber(asked, 'per_page', MAX_PER_PAGE) ?? DEFAULT_PER_PAGE,
    text: readOne(asked, 'q', toText, `a text of 1 to ${MAX_QUERY} characters`),
    named: readNamed(asked),
    filters: Object.fromEntries(FILTERS.map((name) => [name, readValues(asked, name)])) as ListRequest['filters'],
    build: readBuild(asked),
    verified: isTrue('verified'),
    sort: readSort(asked),
    facets: readNames(asked, 'facets', FACETS),
    language: readOne(asked, languageName, oneOf(languages), `one of ${languages.join(', ')}`),
    explain: isTrue('explain'),
    fields: readNames(asked, 'fields', ENTRY_FIELDS),
  };
  if (request.language === languages[0]) request.language = undefined;
  if (request.explain && !parameters.has('q')) asked.errors.push(badValue('explain', 'left out where there is no q'));
  asked.errors.push(...unknownParameters(parameters, KNOWN));
  return { request, errors: asked.errors };
}

/** The category, or undefined for all, of a list that the build holds already; null for any other list. */
export function preRendered(request: ListRequest): string | undefined | null {
  const { text, filters, verified, sort, facets, language, fields } = request;
  const { category, ...others } = filters;
  const lists: readonly (readonly string[])[] = [facets, fields, category.slice(1), ...Object.values(others)];
  const isPlain = text === undefined && !verified && sort === 'rank' && language === undefined;
  return isPlain && lists.every(({ length }) => length === 0) ? category[0] : null;
}

/** As links have it: in one order, without what is at its default. */
export function toListQuery(request: ListRequest): ListQuery {
  const { text, named, build, filters, verified, sort, facets, language, explain, fields, page, per_page } = request;
  const further: [string, string][] = text === undefined ? [] : [['q', text]];
  for (const kind of NAMES) if (named[kind].length > 0) further.push([kind, named[kind].join(',')]);
  for (const name of FILTERS) further.push(...filters[name].map((value): [string, string] => [name, value]));
  if (build !== undefined) further.push(['build', build]);
  if (verified) further.push(['verified', 'true']);
  if (sort !== defaultSort(text)) further.push(['sort', sort]);
  if (facets.length > 0) further.push(['facets', facets.join(',')]);
  if (language !== undefined) further.push(['language', language]);
  if (explain) further.push(['explain', 'true']);
  if (fields.length > 0) further.push(['fields', fields.join(',')]);
  return { category: undefined, page, per_page, further };
}

export function unknownCategory(): FieldError {
  const message = '`category` must be the slug of a category of this catalog. They are listed at /api/v1/categories.';
  return { pointer: '/category', code: 'unknown_category', message, expected: 'a slug from /api/v1/categories' };
}

const oneOf =
  <T extends string>(names: readonly T[]) =>
  (text: string) =>
    names.find((name) => name === text);

function readNumber(asked: Asked, name: 'page' | 'per_page', max: number): number | undefined {
  const toNumber = (text: string) => (/^[1-9]\d{0,14}$/.test(text) && Number(text) <= max ? Number(text) : undefined);
  return readOne(asked, name, toNumber, `a whole number from 1 to ${max}`);
}

function toText(text: string): string | undefined {
  const trimmed = text.trim();
  const length = [...trimmed].length;
  return length >= 1 && length <= MAX_QUERY ? trimmed : undefined;
}

/** In the spellings of the languages that clients are written in. */
function toBoolean(text: string): boolean | undefined {
  if (/^(?:true|1)$/i.test(text)) return true;
  return /^(?:false|0)$/i.test(text) ? false : undefined;
}

/** Both ways in which clients write a list: parted by commas, or the parameter once for each value. */
function readList({ parameters }: Asked, name: string): string[] {
  const texts = parameters.getAll(name);
  return texts.length === 0 ? texts : [...new Set(texts.flatMap((text) => text.split(',')))];
}

/** A crawl goes through a whole list, by rank. */
function readBuild(asked: Asked): string | undefined {
  const expected = 'latest, or what `links` say that begin with it';
  const build = readOne(asked, 'build', matching(/^(?:latest|[0-9a-f]{16})$/), expected);
  const allowed = ['build', 'category', 'page', 'per_page', 'language', 'lang', 'fields'];
  const { parameters, errors } = asked;
  const hasOthers = [...parameters.keys()].some((name) => !allowed.includes(name));
  if (build !== undefined && (hasOthers || readList(asked, 'category').length > 1))
    errors.push(badValue('build', 'without other parameters than one category, page, per_page, language and fields'));
  return build;
}

/** What is asked for by name is answered whole: filters, orders and pages are for those who look for something. */
function readNamed(asked: Asked): ListRequest['named'] {
  const { parameters, errors } = asked;
  const allowed: readonly string[] = [...NAMES, 'language', 'lang', 'fields'];
  const hasOthers = [...parameters.keys()].some((name) => !allowed.includes(name));
  const read = NAMES.map((kind) => {
    const texts = readList(asked, kind);
    const { read, expected } = NAME_KINDS[kind];
    const names = texts.flatMap((text) => read(text) ?? []);
    if (names.length < texts.length || names.length > MAX_NAMES)
      errors.push(badValue(kind, `a list of at most ${MAX_NAMES} ${expected}, parted by commas`));
    if (names.length > 0 && hasOthers) errors.push(badValue(kind, 'the only parameter, but for language and fields'));
    return [kind, [...new Set(names)]];
  });
  return Object.fromEntries(read);
}

/** Whether listings are asked for by name. */
export const isNamed = ({ named }: Pick<ListRequest, 'named'>) => NAMES.some((kind) => named[kind].length > 0);

function readValues(asked: Asked, name: FilterName): string[] {
  const { errors } = asked;
  const values = readList(asked, name);
  const allowed: readonly string[] | RegExp | undefined = VALUES[name];
  if (allowed === undefined) {
    const expected = 'the slug of a publisher, as entries of a list have it';
    if (!values.every(isSlug)) errors.push(name === 'category' ? unknownCategory() : badValue(name, expected));
  } else if (allowed instanceof RegExp) {
    if (!values.every((value) => allowed.test(value))) errors.push(badValue(name, EXAMPLES[name] ?? ''));
  } else if (!values.every((value) => allowed.includes(value))) {
    errors.push(badValue(name, `one of ${allowed.join(', ')}`));
  }
  return values;
}

const defaultSort = (text: string | undefined): SortOrder => (text === undefined ? 'rank' : 'relevance');

function readSort(asked: Asked): SortOrder {
  const { parameters, errors } = asked;
  const hasText = parameters.has('q');
  // A minus says what these orders are already: the newest, or the best, first.
  const toOrder = (text: string) => oneOf(ORDERS)(text.replace(/^-(?=updated$|published$|rank$)/, ''));
  const sort = readOne(asked, 'sort', toOrder, `one of ${ORDERS.join(', ')}`);
  if (sort === 'relevance' && !hasText) errors.push(badValue('sort', 'another one than relevance where there is no q'));
  return sort ?? defaultSort(hasText ? '' : undefined);
}

/** In the order of the names that there are, so that one list has one address. */
function readNames<Name extends string>(asked: Asked, name: string, known: readonly Name[]): Name[] {
  const names = readList(asked, name);
  const found = known.filter((each) => names.includes(each));
  if (found.length === names.length) return found;
  asked.errors.push(badValue(name, `a list, parted by commas, of ${known.join(', ')}`));
  return [];
}

/** Of an entry what was asked for. Always with its slug, by which it is known. */
export function onlyFields<Entry extends object>(entry: Entry, fields: readonly string[]): Entry {
  if (fields.length === 0) return entry;
  const left = Object.entries(entry).filter(([name]) => name === 'slug' || fields.includes(name));
  return Object.fromEntries(left) as Entry;
}
