import { expect, it } from 'vitest';
import { understandEntry } from '../validate/understand-entry.ts';
import { waysFor } from './possible-ways.ts';

const ISSUE = 'https://github.com/example-works/catalog/issues/new?template=add-my-software.yml&address=%7Baddress%7D';
const NONE = { forge: '', subject: 'Add my software' };
const REPOSITORY = 'github.com/works/editor';
const OWN = 'works.example/pad.json';
const SHARED = 'raw.githubusercontent.com/works/editor/main/pad.json';

it.each([
  [REPOSITORY, { ...NONE, issue: ISSUE }, true, ['issue']],
  [OWN, { ...NONE, issue: ISSUE }, true, ['issue']],
  [REPOSITORY, { ...NONE, repository: 'https://git.works.example/a/b' }, false, ['repository']],
  [REPOSITORY, { ...NONE, contact: 'https://works.example/contact' }, false, ['contact']],
  // The sample: nobody to ask, and a token only for a domain that somebody can prove.
  [REPOSITORY, NONE, true, ['operator', 'ownDomain']],
  [SHARED, NONE, true, ['operator', 'ownDomain']],
  [OWN, NONE, true, []],
  [OWN, NONE, false, ['operator']],
  ['{"pad_version": "2.0"}', { ...NONE, issue: ISSUE }, true, ['hostOrSend']],
  ['{"pad_version": "2.0"}', { ...NONE, issue: ISSUE }, false, ['host']],
])('offers for %s, where %j is set and a worker is there: %s, the ways %j', (text, ways, takesTokens, expected) => {
  expect(waysFor(understandEntry(text), ways, takesTokens).map(({ way }) => way)).toEqual(expected);
});

it('names the address in the issue and in the mail', () => {
  const linkOf = (ways: object) => waysFor(understandEntry(REPOSITORY), { ...NONE, ...ways }, true)[0]?.link?.href;
  expect(new URL(linkOf({ issue: ISSUE }) ?? '').searchParams.get('address')).toBe('https://github.com/works/editor');
  expect(linkOf({ contact: 'mailto:list@works.example' })).toBe(
    'mailto:list@works.example?subject=Add%20my%20software&body=https%3A%2F%2Fgithub.com%2Fworks%2Feditor',
  );
});
