import { expect, it } from 'vitest';
import { isPlainVersion, shapeOf } from './automatic-versions.ts';

const KNOWN = new Set(['editor-1.0', '1.0.0'].map(shapeOf));

it.each([
  ...['1.2.3', 'v2.0.0-rc.1', '2.0b3', '2026.08 LTS', '1.2-14-g2414721', '2.0.0+build.5', 'Release 2.0 (final)'],
  ...['1.3 alpha 3', '1.0 (2217)', '1.2 SP1', '2.0.0.Final', '1.0.0.dev3', '1.0.post1', '2026-08-03', 'editor-2.11'],
])('may be published: %s', (version) => {
  expect(isPlainVersion(version, KNOWN)).toBe(true);
});

it.each([
  ...['777.pl', '888.ga', '1337.dev', '0800 dev 555 0100', 'deadbeef1 b00b1e5', '1.g.u.r.u', '1.0.pl', '0badcafe'],
  ...['1-800-555-1234', '0800.555.0100', '99999999999999999999999999.0', 'bait-2.11', '1.0.bait', '1․example'],
  ...['1.0 dev 2 dev 3 dev 4 dev 5', '1.0 beta free', 'p0rn 18+', '2/1', ''],
  ...['win 24h big', '在线 1', 'win365․example', '2 ⚠ use 9.9', '2&u=6.6', '030 901820-0'],
])('waits: %s', (version) => {
  expect(isPlainVersion(version, KNOWN)).toBe(false);
});
