import { describe, expect, it } from 'vitest';
import type { Kind, Platform } from '../contracts/generated/listing.ts';
import type { Install } from '../contracts/generated/read-api.ts';
import { BARE, version } from '../rank/testing/bare-listing.ts';
import { commandsFor, licenseText, waysToGet } from './ways-to-get.ts';

const HOME = 'https://works.example/';
const CODE = 'https://github.com/works/tool';
const DOCS = 'https://docs.works.example/';
const SPEC = 'https://works.example/openapi.json';
const FILE = { platform: 'macos', uri: 'https://works.example/editor.dmg' };
const OLD = { platform: 'macos', uri: 'https://works.example/old.dmg' };
const install = (tool: string, ...platforms: Platform[]): Install => ({
  ...{ package: 'pkg:npm/tool', tool, command: `${tool} install tool`, platforms, approved_by: 'registry' },
});
const ALL = {
  ...BARE,
  ...{ homepage: HOME, source_code: CODE, documentation: DOCS, interfaces: { openapi: { spec_url: SPEC } } },
  install: [install('npm', 'cross-platform')],
  versions: [version({ version: '0.9', artifacts: [OLD] }), version({ artifacts: [FILE] })],
};

describe('the ways to get a product', () => {
  it.each<[Kind, string]>([
    ['software', 'download install website source documentation'],
    ['mobile', 'download install website source documentation'],
    ['library', 'install download documentation source website'],
    ['framework', 'install download documentation source website'],
    ['open-source', 'install download website documentation source'],
    ['api', 'api documentation install website source'],
    ['mcp-server', 'install download documentation source website'],
    ['saas', 'open download install documentation source'],
  ])('of the kind %s are %s', (kind, ways) => {
    expect(
      waysToGet({ ...ALL, kind })
        .map(({ way }) => way)
        .join(' '),
    ).toBe(ways);
  });

  it('lead where the listing says, and to the files of the current version', () => {
    expect(waysToGet(ALL)[0]).toEqual({ way: 'download', artifacts: [FILE] });
    expect(waysToGet({ ...ALL, kind: 'api' })[0]).toEqual({ way: 'api', url: SPEC });
    expect(waysToGet({ ...ALL, kind: 'saas' })[0]).toEqual({ way: 'open', url: HOME });
    expect(waysToGet({ ...ALL, kind: 'library' })[0]).toEqual({ way: 'install', commands: ALL.install });
  });

  it('go on with what there is', () => {
    expect(waysToGet({ ...BARE, kind: 'library', homepage: HOME })).toEqual([{ way: 'website', url: HOME }]);
    expect(waysToGet({ ...BARE, kind: 'saas', source_code: CODE })).toEqual([{ way: 'source', url: CODE }]);
    expect(waysToGet(BARE)).toEqual([]);
  });
});

it.each<[Platform | undefined, string]>([
  ['windows', 'winget npm brew'],
  ['macos', 'brew npm winget'],
  ['android', 'npm winget brew'],
  [undefined, 'npm winget brew'],
])('commands for %s come in the order %s', (platform, tools) => {
  const commands = [install('winget', 'windows'), install('npm', 'cross-platform'), install('brew', 'macos', 'linux')];
  expect(
    commandsFor(commands, platform)
      .map(({ tool }) => tool)
      .join(' '),
  ).toBe(tools);
});

it.each<[string | null, string | undefined]>([
  ['MIT', 'https://spdx.org/licenses/MIT.html'],
  ['GPL-2.0+', 'https://spdx.org/licenses/GPL-2.0.html'],
  ['MIT OR Apache-2.0', undefined],
  ['LicenseRef-Own', undefined],
  ['../x', undefined],
  [null, undefined],
])('the text of the license %s is at %s', (spdxId, page) => {
  expect(licenseText(spdxId)).toBe(page);
});
