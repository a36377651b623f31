/** The texts about the rank, in English: on a listing's page, in its badge, and in the docs. */
import type { RankResource, Signal } from '../../schemas/generated/read-api.ts';

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
    pointsOf: (points: string, weight: string) => `${points} of ${weight}`,
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
  rankDocs: {
    title: 'How the rank works',
    lead: 'Every listing has a score from 0 to 100, and place 1 is the best. The score is computed from the facts in the listing and from the day, and from nothing else.',
    bought:
      'No plan buys rank. The part of the code that computes it is handed dates and what a listing has or lacks; it has no input from which a plan, a token or a payment could be known, and a test keeps it so.',
    signals: 'The six signals',
    signalsLead: (version: string) =>
      `Each signal has a value from 0 to 1. Its points are that value times its weight, rounded to two decimals, and the score is their sum. These are the weights of version ${version}; a change of them gets another number, and is reviewed together with what it would do to every place.`,
    signal: 'Signal',
    weight: 'Weight',
    rule: 'Value',
    counted: 'What is counted',
    countedLead: 'Three signals count what a listing has. The rest counts days and releases.',
    merit: 'The listing has',
    share: 'Share',
    points: 'Points',
    notes: [
      'An SPDX id counts twice, for completeness and for trust.',
      'The category for everything else does not count as one.',
      'Checksums count when every download of the current version has one.',
      'A domain is verified by a DNS record or a file that only its owner can place.',
    ],
    order: 'Equal scores',
    orderText:
      'Listings are ordered by score; with the same score the one with the newer release comes first, and after that the slug decides, letter by letter. So every listing has a place of its own, and the same one on every machine.',
    steps: 'When a score moves',
    stepsText:
      'When something happens: a release, a changed fact, a source that stops answering or answers again. Age is counted in whole weeks, so that a score does not move every night; only a source that fails costs a little more each day. A place also moves when others pass by. Once a month all places and scores are kept; a listing shows them, and why it moved since.',
    advice: 'Reasons and advice',
    adviceText:
      'Every signal says its reason in numbers and what would raise it. What an advice would bring is found by ranking the mended listing with the same code, so what is promised is what comes.',
    recompute: 'Recompute it',
    recomputeText:
      'On the page of a listing a button does it in the browser. By hand: this address holds the facts a score is computed from (inputs), the day (ranked_on) and the weights; work out each value by the rules above.',
    recomputeSum: 'The points of the six signals add up exactly to the score:',
    recomputeAll: 'With a copy of the code of this catalog, every score and every place at once:',
  },
};
