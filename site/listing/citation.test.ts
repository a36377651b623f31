import { expect, test } from 'vitest';
import { bibtexCitation, textCitation } from './citation.ts';

const links = { html: 'https://catalog.test/software/tool/' };
const listing = {
  ...{ slug: 'tool', name: 'Tool', vendor: { name: 'Example Works', website: null, country_code: null } },
  ...{ version: '1.2', versions: [], released_on: '2026-01-31' },
  links: links as Parameters<typeof textCitation>[0]['listing']['links'],
};
const cited = { listing, catalog: 'Catalog', version: 'Version 1.2' };

test('cites a version with its year, where that is all that is known', () => {
  const released_in = '2019';
  const versions = [{ version: '1.2', released_in }] as Parameters<typeof textCitation>[0]['listing']['versions'];
  const old = { ...cited, listing: { ...listing, released_on: null, versions } };
  expect(textCitation(old)).toContain('Example Works (2019). Tool.');
  expect(bibtexCitation(old)).toContain('date = {2019}');
});

test('cites a listing as text', () => {
  expect(textCitation(cited)).toBe(
    'Example Works (2026). Tool. Version 1.2. Catalog, https://catalog.test/software/tool/',
  );
  const bare = { ...listing, version: '', released_on: null };
  expect(textCitation({ ...cited, listing: bare })).toBe(
    'Example Works. Tool. Catalog, https://catalog.test/software/tool/',
  );
});

test('cites a listing for BibTeX', () => {
  expect(bibtexCitation(cited)).toBe(`@software{tool,
  title = {Tool},
  author = {{Example Works}},
  version = {1.2},
  date = {2026-01-31},
  url = {https://catalog.test/software/tool/},
  note = {Catalog}
}`);
});

test('lets no name end a field, run a command of TeX, or begin a line', () => {
  const name = 'A}, note = {x}\n\\input{/etc/passwd} 100% & _';
  expect(bibtexCitation({ ...cited, listing: { ...listing, name } })).toContain(
    'title = {A, note = x input/etc/passwd 100\\% \\& \\_},\n',
  );
});
