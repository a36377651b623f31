/** Where the repository of a catalog is, which forge it is on, and where an issue is begun there. */
import { describe, expect, it } from 'vitest';
import { catalogRepository, isPlaceholderAddress, preparedIssue } from './catalog-repository.ts';

describe('a repository', () => {
  it.each([
    ['https://github.com/works/catalog', 'github', 'https://github.com/works/catalog'],
    ['https://github.com/works/catalog/', 'github', 'https://github.com/works/catalog'],
    ['https://github.com/works/catalog.git', 'github', 'https://github.com/works/catalog'],
    ['https://www.github.com/works/catalog', 'github', 'https://www.github.com/works/catalog'],
    ['https://GitHub.com/Works/Catalog', 'github', 'https://github.com/Works/Catalog'],
    ['https://gitlab.com/works/tools/catalog', 'gitlab', 'https://gitlab.com/works/tools/catalog'],
    ['https://gitlab.works.org/a/catalog', 'gitlab', 'https://gitlab.works.org/a/catalog'],
    ['https://codeberg.org/works/catalog', 'forgejo', 'https://codeberg.org/works/catalog'],
    ['https://gitea.com/works/catalog', 'forgejo', 'https://gitea.com/works/catalog'],
    ['https://git.works.org/a/catalog', undefined, 'https://git.works.org/a/catalog'],
    ['https://notgithub.com/works/catalog', undefined, 'https://notgithub.com/works/catalog'],
    ['https://github.com.evil.org/works/catalog', undefined, 'https://github.com.evil.org/works/catalog'],
  ])('at %s is on %s', (repository, forge, url) => {
    expect(catalogRepository({ repository })).toEqual({ url, forge });
  });

  it('is on the forge that the operator names', () => {
    expect(catalogRepository({ repository: 'https://git.works.org/a/catalog', forge: 'forgejo' })).toEqual({
      url: 'https://git.works.org/a/catalog',
      forge: 'forgejo',
    });
  });

  it.each([
    ['nothing', undefined],
    ['the placeholder of package.json', 'https://github.com/your-organization/catalog'],
    ['the same in other letters', 'https://github.com/Your-Organization/catalog.git'],
    ['another placeholder', 'https://github.com/your-org/catalog'],
    ['one in angle brackets, encoded', 'https://github.com/%3Cyour-name%3E/catalog'],
    ['a host of the examples', 'https://git.example.com/works/catalog'],
    ['a host that does not exist', 'https://git.works.example/works/catalog'],
    ['an address without a repository', 'https://github.com/works'],
    ['a host alone', 'https://github.com/'],
    ['a query', 'https://github.com/works/catalog?tab=readme'],
  ])('is not %s', (_what, repository) => {
    expect(catalogRepository(repository === undefined ? {} : { repository })).toBeUndefined();
  });
});

it.each([
  ['https://github.com/your-organization/catalog', true],
  ['https://github.com/your_username/x', true],
  ['https://github.com/YOUR-NAME/x', true],
  ['https://example.com/imprint', true],
  ['https://www.example.org/', true],
  ['https://works.example/contact', true],
  ['https://works.test/', true],
  ['https://catalog.invalid/', true],
  ['mailto:catalog@example.com', true],
  ['mailto:you@works.org', false],
  ['https://github.com/yourls/yourls', false],
  ['https://example-works.org/', false],
  ['https://github.com/example-works/catalog', false],
  ['https://works.org/your-data', false],
])('%s is a placeholder: %s', (address, isOne) => {
  expect(isPlaceholderAddress(address)).toBe(isOne);
});

describe('a prepared issue', () => {
  const issue = {
    template: 'report-a-listing.yml',
    title: 'Report: Größer & besser "x"',
    fields: { listing: 'https://c.org/software/a/?x=1&y=2' },
    body: 'Listing: https://c.org/software/a/\n\nWhat is wrong:',
  };
  it.each([
    ['https://github.com/w/c', 'https://github.com/w/c/issues/new', ['template', 'title', 'listing']],
    ['https://gitlab.com/w/c', 'https://gitlab.com/w/c/-/issues/new', ['issue[title]', 'issue[description]']],
    ['https://codeberg.org/w/c', 'https://codeberg.org/w/c/issues/new', ['title', 'body']],
  ])('of %s is begun at %s with %j', (repository, address, names) => {
    const link = new URL(preparedIssue(catalogRepository({ repository }), issue) ?? '');
    expect(link.origin + link.pathname).toBe(address);
    expect([...link.searchParams.keys()]).toEqual(names);
    expect([...link.searchParams.values()]).toContain(issue.title);
  });

  it.each([
    ['on a forge that is not known', { repository: 'https://git.works.org/a/catalog' }],
    ['without a repository', {}],
  ])('is none %s', (_what, settings) => {
    expect(preparedIssue(catalogRepository(settings), issue)).toBeUndefined();
  });
});
