import { expect, it } from 'vitest';
import { containsLink } from './link-in-text.ts';

it.each([
  ['Opens large files faster. Fixed the crash of 2.1 and v10.4.2.', false],
  ['New: dark mode; 64-bit builds', false],
  ['Get it at example.org', true],
  ['Get it at example dot org', true],
  ['Get it at example[.]org', true],
  ['Get it at example。org', true],
  ['Get it at example (dot) org', true],
  ['Get it at example [.] org', true],
  ['Get it at example dot\norg', true],
  ['Get it at example  dot  org', true],
  ['Get it at example\u00a0DOT\u00a0org', true],
  ['Get it at example . org', true],
  ['Get it at example <punkt> org', true],
  ['Get it at example "dot" org', true],
  ['Get it at example_dot_org', true],
  ['Get it at example|dot|org', true],
  ['Get it at example\u200b.\u200borg', true],
  ['Get it at example.\u00adorg', true],
  ['Get it at example\u2022org', true],
  ['Get it at example\u2027org', true],
  ['Get it at example\u06d4org', true],
  ['Get it at example&#46;org', true],
  ['Get it at example&period;org', true],
  ['Get it at example%2Eorg', true],
  ['Get it at example\\.org', true],
  ['• Dark mode • A three-dot menu. Now with .NET 8 and for .psd.', false],
  ['اصلاح شد\u06d4 نسخه', false],
  ['At this point all is well (see the manual).', false],
  ['http://10.0.0.1/', true],
  ['Server 10.0.0.1', true],
  ['2.1.example', true],
  ['write to sales@example', true],
])('says of %j that it leads somewhere: %j', (text, expected) => {
  expect(containsLink(text)).toBe(expected);
});
