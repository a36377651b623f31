/** Files of data/usage: addresses of pages on which public bodies say, on their own domain, that they use a product. */
import { error, type Problem } from '../../../../schemas/contracts/problems.ts';
import { isSlug } from '../../../../schemas/rules/slug.ts';
import { type CatalogData, type DataFiles, filesBelow, presentSlug, USAGE } from '../../../repo/data/data-files.ts';
import { type FileProblem, inFile } from '../../../repo/problems/file-problem.ts';
import { jsonOf } from '../../../repo/text/stable-json.ts';
import { contactsInDocument } from '../../feeds/document-contacts.ts';
import { ownDomain } from '../pages/shared-hosts.ts';

/** One member and no words. What stands in a query or behind `#` is echoed by search pages, and would prove nothing. */
export const ONE_PAGE = /^\s*\{\s*"page"\s*:\s*"(https:\/\/[a-z0-9.-]+\/[^\s"\\?#@]{0,1000})"\s*\}\s*$/;

/** Slug that a listing has now → pages. */
export type UserPages = ReadonlyMap<string, readonly string[]>;

/** What is not in order is left out: the check has named it. */
export function readUserPages({ usage, ledger }: Pick<CatalogData, 'usage' | 'ledger'>): UserPages {
  const pages = new Map<string, string[]>();
  // A domain counts once, also where it has confirmed under a former slug.
  const seen = new Set<string>();
  for (const { name, bytes } of usage) {
    const slug = presentSlug(slugOf(name), ledger);
    const page = pageProblem(name, bytes) === undefined ? pageIn(bytes) : undefined;
    const user = slug + name.slice(name.indexOf('/'));
    if (page === undefined || seen.has(user)) continue;
    seen.add(user);
    pages.set(slug, [...(pages.get(slug) ?? []), page]);
  }
  return pages;
}

export function userPageProblems(files: DataFiles, { ledger }: Pick<CatalogData, 'ledger'>): FileProblem[] {
  return [...filesBelow(files, USAGE)].flatMap(([path, bytes]) => {
    const name = path.slice(USAGE.length, -'.json'.length);
    const isKnown = ledger.has(slugOf(name));
    const problem = pageProblem(name, bytes) ?? (isKnown ? undefined : error('', 'user_page.unknown_listing'));
    return problem === undefined ? [] : inFile(path, [problem]);
  });
}

/** @param name like editor/city.example */
function pageProblem(name: string, bytes: Buffer): Problem | undefined {
  const page = pageIn(bytes);
  if (page === undefined || contactsInDocument(jsonOf(bytes)).length > 0) return error('', 'user_page.form');
  const domain = ownDomain(new URL(page).hostname);
  if (domain === undefined) return error('/page', 'user_page.shared_host');
  const slug = slugOf(name);
  const isInPlace = isSlug(slug) && name === `${slug}/${domain}`;
  return isInPlace ? undefined : error('', 'user_page.place', { domain });
}

const slugOf = (name: string) => name.slice(0, name.indexOf('/'));

function pageIn(bytes: Buffer): string | undefined {
  const page = ONE_PAGE.exec(bytes.toString('utf8'))?.[1];
  // Spelled in another way, it may look like another page, or hold signs that evidence may not.
  return page !== undefined && URL.parse(page)?.href === page ? page : undefined;
}
