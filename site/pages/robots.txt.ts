/** Everything may be read; pages of search results and comparisons are endless and say nothing new. */
import { paths } from '../../schemas/contracts/addresses.ts';
import { readLanguages } from '../lib/catalog-data.ts';
import { pathIn } from '../lib/language.ts';
import { absolute, href } from '../lib/links.ts';

export function GET() {
  const endless = [paths.search, paths.compare].flatMap((path) => readLanguages().map((tag) => pathIn(tag, path)));
  const rules = endless.map((path) => `Disallow: ${href(path)}?\n`).join('');
  return new Response(`User-agent: *\n${rules}\nSitemap: ${absolute('/sitemap.xml')}\n`);
}
