/** Everything that is wrong with the files of a folder as they are, committed or not. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { error } from '../../../schemas/contracts/problems.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { textMember } from '../../../schemas/rules/members.ts';
import { feedProblems } from '../../collect/feeds/feed-problems.ts';
import { adviceProblems } from '../../repo/catalog/advice.ts';
import { readCatalog } from '../../repo/catalog/parse-catalog.ts';
import { unreadFiles } from '../../repo/catalog/unread-files.ts';
import { DATA, type DataFiles, readFolder, SETTINGS } from '../../repo/data/data-files.ts';
import { writtenSettings } from '../../repo/data/operator.ts';
import { type FileProblem, inFile } from '../../repo/problems/file-problem.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { documentReader, type ReadDocuments } from './local-documents.ts';
import { type CommandFacts, PACKAGE, WORKFLOWS, workflowProblems } from './workflow-files.ts';

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
    ...(await feedProblems(read, { read: documentReader(readDocuments, parts.categories), trusted: new Set(trust) })),
    ...unreadFiles(data === undefined ? paths.filter((path) => !isPicture(path)) : paths, writtenSettings(read).logo),
    ...(await workflowProblems({
      files: own,
      branch: textMember(jsonOf(read.get(SETTINGS)), 'main_branch'),
      commands,
    })),
  ];
  return { problems: found, files: read, count: paths.length + own.size, settings: data?.settings };
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
  const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true }).catch(() => []);
  const pathOf = (entry: (typeof entries)[number]) =>
    relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
  return {
    paths: entries
      .filter((entry) => entry.isFile())
      .map(pathOf)
      .sort(compareText),
    links: entries
      .filter((entry) => entry.isSymbolicLink())
      .map(pathOf)
      .sort(compareText),
  };
}
