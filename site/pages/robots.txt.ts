/** Everything may be read; pages of search results and comparisons are endless and say nothing new. */
import { paths } from '../../schemas/contracts/addresses.ts';
import { absolute, href } from '../base/links.ts';
import { readLanguages } from '../catalog/catalog-data.ts';
import { pathIn } from '../catalog/language.ts';

export function GET() {
  const endless = [paths.search, paths.compare].flatMap((path) => readLanguages().map((tag) => pathIn(tag, path)));
  const rules = endless.map((path) => `Disallow: ${href(path)}?\n`).join('');
  return new Response(`User-agent: *\n${rules}\nSitemap: ${absolute('/sitemap.xml')}\n`);
}
