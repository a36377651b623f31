/** Sites of one line a page, built by Astro and by Hugo: what as many pages cost where nothing is in them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type CommandCost, runCommand } from './run-command.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const ASTRO = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');

/** @param folder that is not there yet */
export function buildWithAstro(folder: string, pages: number): Promise<CommandCost> {
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

/** @param folder that is not there yet @returns undefined where Hugo is not installed */
export async function buildWithHugo(
  folder: string,
  pages: number,
): Promise<(CommandCost & { version: string }) | undefined> {
  const version = hugoVersion();
  if (version === undefined) return undefined;
  mkdirSync(join(folder, 'layouts', '_default'), { recursive: true });
  mkdirSync(join(folder, 'content'));
  writeFileSync(
    join(folder, 'hugo.toml'),
    "disableKinds = ['home', 'section', 'taxonomy', 'term', 'rss', 'sitemap', '404']\n",
  );
  writeFileSync(join(folder, 'layouts', '_default', 'single.html'), '<p>{{ .Title }}</p>\n');
  for (let page = 0; page < pages; page += 1)
    writeFileSync(join(folder, 'content', `${page}.md`), `---\ntitle: "${page}"\n---\n`);
  return { version, ...(await runCommand(['hugo', '--quiet'], { folder })) };
}

/** Like 0.131.0 */
function hugoVersion(): string | undefined {
  try {
    return /v(\d[\d.]*)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1] ?? 'of an unknown version';
  } catch {
    return undefined;
  }
}
