import { expect, it } from 'vitest';
import { leadsSomewhere } from './leads-somewhere.ts';

it.each([
  ['Opens large files faster. Fixed the crash of 2.1 and v10.4.2.', false],
  ['New: dark mode; 64-bit builds', false],
  ['Get it at example.org', true],
  ['Get it at example dot org', true],
  ['Get it at example[.]org', true],
  ['Get it at example。org', true],
  ['http://10.0.0.1/', true],
  ['Server 10.0.0.1', true],
  ['2.1.example', true],
  ['write to sales@example', true],
])('says of %j that it leads somewhere: %j', (text, expected) => {
  expect(leadsSomewhere(text)).toBe(expected);
});
