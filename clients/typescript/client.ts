/**
 * A client of the read API of a catalog: typed, without dependencies, wherever there is a `fetch`. It keeps what it has
 * read and asks whether that still holds, waits where the catalog asks it to, and goes through lists without a gap.
 */
import type { operations } from './generated/openapi.ts';

/** Operations that answer JSON. */
type Readable = {
  [Name in keyof operations]: operations[Name] extends {
    responses: { 200: { content: { 'application/json': infer Body } } };
  }
    ? Body
    : never;
};
export type SoftwarePage = Readable['listSoftware'];
export type Entry = SoftwarePage['data'][number];
export type SoftwareListing = Readable['getListing'];
export type CategoryList = Readable['listCategories'];
export type ChangeList = Readable['listChanges'];
export type ListQuery = NonNullable<operations['listSoftware']['parameters']['query']>;

export interface CatalogOptions {
  /** Of a read plan; without one you are on the free plan, by your address. */
  key?: string;
  fetch?: typeof fetch;
  /** Resolves after so many milliseconds. */
  wait?: (ms: number) => Promise<unknown>;
}

/** What the catalog answered instead: `code` is stable, `message` is for people. */
export class CatalogError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(`${code}: ${detail}`);
    this.status = status;
    this.code = code;
  }
}

const MAX_TRIES = 4;
/** Where nothing says how long to wait. */
const WAIT_S = 5;
/** Answers that are kept, the oldest of them forgotten first. */
const MAX_KEPT = 1000;

export class Catalog {
  readonly #address: string;
  readonly #key: string | undefined;
  readonly #fetch: typeof fetch;
  readonly #wait: (ms: number) => Promise<unknown>;
  readonly #kept = new Map<string, { tag: string; body: unknown }>();

  /** @param address of the catalog, like https://catalog.example */
  constructor(address: string, options: CatalogOptions = {}) {
    this.#address = address.replace(/\/$/, '');
    this.#key = options.key;
    this.#fetch = options.fetch ?? ((input, init) => fetch(input, init));
    this.#wait = options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  }

  list(query: ListQuery = {}): Promise<SoftwarePage> {
    const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
    const text = new URLSearchParams(pairs).toString();
    return this.#read(`${this.#address}/api/v1/software${text === '' ? '' : `?${text}`}`);
  }

  /** Every listing once, also where the catalog is published meanwhile. */
  async *all(query: Pick<ListQuery, 'fields' | 'language'> & { category?: string } = {}): AsyncGenerator<Entry> {
    const { category, ...further } = query;
    let page = await this.list({
      ...further,
      ...(category !== undefined && { category: [category] }),
      ...{ build: 'latest', per_page: 100 },
    });
    for (;;) {
      yield* page.data;
      const { next } = page.links;
      if (next === null) return;
      page = await this.#read<SoftwarePage>(next);
    }
  }

  listing(slug: string): Promise<SoftwareListing> {
    return this.#read(`${this.#address}/api/v1/software/${encodeURIComponent(slug)}`);
  }

  categories(): Promise<CategoryList> {
    return this.#read(`${this.#address}/api/v1/categories`);
  }

  /** @param since `build.commit` of the last answer */
  changes(since?: string): Promise<ChangeList> {
    return this.#read(`${this.#address}/api/v1/changes${since === undefined ? '' : `?since=${since}`}`);
  }

  async #read<Body>(address: string): Promise<Body> {
    const kept = this.#kept.get(address);
    const headers = {
      ...(this.#key !== undefined && { Authorization: `Bearer ${this.#key}` }),
      ...(kept !== undefined && { 'If-None-Match': kept.tag }),
    };
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#fetch(address, { headers });
      if (answer.status === 304 && kept !== undefined) return kept.body as Body;
      if (answer.ok) return this.#keep<Body>(address, answer.headers.get('ETag'), (await answer.json()) as Body);
      const mayPass = answer.status === 429 || answer.status === 503;
      if (!mayPass || tries === MAX_TRIES) throw await toError(answer);
      await answer.body?.cancel();
      await this.#wait(1000 * Number(answer.headers.get('Retry-After') ?? WAIT_S));
    }
  }

  #keep<Body>(address: string, tag: string | null, body: Body): Body {
    this.#kept.delete(address);
    if (tag !== null) this.#kept.set(address, { tag, body });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return body;
  }
}

async function toError(answer: Response): Promise<CatalogError> {
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string };
  return new CatalogError(answer.status, problem.code ?? 'unknown', problem.detail ?? `HTTP ${answer.status}`);
}
