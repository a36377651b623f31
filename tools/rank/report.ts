/** The evaluation in words: Markdown that is read in a terminal and kept in docs. */

import type { Decider, HeldOut, Spread } from './evaluation.ts';
import type { JudgedPairs } from './judged-pairs.ts';
import type { Agreement } from './statistics.ts';

export interface Tried {
  name: string;
  /** What its publisher does. */
  does: string;
  /** Highest score that is acceptable. */
  most: number;
  score: number;
  /** Points by signal. */
  points: Record<string, number>;
}

export interface Finished {
  /** In a month. */
  downloads: number;
  score: number;
}

export interface Evaluation {
  day: string;
  weights: string;
  listings: number;
  judged: JudgedPairs;
  spread: Spread;
  /** In the order of the places. */
  deciders: readonly Decider[];
  attacks: readonly Tried[];
  finished: readonly Finished[];
  /** A publisher whose own package is downloaded by robots that he pays. */
  robots: readonly Finished[];
  /** Absent while it is not opened: weights are fixed before. */
  heldOut?: HeldOut & { source: string };
}

/** Places in which a lot must not decide. */
const FIRST = 10;

export function reportText(evaluation: Evaluation): string {
  const { day, weights, listings } = evaluation;
  const parts = [
    '# Evaluation of the rank',
    `Weights ${weights}, ${listings} listings, as of ${day}. Written by \`npm run rank-evaluation\`; CONTRIBUTING.md says when.`,
    ...judgedParts(evaluation),
    ...agreementParts(evaluation),
    ...spreadParts(evaluation),
    ...deciderParts(evaluation),
    ...attackParts(evaluation),
    ...finishedParts(evaluation),
    ...limitParts(evaluation),
  ];
  return `${parts.join('\n\n')}\n`;
}

function judgedParts({ judged: { compared, expected, reversed, outdated } }: Evaluation): string[] {
  const share = compared === 0 ? '' : ` (${percent(expected / compared)})`;
  const missing = outdated.map(({ first, second }) => `${first} and ${second}`).join(', ');
  return [
    '## Judged pairs',
    `Pairs within a category, judged before the rules were written: ${expected} of ${compared} stand as expected${share}. The others:`,
    markdownTable(
      ['category', 'expected first', 'score', 'expected second', 'score', 'why'],
      reversed.map(({ category, first, second, scores: [one, other], why }) => [
        ...[category, first, String(one), second, String(other), why],
      ]),
    ),
    ...(outdated.length === 0 ? [] : [`No longer in one category: ${missing}.`]),
  ];
}

function agreementParts({ heldOut }: Evaluation): string[] {
  const title = '## Agreement with dependents, which the rank has not read';
  if (heldOut === undefined) return [title, 'Not opened. Fix the weights first, then run it with `--held-out`.'];
  return [
    title,
    `Order of dependents: ${heldOut.source}. Listings that it names are compared; with all npm packages of the catalog, those that it does not name are level behind its last.`,
    markdownTable(
      ['compared', 'n', 'Spearman', '95 % interval'],
      [
        ['those it names', ...agreementCells(heldOut.listed)],
        ['all', ...agreementCells(heldOut.all)],
      ],
    ),
  ];
}

function agreementCells(found: Agreement | undefined): string[] {
  if (found === undefined) return ['', 'too few', ''];
  return [String(found.n), found.rho.toFixed(2), `${found.low.toFixed(2)} to ${found.high.toFixed(2)}`];
}

function spreadParts({ listings, spread }: Evaluation): string[] {
  const { lowest, median, highest, distinct, largest } = spread;
  return [
    '## Spread',
    `Scores from ${lowest} to ${highest}, median ${median}. ${distinct} different ones; the largest group that shares one has ${largest} listings.`,
    markdownTable(
      ['part', 'share of the variance', 'listings with points'],
      Object.entries(spread.shares).map(([name, share]) => [
        name,
        percent(share),
        `${spread.earning[name] ?? 0} of ${listings}`,
      ]),
    ),
  ];
}

const DECIDERS: [Decider, string][] = [
  ['score', 'score'],
  ['attested', 'attested values'],
  ['use', 'unrounded use'],
  ['month', 'month of the newest release'],
  ['lot', 'lot'],
];

function deciderParts({ deciders }: Evaluation): string[] {
  const count = (name: Decider) => deciders.filter((each) => each === name).length;
  const drawn = deciders.slice(0, FIRST).filter((each) => each === 'lot').length;
  return [
    '## What decides between neighbors',
    markdownTable(
      ['step', 'neighbors', 'share'],
      DECIDERS.map(([name, words]) => [words, String(count(name)), percent(count(name) / deciders.length)]),
    ),
    `Within the first ${FIRST} places, and between the last of them and the next: ${drawn} by lot.`,
  ];
}

function attackParts({ attacks, spread }: Evaluation): string[] {
  const names = Object.keys(spread.shares);
  return [
    '## Attacks',
    `Made-up publishers after a year of trying. The median of the catalog is ${spread.median}.`,
    markdownTable(
      ['attack', 'score', ...names, 'at most', 'below the median'],
      attacks.map(({ name, score, points, most }) => [
        name,
        String(score),
        ...names.map((each) => String(points[each] ?? 0)),
        score > most ? `${most}: **exceeded**` : String(most),
        score > spread.median ? '**no**' : 'yes',
      ]),
    ),
    attacks.map(({ name, does }) => `- ${name}: ${does}`).join('\n'),
  ];
}

function finishedParts({ finished }: Evaluation): string[] {
  return [
    '## A finished library',
    'No release for thirty months, days attested by npm, no open advisory known to OSV, nothing proved.',
    downloadsTable(finished),
  ];
}

function limitParts({ robots }: Evaluation): string[] {
  return [
    '## What it does not withstand',
    'A registry counts whatever is fetched. A made-up product with a package and a repository of its own, and no domain proved, whose package robots download:',
    downloadsTable(robots),
  ];
}

function downloadsTable(rows: readonly Finished[]): string {
  return markdownTable(
    ['downloads a month', 'score'],
    rows.map(({ downloads, score }) => [downloads.toLocaleString('en-US'), String(score)]),
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
