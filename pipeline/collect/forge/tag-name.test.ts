import { describe, expect, it } from 'vitest';
import { parseTag } from './tag-name.ts';

describe('a tag', () => {
  it.each([
    ['1.0.0', '', '1.0.0'],
    ['v1.0.0', '', '1.0.0'],
    ['V2', '', '2'],
    ['vv1.2', '', '1.2'],
    ['v1.10', '', '1.10'],
    ['v007', '', '007'],
    ['v.1.3.0', '', '1.3.0'],
    ['version-1.2', '', '1.2'],
    ['release/v1.2', '', '1.2'],
    ['Releases_1_2', '', '1_2'],
    ['release-2026-01-31', '', '2026-01-31'],
    ['rel1.2', '', '1.2'],
    ['VERSION0.9.3.3', '', '0.9.3.3'],
    ['Rev1.2', 'rev', '1.2'],
    ['Build1234', 'build', '1234'],
    ['release/Tool1.5', 'tool', '1.5'],
    ['r150', '', 'r150'],
    ['tool-1.2', 'tool', '1.2'],
    ['Tool.1.2', 'tool', '1.2'],
    ['Tool4.7.0', 'tool', 'Tool4.7.0'],
    ['tool/v1.2', 'tool', '1.2'],
    ['tool@1.2', 'tool', '1.2'],
    ['tool-release-1.2', 'tool', '1.2'],
    ['tool2-1.2', 'tool2', '1.2'],
    ['h2-2.1', 'h2', '2.1'],
    ['my2your@7.0.8', 'my2your', '7.0.8'],
    ['log4j-api-6.0.0-rc.10', 'log4j-api', '6.0.0-rc.10'],
    ['@scope/tool@1.2.0', 'scope-tool', '1.2.0'],
    ['sdk/core/v1.2.0', 'sdk-core', '1.2.0'],
    ['TOOL_1_0_2k', 'tool', '1_0_2k'],
    ['legacy-source-2.0', 'legacy-source', '2.0'],
    ['1.1-german', '', '1.1-german'],
  ])('%s is of the package %j, and of the version %s', (tag, name, version) => {
    expect(parseTag(tag)).toEqual({ package: name, version, isBefore: false });
  });

  it.each([
    '正式版1.5',
    'ｖ1.5',
    'версия1.5',
    'éd1.5',
    'Éd1.5',
    'e\u03011.5',
    'tool+1.5',
    '(1.5)',
    '【1.5】',
    'app:1.5',
    'app=1.5',
    '#1.5',
    'tool~1.5',
    '№1.5',
    'tool,1.5',
    '🎉1.5',
    'my-工具1.5',
    'a|b|1.5',
    'release-tool1.5',
  ])('%s keeps its first number', (tag) => {
    expect(parseTag(tag)?.version).toBe('1.5');
  });

  it.each([
    ['BTTB4.7.0', '4.7.0'],
    ['bttb-4.7.0', '4.7.0'],
    ['bttb4_7_0', '4_7_0'],
    ['bttb4-7-0', '4-7-0'],
    ['acme-BTTB4.7', '4.7'],
    ['bttb4', '4'],
    ['bttbv4.7', '4.7'],
    ['bttb-发布v4.7', '4.7'],
    ['releasev4.7', '4.7'],
    ['«4.7»', '4.7'],
    ['devv4.7', 'devv4.7'],
    ['bttb2-4.7', '4.7'],
    ['Other4.7', 'Other4.7'],
  ])('%s of a repository called bttb is %s', (tag, version) => {
    expect(parseTag(tag, (name) => name === 'bttb')?.version).toBe(version);
  });

  it.each(['20260819t082900-all', '20260819-all', '20260819t082900'])('%s is a day with what follows it', (tag) => {
    expect(parseTag(tag)?.version).toBe(tag);
  });

  it.each([
    ['nightly-1.2', '', '1.2'],
    ['tool-pre-release-2.5', 'tool', '2.5'],
    ['rc-8_22_0-2', '', '8_22_0-2'],
  ])('%s comes before a release', (tag, name, version) => {
    expect(parseTag(tag)).toEqual({ package: name, version, isBefore: true });
  });

  it.each([
    'vX.Y.Z',
    'release',
    'nightly',
    'latest',
    '64bit',
    '311_OLD',
    'V3x',
    '2.x',
    'tool3-0-source',
    'release-2.x',
    '1.x.5',
    'tool-win32',
    '1a2b3c4',
    '9f8e7d6',
    'abc1234',
    '0d8e7a3f21',
    'build-1a2b3c4',
    '',
    '-',
  ])('%j holds no version', (tag) => {
    expect(parseTag(tag)).toBeUndefined();
  });
});
