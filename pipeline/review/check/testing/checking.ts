/** A catalog with proposals and published listings, and branches that each test makes of them. */
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { categoryLookup } from '../../../../schemas/rules/vocabulary.ts';
import { collectFeeds } from '../../../collect/collect.ts';
import { publishAllOf } from '../../../testing/reviewing.ts';
import {
  padDocument,
  readingTools,
  type TemporaryCatalog,
  temporaryCatalog,
} from '../../../testing/temporary-catalog.ts';
import { type CheckResult, checkBranch } from '../check-proposal.ts';
import type { ReadDocuments } from '../folder/local-documents.ts';

export const LISTING = 'data/listings/ed/editor.json';
export const LEDGER = 'data/moderation/ed/editor.json';
export const FEED = 'data/feeds/editor.json';
const FOREIGN = 'https://publisher.example/tool.json';
/** What the feed that is no file of the catalog answers. */
export const NETWORK = { [FOREIGN]: padDocument('tool') };

/** "editor not_published" for each fault. */
export const codes = ({ faults }: CheckResult) =>
  faults.map((fault) => ('slug' in fault ? `${fault.slug} ${fault.code}` : fault.code));

export interface CheckMore {
  /** The branch is another repository's. */
  outside?: boolean;
}

/** Reads as a check does, without threads. */
export const readDocumentsHere: ReadDocuments = (feeds, categories) => {
  const tools = { ...readingTools({ categories }), findCategory: categoryLookup(categories) };
  return collectFeeds(feeds, { tools });
};

/** editor and vim are proposed, shell and tool are published. */
export async function catalogInReview() {
  const catalog = temporaryCatalog({ shell: padDocument('shell'), tool: JSON.stringify({ url: FOREIGN }) });
  await catalog.sync(NETWORK);
  await publishAllOf(catalog);
  catalog.write(FEED, padDocument('editor'));
  catalog.write('data/feeds/vim.json', padDocument('vim'));
  catalog.commit('Follow two more');
  await catalog.sync(NETWORK);
  const check = (name: string, head = name, base = 'main', { outside }: CheckMore = {}) =>
    checkBranch({
      ...{ folder: catalog.folder, name, base, head, readDocuments: readDocumentsHere },
      ...(outside && { outside }),
    });
  let cases = 0;
  return {
    ...catalog,
    ...editing(catalog),
    check,
    /** Checks as `name` what `change` makes of the branch `from`, and stays there. */
    async checkAfter(
      name: string,
      from: string,
      change: () => void,
      message = 'Edit',
      base = 'main',
      more: CheckMore = {},
    ) {
      cases += 1;
      catalog.git('switch', '--quiet', '--create', `case-${cases}`, from);
      change();
      catalog.commit(message);
      return check(name, `case-${cases}`, base, more);
    },
    /** Takes main back to where it was, and gives the commit on which it stood. */
    async takeBack(change: () => Promise<unknown>): Promise<string> {
      catalog.git('switch', '--quiet', 'main');
      const before = catalog.git('rev-parse', 'main');
      await change();
      const after = catalog.git('rev-parse', 'main');
      catalog.git('reset', '--quiet', '--hard', before);
      return after;
    },
  };
}

export type CatalogInReview = Awaited<ReturnType<typeof catalogInReview>>;

/** What a person, or somebody worse, does to the files of the branch that is checked out. */
function editing(catalog: TemporaryCatalog) {
  const readText = (path: string) => readFileSync(join(catalog.folder, path), 'utf8');
  const drop = (...paths: string[]) => void catalog.git('rm', '--quiet', ...paths);
  /** Gives members of a JSON file other values. */
  const edit = (path: string, members: object) =>
    catalog.write(path, `${JSON.stringify({ ...JSON.parse(readText(path)), ...members }, null, 2)}\n`);
  return {
    readText,
    drop,
    edit,
    linkTo(path: string): void {
      rmSync(join(catalog.folder, path), { force: true });
      symlinkSync('/etc/passwd', join(catalog.folder, path));
    },
    withdraw(slug: string): void {
      drop(`data/listings/${slug.slice(0, 2)}/${slug}.json`);
      edit(`data/moderation/${slug.slice(0, 2)}/${slug}.json`, { state: 'withdrawn', reason: 'Gone.' });
    },
    /** The proposal of editor under another slug; the digest is still that of editor. */
    addCopy(slug: string): void {
      for (const path of [LISTING, LEDGER]) {
        const copy = path.replace('ed/editor', `${slug.slice(0, 2)}/${slug}`);
        catalog.write(copy, readText(path).replaceAll('"editor"', `"${slug}"`));
      }
    },
  };
}
