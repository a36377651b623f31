/**
 * `npm run search-evaluation [file]…`: how well the search answers queries that people have judged, over the sample. Each
 * file holds groups of queries with the listings that may stand first; without one, the sets of the project are asked.
 * Run it before and after the change of a rule.
 */
import '../help/print-help.ts';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rankCatalog } from '../../pipeline/build/listings/rank-catalog.ts';
import { figuresOf, type Judged, judge } from '../../pipeline/build/search/testing/judge.ts';
import { searchInMemory } from '../../pipeline/build/search/testing/search-in-memory.ts';
import { parseCatalog } from '../../pipeline/repo/catalog/parse-catalog.ts';
import { readCheckout } from '../../pipeline/repo/data/checkout.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const OWN = ['judged-queries.json', 'judged-queries-2.json'].map((name) => join(ROOT, 'pipeline/build/search', name));
/** The rank moves with the day, and ties in a search go by it. */
const DAY = '2026-11-20';

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const { files, history } = await readCheckout(ROOT);
const catalog = parseCatalog(files);
const ranked = rankCatalog(catalog, history, { base_url: 'https://catalog.test', host: 'static' }, DAY);
for (const file of named.length > 0 ? named : OWN) {
  const judged: Judged = JSON.parse(readFileSync(file, 'utf8'));
  const answers = await judge(judged, searchInMemory(catalog, ranked));
  process.stdout.write(`${basename(file)}\n${figuresOf(answers)}\n\n`);
  if (!process.argv.includes('--misses')) continue;
  for (const { group, query, outcome, shown } of answers) {
    if (outcome !== 'first') process.stdout.write(`  ${group}: ${query} → ${shown.join(', ') || 'nothing'}\n`);
  }
}
