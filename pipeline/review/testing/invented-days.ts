/** A feed whose only version was approved, and the days its publisher tries to give it afterwards. */
import { padDocument } from '../../testing/temporary-catalog.ts';

export interface SaidRelease {
  version: string;
  released_on?: string;
  released_in?: string;
}

export const FEED = 'https://works.example/editor.json';

/** Day on which the listing was approved; its sources are read on each day from then on. */
export const APPROVED_ON = '2026-11-20';
/** Day of the exchange, and of the last reading before it. */
export const EXCHANGED_ON = '2026-11-25';
export const READ_BEFORE = '2026-11-24';

export const FIRST: SaidRelease = { version: '1.0.0', released_on: '2026-10-14' };

/** @param releases the newest first, as a publisher writes them */
export const feedWith = (releases: readonly SaidRelease[], slug = 'editor') =>
  padDocument(slug, (document) => {
    const [release = FIRST, ...earlier] = releases;
    Object.assign(document, { release, releases: earlier });
  });

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];

/** In one step: what the feed says instead, and the remark a reviewer sees. */
export const ONE_STEP: [what: string, releases: SaidRelease[], codes: string[]][] = [
  [
    'an earlier release that nobody has seen',
    [FIRST, { version: '0.9.0', released_on: '2025-03-01' }],
    ['released_in_past'],
  ],
  [
    'a release for each month of the year',
    [FIRST, ...MONTHS.map((month) => ({ version: `0.${Number(month)}.0`, released_on: `2026-${month}-01` }))],
    ['released_in_past'],
  ],
  [
    'a newer release that is said to be 31 days older than the last reading',
    [{ version: '2.0.0', released_on: '2026-10-24' }, FIRST],
    ['released_in_past'],
  ],
  [
    'the approved version under another spelling, with another day',
    [{ version: 'v1.0.0', released_on: '2024-01-01' }],
    ['released_in_past'],
  ],
  ['a pre-release of long ago', [FIRST, { version: '1.0.0-rc.1', released_on: '2020-02-29' }], ['released_in_past']],
  ['an earlier release of a month', [FIRST, { version: '0.9.0', released_in: '2026-09' }], ['released_in_past']],
  ['an earlier release of a year', [FIRST, { version: '0.9.0', released_in: '2019' }], ['released_in_past']],
  ['a release of next year', [{ version: '2.0.0', released_on: '2027-03-01' }, FIRST], ['released_in_future']],
  ['a release of the day after tomorrow', [{ version: '2.0.0', released_on: '2026-11-27' }], ['released_in_future']],
  ['a release of next month', [{ version: '2.0.0', released_in: '2026-12' }], ['released_in_future']],
  ['a release of a year to come', [{ version: '2.0.0', released_in: '2999' }], ['released_in_future']],
  [
    'an earlier day for the approved version',
    [{ version: '1.0.0', released_on: '2019-01-01' }],
    ['release_day_changed'],
  ],
  [
    'an earlier day by one for the approved version',
    [{ version: '1.0.0', released_on: '2026-10-13' }],
    ['release_day_changed'],
  ],
  [
    'the approved version published once more, today',
    [{ version: '1.0.0', released_on: EXCHANGED_ON }],
    ['release_day_changed'],
  ],
  [
    'a day to come for the approved version',
    [{ version: '1.0.0', released_on: '2028-02-29' }],
    ['release_day_changed'],
  ],
  ['no day for the approved version', [{ version: '1.0.0' }], ['release_day_changed']],
  ['a month for the approved version', [{ version: '1.0.0', released_in: '2026-10' }], ['release_day_changed']],
  [
    'all of it at once',
    [
      { version: '3.0.0', released_on: '2030-01-01' },
      { version: '1.0.0', released_on: '2026-11-25' },
      { version: '0.5.0', released_on: '2021-01-01' },
    ],
    ['released_in_past', 'released_in_future', 'release_day_changed'],
  ],
];
