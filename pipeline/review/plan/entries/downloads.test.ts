import { describe, expect, it } from 'vitest';
import { downloadPattern } from './downloads.ts';

describe('two downloads have one pattern', () => {
  it.each([
    ['https://a.example/1.2.3/tool-1.2.3.zip', '1.2.3', 'https://a.example/1.3.0/tool-1.3.0.zip', '1.3.0'],
    ['https://a.example/tool.exe', '1.0', 'https://a.example/tool.exe', '2.0'],
    ['https://a.example/v1.2/tool_1_2_3.dmg', 'v1.2.3', 'https://a.example/v1.3/tool_1_3_4.dmg', 'v1.3.4'],
    ['https://a.example/tool123.msi', '1.2.3', 'https://a.example/tool124.msi', '1.2.4'],
    ['https://a.example/7/tool.zip', '7', 'https://a.example/8/tool.zip', '8'],
    [
      'https://github.com/o/r/releases/download/v2.0.0-beta.1/r_2.0.0-beta.1_amd64.deb',
      '2.0.0-beta.1',
      'https://github.com/o/r/releases/download/v2.0.0/r_2.0.0_amd64.deb',
      '2.0.0',
    ],
    ['https://a.example/get?v=1.0', '1.0', 'https://a.example/get?v=1.1', '1.1'],
  ])('%s of %s and %s of %s', (one, version, other, next) => {
    expect(downloadPattern(version)(one)).toBe(downloadPattern(next)(other));
  });
});

describe('two downloads have two patterns', () => {
  it.each([
    ['https://a.example/1.0/tool.zip', '1.0', 'https://b.example/1.1/tool.zip', '1.1'],
    ['https://a.example/1.0/tool.zip', '1.0', 'http://a.example/1.1/tool.zip', '1.1'],
    ['https://a.example/tool-amd64.deb', '1.0', 'https://a.example/tool-arm64.deb', '1.1'],
    ['https://a.example/team-2/tool.zip', '2', 'https://a.example/team-3/tool.zip', '3'],
    ['https://github.com/o-1-2/r/x.zip', '1.2', 'https://github.com/o-1-3/r/x.zip', '1.3'],
    ['https://a.example/get?v=1.0', '1.0', 'https://a.example/get?v=1.1&to=b', '1.1'],
    ['https://a.example/1.0/tool.zip', '1.0', 'https://a.example/1.1/tool.zip#x', '1.1'],
    ['https://a.example/1.0/tool.zip', '1.0', 'https://a.example/11.1/tool.zip', '1.1'],
  ])('%s of %s and %s of %s', (one, version, other, next) => {
    expect(downloadPattern(version)(one)).not.toBe(downloadPattern(next)(other));
  });
});
