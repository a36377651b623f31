/** Everything that is wrong with the files of a folder as they are, committed or not. */
import { readdir, readFile } from 'node:fs/promises';
import { join, parse, posix } from 'node:path';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';
import { error, warning } from '../../../../schemas/contracts/problems.ts';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { member, textMember } from '../../../../schemas/rules/members.ts';
import { userPageProblems } from '../../../collect/evidence/users/user-pages.ts';
import { feedProblems } from '../../../collect/feeds/feed-problems.ts';
import { adviceProblems } from '../../../repo/catalog/check-only-problems.ts';
import { readCatalog } from '../../../repo/catalog/parse-catalog.ts';
import {
  ADMISSION,
  CATEGORIES,
  type DataFiles,
  EVIDENCE,
  FEEDS,
  LEDGER,
  LISTINGS,
  PAGES,
  QUEUE,
  readFolder,
  SETTINGS,
  USAGE,
} from '../../../repo/data/data-files.ts';
import { DATA } from '../../../repo/data/head.ts';
import { writtenSettings } from '../../../repo/data/operator.ts';
import { PICTURES } from '../../../repo/data/picture-files.ts';
import { allFiles, allLinks } from '../../../repo/files/all-files.ts';
import { SLOTS } from '../../../repo/files/engine.ts';
import { tryGit } from '../../../repo/git/git.ts';
import { type FileProblem, inFile, placedIn } from '../../../repo/problems/file-problem.ts';
import { nearest } from '../../../repo/text/nearest-spelling.ts';
import { jsonOf } from '../../../repo/text/stable-json.ts';
import { documentReader, type ReadDocuments } from './local-documents.ts';
import { slotProblems, workerProblems } from './site-files.ts';
import { type CommandFacts, PACKAGE, WORKFLOWS, workflowProblems } from './workflow-files.ts';

const RANK = `${DATA}/rank/`;
const FOLDERS = [FEEDS, LISTINGS, LEDGER, EVIDENCE, PAGES, PICTURES, RANK, USAGE];
const FILES = [SETTINGS, CATEGORIES, ADMISSION, QUEUE];
/** What somebody keeps beside them on purpose, like a README. */
const MEANT_AS_DATA = /\.(?:json|jsonc|json5|ndjson|ya?ml|xml|toml|svg|png)$/i;
/** Only small letters are read: not every disk tells them from capitals. */
const hasCapitalEnding = (path: string) => /\.json$/i.test(path) && !path.endsWith('.json');
const READ = [
  /^data\/(?:feeds|listings|moderation|evidence|usage)\/.*\.json$/,
  /^data\/rank\/\d{4}-\d{2}\.ndjson$/,
  /^data\/pages\/.*\.md$/,
];

export interface FolderTools {
  readDocuments: ReadDocuments;
  /** address:port pairs that may be followed although they are not public. */
  trust: readonly string[];
  /** undefined: nothing is said of what workflows call. */
  commands: CommandFacts | undefined;
}

export interface FolderState {
  problems: FileProblem[];
  files: DataFiles;
  /** How many files were looked at. */
  count: number;
  settings: Settings | undefined;
}

export async function checkFolder(
  folder: string,
  { readDocuments, trust, commands }: FolderTools,
): Promise<FolderState> {
  const { paths, links } = await namesBelow(folder, DATA);
  const feeds = paths.filter((path) => path.startsWith(`${DATA}/feeds/`) && !path.endsWith('.json'));
  const read = paths.length === 0 ? new Map<string, Buffer>() : new Map(await readFolder(folder));
  for (const path of feeds) read.set(path, Buffer.alloc(0));
  const { data, problems, ...parts } = readCatalog(read);
  const own = await ownFiles(folder);
  const found = [
    ...problems,
    ...links.flatMap((path) => inFile(path, [error('', 'not_plain_file')])),
    ...adviceProblems(read, parts),
    ...userPageProblems(read, parts),
    ...(await feedProblems(read, { read: documentReader(readDocuments, parts.categories), trusted: new Set(trust) })),
    ...unreadFiles(data === undefined ? paths.filter((path) => !isPicture(path)) : paths, writtenSettings(read).logo),
    ...(await branchProblems(folder, read)),
    ...(await misplacedSlots(folder)),
    ...(await slotProblems(folder, await namesIn(folder, SLOTS))),
    ...(await workerProblems(folder, data?.settings.host === 'worker' && isCatalog(own.get(PACKAGE)))),
    ...(await workflowProblems({
      files: own,
      branch: textMember(jsonOf(read.get(SETTINGS)), 'main_branch'),
      commands,
    })),
  ];
  return { problems: found, files: read, count: paths.length + own.size, settings: data?.settings };
}

/** A branch that only the remote has is there, too. */
async function branchProblems(folder: string, files: DataFiles): Promise<FileProblem[]> {
  const branch = textMember(jsonOf(files.get(SETTINGS)), 'main_branch');
  if (branch === undefined || (await tryGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'])) === undefined)
    return [];
  const refs = await tryGit(folder, ['for-each-ref', `refs/heads/${branch}`, `refs/remotes/*/${branch}`]);
  return refs === '' ? placedIn(files, SETTINGS, [warning('/main_branch', 'branch_missing', { branch })]) : [];
}

/** True for a catalog that depends on the engine; in a clone, the worker's settings are the engine's. */
function isCatalog(bytes: Buffer | undefined): boolean {
  return bytes !== undefined && member(jsonOf(bytes), 'name') !== packageFile.name;
}

/** Perhaps the logo. */
const isPicture = (path: string) => /^data\/[^/]+\.(?:svg|png)$/.test(path);

async function ownFiles(folder: string): Promise<Map<string, Buffer>> {
  const { paths } = await namesBelow(folder, WORKFLOWS);
  const wanted = [...paths.filter((path) => /\.ya?ml$/.test(path)), PACKAGE];
  const files = new Map<string, Buffer>();
  for (const path of wanted) {
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (bytes !== undefined) files.set(path, bytes);
  }
  return files;
}

/** Paths of files, and of links, which are never followed. Empty where there is no such folder. */
async function namesBelow(folder: string, below: string): Promise<{ paths: string[]; links: string[] }> {
  const named = async (list: typeof allFiles) =>
    (await list(join(folder, below)).catch(() => [])).map((path) => posix.join(below, path));
  return { paths: await named(allFiles), links: await named(allLinks) };
}

/**
 * Files below data/ that nothing reads: mostly a folder or file whose name is nearly right.
 * @param paths of all files below data/
 * @param logo the settings name it
 */
function unreadFiles(paths: readonly string[], logo: string | undefined): FileProblem[] {
  const isRead = (path: string) =>
    FILES.includes(path) || path === logo || path.startsWith(PICTURES) || READ.some((form) => form.test(path));
  // Documents there have words of their own.
  const unread = paths.filter(
    (path) => !isRead(path) && MEANT_AS_DATA.test(path) && (!path.startsWith(FEEDS) || hasCapitalEnding(path)),
  );
  return unread.flatMap((path) => {
    const similar = meantBy(path);
    return inFile(path, [
      similar === undefined ? warning('', 'unread_file') : warning('', 'unread_file.similar', { similar }),
    ]);
  });
}

function meantBy(path: string): string | undefined {
  if (hasCapitalEnding(path)) return path.replace(/\.json$/i, '.json');
  const [, folder = '', ...rest] = path.split('/');
  const names = (places: readonly string[]) => places.map((place) => place.replace(/^data\//, '').replace(/\/$/, ''));
  if (rest.length === 0) return withData(nearest(folder.replace(/\.[^.]*$/, '.json'), names(FILES)), '');
  const near = nearest(folder, names(FOLDERS));
  return near === folder ? undefined : withData(near, '/');
}

const withData = (name: string | undefined, end: string) => (name === undefined ? undefined : `${DATA}/${name}${end}`);

/** The places that `site/frame/operator-slots.mjs` fills. */
const SLOT_NAMES = ['Header.astro', 'Footer.astro', 'Card.astro'];
const MISNAMED_FOLDERS = ['slot', 'Slots', 'Slot'];

/** Files that are meant to be slots of the pages, and that no build reads. What a slot imports may have any name. */
async function misplacedSlots(folder: string): Promise<FileProblem[]> {
  const below = await namesIn(folder, SLOTS);
  const texts = await Promise.all(
    below.filter((name) => SLOT_NAMES.includes(name)).map((name) => readFile(join(folder, SLOTS, name), 'utf8')),
  );
  const isImported = (name: string) => texts.some((text) => text.includes(`./${name}`));
  const misnamed = below.filter((name) => !SLOT_NAMES.includes(name) && !isImported(name));
  const elsewhere = await Promise.all(
    MISNAMED_FOLDERS.map(async (other) => (await namesIn(folder, other)).map((name) => [`${other}/${name}`, name])),
  );
  const all = [...misnamed.map((name) => [`${SLOTS}/${name}`, name]), ...elsewhere.flat()];
  return all.flatMap(([path = '', name = '']) => {
    const meant = nearest(`${parse(name).name}.astro`, SLOT_NAMES);
    if (meant === undefined) return [];
    return inFile(path, [error('', 'unread_file.similar', { similar: `${SLOTS}/${meant}` })]);
  });
}

/** Only files, of a folder whose name has exactly these letters: some disks take capitals for small ones. */
async function namesIn(folder: string, below: string): Promise<string[]> {
  if (!(await readdir(folder).catch((): string[] => [])).includes(below)) return [];
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort(compareText);
}
