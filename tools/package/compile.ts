/**
 * Before `npm pack`: compiles what Node runs into compiled/, because it runs no TypeScript below node_modules. What Vite and
 * wrangler bundle, site/ and api-worker/ with the schemas, goes along as it is.
 */
import '../help/print-help.ts';
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const COMPILED = join(ROOT, 'compiled');

rmSync(COMPILED, { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '--project', join(import.meta.dirname, 'tsconfig.json')], { stdio: 'inherit' });
// They have types of their own beside them, so the compiler does not look at them.
for (const name of globSync('schemas/contracts/generated/*.js', { cwd: ROOT })) {
  cpSync(join(ROOT, name), join(COMPILED, name));
}
