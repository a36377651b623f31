/** `catalog convert`: any feed in the catalog's own formats. */
import { type Command, Option } from 'commander';
import { files } from '../../schemas/contracts/addresses.ts';
import type { Draft } from '../../schemas/contracts/draft.ts';
import type { FeedKind } from '../../schemas/contracts/generated/feed-kinds.ts';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { toManifest } from '../../schemas/writers/manifest.ts';
import { toPadDocument } from '../../schemas/writers/to-pad.ts';
import { toPubliccode } from '../../schemas/writers/to-publiccode.ts';
import { toYaml } from '../../schemas/writers/to-yaml.ts';
import { toPublicListing } from '../build/listings/public-listing.ts';
import { type TargetValidation, validateTarget } from '../collect/feeds/validate-source.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { dayOf } from '../repo/text/day-of.ts';
import { kind, type Run, trust } from './options.ts';
import { validationText, withReaders } from './validate.ts';

interface ConvertOptions {
  trust: string[];
  kind?: FeedKind;
  to: 'pad' | 'manifest' | 'publiccode';
}

export function define(command: Command, run: Run): void {
  command
    .argument('<file|url>')
    .addOption(new Option('--to <format>', 'what to print').choices(['pad', 'manifest', 'publiccode']).default('pad'))
    .addOption(kind())
    .addOption(trust())
    .action((target, options) => run((context) => runConvert(context, target, options)));
}

type Validated = TargetValidation & { draft: Draft };

/** @throws Error naming what the format demands and the document does not give */
const WRITERS: Record<ConvertOptions['to'], (result: Validated, settings: Settings, today: string) => string> = {
  pad: ({ draft }, settings) => JSON.stringify(toPadDocument(draft, settings.base_url + files.padSchema), null, 2),
  publiccode({ draft }) {
    const { document, missing } = toPubliccode(draft);
    if (document !== undefined) return toYaml(document).trimEnd();
    throw new Error(`A publiccode.yml must have ${missing.join(', ')}, and nothing in the document gives that.`);
  },
  manifest({ draft, kind, target }, settings, today) {
    const source = { kind: kind ?? 'pad-json', primary: true, last_changed_on: today } as const;
    const listing = {
      ...draft,
      sources: [/^https?:/.test(target) ? { ...source, url: target } : source],
      verification: { method: 'none', status: 'unverified' } as const,
    };
    const days = { published_on: today, updated_on: today };
    const { manifest, missing } = toManifest(toPublicListing(listing, settings, { days }), settings.base_url);
    if (manifest !== undefined) return JSON.stringify(manifest, null, 2);
    throw new Error(`A manifest must have ${missing}, and nothing in the document gives it.`);
  },
};

/** Prints the document in the recommended format; what is wrong with it goes to standard error. */
async function runConvert(context: CommandContext, target: string, options: ConvertOptions): Promise<boolean> {
  const { output, now } = context;
  return withReaders(context, options, async (tools, { settings }) => {
    const result = await validateTarget(target, tools, { kind: options.kind, follow: true, trust: options.trust });
    const { draft, valid } = result;
    if (!valid || draft === undefined || result.problems.length > 0) output.note(validationText(result));
    if (draft === undefined) return true;
    output.print(WRITERS[options.to]({ ...result, draft, target }, settings, dayOf(now)));
    return !valid;
  });
}
