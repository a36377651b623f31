/**
 * `npm run rank-evaluation`: how good the rank of this catalog is, before and after any change of the weights.
 * `--held-out` opens the data that the rank never reads, which is for weights that are fixed; `--record` keeps the report
 * in docs/rank-evaluation.md; `--weights <file>` tries others; `--day` is that of the rank, today unless told.
 */
import '../help/print-help.ts';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import packageFile from '../../package.json' with { type: 'json' };
import { parseCatalog } from '../../pipeline/repo/catalog/parse-catalog.ts';
import { readFolder } from '../../pipeline/repo/data/data-files.ts';
import { dayOf } from '../../pipeline/repo/text/day-of.ts';
import { STANDARD_WEIGHTS } from '../../schemas/rank/weights.ts';
import { evaluateCatalog } from './evaluate-catalog.ts';
import { readWeightsFile } from './read-weights.ts';
import { reportText } from './report.ts';

const RECORD = 'docs/rank-evaluation.md';

const { values } = parseArgs({
  options: {
    'held-out': { type: 'boolean' },
    record: { type: 'boolean' },
    weights: { type: 'string' },
    day: { type: 'string' },
  },
});
const catalog = parseCatalog(await readFolder('.'));
const weights = values.weights === undefined ? STANDARD_WEIGHTS : await readWeightsFile(values.weights);
const text = reportText(
  evaluateCatalog(catalog, {
    day: values.day ?? dayOf(new Date()),
    weights,
    ...(values['held-out'] && { dependents: await mostDependedOn() }),
  }),
);
process.stdout.write(text);
if (values.record) writeFileSync(RECORD, text);

/** Not read before it is asked for. */
async function mostDependedOn() {
  const { npmTopDependents } = await import('npm-high-impact');
  const version = packageFile.devDependencies['npm-high-impact'];
  return { source: `pkg:npm/npm-high-impact@${version}`, order: npmTopDependents };
}
