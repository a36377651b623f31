/** `catalog add-feed` */
import type { Command } from 'commander';
import { parseJson } from '../../schemas/readers/json-text.ts';
import { addressInIssue, newFeed } from '../collect/feeds/add-feed.ts';
import { validateTarget } from '../collect/feeds/validate-source.ts';
import { type NetworkAccess, withNetwork } from '../collect/network.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { writeOnce } from '../repo/files/write-once.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { number, type Run, trust } from './options.ts';
import { validationText } from './results.ts';
import { withReaders } from './validate.ts';

interface AddFeedOptions {
  /** Number of the issue that holds the answers of the form. */
  issue?: number;
  /** Without reading the feed. */
  unread?: boolean;
  trust: string[];
}

export function define(command: Command, run: Run): void {
  command
    .argument('[urls...]', 'https addresses')
    .option('--issue <number>', 'take the address out of an issue of GITHUB_REPOSITORY', number)
    .option('--unread', 'write the file although the feed cannot be read now')
    .addOption(trust())
    .action((urls, options) =>
      run(async (context) => {
        if (urls.length === 0) return runAddFeed(context, undefined, options);
        let isRefused = false;
        for (const url of urls) isRefused = (await runAddFeed(context, url, options)) || isRefused;
        return isRefused;
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
  { issue, trust, unread = false }: AddFeedOptions,
): Promise<boolean> {
  const { folder, output } = context;
  if ((address === undefined) === (issue === undefined)) throw new UsageError('Name an address, or an --issue.');
  const data = parseCatalog(await readFolder(folder));
  const network = { settings: data.settings, trust };
  const wanted =
    address ?? (await withNetwork(context, network, async (access) => addressInIssue(await readIssue(access, issue))));
  // Only what the operator names himself may be an address that is not public.
  const trusted = address === undefined ? [] : trust;
  const { path, content } = newFeed(wanted, data, new Set(trusted));
  if (!unread) {
    output.progress('reading the feed');
    const found = await withReaders(context, { trust: trusted }, (tools) =>
      validateTarget(wanted, tools, { follow: true, trust: trusted }),
    );
    if (!found.valid) {
      // What a stranger wrote into an issue is not repeated.
      output.print(validationText({ ...found, target: address ?? 'The address of the issue' }));
      output.note('Nothing was written. Correct the feed, or write the file all the same with --unread.');
      return true;
    }
  }
  await writeOnce(folder, path, content ?? '');
  output.print(`Wrote ${path}. Commit it, and the next sync reads the feed.`);
  return false;
}

/** @returns what its author wrote */
async function readIssue({ client, tokens, githubApi }: NetworkAccess, issue: number | undefined): Promise<string> {
  const { GITHUB_REPOSITORY = '' } = process.env;
  if (!/^[\w.-]+\/[\w.-]+$/.test(GITHUB_REPOSITORY)) {
    throw new UsageError('--issue needs GITHUB_REPOSITORY, like works/catalog.');
  }
  const token = tokens.get(new URL(githubApi).origin);
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
