import { describe, expect, it } from 'vitest';
import { downloadPattern } from './download-pattern.ts';

/** On it, all is the publisher's. */
const OWN = 'a.example';

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
    ['https://many.example/o/1.0/tool-1.0.zip', '1.0', 'https://many.example/o/1.1/tool-1.1.zip', '1.1'],
    ['https://many.example/o/tool-7.zip', '7', 'https://many.example/o/tool-8.zip', '8'],
    ['https://gitlab.com/o/r/-/releases/v1.0/x.zip', '1.0', 'https://gitlab.com/o/r/-/releases/v1.1/x.zip', '1.1'],
  ])('%s of %s and %s of %s', (one, version, other, next) => {
    expect(downloadPattern(version, OWN)(one)).toBe(downloadPattern(next, OWN)(other));
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
    ['https://many.example/f/7654.zip', '7654', 'https://many.example/f/31337.zip', '31337'],
    ['https://many.example/get?id=1.0.0', '1.0.0', 'https://many.example/get?id=31337', '31337'],
    ['https://many.example/s/2024/tool.zip', '2024', 'https://many.example/s/2025/tool.zip', '2025'],
    ['https://many.example/1.0/tool.zip', '1.0', 'https://many.example/1.1/tool.zip', '1.1'],
    ['https://gitlab.com/grp/sub/1.0.0/x.zip', '1.0.0', 'https://gitlab.com/grp/sub/2.0.0/x.zip', '2.0.0'],
    ['https://git.example/grp/1.0.0/-/x.zip', '1.0.0', 'https://git.example/grp/2.0.0/-/x.zip', '2.0.0'],
  ])('%s of %s and %s of %s', (one, version, other, next) => {
    expect(downloadPattern(version, OWN)(one)).not.toBe(downloadPattern(next, OWN)(other));
  });
});
