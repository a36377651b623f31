/** The catalog's own files and history. */
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { readHead } from '../repo/data/head.ts';
import { parseOperator } from '../repo/data/operator.ts';
import { tryGit } from '../repo/git/git.ts';
import { DataError } from '../repo/problems/file-problem.ts';
import { plural } from '../repo/text/plural.ts';
import { advice, type Finding, good, unseen, wrong } from './finding.ts';

export async function repositoryFindings(folder: string, settings: Settings | undefined): Promise<Finding[]> {
  return [
    ...(await dataFindings(folder)),
    await headFinding(folder),
    ...(settings === undefined ? [] : await branchFindings(folder, settings.main_branch)),
  ];
}

/** As the files are, committed or not. */
async function dataFindings(folder: string): Promise<Finding[]> {
  try {
    const files = await readFolder(folder);
    const data = parseCatalog(files);
    parseOperator(files, data.settings);
    return [
      good(`data/ is in order: ${plural(data.listings.size, 'listing')}, ${plural(data.feeds.length, 'feed file')}`),
    ];
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return [wrong('data/ is not in order.', 'Run npm run check: it names every fault, its place, and what to do.')];
  }
}

async function headFinding(folder: string): Promise<Finding> {
  const head = await readHead(folder);
  return 'commit' in head
    ? good(`all of data/ is committed, in ${head.commit.slice(0, 10)}`)
    : advice(`Only what is committed is published, and ${head.note}.`, 'Commit it, or take it back.');
}

async function branchFindings(folder: string, branch: string): Promise<Finding[]> {
  const tip = await tryGit(folder, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]);
  const shallow = await tryGit(folder, ['rev-parse', '--is-shallow-repository']);
  if (shallow === undefined) return [unseen('There is no history.')];
  const found =
    tip === undefined
      ? wrong(
          `There is no branch ${branch}, which main_branch of data/catalog.json names.`,
          `Run git branch ${branch}, or set main_branch to the branch that is published.`,
        )
      : good(`the branch ${branch} is published`);
  if (shallow !== 'true') return [found];
  const what = 'This clone is shallow: nobody can say when listings were published.';
  return [found, wrong(what, 'Run git fetch --unshallow.')];
}
