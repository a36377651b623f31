import { expect, it } from 'vitest';
import { packageName, repositoryName } from './listing-names.ts';

it.each([
  ['pkg:npm/@scope/name@1.2.3', 'pkg:npm/%40scope/name'],
  ['pkg:npm/%40scope/name', 'pkg:npm/%40scope/name'],
  ['pkg:PyPI/My_Tool', 'pkg:pypi/my-tool'],
  ['npm:name', undefined],
])('the package %s is %s', (text, name) => {
  expect(packageName(text)).toBe(name);
});

it.each([
  ['https://github.com/Owner/Name', 'github.com/owner/name'],
  ['http://www.github.com/owner/name.git/', 'github.com/owner/name'],
  ['codeberg.org/owner/name', 'codeberg.org/owner/name'],
  ['https://gitlab.com/group/part/name?x=1#readme', 'gitlab.com/group/part/name'],
  ['https://github.com/owner', undefined],
  ['https://someone@github.com/owner/name', undefined],
  ['no address', undefined],
  [`https://github.com/owner/${'a'.repeat(2048)}`, undefined],
])('the repository %.60s is %s', (text, name) => {
  expect(repositoryName(text)).toBe(name);
});
