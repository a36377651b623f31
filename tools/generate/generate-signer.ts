/** Bundles the program that signs into one file without packages. With --check nothing is written; exit code 1 where it is stale. */
import '../help/print-help.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..');
const SIGNER = join(ROOT, 'pipeline', 'create', 'templates', 'generated', 'sign.mjs');
const BANNER =
  '// Generated from pipeline/cli/sign.ts by `npm run generate`. Do not edit. It imports nothing but Node.';

/** The same bytes on every machine. */
async function signer(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'pipeline', 'cli', 'sign.ts')],
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', target: 'node20', treeShaking: true },
    ...{ charset: 'utf8', legalComments: 'none', absWorkingDir: ROOT, banner: { js: BANNER } },
  });
  return outputFiles[0]?.text ?? '';
}

if (import.meta.main) {
  const text = await signer();
  if (!process.argv.includes('--check')) writeFileSync(SIGNER, text);
  else if (readFileSync(SIGNER, 'utf8') !== text) {
    process.stderr.write('pipeline/create/templates/generated/sign.mjs is stale; run `npm run generate`\n');
    process.exitCode = 1;
  }
}
