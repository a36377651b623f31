/** What a search answers beside its listings: what is similar, what was meant, in which language, and why. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { ask, askJson, askProblem } from '../testing/ask.ts';
import { COMMON, type Facts, loadCatalog } from '../testing/search.ts';

const LIST = '/api/v1/software';

/** Seven editors, one of them of Postgres; its client; and one for German texts. */
const CATALOG: Facts[] = [
  ...['Kate', 'Vim', 'Nano', 'Micro', 'Helix'].map((name, index) => ({
    ...{ ...COMMON, slug: `tool-0${index}`, name, summary: 'An editor.', score: 90 - index },
    ...{ kind: index < 2 ? 'library' : 'software', platforms: index === 0 ? ['linux', 'web'] : ['web'] },
  })),
  { ...COMMON, slug: 'tool-05', name: 'Postgresome Studio', vendor: 'Example', summary: 'Another editor.', score: 50 },
  { ...COMMON, slug: 'tool-06', name: 'Pooler', summary: 'A Postgres client.', score: 60, kind: 'library' },
  {
    ...{ ...COMMON, slug: 'tool-08', name: 'Satz', summary: 'Sets text.', score: 40 },
    translation: { summary: 'Setzt Bücher, ein Editor.', text: 'Und Zeitungen.' },
  },
];

beforeAll(async () => void (await loadCatalog(CATALOG)));

const find = (query: string) => askJson<SoftwarePage>(`${LIST}?${query}`);
const namesOf = ({ data }: SoftwarePage) => data.map(({ name }) => name).join(' ');

describe('similar listings', () => {
  test('follow where fewer than five have all words, and are counted apart', async () => {
    const answer = await find('q=postgres+example+editor');
    expect(answer.data.slice(0, 3).map(({ name, match }) => [name, match])).toEqual([
      ['Postgresome Studio', 'all'],
      ['Pooler', 'similar'],
      ['Kate', 'similar'],
    ]);
    // Two of three words are in each; of Satz one of them in another language.
    expect([answer.pagination.total, answer.similar]).toEqual([8, 7]);
  });

  test.each(['q=editor', 'q=editor&kind=library', 'q=editor&sort=name&category=few'])(
    'never follow where enough have all words, whatever is filtered by: %s',
    async (query) => {
      const { data, similar } = await find(query);
      expect([similar, data.some(({ match }) => match === 'similar')]).toEqual([0, false]);
    },
  );

  test.each([
    ['sort=rank', 'Postgresome Studio | Kate Vim Nano Micro Helix Pooler Satz'],
    ['sort=name', 'Postgresome Studio | Helix Kate Micro Nano Pooler Satz Vim'],
    ['kind=library', '| Pooler Kate Vim'],
    ['kind=library&sort=rank', '| Kate Vim Pooler'],
    ['per_page=2&page=2', '| Kate Vim'],
    ['per_page=2&page=9', '|'],
  ])('come last in every order: %s', async (query, expected) => {
    const { data } = await find(`q=postgres+example+editor&${query}`);
    const of = (match: string) => data.flatMap((each) => (each.match === match ? [each.name] : [])).join(' ');
    expect(`${of('all')} | ${of('similar')}`.trim()).toBe(expected);
  });

  test('are counted by facets, and need a text', async () => {
    const { facets } = await find('q=postgres+example+editor&facets=kind&kind=library');
    const listed = await (await ask('/api/v1/software?q=postgres+example+editor&facets=kind,badge')).text();
    const repeated = await ask('/api/v1/software?q=postgres+example+editor&facets=kind&facets=badge');
    expect([repeated.status, await repeated.text()]).toEqual([200, listed]);
    expect(facets).toEqual({
      kind: [
        { value: 'software', count: 5 },
        { value: 'library', count: 3 },
      ],
    });
    const list = await find('sort=name');
    expect(['similar' in list, 'did_you_mean' in list, 'match' in (list.data[0] ?? {})]).toEqual([false, false, false]);
  });
});

test.each([
  ['postgers', 'Postgres'],
  ['Postgers "client"', 'Postgres "client"'],
  ['eidtor, example, postgers', 'eidtor, example, Postgres'],
  ['eidtor', 'editor'],
  ['postgres', undefined],
  ['wholly unheard-of', undefined],
])('who asks for %j may mean %j', async (text, meant) => {
  const { did_you_mean } = await find(`q=${encodeURIComponent(text)}`);
  expect(did_you_mean).toBe(meant);
});

describe('in a language', () => {
  test.each([
    ['language=de', 'Setzt Bücher, ein Editor.'],
    ['language=en', 'Sets text.'],
    ['sort=rank', 'Sets text.'],
    ['q=satz', 'Sets text.'],
    ['q=satz&language=de', 'Setzt Bücher, ein Editor.'],
  ])('summaries are shown: %s', async (query, expected) => {
    const { data } = await find(`${query}&per_page=100&kind=software&facets=kind`);
    const [found] = data.filter(({ name }) => name === 'Satz');
    expect([found?.summary, Object.keys(found ?? {})]).toEqual([expected, expect.not.arrayContaining(['summaries'])]);
  });

  test('texts are found before others', async () => {
    expect(namesOf(await find('q=editor'))).toBe('Kate Vim Nano Micro Helix Postgresome Studio Satz');
    expect(namesOf(await find('q=editor&language=de'))).toBe('Satz Kate Vim Nano Micro Helix Postgresome Studio');
  });

  test('links keep it, but not the first one', async () => {
    expect((await find('q=satz&language=de')).links.self).toMatch(/\?q=satz&language=de$/);
    expect((await find('q=satz&language=en')).links.self).toMatch(/\?q=satz$/);
  });

  test.each([
    ['language=fr', '/language bad_value', 'one of en, de'],
    ['language=', '/language bad_value', 'one of en, de'],
    ['language=de&language=en', '/language repeated', undefined],
    ['explain=true', '/explain bad_value', 'left out where there is no q'],
    ['q=a&explain=yes', '/explain bad_value', 'true or false'],
  ])('%s is refused', async (query, expected, hint) => {
    const { status, errors = [] } = await askProblem(`${LIST}?${query}`);
    expect([status, errors.map(({ pointer, code }) => `${pointer} ${code}`)]).toEqual([400, [expected]]);
    expect(errors[0]?.expected).toBe(hint);
  });
});

describe('who asks why', () => {
  test('gives the step of each listing that has everything', async () => {
    const { data } = await find('q=editor&explain=true&per_page=1');
    expect(data.map(({ explain }) => explain)).toEqual([{ step: 'words_of_summary', order: 7 }]);
    const [first] = (await find('q=post&explain=true')).data;
    expect(first?.explain).toEqual({ step: 'title_begins', order: 1 });
  });

  test('gives what the similar ones are ordered by', async () => {
    const { data } = await find('q=editor+postgers+example&explain=true');
    // One of eight has the rare word: that halves the catalog three times. Each word is 2; a summary is 3 from nothing, a head 4.
    expect(data.slice(0, 2).map(({ name, explain }) => [name, explain])).toEqual([
      ['Pooler', { step: 'similar', order: 12, rarity: 2 * (3 + 1) * 3 + 2 * 1 * 4, nearness: 3 }],
      ['Kate', { step: 'similar', order: 12, rarity: 2 * 1 * 3 + 2 * 1 * 4, nearness: 3 }],
    ]);
  });

  test('and nobody else', async () => {
    expect((await find('q=editor')).data.some((each) => 'explain' in each)).toBe(false);
  });
});

describe('what is understood of a query', () => {
  const OFFERED: Facts[] = [
    { ...COMMON, slug: 'tool-00', name: 'Kate', license_type: 'open-source', platforms: ['linux'], score: 60 },
    { ...COMMON, slug: 'tool-01', name: 'Satz', pricing: 'freemium', platforms: ['web'], score: 50 },
    { ...COMMON, slug: 'tool-02', name: 'Vim', summary: 'Free of modes.', pricing: 'one-time', score: 40 },
    { ...COMMON, slug: 'tool-03', name: 'Geheim', summary: 'Keeps your passwords.', score: 30 },
  ];
  beforeAll(async () => void (await loadCatalog(OFFERED)));

  test.each([
    ['free', 'Kate Satz'],
    ['kostenlos', 'Kate Satz'],
    ['"free"', 'Vim'],
    ['open source', 'Kate'],
    ['free software for linux', 'Kate'],
    ['buy once', 'Vim'],
    ['gpl', ''],
    ['Passwort', 'Geheim'],
    ['lastpass replacement', 'Geheim'],
    ['alternative to Kate', 'Satz Vim Geheim'],
    ['free alternative to Kate', 'Satz'],
  ])('%s finds %s', async (text, expected) => {
    expect(namesOf(await find(`q=${encodeURIComponent(text)}&language=de`))).toBe(expected);
  });

  test('the filter by free has freemium, too', async () => {
    const { data, facets } = await find('pricing=free&facets=pricing');
    expect([data.map(({ name }) => name), facets?.pricing]).toEqual([
      ['Satz'],
      [
        { value: 'free', count: 1 },
        { value: 'freemium', count: 1 },
        { value: 'one-time', count: 1 },
      ],
    ]);
  });
});
