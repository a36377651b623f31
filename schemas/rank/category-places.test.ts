import { expect, it } from 'vitest';
import { categoryPlaces, placesOf } from './category-places.ts';

it('counts the places of each category from the best on', () => {
  expect(categoryPlaces(['video', 'audio', 'video', 'constructor', 'audio', 'video'])).toEqual([1, 1, 2, 1, 2, 3]);
});

it('refuses a rank table that lacks one', () => {
  const order: [string, number][] = [['tool', 9]];
  expect(placesOf({ order, places_in_category: [1] })).toEqual(
    new Map([['tool', { position: 1, place_in_category: 1 }]]),
  );
  expect(() => placesOf({ order, places_in_category: [] })).toThrow('no place in a category of tool');
});
