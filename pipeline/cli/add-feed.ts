/** `catalog add-feed` */
import type { Command } from 'commander';
import { parseJson } from '../../schemas/readers/json-text.ts';
import { addressInIssue, newFeed } from '../collect/feeds/add-feed.ts';
import { type NetworkAccess, withNetwork } from '../collect/network.ts';
import { type CatalogData, parseCatalog, readFolder } from '../repo/data/data-files.ts';
import { writeOnce } from '../repo/files/write-once.ts';
import type { FileChange } from '../repo/git/commits.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { type IssueOutcome, reportOnIssue } from '../review/pull-requests/issue-report.ts';
import { pullRequestsApi } from '../review/pull-requests/pull-requests-api.ts';
import { githubPlace } from '../review/pull-requests/review-places.ts';
import { proposeChange } from '../review/pull-requests/share-change.ts';
import { number, type Run, trust } from './options.ts';

interface AddFeedOptions {
  /** Number of the issue that holds the answers of the form. */
  issue?: number;
  propose?: boolean;
  trust: string[];
}

export function define(command: Command, run: Run): void {
  command
    .argument('[urls...]', 'https addresses')
    .option('--issue <number>', 'take the address out of an issue of GITHUB_REPOSITORY', number)
    .option('--propose', 'with --issue: open a pull request instead of writing, and say on the issue what is wrong')
    .addOption(trust())
    .action((urls, options) =>
      run(async (context) => {
        if (urls.length === 0) return runAddFeed(context, undefined, options);
        for (const url of urls) await runAddFeed(context, url, options);
        return false;
      }),
    );
}

/** Writes the file of a feed, and nothing else: what becomes of it is for who runs this to say. */
export async function runAddFeed(
  context: CommandContext,
  address: string | undefined,
  { issue, propose, trust }: AddFeedOptions,
): Promise<boolean> {
  const { folder, output } = context;
  if ((address === undefined) === (issue === undefined)) throw new UsageError('Name an address, or an --issue.');
  if (propose && issue === undefined) throw new UsageError('--propose goes with --issue.');
  const data = parseCatalog(await readFolder(folder));
  if (issue === undefined) {
    // Only what operators name themselves may be an address that is not public.
    await write(context, newFeed(address ?? '', data, new Set(trust)));
    return false;
  }
  const network = { settings: data.settings, trust };
  const body = await withNetwork(context, network, (access) => readIssue(access, issue));
  const feedOf = () => newFeed(addressInIssue(body), data);
  if (propose) return proposeFeed(context, data, issue, feedOf);
  await write({ folder, output }, feedOf());
  return false;
}

async function write({ folder, output }: Pick<CommandContext, 'folder' | 'output'>, feed: FileChange): Promise<void> {
  await writeOnce(folder, feed.path, feed.content ?? '');
  output.print(`Wrote ${feed.path}. Commit it, and the next sync reads the feed.`);
}

/** @param feedOf throws where the author of the issue has to correct something @returns whether it does */
async function proposeFeed(
  context: CommandContext,
  { settings }: CatalogData,
  issue: number,
  feedOf: () => FileChange,
): Promise<boolean> {
  const { output, now } = context;
  const { remote, options } = githubPlace(context, settings, process.env, 'The feed becomes a pull request on GitHub.');
  // An App may write without a right to issues, which the workflow's own token has.
  const report = (outcome: IssueOutcome) =>
    reportOnIssue({ ...options, token: process.env.ISSUES_TOKEN || options.token }, issue, outcome).catch((error) =>
      output.note(`The issue does not say what became of it. ${(error as Error).message}`),
    );
  let feed: FileChange;
  try {
    feed = feedOf();
  } catch (error) {
    const reason = (error as Error).message;
    await report({ state: 'refused', reason });
    output.note(`catalog: ${reason} The issue says so.`);
    return true;
  }
  try {
    const { number, state } = await proposeChange(
      { remote, api: pullRequestsApi(options), now },
      {
        ...{ files: [feed], branch: `add-feed-${issue}`, title: `Follow the feed of issue ${issue}` },
        ...{ body: `Closes #${issue}`, isAskedFor: true },
      },
    );
    await report({ state: 'proposed', pull: number });
    output.print(state === 'open' ? `It waits already, in pull request ${number}.` : `Opened pull request ${number}.`);
    return false;
  } catch (error) {
    await report({ state: 'failed' });
    throw error;
  }
}

/** @returns what its author wrote */
async function readIssue({ client, tokens, githubApi }: NetworkAccess, issue: number): Promise<string> {
  const { GITHUB_REPOSITORY = '', ISSUES_TOKEN } = process.env;
  if (!/^[\w.-]+\/[\w.-]+$/.test(GITHUB_REPOSITORY)) {
    throw new UsageError('--issue needs GITHUB_REPOSITORY, like works/catalog.');
  }
  const token = ISSUES_TOKEN || tokens.get(new URL(githubApi).origin);
  const answer = await client.request(`${githubApi}/repos/${GITHUB_REPOSITORY}/issues/${issue}`, {
    headers: { accept: 'application/vnd.github+json', ...(token && { authorization: `Bearer ${token}` }) },
    follow: false,
  });
  const { value } = 'bytes' in answer && answer.status === 200 ? parseJson(answer.bytes) : {};
  if (typeof value === 'object' && value !== null && 'body' in value) {
    return typeof value.body === 'string' ? value.body : '';
  }
  throw new Error('The issue cannot be read. Check its number, and that GITHUB_TOKEN may read issues.');
}
