import { describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { ask, askJson, askProblem, askWith, fileText } from '../testing/ask.ts';
import { categoryOf, SITE, SLUGS } from '../testing/catalog.ts';

/** Faults are provoked here; their log lines would look like failures. */
vi.spyOn(console, 'error').mockImplementation(() => {});

const LIST = '/api/v1/software';
const ALL = `${SITE.base_url}${LIST}`;

const slugsOf = ({ data }: SoftwarePage) => data.map(({ slug }) => slug);

describe('a page of the default size', () => {
  test.each([
    ['', files.listPage(undefined, 1)],
    ['?page=1', files.listPage(undefined, 1)],
    ['?page=3', files.listPage(undefined, 3)],
    ['?per_page=20&page=2', files.listPage(undefined, 2)],
    ['?sort=rank', files.listPage(undefined, 1)],
    ['?category=many&page=2', files.listPage('many', 2)],
    ['?category=none', files.listPage('none', 1)],
  ])('%s is the file %s, byte for byte', async (query, path) => {
    const answer = await ask(LIST + query);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(await fileText(path));
  });

  test('reads that one file only', async () => {
    const { read } = await askWith(() => undefined, `${LIST}?page=2`);
    expect(read).toStrictEqual([files.listPage(undefined, 2)]);
  });
});

describe('pages of any size', () => {
  const categories = [undefined, 'few', 'many', 'none'];
  const sizes = [1, 3, 7, 19, 20, 21, 39, 40, 41, 45, 46, 99, 100];
  test.each(categories.flatMap((category) => sizes.map((size) => [category, size] as const)))(
    'of category %s with %i entries: one after the other they are the whole order',
    async (category, size) => {
      const whole = SLUGS.filter((slug) => category === undefined || categoryOf(slug) === category);
      const filter = category === undefined ? '' : `&category=${category}`;
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(whole.length / size) + 1; page += 1) {
        const answer = await askJson<SoftwarePage>(`${LIST}?page=${page}&per_page=${size}${filter}`);
        expect(answer.data.length).toBe(Math.min(size, Math.max(0, whole.length - seen.length)));
        expect(answer.pagination).toStrictEqual({
          page,
          per_page: size,
          total: whole.length,
          total_pages: Math.ceil(whole.length / size),
        });
        seen.push(...slugsOf(answer));
      }
      expect(seen).toStrictEqual(whole);
    },
  );

  test.each([
    ['?per_page=10&page=2', [1]],
    ['?per_page=15&page=2', [1, 2]],
    ['?per_page=30&page=1', [1, 2]],
    ['?per_page=100', [1, 2, 3]],
    ['?per_page=25&page=2', [1, 2, 3]],
  ])('%s reads the files %j and no others', async (query, pages) => {
    const { answer, read } = await askWith(() => undefined, LIST + query);
    expect(answer.status).toBe(200);
    expect(read.toSorted()).toStrictEqual(pages.map((page) => files.listPage(undefined, page)).toSorted());
  });

  test('are followed by their next links to the end', async () => {
    const seen: string[] = [];
    let next: string | null = `${ALL}?category=many&per_page=7`;
    while (next !== null) {
      const page: SoftwarePage = await askJson<SoftwarePage>(next.slice(SITE.base_url.length));
      expect(page.links.self).toBe(next);
      seen.push(...slugsOf(page));
      next = page.links.next;
    }
    expect(seen).toStrictEqual(SLUGS.filter((slug) => categoryOf(slug) === 'many'));
  });
});

describe('links', () => {
  test.each([
    ['', `<${ALL}>; rel="self", <${ALL}>; rel="first", <${ALL}?page=2>; rel="next", <${ALL}?page=3>; rel="last"`],
    [
      '?per_page=10&page=3',
      `<${ALL}?page=3&per_page=10>; rel="self", <${ALL}?per_page=10>; rel="first", ` +
        `<${ALL}?page=2&per_page=10>; rel="prev", <${ALL}?page=4&per_page=10>; rel="next", ` +
        `<${ALL}?page=5&per_page=10>; rel="last"`,
    ],
    [
      '?category=few&per_page=100',
      `<${ALL}?category=few&per_page=100>; rel="self", <${ALL}?category=few&per_page=100>; rel="first", ` +
        `<${ALL}?category=few&per_page=100>; rel="last"`,
    ],
  ])('of %j stand in the Link header as in the body', async (query, field) => {
    const answer = await ask(LIST + query);
    expect(answer.headers.get('Link')).toBe(field);
    const { links } = await answer.json<SoftwarePage>();
    const fromBody = Object.entries(links).flatMap(([rel, url]) => (url === null ? [] : `<${url}>; rel="${rel}"`));
    expect(field.split(', ')).toStrictEqual(fromBody);
  });
});

test.each(['?page=4', '?page=999999999999999', '?page=999999999999999&per_page=100', '?page=46&per_page=1'])(
  'a page past the end (%s) is empty and leads back to the last one',
  async (query) => {
    const answer = await askJson<SoftwarePage>(LIST + query);
    expect(answer.data).toStrictEqual([]);
    expect(answer.links.next).toBeNull();
    expect(answer.links.prev).toBe(answer.links.last);
  },
);

test('an empty category has an empty first page of every size', async () => {
  for (const size of [1, 20, 100]) {
    const { data, pagination } = await askJson<SoftwarePage>(`${LIST}?category=none&per_page=${size}`);
    expect(data).toStrictEqual([]);
    expect(pagination).toStrictEqual({ page: 1, per_page: size, total: 0, total_pages: 0 });
  }
});

describe('refuses with 400', () => {
  const page = 'a whole number from 1 to 999999999999999';
  const perPage = 'a whole number from 1 to 100';
  const sorts = 'one of rank, popular, maintained, rank_without_use, relevance, name, updated, published';
  test.each([
    ['page=0', 'page', page],
    ['page=-1', 'page', page],
    ['page=', 'page', page],
    ['page=1.0', 'page', page],
    ['page=1e2', 'page', page],
    ['page=01', 'page', page],
    ['page=+1', 'page', page],
    ['page=%D9%A1', 'page', page],
    ['page=1000000000000000', 'page', page],
    ['page=1%00', 'page', page],
    ['per_page=0', 'per_page', perPage],
    ['per_page=101', 'per_page', perPage],
    ['per_page=all', 'per_page', perPage],
    ['sort=', 'sort', sorts],
    ['sort=score', 'sort', sorts],
  ])('%s, naming the parameter', async (query, name, expected) => {
    const { code, status, errors } = await askProblem(`${LIST}?${query}`);
    expect([status, code]).toStrictEqual([400, 'bad_parameter']);
    expect(errors).toStrictEqual([
      { pointer: `/${name}`, code: 'bad_value', message: `\`${name}\` must be ${expected}.`, expected },
    ]);
  });

  test.each(['page', 'per_page', 'sort'])('a repeated %s', async (name) => {
    const { code, errors } = await askProblem(`${LIST}?${name}=rank&${name}=rank`);
    expect(code).toBe('bad_parameter');
    const message = `\`${name}\` stands in the address more than once. Keep one.`;
    expect(errors).toStrictEqual([{ pointer: `/${name}`, code: 'repeated', message }]);
  });

  test.each([
    'unheard-of',
    '',
    'Many',
    'a'.repeat(65),
    '_category',
    '../software',
    'many/1',
    '%2e%2e%2f_page',
    'many%00',
    '..%2F..%2F..%2Fsecret',
  ])('the category %j, which is none of the catalog', async (category) => {
    for (const size of ['', '&per_page=7']) {
      const problem = await askProblem(`${LIST}?category=${category}${size}`);
      expect([problem.status, problem.code]).toStrictEqual([400, 'bad_parameter']);
      expect(problem.errors).toStrictEqual([
        {
          pointer: '/category',
          code: 'unknown_category',
          message: '`category` must be the slug of a category of this catalog. They are listed at /api/v1/categories.',
          expected: 'a slug from /api/v1/categories',
        },
      ]);
    }
  });

  test('an unknown parameter by its name where that may be a slip', async () => {
    const { errors } = await askProblem(`${LIST}?catgory=few&catgory=many&Limit=5`);
    expect(errors?.map(({ pointer, code, message }) => [pointer, code, message])).toStrictEqual([
      ['/catgory', 'unknown_parameter', 'There is no parameter `catgory` here. Leave it out, or correct its name.'],
      ['', 'unknown_parameter', 'There is an unknown parameter in the address. Leave it out, or correct its name.'],
    ]);
  });

  test.each(['page', 'per_page', 'x'])('%s where there is one list of everything', async (name) => {
    for (const path of ['/api/v1/categories', '/api/v1/statistics', '/api/v1/exports']) {
      const problem = await askProblem(`${path}?${name}=2`);
      expect([problem.status, problem.code, problem.errors?.[0]]).toMatchObject([
        400,
        'bad_parameter',
        { pointer: `/${name}`, code: 'unknown_parameter', expected: 'no parameters' },
      ]);
    }
  });

  test('an unknown parameter, without repeating its name or value', async () => {
    const answer = await ask(`${LIST}?evil%22name=wicked&__proto__=wicked`);
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(JSON.parse(text).errors).toStrictEqual([
      {
        pointer: '',
        code: 'unknown_parameter',
        message: 'There is an unknown parameter in the address. Leave it out, or correct its name.',
        expected:
          'only page, per_page, category, sort, q, slug, purl, repository, build, kind, license_type, platform, pricing, badge, publisher, ' +
          'used_by, maintenance, maintained_until, audience, product_language, legal, security_until, state, verified, facets, ' +
          'language, lang, explain, fields',
      },
    ]);
    expect(text).not.toMatch(/evil|wicked|proto/);
  });

  test('several faults at once', async () => {
    const { errors } = await askProblem(`${LIST}?q=git&page=x&per_page=x&sort=x&zzz`);
    expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toStrictEqual([
      '/page bad_value',
      '/per_page bad_value',
      '/sort bad_value',
      '/zzz unknown_parameter',
    ]);
  });
});

test('a build that lacks one of its own pages is a fault, not a shorter catalog', async () => {
  const lost = files.listPage(undefined, 2);
  const { answer } = await askWith(
    (path) => (path === lost ? new Response(null, { status: 404 }) : undefined),
    `${LIST}?per_page=100`,
  );
  expect(answer.status).toBe(500);
});
