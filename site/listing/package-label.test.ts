import { expect, test } from 'vitest';
import { packageLabel } from './package-label.ts';

test.each([
  ['pkg:npm/%40works/tool', { registry: 'npm', name: '@works/tool', url: 'https://www.npmjs.com/package/@works/tool' }],
  ['pkg:generic/tool', { registry: undefined, name: 'tool', url: undefined }],
  [`pkg:generic/${'x'.repeat(99)}`, { registry: undefined, name: `${'x'.repeat(60)}…`, url: undefined }],
  ['pkg:generic/a%E2%80%AEgpj', undefined],
  ['tool', undefined],
])('calls %s %j', (purl, label) => {
  expect(packageLabel(purl)).toEqual(label);
});
