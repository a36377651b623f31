/**
 * `npm run rank-impact -- <file>`: what the weights in a file would change in this catalog. `--day`
 * is that of the rank, the commit's unless given.
 */
import '../help/print-help.ts';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { rankCatalog } from '../../pipeline/build/listings/rank-catalog.ts';
import { parseCatalog } from '../../pipeline/repo/catalog/parse-catalog.ts';
import { readCheckout } from '../../pipeline/repo/data/checkout.ts';
import { dayOf } from '../../pipeline/repo/text/day-of.ts';
import { STANDARD_WEIGHTS } from '../../schemas/rank/weights.ts';
import { readWeightsFile } from './read-weights.ts';
import { impactOf, impactText } from './weights-impact.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { day: { type: 'string' } },
});
try {
  await run(positionals[0]);
} catch (error) {
  process.stderr.write(`rank-impact: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(path: string | undefined): Promise<void> {
  if (path === undefined) throw new Error('Name a file with weights, written like schemas/rank/weights.json.');
  const weights = await readWeightsFile(path);
  if (weights.version === STANDARD_WEIGHTS.version && !isDeepStrictEqual(weights, STANDARD_WEIGHTS)) {
    process.stderr.write(
      'These weights have the version of the present ones. Give them another before they are used.\n',
    );
  }
  const checkout = await readCheckout('.');
  const catalog = parseCatalog(checkout.files);
  const day = values.day ?? checkout.date ?? dayOf(new Date());
  const ranked = rankCatalog(catalog, checkout.history, catalog.settings, day);
  const inputs = ranked.map(({ input }) => input);
  process.stdout.write(`${impactText(impactOf(inputs, day, STANDARD_WEIGHTS, weights))}\n`);
}
