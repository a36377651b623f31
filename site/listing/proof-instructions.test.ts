import { expect, it } from 'vitest';
import { proofPlaces } from './proof-instructions.ts';

const FILE = '/.well-known/catalog-verification.txt';

it.each([
  ['https://www.works.example/editor', { record: '_catalog.works.example', file: `https://www.works.example${FILE}` }],
  ['https://works.github.io/editor/', { record: undefined, file: `https://works.github.io${FILE}` }],
  ['https://github.com/works/editor', undefined],
  ['https://gitlab.com/works/editor', undefined],
  ['https://192.0.2.1/', undefined],
  [null, undefined],
])('of %s are %j', (homepage, places) => {
  expect(proofPlaces(homepage)).toEqual(places);
});
