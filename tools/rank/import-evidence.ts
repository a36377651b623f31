/**
 * `npm run import-evidence -- --counts <folder> --repositories <folder>`: writes evidence of the catalog's npm packages
 * into data/evidence, from two packages of data as npm unpacks them: download-counts and all-the-package-repos. Asks no
 * registry. Look at what it wrote, and commit it.
 */
import '../help/print-help.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCatalog } from '../../pipeline/repo/catalog/parse-catalog.ts';
import { evidencePath, readFolder } from '../../pipeline/repo/data/data-files.ts';
import { stableJson } from '../../pipeline/repo/text/stable-json.ts';
import { importNpmData, npmNames } from './import-npm-data.ts';
import { readNpmData } from './read-npm-data.ts';

const WORDS = {
  no_figure: 'no downloads are counted there',
  not_tied: 'the repository it names is not known to be that of the listing',
  newer_kept: 'what is kept is newer, or from the registry itself',
} as const;

const { counts, repositories } = parseArgs({
  options: { counts: { type: 'string' }, repositories: { type: 'string' } },
}).values;
if (counts === undefined || repositories === undefined) {
  process.stderr.write('Name both: npm run import-evidence -- --counts <folder> --repositories <folder>\n');
  process.exitCode = 2;
} else {
  const { listings, evidence } = parseCatalog(await readFolder('.'));
  const data = readNpmData(counts, repositories, [...listings.values()].flatMap(npmNames));
  const imported = importNpmData(listings.values(), evidence, data);
  for (const { slug, records } of imported.evidence) {
    const path = join('.', evidencePath(slug));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, stableJson({ slug, records }));
  }
  for (const { slug, subject, reason } of imported.left)
    process.stdout.write(`${slug}  ${subject}  ${WORDS[reason]}\n`);
  process.stdout.write(`${imported.evidence.length} listings have evidence from ${data.source}.\n`);
}
