import { expect, it } from 'vitest';
import categories from '../../../data/categories.json' with { type: 'json' };
import { readPadJson } from '../../../schemas/readers/pad-json.ts';
import { categoryLookup } from '../../../schemas/rules/vocabulary.ts';
import { toDocuments } from './debian.ts';

const RECORDS = `Package: g++
Version: 4:12.2.0-3
Maintainer: Some Body <somebody@works.example>
Description: GNU C++ compiler
Section: non-free/devel
Tag: devel::compiler, implemented-in::c,
 role::program

Package: libzulu.so-dev
Version: 1.0~rc1
Homepage: https://zulu.example/
Description: headers of Zulu

Package: gpp
Version: 2.28

Package: no-version

`;

const context = { findCategory: categoryLookup(categories) };
const drafts = toDocuments(RECORDS).map((bytes) => readPadJson(bytes, context).draft);

it('makes a document that passes of every package, one for each slug', () => {
  expect(drafts.map((draft) => [draft?.slug, draft?.name, draft?.kind, draft?.category])).toEqual([
    ['gpp', 'g++', 'open-source', 'developer-tools'],
    ['libzulu-so-dev', 'libzulu.so-dev', 'library', 'other'],
  ]);
  expect(drafts[0]).toMatchObject({
    homepage: 'https://packages.debian.org/g++',
    descriptions: { en: { summary: 'GNU C++ compiler', text: 'devel::compiler, implemented-in::c, role::program' } },
    versions: [{ version: '12.2.0-3' }],
  });
  expect(drafts[1]?.homepage).toBe('https://zulu.example/');
});

it('leaves out who maintains a package', () => {
  expect(toDocuments(RECORDS).map(String).join()).not.toMatch(/somebody|Some Body/i);
  expect(JSON.stringify(drafts)).not.toMatch(/somebody|Some Body/i);
});
