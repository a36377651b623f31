/** `catalog add-feed` for many addresses: of the command line, of a list in a file, or of standard input. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { inEnglish } from '../../schemas/wording/problem-languages.ts';
import { feedNamer } from '../collect/feeds/add-feed.ts';
import { validateTarget } from '../collect/feeds/validate-source.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { writeIfAbsent } from '../repo/files/write-if-absent.ts';
import type { FileChange } from '../repo/git/commits.ts';
import { type CommandContext, UsageError } from '../repo/run/command-context.ts';
import { plural } from '../repo/text/plural.ts';
import { withReaders } from './validate.ts';

const AT_ONCE = 16;
const STDIN = '-';
/** Without what closes a link in Markdown, a value in JSON, or a column in CSV, and without what a terminal obeys. */
const ADDRESS = /https?:\/\/[^\s\p{C}<>"'`,;()[\]{}|\\]+/u;

interface ManyOptions {
  unread?: boolean;
  dryRun?: boolean;
  trust: string[];
}

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
  options: ManyOptions,
): Promise<boolean> {
  const { folder, output } = context;
  const name = feedNamer(parseCatalog(await readFolder(folder)), new Set(options.trust));
  const named = addresses.map((address): Line => nameOf(address, name));
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

function nextOf({ length }: readonly unknown[], { dryRun }: ManyOptions): string {
  if (dryRun) return 'Nothing was written (--dry-run).';
  return length === 0 ? 'Nothing was written.' : 'Commit the new files, and the next sync reads the feeds.';
}

function nameOf(address: string, name: ReturnType<typeof feedNamer>): Line {
  const named = name(address);
  return 'fault' in named ? { address, ...named } : { address, feed: named };
}

/** In one pool, because starting a reader for each of them would cost more than reading. */
function readAll(context: CommandContext, lines: readonly Line[], { trust }: ManyOptions): Promise<Line[]> {
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
