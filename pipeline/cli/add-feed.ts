/** `catalog add-feed` */
import { stripVTControlCharacters } from 'node:util';
import type { Command } from 'commander';
import { addressInIssue, newFeed } from '../collect/feeds/add-feed.ts';
import { validateTarget } from '../collect/feeds/validate-source.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { writeIfAbsent } from '../repo/files/write-if-absent.ts';
import type { FileChange } from '../repo/git/commits.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import type { Output } from '../repo/run/output.ts';
import { type IssueOutcome, readIssue, reportOnIssue } from '../review/pull-requests/issues-api.ts';
import { pullRequestsApi } from '../review/pull-requests/pull-requests-api.ts';
import { githubPlace } from '../review/pull-requests/review-places.ts';
import { proposeChange, type Shared } from '../review/pull-requests/share-change.ts';
import { addFeeds, readList } from './add-many.ts';
import { number, type Run, trust } from './options.ts';
import { validationText, withReaders } from './validate.ts';

interface AddFeedOptions {
  /** Number of the issue that holds the answers of the form. */
  issue?: number;
  propose?: boolean;
  /** Without reading the feed. */
  unread?: boolean;
  trust: string[];
}

export function define(command: Command, run: Run): void {
  command
    .argument('[urls...]', 'https addresses')
    .option('--issue <number>', 'take the address out of an issue of GITHUB_REPOSITORY', number)
    .option('--propose', 'with --issue: open a pull request instead of writing, and say on the issue what is wrong')
    .option(
      '--from <file>',
      'take the first address of each line of a list: text, CSV, JSON lines, Markdown; - for stdin',
    )
    .option('--dry-run', 'say what would be written, write nothing')
    .option('--unread', 'write the file although the feed cannot be read now')
    .addOption(trust())
    .action((urls, options) =>
      run(async (context) => {
        const { from, dryRun } = options;
        if (from === undefined && dryRun !== true && urls.length < 2) return runAddFeed(context, urls[0], options);
        if (options.issue !== undefined) throw new UsageError('--issue names one address: leave out all others.');
        return addFeeds(context, [...urls, ...(from === undefined ? [] : await readList(from))], options);
      }),
    );
}

/**
 * Writes the file of a feed that can be read, and nothing else: what becomes of it is for who runs this to say.
 * @returns true where the feed is refused, with its problems
 */
export async function runAddFeed(
  context: CommandContext,
  address: string | undefined,
  { issue, propose, unread = false, trust }: AddFeedOptions,
): Promise<boolean> {
  const { folder, output } = context;
  if ((address === undefined) === (issue === undefined))
    throw new UsageError('Name an address, a list with --from, or an --issue.');
  if (propose && issue === undefined) throw new UsageError('--propose goes with --issue.');
  const data = parseCatalog(await readFolder(folder));
  if (address !== undefined) {
    // Only what operators name themselves may be an address that is not public.
    const feed = newFeed(address, data, new Set(trust));
    const fault = unread ? undefined : await faultOf(context, address, { shown: address, trust });
    return fault === undefined ? write(context, feed) : refuse(output, fault);
  }
  const { remote, options } = githubPlace(context, data.settings, process.env, 'An issue is on GitHub.');
  // An App may write without a right to issues, which the workflow's own token has.
  const issues = { ...options, token: process.env.ISSUES_TOKEN || options.token };
  const body = await readIssue(issues, issue ?? 0);
  const feedOf = async () => {
    const wanted = addressInIssue(body);
    const feed = newFeed(wanted, data);
    // What a stranger wrote into an issue is not repeated.
    const shown = 'The address of the issue';
    const fault = unread ? undefined : await faultOf(context, wanted, { shown, trust: [] });
    if (fault !== undefined) throw new UnreadableFeed(stripVTControlCharacters(fault));
    return feed;
  };
  if (propose) {
    const shared = { remote, api: pullRequestsApi(options), now: context.now };
    const report = (outcome: IssueOutcome) => reportOnIssue(issues, issue ?? 0, outcome);
    return proposeFeed(output, shared, { issue: issue ?? 0, feedOf, report });
  }
  try {
    return await write({ folder, output }, await feedOf());
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error;
    return refuse(output, error.message);
  }
}

class UnreadableFeed extends Error {}

/** @returns what is wrong with the feed, as `catalog validate` shows it; undefined where it can be read */
async function faultOf(
  context: CommandContext,
  address: string,
  { shown, trust }: { shown: string; trust: string[] },
): Promise<string | undefined> {
  context.output.progress('reading the feed');
  const found = await withReaders(context, { trust }, (tools) =>
    validateTarget(address, tools, { follow: true, trust }),
  );
  return found.valid ? undefined : validationText({ ...found, target: shown });
}

function refuse(output: Output, fault: string): boolean {
  output.print(fault);
  output.note('Nothing was written. Correct the feed, or write the file all the same with --unread.');
  return true;
}

async function write(
  { folder, output }: Pick<CommandContext, 'folder' | 'output'>,
  feed: FileChange,
): Promise<boolean> {
  await writeIfAbsent(folder, feed.path, feed.content ?? '');
  output.print(`Wrote ${feed.path}. Commit it, and the next sync reads the feed.`);
  return false;
}

interface IssueFeed {
  issue: number;
  /** Throws where the author of the issue has to correct something. */
  feedOf(): Promise<FileChange>;
  report(outcome: IssueOutcome): Promise<void>;
}

/** @returns whether the author has to correct something */
async function proposeFeed(output: Output, shared: Shared, { issue, feedOf, report }: IssueFeed): Promise<boolean> {
  const tell = (outcome: IssueOutcome) =>
    report(outcome).catch((error: Error) => output.note(`The issue does not say what became of it. ${error.message}`));
  let feed: FileChange;
  try {
    feed = await feedOf();
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
