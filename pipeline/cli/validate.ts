/** `catalog validate` and `catalog convert`: for publishers, before anybody reads their feed. */
import { files } from '../../schemas/contracts/addresses.ts';
import type { FeedKind } from '../../schemas/contracts/generated/feed.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { inEnglish } from '../../schemas/texts/problem-languages.ts';
import { toManifest } from '../../schemas/writers/manifest.ts';
import { toPadDocument } from '../../schemas/writers/to-pad.ts';
import { toPublicListing } from '../build/api/public-listing.ts';
import type { ReaderTools } from '../collect/feeds/read-source.ts';
import { NO_MEMORY } from '../collect/feeds/source-memory.ts';
import { expandTarget, type TargetValidation, validateTarget } from '../collect/feeds/validate-source.ts';
import { type CatalogData, parseCatalog, readFolder } from '../repo/data/data-files.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { type CommandContext, withNetwork } from './context.ts';
import { validationTable, validationText } from './terminal.ts';

interface ValidateOptions {
  trust: string[];
  kind?: FeedKind;
  json?: boolean;
  github?: boolean;
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
  await withReaders(context, options, async (tools) => {
    for (const document of documents) {
      output.progress(`checking ${results.length + 1}/${documents.length}`);
      const { draft: _draft, ...result } = await validateTarget(document, tools, options.kind);
      results.push(result);
    }
  });
  const [only] = results;
  if (options.json) output.print(JSON.stringify(results.map(toJson), null, 2));
  else if (options.github) await annotate(results);
  else output.print(results.length === 1 && only !== undefined ? validationText(only) : validationTable(results));
  return results.some(({ valid }) => !valid);
}

function toJson({ problems, ...result }: TargetValidation) {
  return { ...result, problems: problems.map(inEnglish) };
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

interface ConvertOptions {
  trust: string[];
  kind?: FeedKind;
  to: 'pad' | 'manifest';
}

/** Prints the document in the recommended format; what is wrong with it goes to standard error. */
export async function runConvert(context: CommandContext, target: string, options: ConvertOptions): Promise<boolean> {
  const { output, now } = context;
  return withReaders(context, options, async (tools, { settings }) => {
    const result = await validateTarget(target, tools, options.kind);
    if (!result.valid || result.draft === undefined || result.problems.length > 0) output.note(validationText(result));
    if (result.draft === undefined) return true;
    if (options.to === 'pad') {
      output.print(JSON.stringify(toPadDocument(result.draft, settings.base_url + files.padSchema), null, 2));
      return !result.valid;
    }
    const today = dayOf(now);
    const source = { kind: result.kind ?? 'pad-json', primary: true, last_changed_on: today } as const;
    const listing = {
      ...result.draft,
      sources: [/^https?:/.test(target) ? { ...source, url: target } : source],
      verification: { method: 'none', status: 'unverified' } as const,
    };
    const day = { published_on: today, updated_on: today };
    const { manifest, missing } = toManifest(toPublicListing(listing, day, settings), settings.base_url);
    if (manifest === undefined)
      throw new Error(`A manifest must have ${missing}, and nothing in the document gives it.`);
    output.print(JSON.stringify(manifest, null, 2));
    return !result.valid;
  });
}

async function withReaders<T>(
  context: CommandContext,
  { trust }: { trust: string[] },
  use: (tools: ReaderTools, data: CatalogData) => Promise<T>,
): Promise<T> {
  const data = parseCatalog(await readFolder(context.folder));
  const findCategory = categoryLookup(data.categories);
  return withNetwork(context, { settings: data.settings, trust }, (access) =>
    use({ ...access, findCategory, memory: NO_MEMORY, now: () => context.now }, data),
  );
}
