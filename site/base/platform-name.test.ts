import { expect, test } from 'vitest';
import german from '../texts/de.json' with { type: 'json' };
import english from '../texts/en.json' with { type: 'json' };
import { platformName } from './platform-name.ts';

test.each([
  ['macos', 'macos', 'macOS'],
  ['Darwin', 'macos', 'macOS'],
  ['darwin-arm64', 'macos', 'macOS (ARM64)'],
  ['Mac OS X', 'macos', 'macOS'],
  ['macOS (Apple Silicon)', 'macos', 'macOS (Apple Silicon)'],
  ['win32', 'windows', 'Windows'],
  ['windows x86_64', 'windows', 'Windows (x64)'],
  ['Windows 11', 'windows', 'Windows 11'],
  ['linux', 'linux', 'Linux'],
  ['linux/amd64', 'linux', 'Linux (x64)'],
  ['linux-armv7', 'linux', 'Linux (armv7)'],
  ['Ubuntu 24.04', 'linux', 'Linux (Ubuntu 24.04)'],
  ['FreeBSD', 'bsd', 'BSD (FreeBSD)'],
  ['bsd', 'bsd', 'BSD'],
  ['windows-64-bit', 'windows', 'Windows (x64)'],
  ['any', 'cross-platform', 'Cross-platform'],
  ['Haiku', undefined, 'Haiku'],
  ['winged', undefined, 'winged'],
  ['', undefined, ''],
  ['<script>', undefined, '<script>'],
])('%s is for %s, and called %s', (stated, platform, name) => {
  expect(platformName(stated, english.platforms)).toEqual({ platform, name });
});

test('is called so in the language of the page', () => {
  expect(platformName('all', german.platforms).name).toBe('Plattformübergreifend');
});
