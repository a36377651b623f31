/** The check of the documents that the operator keeps in data/feeds: they lie in git, so they must hold no contact. */
import { inEnglish } from '../../../schemas/wording/problem-languages.ts';
import { listFeeds } from '../../collect/feeds/feed-list.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import type { Fault } from './proposal-branch.ts';

const UNREAD = /^data\/feeds\/.*\.(?:ya?ml|xml|txt)$/i;

/** Nobody would hear that they are passed over. @param paths what a branch changes, and leaves there */
export function unreadDocumentFaults(paths: readonly string[]): Fault[] {
  return paths
    .filter((path) => UNREAD.test(path))
    .map((path) => ({
      code: 'unread_document',
      message: `${path} is never read. A document kept in data/feeds is JSON and ends in .json; others are followed by their address, with \`catalog add-feed\`.`,
    }));
}

/** Each names the file, and the member by its JSON pointer; none repeats a value. */
export function keptDocumentFaults(data: CatalogData): Fault[] {
  return listFeeds(data).flatMap(({ label, contacts = [] }) =>
    contacts.map((problem) => ({
      code: problem.code,
      message: `${label}#${problem.pointer}: ${inEnglish(problem).message}`,
    })),
  );
}
