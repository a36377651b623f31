/** The check of the documents that the operator keeps in data/feeds: they lie in git, so they must hold no contact. */
import { inEnglish } from '../../../schemas/wording/problem-languages.ts';
import { listFeeds } from '../../collect/feeds/feed-list.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import type { Fault } from './proposal-branch.ts';

/** Each names the file, and the member by its JSON pointer; none repeats a value. */
export function keptDocumentFaults(data: CatalogData): Fault[] {
  return listFeeds(data).flatMap(({ label, contacts = [] }) =>
    contacts.map((problem) => ({
      code: problem.code,
      message: `${label}#${problem.pointer}: ${inEnglish(problem).message}`,
    })),
  );
}
