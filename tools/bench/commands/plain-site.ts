/** A site of one line a page, built by Astro: what as many pages cost where nothing is in them. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type CommandCost, runCommand } from './run-command.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const ASTRO = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');

/** @param folder that is not there yet */
export function buildPlainSite(folder: string, pages: number): Promise<CommandCost> {
  mkdirSync(join(folder, 'src', 'pages'), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  // Without it, what is kept between builds would lie in the project’s own modules.
  writeFileSync(join(folder, 'astro.config.mjs'), "export default { cacheDir: './.cache' };");
  const numbers = `Array.from({ length: ${pages} }, (_, page) => ({ params: { page: String(page) } }))`;
  const source = `---\nexport const getStaticPaths = () => ${numbers};\n---\n<p>{Astro.params.page}</p>\n`;
  writeFileSync(join(folder, 'src', 'pages', '[page].astro'), source);
  const environment = { ASTRO_TELEMETRY_DISABLED: '1' };
  return runCommand([process.execPath, ASTRO, 'build', '--silent'], { folder, environment });
}
