import { expect, test } from 'vitest';
import { catalogSummary } from './catalog-summary.ts';

test.each([
  ['nothing', { listings: 0, verified: 0, kept: 0 }, undefined],
  ['documents of the operator', { listings: 90, verified: 0, kept: 90 }, ['kept', 'none', 0]],
  ['feeds, none verified', { listings: 7, verified: 0, kept: 0 }, ['followed', 'none', 7]],
  ['feeds, some verified', { listings: 7, verified: 3, kept: 0 }, ['followed', 'some', 7]],
  ['feeds, all verified', { listings: 7, verified: 7, kept: 0 }, ['followed', 'all', 7]],
  ['both', { listings: 10, verified: 1, kept: 4 }, ['mixed', 'some', 6]],
  ['a verified domain beside documents of the operator', { listings: 1, verified: 1, kept: 1 }, ['kept', 'all', 0]],
])('says of a catalog of %s what is true of it', (_what, statistics, expected) => {
  const standing = catalogSummary(statistics);
  expect(standing && [standing.sources, standing.verified, standing.followed]).toEqual(expected);
});
