import { expect, it } from 'vitest';
import english from '../texts/en.json' with { type: 'json' };
import { dependencyWords } from './public-sector-words.ts';

it.each([
  [{ name: 'PostgreSQL' }, 'PostgreSQL'],
  [{ name: 'Oracle', version: '11.4' }, 'Oracle 11.4'],
  [{ name: 'PostgreSQL', version_min: '14' }, 'PostgreSQL from 14'],
  [{ name: 'MySQL', version_max: '8' }, 'MySQL up to 8'],
  [{ name: 'MySQL', version_min: '5', version_max: '8', optional: true }, 'MySQL 5 to 8 (optional)'],
  [{ name: '{version}', version_min: '1', optional: false }, '{version} from 1'],
])('%j is %s', (dependency, words) => {
  expect(dependencyWords(dependency, english.publicSector)).toBe(words);
});
