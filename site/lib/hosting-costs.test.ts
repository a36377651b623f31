import { expect, it } from 'vitest';
import { type Configuration, costs, filesOfListing, mostListings } from './hosting-costs.ts';

it.each<[Configuration, number, number[]]>([
  ['static', 2, [0, 0, 0, 0, 0]],
  ['worker', 2, [0.55, 0, 1.55, 0, 0]],
  ['store', 1, [0.91, 0.76, 1.55, 0.009, 0.00027]],
  ['store', 2, [0.91, 0.76, 1.55, 0.0135, 0.00048]],
])('as %s in %i languages, a catalog costs what its parts cost', (configuration, languages, expected) => {
  expect(Object.values(costs(configuration, languages)).map((dollars) => Number(dollars.toFixed(6)))).toEqual(expected);
});

it.each<[Configuration, number, number, number, number]>([
  ['static', 1, 8.2, 2_100, 11_800],
  ['worker', 1, 2.2, 7_800, 44_200],
  ['worker', 2, 3.3, 5_200, 29_400],
  ['store', 1, 0.2, 79_000, 479_000],
  ['store', 2, 0.3, 52_600, 319_300],
])('as %s in %i languages it has so many files for each listing, and so room for so many', (...row) => {
  const [configuration, languages, files, free, paid] = row;
  expect(filesOfListing(configuration, languages)).toBeCloseTo(files, 9);
  expect([free, paid]).toEqual([
    mostListings(configuration, 'free', languages),
    mostListings(configuration, 'paid', languages),
  ]);
});
