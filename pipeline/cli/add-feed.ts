/** `catalog add-feed`: one address or an issue, or many: of the command line, of a list in a file, or of standard input. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import type { Command } from 'commander';
import pLimit from 'p-limit';
import { inEnglish } from '../../schemas/wording/problem-languages.ts';
import { addressInIssue, feedNamer, newFeed } from '../collect/feeds/add-feed.ts';
import { validateTarget } from '../collect/feeds/validate-source.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { writeIfAbsent } from '../repo/files/write-if-absent.ts';
import type { FileChange } from '../repo/git/commits.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import type { Output } from '../repo/run/output.ts';
import { plural } from '../repo/text/plural.ts';
import { type IssueOutcome, readIssue, reportOnIssue } from '../review/pull-requests/issues-api.ts';
import { pullRequestsApi } from '../review/pull-requests/pull-requests-api.ts';
import { proposeChange, type Shared } from '../review/pull-requests/push-change.ts';
import { githubPlace } from '../review/pull-requests/review-places.ts';
import { number, type Run, trust } from './options.ts';
import { validationText, withReaders } from './validate.ts';

interface AddFeedOptions {
  /** Number of the issue that holds the answers of the form. */
  issue?: number;
  propose?: boolean;
  /** Without reading the feed. */
  unread?: boolean;
  dryRun?: boolean;
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
  const look = async (wanted: string, shown: string, trusted: string[]): Promise<LookedAt> => {
    const feed = newFeed(wanted, data, new Set(trusted));
    return { feed, fault: unread ? undefined : await faultOf(context, wanted, { shown, trust: trusted }) };
  };
  // Only what operators name themselves may be an address that is not public.
  if (address !== undefined) return write(context, await look(address, address, trust));
  const { remote, options } = githubPlace(context, data.settings, process.env, 'An issue is on GitHub.');
  // An App may write without a right to issues, which the workflow's own token has.
  const issues = { ...options, token: process.env.ISSUES_TOKEN || options.token };
  const body = await readIssue(issues, issue ?? 0);
  const lookAtIssue = async () => {
    // What a stranger wrote into an issue is not repeated.
    const { feed, fault } = await look(addressInIssue(body), 'The address of the issue', []);
    return { feed, fault: fault && stripVTControlCharacters(fault) };
  };
  if (!propose) return write(context, await lookAtIssue());
  const shared = { remote, api: pullRequestsApi(options), now: context.now };
  const report = (outcome: IssueOutcome) => reportOnIssue(issues, issue ?? 0, outcome);
  return proposeFeed(output, shared, { issue: issue ?? 0, look: lookAtIssue, report });
}

/** The file of a feed, and what is wrong with the feed. */
interface LookedAt {
  feed: FileChange;
  fault: string | undefined;
}

/** @returns what is wrong with the feed, as `catalog validate` shows it; undefined where it can be read */
async function faultOf(context: CommandContext, address: string, { shown, trust }: { shown: string; trust: string[] }) {
  context.output.progress('reading the feed');
  const found = await withReaders(context, { trust }, (tools) =>
    validateTarget(address, tools, { follow: true, trust }),
  );
  return found.valid ? undefined : validationText({ ...found, target: shown });
}

async function write({ folder, output }: CommandContext, { feed, fault }: LookedAt): Promise<boolean> {
  if (fault !== undefined) {
    output.print(fault);
    output.note('Nothing was written. Correct the feed, or write the file all the same with --unread.');
    return true;
  }
  await writeIfAbsent(folder, feed.path, feed.content ?? '');
  output.print(`Wrote ${feed.path}. Commit it, and the next sync reads the feed.`);
  return false;
}

interface IssueFeed {
  issue: number;
  /** Throws where the author of the issue has to correct something. */
  look(): Promise<LookedAt>;
  report(outcome: IssueOutcome): Promise<void>;
}

/** @returns whether the author has to correct something */
async function proposeFeed(output: Output, shared: Shared, { issue, look, report }: IssueFeed): Promise<boolean> {
  const tell = (outcome: IssueOutcome) =>
    report(outcome).catch((error: Error) => output.note(`The issue does not say what became of it. ${error.message}`));
  let feed: FileChange;
  try {
    const found = await look();
    if (found.fault !== undefined) throw new Error(found.fault);
    feed = found.feed;
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

const AT_ONCE = 16;
const STDIN = '-';
/** Without what closes a link in Markdown, a value in JSON, or a column in CSV, and without what a terminal obeys. */
const ADDRESS = /https?:\/\/[^\s\p{C}<>"'`,;()[\]{}|\\]+/u;

/** One line of a list, with what becomes of it. */
type Line = { address: string; feed: FileChange } | { address: string; fault: string; isKnown: boolean };

/**
 * The first address of each line: of a plain list, of CSV, of JSON lines, and of the entries of a list in Markdown.
 * @param name of the file: in Markdown only entries of lists count
 */
export function addressesIn(list: string, name: string): string[] {
  const isMarkdown = /\.(?:md|markdown)$/i.test(name);
  const lines = list.split(/\r\n|[\r\n]/).filter((line) => !isMarkdown || /^\s{0,12}[-*+] /.test(line));
  return [...new Set(lines.flatMap((line) => ADDRESS.exec(line)?.[0].replace(/[.:!?]+$/, '') ?? []))];
}

/** @param from path of a list, or `-` for standard input */
export async function readList(from: string): Promise<string[]> {
  const list = from === STDIN ? await text(process.stdin) : await readFile(from, 'utf8').catch(() => undefined);
  if (list === undefined) throw new UsageError(`There is no file ${from} that can be read. Correct the path.`);
  const addresses = addressesIn(list, from);
  if (addresses.length === 0) throw new UsageError(`${from} has no address in any line. Put one into each line.`);
  return addresses;
}

/**
 * Says of each address what becomes of it. What is followed already is no fault, so that a list can be added again.
 * @returns true where one was refused
 */
export async function addFeeds(
  context: CommandContext,
  addresses: readonly string[],
  options: AddFeedOptions,
): Promise<boolean> {
  const { folder, output } = context;
  const name = feedNamer(parseCatalog(await readFolder(folder)), new Set(options.trust));
  const named = addresses.map((address): Line => {
    const named = name(address);
    return 'fault' in named ? { address, ...named } : { address, feed: named };
  });
  const lines = options.unread ? named : await readAll(context, named, options);
  const written = lines.filter((line) => 'feed' in line);
  for (const line of lines) output.print(sentenceOf(line, options.dryRun));
  if (!options.dryRun) for (const { feed } of written) await writeIfAbsent(folder, feed.path, feed.content ?? '');
  const known = lines.filter((line) => 'fault' in line && line.isKnown).length;
  const refused = lines.length - written.length - known;
  output.print(
    `${plural(written.length, 'feed')} new, ${known} followed already, ${refused} refused. ${nextOf(written, options)}`,
  );
  return refused > 0;
}

function nextOf({ length }: readonly unknown[], { dryRun }: AddFeedOptions): string {
  if (dryRun) return 'Nothing was written (--dry-run).';
  return length === 0 ? 'Nothing was written.' : 'Commit the new files, and the next sync reads the feeds.';
}

/** In one pool, because starting a reader for each of them would cost more than reading. */
function readAll(context: CommandContext, lines: readonly Line[], { trust }: AddFeedOptions): Promise<Line[]> {
  return withReaders(context, { trust }, async (tools) => {
    let done = 0;
    return pLimit(AT_ONCE).map(lines, async (line): Promise<Line> => {
      if ('fault' in line) return line;
      const { valid, problems } = await validateTarget(line.address, tools, { follow: true, trust });
      done += 1;
      context.output.progress(`reading ${done}/${lines.length}`);
      const [first] = problems.filter(({ severity }) => severity === 'error');
      const fault = first === undefined ? 'It cannot be read.' : inEnglish(first).message;
      return valid ? line : { address: line.address, fault, isKnown: false };
    });
  });
}

function sentenceOf(line: Line, dryRun: boolean | undefined): string {
  if ('feed' in line) return `${line.address}: ${dryRun ? 'would be' : 'wrote'} ${line.feed.path}`;
  return `${line.address}: ${line.fault}`;
}
