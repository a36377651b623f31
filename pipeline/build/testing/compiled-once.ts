/** The site, which no data decides, is compiled once in a process and lent to all builds with the same templates. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The engine's own, or the site of one page that `addSite` gives a catalog. */
type Templates = 'engine' | 'one page';

const compiled = new Map<Templates, { digest: string; folder: string }>();
/** Decided by data, and so not lent. */
const OF_DATA = new Set(['listing-facts.ndjson', 'count.json']);

/** @param output folder of the build; what it keeps is beside it */
export async function withCompiledSite<T>(templates: Templates, output: string, build: () => Promise<T>): Promise<T> {
  const store = join(`${output}.build`, 'kept', 'site');
  const known = compiled.get(templates);
  if (known !== undefined && !existsSync(store)) copy(known.folder, join(store, known.digest));
  const result = await build();
  const [digest] = readdirSync(store);
  if (known === undefined && digest !== undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'catalog-compiled-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    copy(join(store, digest), folder);
    compiled.set(templates, { digest, folder });
  }
  return result;
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !OF_DATA.has(basename(path)) });
}
