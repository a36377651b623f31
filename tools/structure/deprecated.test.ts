import { expect, it } from 'vitest';
import { deprecatedPackages } from './deprecated.ts';

it('names a package that its authors have given up, also one that another package needs', () => {
  const packages = {
    '': { version: '0.2.0' },
    'node_modules/router': { version: '6.0.0', deprecated: 'Use 5.' },
    'node_modules/kept': { version: '1.0.0' },
    'node_modules/kept/node_modules/@old/part': { version: '0.1.0', deprecated: 'No longer maintained.' },
  };
  expect(deprecatedPackages(JSON.stringify({ packages }))).toEqual([
    'router 6.0.0: Use 5.',
    '@old/part 0.1.0: No longer maintained.',
  ]);
});
