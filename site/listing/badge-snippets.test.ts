import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { htmlSnippet, markdownSnippet } from './badge-snippets.ts';

const links = { badge: 'https://catalog.test/badges/tool.svg', html: 'https://catalog.test/software/tool/' };

test('is short where the name is plain', () => {
  expect(markdownSnippet({ ...links, alt: 'Tool in Catalog' })).toBe(
    '[![Tool in Catalog](https://catalog.test/badges/tool.svg)](https://catalog.test/software/tool/)',
  );
  expect(htmlSnippet({ ...links, alt: 'Tool in Catalog' })).toBe(
    '<a href="https://catalog.test/software/tool/">' +
      '<img src="https://catalog.test/badges/tool.svg" alt="Tool in Catalog" height="20"></a>',
  );
});

test.each([
  'a](https://evil.test) [b',
  '`code` ![image](x) <b>bold</b> **strong** _em_ \\',
  '"><script>alert(1)</script>',
  '&lt;already&gt; & more',
  "it's C++/CLI | {x} ~y~",
])('is one linked image with the name as it is: %s', (alt) => {
  const escaped = alt
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  const rendered = new MarkdownIt({ html: true, linkify: true }).render(markdownSnippet({ ...links, alt }));
  expect(rendered).toBe(`<p><a href="${links.html}"><img src="${links.badge}" alt="${escaped}"></a></p>\n`);
  expect(htmlSnippet({ ...links, alt })).toBe(
    `<a href="${links.html}"><img src="${links.badge}" alt="${escaped}" height="20"></a>`,
  );
});
