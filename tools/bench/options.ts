/** What the bench can be asked for. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { STAGES, type StageName } from './stages.ts';

/** Documents of the cheap stages, when it must be quick. */
export const QUICK_COUNT = 1_000;
/** Memory is compared between tenths of a run. */
const MIN_COUNT = 10;
export const STAGE_NAMES = Object.keys(STAGES) as StageName[];

export interface BenchOptions {
  n?: number;
  only?: StageName[];
  growth?: boolean;
  sizes?: number[];
  quick?: boolean;
  profile?: StageName;
  compare?: boolean;
  record?: boolean;
  json?: string;
}

/** Parses what the bench is called with; `opts<BenchOptions>()` has it. */
export function benchCommand(): Command {
  return new Command('bench')
    .description('Measures the stages of the pipeline. Speeds differ between machines, ratios hardly.')
    .option('--n <number>', 'how many documents in each stage', amount)
    .addOption(new Option('--only <stages...>', 'these stages alone').choices(STAGE_NAMES))
    .addOption(
      new Option('--growth', 'how time grows with the number of documents').conflicts(['n', 'quick', 'compare']),
    )
    .addOption(new Option('--sizes <numbers...>', 'with --growth: these numbers of documents').argParser(amounts))
    .addOption(new Option('--quick', `the cheap stages with ${QUICK_COUNT} documents`).conflicts('n'))
    .addOption(
      new Option('--profile <stage>', 'where the processor time of a stage goes, by module')
        .choices(STAGE_NAMES)
        .conflicts(['only', 'growth', 'quick', 'compare', 'record', 'json']),
    )
    .option('--compare', 'fail if a stage has become slower by more than a fifth, by its recorded ratio')
    .addOption(new Option('--record', 'keep the measurements as those to compare with').conflicts(['n', 'only']))
    .option('--json <file>', 'write the measurements to this file, too');
}

function amount(text: string): number {
  if (!/^\d{2,7}$/.test(text) || Number(text) < MIN_COUNT) {
    throw new InvalidArgumentError(`It must be a whole number from ${MIN_COUNT} to 9999999.`);
  }
  return Number(text);
}

function amounts(text: string, before: number[] = []): number[] {
  return [...before, amount(text)];
}
