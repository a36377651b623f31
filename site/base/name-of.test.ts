import { expect, test } from 'vitest';
import { nameOf } from './name-of.ts';

test.each([
  ['one with a name by its name', 'pad-json', 'PAD JSON'],
  ['one that has none as it is', 'carrier-pigeon', 'carrier-pigeon'],
  ['one that every object has as it is, too', 'constructor', 'constructor'],
])('calls %s', (_what, value, name) => {
  expect(nameOf(value, { 'pad-json': 'PAD JSON' })).toBe(name);
});
