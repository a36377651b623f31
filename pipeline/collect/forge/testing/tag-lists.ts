/** Lists of tags with the version a visitor would call the current one: made up, with the traits of real ones. */

export interface TagList {
  what: string;
  /** owner/name */
  repository?: string;
  /** Each with its day; in the order of a forge, which need not be one of time. */
  tags: string[];
  /** Tag of the release that the forge calls the latest. */
  latest?: string;
  current: string;
  /** Where no day is known, if another answer is the best then. */
  undated?: string;
}

export const TAG_LISTS: readonly TagList[] = [
  // Pre-releases, however they are spelled.
  { what: 'a beta of Python', tags: ['4.0.0b12 2026-07-22', '3.4.5 2026-07-19', '3.4.4 2026-03-19'], current: '3.4.5' },
  {
    what: 'an alpha of two numbers',
    tags: ['5.0a2 2026-05-01', '4.9.1 2026-04-01', '4.9 2026-01-01'],
    current: '4.9.1',
  },
  { what: 'a candidate glued on', tags: ['v2.0rc1 2026-02-01', 'v1.9 2026-01-01'], current: '1.9' },
  {
    what: 'a development build and a correction of Python',
    tags: ['1.4.0.dev3 2026-03-01', '1.3.0.post1 2026-02-01', '1.3.0 2026-01-01'],
    current: '1.3.0.post1',
  },
  { what: 'pre without a number', tags: ['3.72.0pre 2026-03-01', '3.71.0 2026-02-01'], current: '3.71.0' },
  { what: 'BETA in capitals', tags: ['1.09BETA 2026-03-01', '1.08 2026-02-01'], current: '1.08' },
  { what: 'milestones', tags: ['6.0.0-M1 2026-03-01', '5.9.0 2026-02-01'], current: '5.9.0' },
  { what: 'words of Java', tags: ['5.4.0.CR1 2026-03-01', '5.3.1.Final 2026-02-01'], current: '5.3.1.Final' },
  { what: 'canaries', tags: ['v9.1.0-canary.7 2026-03-02', 'v9.0.4 2026-03-01'], current: '9.0.4' },
  { what: 'snapshots', tags: ['2.1-SNAPSHOT 2026-03-02', '2.0 2026-03-01'], current: '2.0' },
  { what: 'a word for it in front', tags: ['pre-release-2.5 2026-03-02', 'v2.4 2026-03-01'], current: '2.4' },
  {
    what: 'builds of a night',
    tags: ['nightly-20260801 2026-08-01', 'v2.4 2026-03-01', 'v2.3 2026-01-01'],
    current: '2.4',
  },
  {
    what: 'only pre-releases',
    tags: ['v0.1.0-beta.1 2026-01-01', 'v0.1.0-beta.10 2026-03-01', 'v0.1.0-beta.9 2026-02-01'],
    current: '0.1.0-beta.10',
  },
  {
    what: 'a mark of pre-release that is none',
    tags: ['1.2c 2014-03-01', '1.2b 2014-02-01', '1.2 2014-01-01', '1.1-german 2013-05-01', '1.1 2013-05-01'],
    current: '1.2c',
  },
  {
    what: 'a package of Debian',
    tags: ['v0.6-1 2026-02-02', 'v0.6 2026-02-01', 'v0.5 2026-01-01'],
    current: '0.6-1',
  },
  {
    what: 'builds of npm before the version',
    tags: ['v2.0.0-1 2026-01-02', 'v2.0.0-0 2026-01-01', 'v1.9.0 2025-12-01'],
    current: '1.9.0',
  },

  {
    what: 'a mark of development in a line that goes on',
    tags: ['v3.4.98 2026-02-01', 'v3.4.2 2026-03-01', 'v3.4.1 2026-01-01', 'v3.3.98 2025-05-01', 'v3.3.7 2025-06-01'],
    current: '3.4.2',
  },

  // Spellings.
  {
    what: 'years and months',
    tags: ['2026.9 2026-09-01', '2026.10 2026-10-01', '2025.12 2025-12-01'],
    current: '2026.10',
  },
  {
    what: 'words of another script glued on',
    tags: ['正式版1.10 2026-08-01', '正式版1.9 2026-07-01'],
    current: '1.10',
  },
  {
    what: 'the name of the repository glued on',
    repository: 'works/lamp',
    tags: ['LAMP2.10.0 2026-08-01', 'LAMP2.9.0 2026-07-01'],
    current: '2.10.0',
  },
  {
    what: 'days with a time and a word',
    tags: ['20260819t082900-all 2026-08-19', '20260812t082900-all 2026-08-12', '20200504t152808 2020-05-04'],
    current: '20260819t082900-all',
  },
  { what: 'days', tags: ['20260131 2026-01-31', '20251224 2025-12-24', '20260102 2026-01-02'], current: '20260131' },
  {
    what: 'days with dashes',
    tags: ['release-2026-01-31 2026-01-31', 'release-2025-12-24 2025-12-24'],
    current: '2026-01-31',
  },
  {
    what: 'a year of two digits',
    tags: ['24.04.1 2024-08-01', '24.10 2024-10-01', '22.04.5 2024-09-01'],
    current: '24.10',
  },
  {
    what: 'whole numbers',
    tags: ['v998 2026-01-01', 'v999 2026-01-02', 'v1000 2026-01-03', 'v1002 2026-01-04'],
    current: '1002',
  },
  { what: 'four numbers', tags: ['v3.2.25360.16 2026-02-01', 'v3.2.25360.9 2026-01-01'], current: '3.2.25360.16' },
  {
    what: 'underscores after REL',
    tags: ['REL_14_1 2026-01-01', 'REL_13_9 2026-02-01', 'REL_13_8 2025-06-01', 'REL_15_BETA1 2026-03-01'],
    current: '14_1',
  },
  {
    what: 'underscores after the name',
    tags: ['tool-8_1_0 2026-02-01', 'tool-8_0_1 2026-01-01', 'tool-7_10_0 2025-01-01'],
    current: '8_1_0',
  },
  {
    what: 'letters of corrections',
    tags: ['TOOL_1_0_2j 2026-01-01', 'TOOL_1_0_2k 2026-02-01', 'TOOL_1_0_2 2025-01-01'],
    current: '1_0_2k',
  },
  { what: 'the name glued on', tags: ['TOOL4.10.0 2026-02-01', 'TOOL4.9.0 2026-01-01'], current: '4.10.0' },
  { what: 'a letter and a number', tags: ['r99 2026-01-01', 'r100 2026-02-01'], current: 'r100' },
  { what: 'a point after the v', tags: ['v.1.3.0 2026-02-01', 'v1.2.0 2026-01-01'], current: '1.3.0' },
  {
    what: 'a folder of releases',
    tags: ['releases/2.4.5.0 2026-02-01', 'releases/2.4.2 2026-01-01'],
    current: '2.4.5.0',
  },
  { what: 'builds', tags: ['2.1+9 2026-01-01', '2.1+10 2026-02-01'], current: '2.1+10' },

  // Several packages.
  {
    what: 'the package that is called like scope and name together',
    repository: 'works/tool-cli',
    tags: [
      'v1.0.0 2023-01-01',
      'v1.0.0-beta.9 2022-12-01',
      '@tool/run@2.7.0 2026-08-21',
      '@tool/core@2.7.0 2026-08-21',
      '@tool/cli@2.7.0 2026-08-21',
      '@tool/cli@2.6.0 2026-08-01',
      '@tool/core@2.6.0 2026-08-01',
      '@tool/run@2.6.1 2026-08-02',
      '@tool/gen@0.3.8 2026-08-21',
    ],
    current: '2.7.0',
  },
  {
    what: 'the package called like the repository',
    tags: ['tool@2.4.9 2026-02-01', 'tool-native@2.5.0 2026-02-01', 'tool@2.4.8 2026-01-01'],
    current: '2.4.9',
  },
  {
    what: 'modules of Go',
    tags: ['v1.4.0 2026-02-01', 'api/v1.9.0 2026-03-01', 'sdk/v3.0.0 2026-03-02', 'v1.3.0 2026-01-01'],
    current: '1.4.0',
  },
  {
    what: 'charts beside it',
    tags: [
      'v1.4.0 2026-02-01',
      'helm/v0.6.0 2026-03-01',
      'helm/v0.5.0 2026-01-01',
      'helm/v0.4.0 2025-12-01',
      'v1.3.0 2026-01-01',
    ],
    current: '1.4.0',
  },
  {
    what: 'packages none of which is called like it: the one released most',
    repository: 'works/kitchen',
    tags: [
      'lid@9.1.0 2026-01-01',
      'pot@2.0.1 2026-02-01',
      'pot@2.0.0 2026-01-15',
      'pot@1.9.0 2025-12-01',
      'lid@9.0.0 2025-11-01',
    ],
    current: '2.0.1',
  },
  {
    what: 'packages, one of which the forge calls the latest',
    repository: 'works/kitchen',
    tags: ['lid@9.1.0 2026-01-01', 'pot@2.0.1 2026-02-01', 'pot@2.0.0 2026-01-15', 'pot@1.9.0 2025-12-01'],
    latest: 'lid@9.1.0',
    current: '9.1.0',
  },
  {
    what: 'client and server',
    repository: 'works/chat-server',
    tags: ['client-3.2.0 2026-02-01', 'chat-server-2.0.0 2026-01-01'],
    current: '2.0.0',
  },
  {
    what: 'a plain tag from before there were packages',
    repository: 'works/kitchen',
    tags: ['v1.0 2018-01-01', ...Array.from({ length: 9 }, (_, index) => `pot-1.${index} 2026-01-0${index + 1}`)],
    current: '1.8',
  },
  {
    what: 'packages with plain tags of years ago, though many',
    repository: 'works/kitchen',
    tags: [
      ...Array.from({ length: 8 }, (_, index) => `v0.${index}.0 2018-01-0${index + 1}`),
      ...Array.from({ length: 6 }, (_, index) => `@works/pot@1.${index}.0 2026-01-0${index + 1}`),
    ],
    current: '1.5.0',
    undated: '0.7.0',
  },
  {
    what: 'another word before a version',
    tags: ['example-v9.0.0 2026-03-01', 'changelog-3.1 2026-03-02', 'v2.0.0 2026-02-01', 'v1.9.0 2026-01-01'],
    current: '2.0.0',
  },

  // Order and days.
  {
    what: 'a first tag that was a mistake',
    tags: ['v1.1 2014-04-17', 'v0.1.0 2014-04-10', 'v0.2.0 2014-04-28', 'v0.3.0 2014-05-22', 'v0.14.0 2020-10-21'],
    current: '0.14.0',
    undated: '1.1',
  },
  {
    what: 'decimals that became three numbers',
    tags: [
      '0.85 2013-12-15',
      '0.9.6 2024-10-22',
      '0.9.5 2024-01-01',
      '0.9.4 2023-12-30',
      '0.9.3 2023-12-29',
      '0.92 2023-12-12',
      '0.91 2015-03-25',
      '0.6 2013-03-23',
    ],
    current: '0.9.6',
    undated: '0.92',
  },
  {
    what: 'a correction of an old line',
    tags: ['5.8.1 2025-09-21', '6.1.0 2025-07-27', '6.0.0 2025-06-05', '5.8.0 2025-01-05'],
    current: '6.1.0',
  },
  {
    what: 'an old line that gets features, too',
    tags: ['18.20.0 2026-03-01', '18.19.0 2026-01-20', '18.18.0 2025-11-01', '20.0.0 2025-12-15', '20.1.0 2026-02-01'],
    current: '20.1.0',
  },
  {
    what: 'corrections of an old line for years',
    tags: ['2.0.0 2022-01-01', '1.9.9 2026-01-01', '1.9.8 2025-01-01', '1.9.7 2024-01-01', '1.9.1 2021-01-01'],
    current: '2.0.0',
  },
  {
    what: 'two products in one row of tags',
    tags: [
      '1.25.0 2026-07-18',
      '3.72.1 2026-07-03',
      '3.72.0 2026-06-20',
      '1.24.0 2026-05-08',
      '3.71.0 2026-03-27',
      '1.23.0 2025-11-22',
      '3.70.1 2025-10-01',
    ],
    current: '3.72.1',
  },
  { what: 'a new major version', tags: ['2.0.0 2026-03-02', '1.9.9 2026-03-01'], current: '2.0.0' },
  {
    what: 'years after numbers',
    tags: ['1.9.0 2021-01-01', '2022.1.0 2022-01-01', '2024.3.0 2024-03-01', '1.8.0 2020-01-01'],
    current: '2024.3.0',
  },
  {
    what: 'numbers after years',
    tags: ['2019.10 2019-10-01', '2020.1 2020-01-01', '1.0.0 2022-01-01', '1.1.0 2022-06-01', '1.2.0 2023-01-01'],
    current: '1.2.0',
    undated: '2020.1',
  },
  {
    what: 'tags imported all at once',
    tags: ['1.0 2026-01-01', '1.2 2026-01-01', '1.10 2026-01-01', '1.9 2026-01-01'],
    current: '1.10',
  },

  // What is no version.
  {
    what: 'what is left of an older system',
    tags: [
      '311_OLD 2006-01-01',
      '64bit 2012-01-01',
      'list 2012-02-01',
      'svn-tag-V3_11 2006-01-01',
      'x86_64 2013-01-01',
      '3.12.0 2026-01-01',
      '3.11.2 2025-01-01',
    ],
    current: '3.12.0',
  },
  {
    what: 'a candidate without points',
    tags: ['V412_RC 2006-01-01', 'V3x 2005-01-01', '4.20.0 2026-01-01', '4.19.0 2025-01-01'],
    current: '4.20.0',
  },
  {
    what: 'tags that move',
    tags: ['latest 2026-03-01', 'stable 2026-03-01', 'v4 2026-03-01', 'v4.1.0 2026-03-01', 'v4.0.0 2026-01-01'],
    current: '4.1.0',
  },
  {
    what: 'a day of import beside versions',
    tags: ['import-20240101 2024-01-01', '1.4 2023-01-01', '1.3 2022-01-01'],
    current: '1.4',
  },
  { what: 'a source of another kind', tags: ['tool3-0-source 2017-07-18'], current: 'tool3-0-source' },
  {
    what: 'days of an older system, not few',
    tags: [
      'V20000512 2000-05-12',
      'V19991013 1999-10-13',
      'R_2_8_3 2026-08-10',
      'R_2_8_2 2026-06-25',
      'R_2_8_1 2026-05-10',
      'R_2_8_0 2026-04-24',
      'R_2_7_5 2026-03-17',
    ],
    current: '2_8_3',
  },
  { what: 'a name', tags: ['First Light 2017-07-18'], current: 'First Light' },
];
