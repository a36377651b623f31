import { expect, it } from 'vitest';
import { spdxExpression } from './license-name.ts';

it.each([
  ['MIT', 'MIT'],
  ['mit', 'MIT'],
  ['MIT License', 'MIT'],
  ['The MIT Licence', 'MIT'],
  ['Apache 2.0', 'Apache-2.0'],
  ['Apache-2.0', 'Apache-2.0'],
  ['Apache License, Version 2.0', 'Apache-2.0'],
  ['Apache License v2', 'Apache-2.0'],
  ['BSD 3-Clause', 'BSD-3-Clause'],
  ['MPL 2.0', 'MPL-2.0'],
  ['GPL v3', 'GPL-3.0-only'],
  ['GPL-3.0-or-later', 'GPL-3.0-or-later'],
  ['MIT OR Apache-2.0', 'MIT OR Apache-2.0'],
  ['CC BY 4.0', 'CC-BY-4.0'],
  ['Creative Commons Attribution 4.0 International', 'CC-BY-4.0'],
  ['Open Government Licence v3.0', 'OGL-UK-3.0'],
  ['Proprietary', undefined],
  ['Acme API terms of use', undefined],
  ['LicenseRef-Jane-Doe-555-010-0199', undefined],
  ['MIT WITH Jane-Doe', undefined],
  ['', undefined],
  ['toString', undefined],
  ['v '.repeat(50_000), undefined],
])('%s is %s', (name, expression) => {
  expect(spdxExpression(undefined, name, undefined)).toBe(expression);
});

it.each([
  ['https://www.apache.org/licenses/LICENSE-2.0.html', 'Apache-2.0'],
  ['https://opensource.org/licenses/MIT', 'MIT'],
  ['https://opensource.org/license/mit/', 'MIT'],
  ['http://creativecommons.org/licenses/by-nc-sa/4.0/', 'CC-BY-NC-SA-4.0'],
  ['https://creativecommons.org/licenses/by/9.9/', undefined],
  ['https://acme.example/licenses/MIT', undefined],
  [`https://opensource.org/licenses/${'a'.repeat(100_000)}`, undefined],
])('where the name says nothing, %s is %s', (url, expression) => {
  expect(spdxExpression(undefined, 'Acme licence', url)).toBe(expression);
});

it('the identifier counts before the name, the name before the address', () => {
  expect(spdxExpression('ISC', 'MIT', 'https://opensource.org/licenses/BSD-2-Clause')).toBe('ISC');
  expect(spdxExpression('none', 'MIT', 'https://opensource.org/licenses/BSD-2-Clause')).toBe('MIT');
});
