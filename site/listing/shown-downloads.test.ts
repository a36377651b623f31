import { expect, test } from 'vitest';
import type { Artifact } from '../../schemas/contracts/generated/read-api.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import { formatsIn } from '../base/format.ts';
import type { Language } from '../catalog/language.ts';
import texts from '../texts/en.json' with { type: 'json' };
import { groupBySystem, shownDownloads } from './shown-downloads.ts';

const { formatSize } = formatsIn('en', texts);
const language: Pick<Language, 'texts' | 'say' | 'formatSize'> = {
  texts: texts as Language['texts'],
  formatSize,
  say: (message, values) => fillMessage(message, values, 'en'),
};

const FILES = 'https://works.example/files';
const shown = (...artifacts: Artifact[]) =>
  shownDownloads(artifacts, language).map(({ label, known, from, platform }) => {
    return [label, known, from.join(' · '), platform];
  });

test('names each file by its platform, and says what is known of it', () => {
  expect(
    shown(
      { uri: `${FILES}/tool.exe`, platform: 'win64', format: 'exe', size_bytes: 12_345_678 },
      { uri: `${FILES}/tool.dmg`, platform: 'macos', size_bytes: 999 },
      { uri: `${FILES}/tool.haiku`, platform: 'Haiku', format: 'tar.gz' },
      { uri: `${FILES}/tool.zip` },
    ),
  ).toEqual([
    ['Download for Windows', 'EXE · 12.3\u00a0MB', 'tool.exe · works.example', 'windows'],
    ['Download for macOS', '999\u00a0bytes', 'tool.dmg · works.example', 'macos'],
    ['Download for Haiku', 'TAR.GZ', 'tool.haiku · works.example', undefined],
    ['Download', '', 'tool.zip · works.example', 'cross-platform'],
  ]);
});

test('tells several for one platform apart by their names', () => {
  expect(
    shown(
      { uri: `${FILES}/tool-x64.deb`, platform: 'linux', format: 'deb' },
      { uri: `${FILES}/tool-arm.deb`, platform: 'linux', format: 'deb' },
      { uri: `${FILES}/tool.dmg`, platform: 'macos' },
      { uri: `${FILES}/a.zip`, format: 'zip' },
      { uri: `${FILES}/b.zip` },
    ),
  ).toEqual([
    ['tool-x64.deb', 'Linux · DEB', 'works.example', 'linux'],
    ['tool-arm.deb', 'Linux · DEB', 'works.example', 'linux'],
    ['Download for macOS', '', 'tool.dmg · works.example', 'macos'],
    ['a.zip', 'ZIP', 'works.example', 'cross-platform'],
    ['b.zip', '', 'works.example', 'cross-platform'],
  ]);
});

test('groups files by system, what is for no known system last', () => {
  const file = (name: string, platform?: string): Artifact => ({
    uri: `${FILES}/${name}`,
    ...(platform && { platform }),
  });
  const [source, dmg] = [file('all.tar.gz'), file('mac.dmg', 'darwin')];
  const [deb, rpm] = [file('x64.deb', 'linux-x64'), file('x64.rpm', 'Fedora')];
  expect(groupBySystem([source, dmg, deb, rpm], texts.platforms)).toEqual([
    ['macos', [dmg]],
    ['linux', [deb, rpm]],
    ['other', [source]],
  ]);
});
