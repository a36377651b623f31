/** Guards what was reached: no stage may become slower by more than a fifth. Machines differ, ratios hardly. */
import type { RecordedRun } from '../../site/docs/benchmark-record.ts';
import type { StageResult } from './report.ts';
import type { StageName } from './stages.ts';

/** What takes a third longer is caught between the noise of its own measurement and that of the recorded one. */
const MAX_TIME = 1.2;

export interface Comparison {
  losses: { stage: StageName; documents: number; recorded: number; ratio: number }[];
  /** Nothing was recorded of them, or with another number of documents. */
  unknown: string[];
}

export function compareWith(
  recorded: RecordedRun | null,
  results: readonly Pick<StageResult, 'stage' | 'documents' | 'ratio'>[],
): Comparison {
  const comparison: Comparison = { losses: [], unknown: [] };
  for (const { stage, documents, ratio } of results) {
    const known = recorded?.stages.find((entry) => entry.stage === stage && entry.documents === documents);
    if (known === undefined) comparison.unknown.push(stage);
    // What is no number is a loss, too.
    else if (!(ratio >= known.ratio / MAX_TIME))
      comparison.losses.push({ stage, documents, recorded: known.ratio, ratio });
  }
  return comparison;
}

export function comparisonText({ losses, unknown }: Comparison): string {
  return [
    ...losses.map(
      ({ stage, recorded, ratio }) =>
        `${stage} has become slower by more than a fifth: its ratio is ${ratio.toFixed(2)}, and ${recorded.toFixed(2)} was recorded.`,
    ),
    ...(unknown.length > 0
      ? [`Not compared, because nothing was recorded with as many documents: ${unknown.join(', ')}. See --record.`]
      : []),
    ...(losses.length === 0 ? ['No stage that could be compared has become slower by more than a fifth.'] : []),
  ].join('\n');
}
