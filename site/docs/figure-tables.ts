/** The figures of the docs that the program knows: the arithmetic of the rank, and what `npm run bench` measured last. */

import { SIGNAL_NAMES } from '../../schemas/rank/weights.ts';
import type { LanguageTag } from '../../schemas/texts/languages.ts';
import { rankWords } from '../../schemas/wording/rank-texts.ts';
import { readRankTable } from '../catalog/catalog-data.ts';
import { languageOf } from '../catalog/language.ts';
import recordedFile from '../content/benchmarks/recorded.json' with { type: 'json' };
import type { Recorded, RecordedStage } from './benchmark-record.ts';
import { manifestLimits } from './manifest-limits.ts';

export interface FigureTable {
  /** Id of the heading above it. */
  labelledBy: string;
  heads: { name: string; isNumber?: boolean }[];
  /** The first cell of a row is its head. */
  rows: (string | number | undefined)[][];
  /** Of each row: its anchor, and what is said below its head. */
  anchors?: readonly { id: string; note: string }[];
  /** A sentence below the table. */
  below?: string;
}

/** By the name a page asks for them with. */
const TABLES: Record<string, (tag: LanguageTag) => FigureTable> = {
  'growth-figures': growthFigures,
  'manifest-limits': limitsOfManifest,
  'rank-reach': rankReach,
  'rank-scales': rankScales,
  'rank-signals': rankSignals,
};

/** @returns nothing for a part that is none of them */
export function figureTable(name: string, tag: LanguageTag): FigureTable | undefined {
  return Object.hasOwn(TABLES, name) ? TABLES[name]?.(tag) : undefined;
}

const words = (...names: string[]) => names.map((name) => ({ name }));
const numbers = (...names: string[]) => names.map((name) => ({ name, isNumber: true }));

/** The parts of the score with their points. */
function rankSignals(tag: LanguageTag): FigureTable {
  const { texts, say, formatCount } = languageOf({ lang: tag });
  const { rank } = texts.docsPages;
  const { signals, questions } = texts.rank;
  const { weights } = readRankTable();
  const engine = rankWords(tag);
  return {
    labelledBy: 'the-four-parts',
    heads: [...words(rank.part), ...numbers(rank.points), ...words(rank.earns)],
    rows: SIGNAL_NAMES.map((name) => [signals[name], formatCount(weights.points[name]), engine.rule(name, weights)]),
    anchors: SIGNAL_NAMES.map((id) => ({ id, note: questions[id] })),
    below: say(rank.weights, { version: weights.version }),
  };
}

/** How far a publisher gets without anybody else: the arithmetic of the weights. */
function rankReach(tag: LanguageTag): FigureTable {
  const { texts, formatCount } = languageOf({ lang: tag });
  const { publisher, declared, witnessed } = texts.docsPages.rank;
  const { points, kept } = readRankTable().weights;
  const names = Object.entries(texts.rank.signals) as [keyof typeof points, string][];
  const rowOf = (who: string, most: typeof points) => [
    ...[who, ...names.map(([name]) => formatCount(most[name]))],
    formatCount(most.kept + most.proven + most.used + most.told),
  ];
  return {
    labelledBy: 'what-a-publisher-alone-can-reach',
    heads: [...words(publisher), ...numbers(...names.map(([, name]) => name), texts.rank.total)],
    rows: [
      rowOf(declared, { kept: kept.declared, proven: 0, used: 0, told: points.told }),
      rowOf(witnessed, { kept: kept.witnessed, proven: points.proven, used: 0, told: points.told }),
    ],
  };
}

/** From where on use earns points, from where on the ceiling, and what a figure is compared with, for each witness. */
function rankScales(tag: LanguageTag): FigureTable {
  const { texts, say, formatCount, formatDay } = languageOf({ lang: tag });
  const said = texts.docsPages.rank;
  const engine = rankWords(tag);
  return {
    labelledBy: 'how-use-becomes-points',
    heads: [
      ...words(said.witness, said.counts),
      ...numbers(said.none, said.full, said.ceiling),
      ...words(said.compared),
    ],
    rows: readRankTable().weights.used.map(({ witness, measure, none, full, ceiling, days, distribution }) => [
      ...[engine.source(witness), say(said.measures[measure], { days })],
      ...[none, full, ceiling].map(formatCount),
      say(said.distribution, { count: formatCount(distribution.entries), day: formatDay(distribution.on) }),
    ]),
  };
}

function limitsOfManifest(tag: LanguageTag): FigureTable {
  const { texts, formatCount } = languageOf({ lang: tag });
  const { member, characters, entries, form } = texts.docsPages.limits;
  const shown = (limit: number | undefined) => limit && formatCount(limit);
  return {
    labelledBy: 'manifests',
    heads: [...words(member), ...numbers(characters, entries), ...words(form)],
    rows: manifestLimits().map(([path, characters, entries, form]) => [path, shown(characters), shown(entries), form]),
  };
}

const { growth, full, quick }: Recorded = recordedFile;
const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
export const megabytes = (bytes: number) => `${rounded.format(bytes / 1e6)} MB`;

/** How the time of the stages grew with the number of listings when that was measured last. */
function growthFigures(): FigureTable {
  const stages = growth?.stages ?? [];
  const sizes = [...new Set(stages.flatMap(({ points }) => points.map(({ documents }) => documents)))];
  return {
    labelledBy: 'how-time-grows',
    heads: [...words('Stage'), ...numbers(...sizes.map((size) => rounded.format(size)), 'Exponent')],
    rows: stages.map(({ stage, points, exponent, isWorse }) => [
      stage,
      ...sizes.map((size) => points.find(({ documents }) => documents === size)?.seconds),
      `${exponent}${isWorse ? ' worse than n·log n' : ''}`,
    ]),
  };
}

/** The run that is shown: of everything, or else the quick one. */
export const recordedRun = full ?? quick;

export function recordedFigures(stages: readonly RecordedStage[]): FigureTable {
  return {
    labelledBy: 'last-recorded-run',
    heads: [
      ...words('Stage'),
      ...numbers('Documents', 'Seconds', 'Processor seconds', 'Per second', 'Limit per second', 'Ratio'),
      ...numbers('Peak memory', 'Written', 'Files a listing'),
    ],
    rows: stages.map((measured) => [
      ...[measured.stage, rounded.format(measured.documents), measured.seconds, measured.cpuSeconds],
      ...[rounded.format(measured.perSecond), rounded.format(measured.limitPerSecond), measured.ratio],
      ...[megabytes(measured.peakMemory), written(measured), measured.filesEach],
    ]),
  };
}

function written({ outputBytes, outputFiles }: RecordedStage): string | undefined {
  if (outputFiles === undefined) return undefined;
  const size = outputBytes === undefined ? '' : `${megabytes(outputBytes)} in `;
  return `${size}${rounded.format(outputFiles)} files`;
}
