/** Files below data/ that nothing reads: mostly a folder or file whose name is nearly right. */
import { warning } from '../../../schemas/contracts/problems.ts';
import { CATEGORIES, DATA, EVIDENCE, FEEDS, LEDGER, LISTINGS, PAGES, SETTINGS } from '../data/data-files.ts';
import { PICTURES } from '../data/picture-files.ts';
import { type FileProblem, inFile } from '../problems/file-problem.ts';
import { nearest } from '../text/nearest.ts';

const RANK = `${DATA}/rank/`;
const FOLDERS = [FEEDS, LISTINGS, LEDGER, EVIDENCE, PAGES, PICTURES, RANK];
const FILES = [SETTINGS, CATEGORIES];
/** What somebody keeps beside them on purpose, like a README. */
const MEANT_AS_DATA = /\.(?:json|jsonc|json5|ndjson|ya?ml|xml|toml|svg|png)$/i;
const READ = [
  /^data\/(?:feeds|listings|moderation|evidence)\/.*\.json$/,
  /^data\/rank\/\d{4}-\d{2}\.ndjson$/,
  /^data\/pages\/.*\.md$/,
];

/** @param paths of all files below data/ @param logo the settings name it */
export function unreadFiles(paths: readonly string[], logo: string | undefined): FileProblem[] {
  const isRead = (path: string) =>
    FILES.includes(path) || path === logo || path.startsWith(PICTURES) || READ.some((form) => form.test(path));
  // Documents there have words of their own.
  const unread = paths.filter((path) => !isRead(path) && MEANT_AS_DATA.test(path) && !path.startsWith(FEEDS));
  return unread.flatMap((path) => {
    const similar = meantBy(path);
    return inFile(path, [
      similar === undefined ? warning('', 'unread_file') : warning('', 'unread_file.similar', { similar }),
    ]);
  });
}

function meantBy(path: string): string | undefined {
  const [, folder = '', ...rest] = path.split('/');
  const names = (places: readonly string[]) => places.map((place) => place.replace(/^data\//, '').replace(/\/$/, ''));
  if (rest.length === 0) return withData(nearest(folder.replace(/\.[^.]*$/, '.json'), names(FILES)), '');
  const near = nearest(folder, names(FOLDERS));
  return near === folder ? undefined : withData(near, '/');
}

const withData = (name: string | undefined, end: string) => (name === undefined ? undefined : `${DATA}/${name}${end}`);
