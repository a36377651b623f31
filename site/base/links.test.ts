import { expect, test } from 'vitest';
import { publisherLink } from './links.ts';

test.each(['javascript:alert(1)', ' https://example.org/', 'data:text/html,https://example.org/', ''])(
  'leads nowhere by %j',
  (url) => expect(publisherLink(url)).toEqual({}),
);

test('gives an address of a publisher neither its vote nor the window', () => {
  expect(publisherLink('HTTPS://example.org/')).toEqual({
    href: 'HTTPS://example.org/',
    rel: 'nofollow noopener ugc',
  });
});
