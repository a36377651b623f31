/** The impact of other weights in words: for a terminal, and as the summary of a workflow. Of listings, slugs only. */
import type { summary } from '@actions/core';
import { rankWords } from '../../schemas/wording/rank-texts.ts';
import type { Impact } from './weights-impact.ts';

/** The signals that did most; all of them are in the JSON. */
const SIGNALS_NAMED = 3;

export function impactText(impact: Impact): string {
  const tables = [moverRows(impact), binRows(impact)].filter((rows) => rows.length > 1);
  return [impactSentence(impact), ...tables.map(columns)].join('\n\n');
}

/** Appends to the file that GITHUB_STEP_SUMMARY names. */
export async function writeImpactSummary(impact: Impact, to: typeof summary): Promise<void> {
  to.addHeading('What these weights would change', 2).addRaw(impactSentence(impact), true).addEOL();
  for (const rows of [moverRows(impact), binRows(impact)].filter(({ length }) => length > 1)) {
    const [head = [], ...body] = rows;
    to.addTable([head.map((data) => ({ data, header: true })), ...body]);
  }
  await to.write();
}

function impactSentence({ listings, moved, weights_before, weights_after, computed_on }: Impact): string {
  return (
    `With weights ${weights_after.version} instead of ${weights_before.version}, ${moved} of ${listings} listings ` +
    `would have another place (ranked on ${computed_on}).`
  );
}

function moverRows({ movers }: Impact): string[][] {
  const { points } = rankWords('en');
  const rows = movers.map(({ slug, before, after, signals }) => {
    const causes = signals.slice(0, SIGNALS_NAMED).map(({ name, delta }) => `${name} ${points(delta)}`);
    return [
      slug,
      `${before.position} → ${after.position}`,
      `${before.score} → ${after.score}`,
      causes.join(', ') || 'others passed it, or fell behind',
    ];
  });
  return [['furthest moves', 'place', 'score', 'because of'], ...rows];
}

function binRows({ distribution }: Impact): string[][] {
  const rows = distribution.map(({ from, to, before, after }) => [`${from}–${to}`, `${before}`, `${after}`]);
  return [['score', 'listings before', 'after'], ...rows];
}

/** Every cell is ours or a slug, so that its length is its width. */
function columns(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
