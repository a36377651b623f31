/** What was measured, and how to measure it again. The docs are in English only. */

export const benchmarksDocs = {
  title: 'Benchmarks',
  lead: 'How fast each stage is, and how that compares with the least that any program would have to do, measured in the same run.',
  ratioText:
    'A ratio of 1 means as fast as that least; the nearer, the less is left to gain. Speeds differ between machines, ratios hardly.',
  none: 'Nothing has been recorded yet.',
  measured: 'Last recorded run',
  repeat: 'Measure it yourself',
  repeatText:
    'In a clone of the repository, after npm ci. The first command measures every stage and ends by itself within ten minutes. The second shows how time grows with the number of listings. The third takes the real packages of a Debian machine. The last one fails if a stage has lost more than a third of its recorded ratio.',
  commands: 'npm run bench\nnpm run bench -- --growth\nnpm run bench -- --from-apt\nnpm run bench -- --quick --compare',
  stages: 'What the stages and their limits are',
  head: [
    'Stage',
    'Documents',
    'Seconds',
    'Per second',
    'Limit per second',
    'Ratio',
    'p50',
    'p99',
    'Peak memory',
    'Written',
  ],
  growth: 'How time grows',
  growthText:
    'Seconds of the stages that need no browser and no runtime, with more and more listings, and the exponent of the power that fits best: 1 is twice the time for twice the listings. Sorting, n·log n, has 1.1.',
  exponent: 'Exponent',
  worse: 'worse than n·log n',
  fixed: 'The worst ratios, before and after',
  mendedText:
    'What was tried on each, with the share of its time that a profile found there. Before and after are of one machine with two cores.',
  mendedHead: ['Stage', 'Before', 'After', 'What was tried'],
  mendedRows: [
    [
      'read-pad-json',
      '0.11',
      '0.23 read, 0.28 to 0.32 validated alone',
      'Contacts: searched for only where a text has the signs they need, found by sets of characters, which the engine looks for about ten times as fast as for alternatives (a loop over the characters was slower than either). Notes: one walk through a tree of checks instead of one through the document for each check, 20 % to 8 % of the time. Order of problems: places numbered on the way to a problem only, 5 % to 3 %. Texts in other scripts: seven passes left out where nothing can be untidy. Text checks and contacts in one walk. Six and nine digits written out instead of counted: 2 %. What remains: 35 % decoding, JSON.parse and the schema, which the limit does too; 35 % the searches for contacts and untidy places; 18 % the walks of allow-list, texts and notes. Not tried: a parser that checks while it reads.',
    ],
    [
      'emit-cold',
      '0.22 ms of processor a listing',
      '0.09 ms; a ratio of 0.15 with 63 000 real listings, 0.16 in memory instead of on a disk',
      'Members in order: what comes from a file is in order and is not copied any more, and sorting goes without pairs and looks at each value once; a score is made in the order in which it is written. Summaries, which are written twice, are put in order once and grouped by category once. Advice without dates read again. Of what remains, writing takes 15 to 20 µs, JSON.stringify alone 15 to 20 µs, putting in order 10 to 15 µs, the reasons and advice of the rank 10 µs: with JSON and writing alone the ratio would be about 0.45. Without gain: the JSON of a summary made once for both its lists, files written from strings instead of bytes. Left: building members in the order of the alphabet would save another tenth, and put the examples of openapi.json in that order, too. It is measured in memory: a disk that has just removed many files needs up to ten times as long for a new one, so that a run within minutes of another showed up to 0.6.',
    ],
    [
      'rows',
      '0.10 to 0.14; 0.42 ms of processor a row',
      '0.19 to 0.21; 0.32 ms',
      'Words: one pass without groups of a match and with one set for letters, two thirds of the time of making rows before, two fifths of less now. The worker’s statements: words, most of the bytes, go to the statement that indexes them alone instead of to two; a quarter less. Larger chunks, because each costs a commit and a segment of the index. The next chunk is made while one is on its way. Files read without promises. Most of what is left is SQLite, whose index of words takes two thirds of the limit’s time, the commits of the chunks, and D1 packing the rows as JSON. Not taken: chunks of a megabyte, another 0.02 ms a row, which take too much of a worker’s time where nothing is paid.',
    ],
    [
      'fetch-first',
      '0.47; 0.60 ms of processor a feed',
      '0.49; 0.58 ms, of which fetching 0.25 ms, as much as bare undici',
      'A document’s kind is found out once, not twice, and the forge of its address with one parsed address instead of four: 4 %. The rest is reading, 0.2 ms while the compiler still works and 0.08 ms later, and remembering, 0.1 ms, a fifth of it the check that nothing but a listing’s members is kept. Tried without gain: more memory for young objects, and asking servers to close, which is slower. Not taken: statements past the query builder, 3 %.',
    ],
    [
      'site-cold',
      '0.39 with 3 000 listings',
      '0.43 with 63 000 real listings: 138 746 pages in 141 s; after one listing in a hundred has changed 30 s, a fifth',
      'The token of a listing made at once instead of by another thread, and once less: 8 %. What the pages of a listing are made of is read once for all languages, and the formats of prices and the directions of writing are made once: 10 %. Eight pages at a time, so that nobody waits while one is written. Tried without gain: more memory for young objects. Most of what is left is the builder’s own work on each page, of which a page of one line takes as much.',
    ],
    [
      'api-prerendered',
      'counted, a page keeps 60 to 75 % of its requests a second',
      '93 %',
      'The counter of a caller is called for all that was answered within a tenth of a second, not again as soon as it has answered.',
    ],
    [
      'rank-explain',
      '0.29 to 0.42',
      '0.61 to 0.63',
      'Dates read once for a listing and not for each of its 18 pieces of advice, which are tried on the numbers made of them, and the day on which the points last changed found without sorting all the steps before it: 29 to 19 µs a listing. Left: trying a piece of advice on the signals it touches alone would save 2 µs, days written without Date 1.5 µs. The limit, one pass of JSON.parse, makes no advice.',
    ],
  ],
};
