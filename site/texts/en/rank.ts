/** The texts about the rank, in English: on a listing's page and in its badge. */
import type { RankResource, Signal } from '../../../schemas/contracts/generated/read-api.ts';

type TopPercent = NonNullable<RankResource['standing']['top_percent']>;

export const rankTexts = {
  rank: {
    title: 'Rank',
    outOf: 'out of 100',
    place: (place: string) => `Place ${place}`,
    steps: {
      1: 'Top 1 %',
      5: 'Top 5 %',
      10: 'Top 10 %',
      25: 'Top quarter',
      50: 'Top half',
    } satisfies Record<TopPercent, string>,
    explained: 'The score is the sum of six signals, computed from the facts in this listing. It cannot be bought.',
    how: 'How the rank works',
    computedOn: 'Last changed on',
    signal: 'Signal',
    points: 'Points',
    pointsOf: (points: string, weight: string) => `${points} of\u00a0${weight}`,
    reason: 'Reason',
    total: 'Score',
    adviceTitle: 'What would raise the score',
    gain: (points: string) => `+${points} points`,
    movedTitle: 'Why it moved',
    movedSince: 'since',
    movedBy: (points: string) => `${points} points`,
    notMoved: 'The points are the same as on',
    historyTitle: 'History',
    historyTable: 'History as a table',
    historyMonth: 'Month',
    historyScore: 'Score by month',
    historyPlace: 'Place by month',
    historyFromTo: (from: string, firstMonth: string, to: string, lastMonth: string) =>
      `${from} in ${firstMonth}, ${to} in ${lastMonth}`,
    placeOf: (place: string, total: string) => `${place} of ${total}`,
    recomputeTitle: 'Check it yourself',
    recomputeFacts: 'holds every fact that counts, and',
    recomputeRules: 'says what is made of them.',
    recompute: 'Recompute in this browser',
    /** Filled in by the script. */
    recomputed: {
      agrees: 'Recomputed here from the JSON: every signal agrees.',
      differs: 'Recomputed here from the JSON: this is not what is published.',
      signalAgrees: '{points}, as published',
      signalDiffers: '{points} recomputed, {json} in the JSON, {page} on this page',
      nothing: 'nothing',
      otherWeights: 'The JSON was ranked with other weights than this page. Reload the page and try again.',
      unreadable: 'The JSON could not be fetched and read. Try again in a minute.',
    },
    signals: {
      freshness: 'Freshness',
      maintenance: 'Maintenance',
      completeness: 'Completeness',
      trust: 'Trust',
      reachability: 'Reachability',
      openness: 'Openness',
    } satisfies Record<Signal['name'], string>,
  },
  badge: {
    title: 'Badge for a README or a web page',
    text: 'It shows the score of the day it is looked at.',
    alt: (name: string, catalog: string) => `${name} in ${catalog}`,
    markdown: 'Markdown',
    html: 'HTML',
    copy: 'Copy',
    copyLanguage: (language: string) => `Copy the ${language}`,
    copied: 'Copied',
    notCopied: 'The browser refuses to copy. Select the text instead.',
  },
};
