/** GET /v1/software: the list that other catalogs of the public sector harvest, in the shape of the Software Catalog API. */
import { files, HARVEST_PAGE } from '../../schemas/contracts/addresses.ts';
import type { FieldError } from '../../schemas/contracts/generated/problem.ts';
import type { HarvestPage, HarvestTable } from '../../schemas/contracts/generated/read-api.ts';
import { findJson, readJson } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { badParameters, badValue, matching, readOne, unknownParameters } from '../base/parameters.ts';
import { json } from '../base/responses.ts';

type Row = HarvestTable['rows'][number];

const DEFAULT_SIZE = 25;
const KNOWN = ['page[size]', 'page[after]', 'page[before]', 'from', 'to', 'url', 'all'];

export async function harvest(request: Request, env: Env): Promise<Response> {
  const parameters = new URL(request.url).searchParams;
  const asked = readParameters(parameters);
  if (asked.errors.length > 0) return badParameters(asked.errors);
  // Not there where no listing has all that a publiccode.yml must have.
  const { rows } = (await findJson<HarvestTable>(env, files.harvestTable)) ?? { rows: [] };
  const { shown, before, after } = pageOf(rows, asked);
  const places = shown.map((row) => rows.indexOf(row));
  const held = [...new Set(places.map((place) => Math.floor(place / HARVEST_PAGE) + 1))];
  const pages = await Promise.all(held.map((page) => readJson<HarvestPage>(env, files.harvest(page))));
  const ids = new Set(shown.map(({ id }) => id));
  const data = pages.flatMap((page) => page.data).filter(({ id }) => ids.has(id));
  const links = {
    prev: before === undefined ? null : linkTo(parameters, 'page[before]', before),
    next: after === undefined ? null : linkTo(parameters, 'page[after]', after),
  };
  return json({ data, links } satisfies HarvestPage);
}

interface Asked {
  size: number;
  after: string | undefined;
  before: string | undefined;
  from: number;
  to: number;
  url: string | null;
  errors: FieldError[];
}

/** @returns rows of a page, and those from which the pages beside it go on */
function pageOf(rows: readonly Row[], { size, after, before, from, to, url }: Asked) {
  const asked = rows.filter((row) => {
    const time = Date.parse(row.createdAt);
    return time >= from && time <= to && (url === null || row.url === url);
  });
  const known = (cursor: string) => asked.findIndex((row) => keyOf(row) >= cursor);
  const end = before === undefined || known(before) === -1 ? asked.length : known(before);
  const next = after === undefined ? 0 : asked.findIndex((row) => keyOf(row) > after);
  const first = before === undefined ? (next === -1 ? asked.length : next) : Math.max(0, end - size);
  const shown = asked.slice(first, Math.min(end, first + size));
  const [head, last] = [shown[0], shown.at(-1)];
  return {
    shown,
    before: head !== undefined && first > 0 ? head : undefined,
    after: last !== undefined && first + shown.length < asked.length ? last : undefined,
  };
}

/** The order of the table is that of its keys. */
const keyOf = ({ createdAt, id }: Row) => `${createdAt} ${id}`;

/** Every other parameter holds on the next page. */
function linkTo(parameters: URLSearchParams, cursor: string, row: Row): string {
  const next = new URLSearchParams(parameters);
  for (const name of ['page[after]', 'page[before]']) next.delete(name);
  next.set(cursor, btoa(keyOf(row)));
  return `?${next}`;
}

function readParameters(parameters: URLSearchParams): Asked {
  const given: Parameters<typeof readOne>[0] = { parameters, errors: [] };
  const time = (name: string) => readOne(given, name, toTime, 'a time, like 2026-01-31T00:00:00Z');
  const cursor = (name: string) => readOne(given, name, toKey, 'a cursor from `links`');
  const asked = {
    size: readOne(given, 'page[size]', toSize, `a whole number from 1 to ${HARVEST_PAGE}`) ?? DEFAULT_SIZE,
    ...{ after: cursor('page[after]'), before: cursor('page[before]') },
    ...{ from: time('from') ?? Number.NEGATIVE_INFINITY, to: time('to') ?? Number.POSITIVE_INFINITY },
    url: readOne(given, 'url', (text) => text, 'an address') ?? null,
  };
  readOne(given, 'all', matching(/^(?:true|false)$/), 'true or false');
  if (asked.after !== undefined && asked.before !== undefined) given.errors.push(badValue('page[before]', 'left out'));
  return { ...asked, errors: [...given.errors, ...unknownParameters(parameters, KNOWN)] };
}

function toSize(text: string): number | undefined {
  const size = Number(text);
  return /^\d{1,3}$/.test(text) && size >= 1 && size <= HARVEST_PAGE ? size : undefined;
}

function toTime(text: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function toKey(text: string): string | undefined {
  const key = /^[A-Za-z0-9+/=]{1,255}$/.test(text) && text.length % 4 === 0 ? atob(text) : '';
  return /^\d{4}-\d\d-\d\dT00:00:00Z [a-f0-9-]{36}$/.test(key) ? key : undefined;
}
