/** `catalog validate` */
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { parseCatalog, readFolder } from '../data-files.ts';
import { validationText } from '../terminal.ts';
import { type Validation, validateTarget } from '../validate.ts';
import { type CommandContext, withClient } from './context.ts';

interface ValidateOptions {
  trust: string[];
  json?: boolean;
}

export async function runValidate(
  context: CommandContext,
  targets: readonly string[],
  options: ValidateOptions,
): Promise<boolean> {
  const { folder, output } = context;
  const { settings, categories } = parseCatalog(await readFolder(folder));
  const findCategory = categoryLookup(categories);
  const results: Validation[] = [];
  await withClient(context, { settings, trust: options.trust }, async (client) => {
    for (const target of targets) {
      output.progress(`checking ${target}`);
      const result = await validateTarget(target, client, { findCategory });
      results.push(result);
      if (!options.json) output.print(validationText(result));
    }
  });
  if (options.json) output.print(JSON.stringify(results, null, 2));
  return results.some(({ valid }) => !valid);
}
