/** `catalog add-feed` */
import type { Command } from 'commander';
import { addressInIssue, newFeed } from '../collect/feeds/add-feed.ts';
import { parseCatalog, readFolder } from '../repo/data/data-files.ts';
import { writeOnce } from '../repo/files/write-once.ts';
import type { FileChange } from '../repo/git/commits.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import type { Output } from '../repo/run/output.ts';
import { type IssueOutcome, readIssue, reportOnIssue } from '../review/pull-requests/issues-api.ts';
import { pullRequestsApi } from '../review/pull-requests/pull-requests-api.ts';
import { githubPlace } from '../review/pull-requests/review-places.ts';
import { proposeChange, type Shared } from '../review/pull-requests/share-change.ts';
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
  const { remote, options } = githubPlace(context, data.settings, process.env, 'An issue is on GitHub.');
  // An App may write without a right to issues, which the workflow's own token has.
  const issues = { ...options, token: process.env.ISSUES_TOKEN || options.token };
  const body = await readIssue(issues, issue);
  const feedOf = () => newFeed(addressInIssue(body), data);
  if (propose) {
    const shared = { remote, api: pullRequestsApi(options), now: context.now };
    const report = (outcome: IssueOutcome) => reportOnIssue(issues, issue, outcome);
    return proposeFeed(context.output, shared, { issue, feedOf, report });
  }
  await write({ folder, output }, feedOf());
  return false;
}

async function write({ folder, output }: Pick<CommandContext, 'folder' | 'output'>, feed: FileChange): Promise<void> {
  await writeOnce(folder, feed.path, feed.content ?? '');
  output.print(`Wrote ${feed.path}. Commit it, and the next sync reads the feed.`);
}

interface IssueFeed {
  issue: number;
  /** Throws where the author of the issue has to correct something. */
  feedOf(): FileChange;
  report(outcome: IssueOutcome): Promise<void>;
}

/** @returns whether the author has to correct something */
async function proposeFeed(output: Output, shared: Shared, { issue, feedOf, report }: IssueFeed): Promise<boolean> {
  const tell = (outcome: IssueOutcome) =>
    report(outcome).catch((error: Error) => output.note(`The issue does not say what became of it. ${error.message}`));
  let feed: FileChange;
  try {
    feed = feedOf();
  } catch (error) {
    const reason = (error as Error).message;
    await tell({ state: 'refused', reason });
    output.note(`catalog: ${reason}`);
    return true;
  }
  try {
    const { number, state } = await proposeChange(shared, {
      ...{ files: [feed], branch: `add-feed-${issue}`, title: `Follow the feed of issue ${issue}` },
      ...{ body: `Closes #${issue}`, isAskedFor: true },
    });
    await tell({ state: 'proposed', pull: number });
    output.print(state === 'open' ? `It waits already, in pull request ${number}.` : `Opened pull request ${number}.`);
    return false;
  } catch (error) {
    await tell({ state: 'failed' });
    throw error;
  }
}
