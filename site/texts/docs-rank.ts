/** How the rank works. The docs are in English only. */

export const rankDocs = {
  title: 'How the rank works',
  lead: 'Every listing has a score from 0 to 100, and place 1 is the best. The score is computed from the facts in the listing and from the day, and from nothing else.',
  bought:
    'No plan buys rank. The part of the code that computes it is handed dates and what a listing has or lacks; it has no input from which a plan, a token or a payment could be known, and a test keeps it so.',
  signals: 'The six signals',
  signalsLead: (version: string) =>
    `Each signal has a value from 0 to 1. Its weight is its share of the 100 points: what it earns is that share times its value, rounded to two decimals, and the score is the sum. These are the weights of version ${version}; a change of them gets another number, and is reviewed together with what it would do to every place.`,
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
    'When something happens: a release, a changed fact, a source that stops answering or answers again. Age is counted in whole weeks, so that a score does not move every night; only a source that fails costs a little more each day. A place also moves when others pass by. So on a day on which nothing happens only the listings whose age became a week more change, with the rank table and the lists, which are in its order and show scores. Once a month all places and scores are kept; a listing shows them, and why it moved since. Each update in the list of changes (/api/v1/changes) says what it did to the score, signal by signal.',
  advice: 'Reasons and advice',
  adviceText:
    'Every signal says its reason in numbers and what would raise it. What an advice would bring is found by ranking the improved listing with the same code, so what is promised is what comes.',
  recompute: 'Recompute it',
  recomputeText:
    'On the page of a listing a button does it in the browser. By hand: this address holds the facts a score is computed from (inputs), the day (ranked_on) and the weights; work out each value by the rules above.',
  recomputeSum: 'The points of the six signals add up exactly to the score:',
  recomputeAll: 'With a copy of the code of this catalog, every score and every place at once:',
};
