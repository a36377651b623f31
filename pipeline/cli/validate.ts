/** `catalog validate`: for publishers, before anybody reads their feed. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { FeedKind } from '../../schemas/contracts/generated/feed-kinds.ts';
import type { Problem } from '../../schemas/contracts/problems.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { inEnglish } from '../../schemas/wording/problem-languages.ts';
import type { ReaderTools } from '../collect/contract/source-kind.ts';
import { NO_MEMORY } from '../collect/contract/source-memory.ts';
import { contactsOf, listFeeds } from '../collect/feeds/feed-list.ts';
import { expandTarget, type TargetValidation, validateTarget } from '../collect/feeds/validate-source.ts';
import { withIsolatedReader } from '../collect/isolated/isolated-reader.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { type CatalogData, readFolder, SETTINGS } from '../repo/data/data-files.ts';
import { withNetwork } from '../repo/fetch/network.ts';
import { countText, problemLines } from '../repo/problems/file-problem.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { bold, dim, green, red, table } from '../repo/run/terminal.ts';
import { plural } from '../repo/text/plural.ts';
import { json, kind, type Run, trust } from './options.ts';

interface ValidateOptions {
  trust: string[];
  kind?: FeedKind;
  json?: boolean;
  github?: boolean;
}

export function define(command: Command, run: Run): void {
  command
    .argument('<file|url...>', 'files, folders, or https addresses')
    .addOption(kind())
    .addOption(trust())
    .addOption(json())
    .option('--github', 'print annotations for a GitHub workflow')
    .action((targets, options) => run((context) => runValidate(context, targets, options)));
}

/** One document is shown with all its problems, several as a table. */
export async function runValidate(
  context: CommandContext,
  targets: readonly string[],
  options: ValidateOptions,
): Promise<boolean> {
  const { output } = context;
  const documents = (await Promise.all(targets.map(expandTarget))).flat();
  if (documents.length === 0) throw new Error('There is no document in that folder.');
  const results: TargetValidation[] = [];
  await withReaders(context, options, async (tools, data) => {
    for (const document of documents) {
      output.progress(`checking ${results.length + 1}/${documents.length}`);
      const {
        draft: _draft,
        problems,
        ...result
      } = await validateTarget(document, tools, {
        ...{ kind: options.kind, trust: options.trust },
        // Addresses found in a folder of documents are not followed: there may be many, each with a pause.
        follow: targets.includes(document),
      });
      results.push({ ...result, problems: [...keptContacts(document, context.folder, data), ...problems] });
    }
  });
  const [only] = results;
  const worded = results.map(({ problems, ...result }) => ({ ...result, problems: problems.map(inEnglish) }));
  if (options.json) output.print(JSON.stringify(worded, null, 2));
  else if (options.github) await annotate(results);
  else output.print(results.length === 1 && only !== undefined ? validationText(only) : validationTable(results));
  return results.some(({ valid }) => !valid);
}

/** Contacts in a document, if it is one of data/feeds: they should not be committed to git. */
function keptContacts(document: string, folder: string, data: CatalogData): Problem[] {
  const feeds = data.feeds.filter(({ name }) => resolve(folder, 'data', 'feeds', `${name}.json`) === resolve(document));
  return listFeeds({ feeds, listings: new Map() }).flatMap(contactsOf);
}

/** Shows each problem beside its line in a GitHub workflow; the toolkit escapes what could be a command. */
async function annotate(results: readonly TargetValidation[]): Promise<void> {
  const core = await import('@actions/core');
  for (const { target, problems } of results) {
    for (const { severity, line, code, message } of problems.map(inEnglish)) {
      const place = { file: target, title: code, ...(line !== undefined && { startLine: line }) };
      if (severity === 'error') core.error(message, place);
      else core.warning(message, place);
    }
  }
}

/** A publisher has no catalog, perhaps a folder data/ of their own: the document is held against what a new one has, and may be of every kind. */
async function dataFor(folder: string): Promise<CatalogData> {
  if (existsSync(join(folder, SETTINGS))) return parseCatalog(await readFolder(folder));
  const { newCatalog } = await import('../create/new-catalog.ts');
  return newCatalog(folder);
}

/** The readers as a command needs them that looks once. */
export async function withReaders<T>(
  context: CommandContext,
  { trust }: { trust: string[] },
  use: (tools: ReaderTools, data: CatalogData) => Promise<T>,
): Promise<T> {
  const data = await dataFor(context.folder);
  const findCategory = categoryLookup(data.categories);
  const feedKinds = data.settings.feeds?.kinds;
  return withNetwork(context, { settings: data.settings, trust }, (access) =>
    withIsolatedReader({ categories: data.categories }, (reader) =>
      use({ ...access, reader, findCategory, feedKinds, memory: NO_MEMORY, now: () => context.now }, data),
    ),
  );
}

export function validationText({ target, kind, valid, problems, follows, example }: TargetValidation): string {
  if (follows !== undefined) return `${bold(target)}: follows ${follows}, which was not read`;
  const summary = [valid ? green('valid') : red('not valid'), countText(problems)].filter(Boolean).join(', ');
  const what = kind === null ? '' : dim(` (${kind})`);
  const begun =
    example && `PAD JSON with what was found in it. Fill in what is empty:\n${JSON.stringify(example, null, 2)}`;
  const lines = [`${bold(target)}${what}: ${summary}`, problemLines(problems.map(inEnglish)), begun];
  return lines.filter(Boolean).join('\n');
}

/** Many documents: a line each, and the sum. `catalog validate <file>` shows the problems of one. */
function validationTable(results: readonly TargetValidation[]): string {
  const rows = results.map(({ target, kind, valid, problems, follows }) => {
    if (follows !== undefined) return [dim('not read'), kind ?? '-', target, `follows ${follows}`];
    const [first] = problems;
    const rest = problems.length > 1 ? dim(` and ${problems.length - 1} more`) : '';
    return [valid ? green('valid') : red('not valid'), kind ?? '-', target, first ? `${first.code}${rest}` : ''];
  });
  const bad = results.filter(({ valid }) => !valid).length;
  const sum = bad === 0 ? green('all valid') : red(`${bad} not valid`);
  return [
    table(rows, ['', 'kind', 'document', 'problems']),
    `${bold(plural(results.length, 'document'))}: ${sum}.`,
  ].join('\n');
}
