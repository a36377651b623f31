/** The search is judged by queries that were written down before the rules that answer them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseCatalog } from '../../repo/catalog/parse-catalog.ts';
import { readCheckout } from '../../repo/data/checkout.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import first from './judged-queries.json' with { type: 'json' };
import second from './judged-queries-2.json' with { type: 'json' };
import { type Answer, figuresOf, judge, OUTCOMES, type Outcome } from './testing/judge.ts';
import { searchInMemory } from './testing/search-in-memory.ts';

/** What came of each query when it was recorded last. */
const RECORDED = join(import.meta.dirname, 'judged-outcomes.json');
const DAY = '2026-11-20';
/** Groups of the second set beside those of the first. */
const judged = { ...first, ...Object.fromEntries(Object.entries(second).map(([group, of]) => [`${group}-2`, of])) };

/** Some queries are in several groups. */
const nameOf = ({ group, query }: Answer) => `${group}: ${query}`;

const { files, history } = await readCheckout(join(import.meta.dirname, '..', '..', '..'));
const catalog = parseCatalog(files);
const ranked = rankCatalog(catalog, history, { base_url: 'https://catalog.test', host: 'static' }, DAY);

it('answers no fewer of the judged queries than when they were recorded last', async () => {
  const answers = await judge(judged, searchInMemory(catalog, ranked));
  process.stdout.write(`${figuresOf(answers)}\n`);
  const outcomes = Object.fromEntries(answers.map((answer) => [nameOf(answer), answer.outcome]));
  if (process.env.RECORD_OUTCOMES !== undefined) writeFileSync(RECORDED, `${JSON.stringify(outcomes, null, 2)}\n`);
  const recorded: Record<string, Outcome> = JSON.parse(readFileSync(RECORDED, 'utf8'));
  expect(Object.keys(recorded)).toEqual(Object.keys(outcomes));
  const change = (answer: Answer) =>
    OUTCOMES.indexOf(answer.outcome) - OUTCOMES.indexOf(recorded[nameOf(answer)] ?? 'nothing');
  const lost = answers.filter((answer) => change(answer) > 0);
  const won = answers.filter((answer) => change(answer) < 0);
  const explain = `Lost: ${JSON.stringify(lost)}. Won: ${won.map(({ query }) => query).join(', ')}. `;
  expect(lost.length, `${explain}Record with RECORD_OUTCOMES=1 what is better on the whole.`).toBeLessThanOrEqual(
    won.length,
  );
});

it('finds something for each search that the start page of the sample offers', async () => {
  const { settings } = catalog;
  const offered = { en: settings.examples ?? [], de: settings.translations?.de?.examples ?? [] };
  expect([offered.en.length, offered.de.length]).toEqual([6, 6]);
  const inVain: string[] = [];
  for (const [language, queries] of Object.entries(offered)) {
    const engine = searchInMemory(catalog, ranked)(language);
    for (const text of queries) {
      const { hits } = await engine.search({ text, filters: {}, sort: 'relevance' }, 1);
      if (!hits.some(({ match }) => match === 'all')) inVain.push(`${language}: ${text}`);
    }
  }
  expect(inVain).toEqual([]);
});
