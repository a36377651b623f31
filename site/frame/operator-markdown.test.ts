import { describe, expect, it, vi } from 'vitest';
import { escapeMarkdown, renderMarkdown } from './operator-markdown.ts';

vi.mock('../base/links.ts', () => ({ href: (path: string) => `/below${path}` }));

it('takes the first heading as the title, and lets no other stand beside it', () => {
  const { title, html } = renderMarkdown('# About *us* & `you`\n\nText.\n\n# More\n\n## Most', 'own');
  expect(title).toBe('About us & you');
  expect(html).toBe('<p>Text.</p>\n<h2 id="own-1">More</h2>\n<h2 id="own-2">Most</h2>\n');
  expect(renderMarkdown('Text.\n\n# Later', 'own').title).toBeUndefined();
});

describe('what could do more than be read', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', '&lt;script&gt;'],
    ['a handler', 'a <img src=x onerror=alert(1)> b', '&lt;img'],
    ['a block of HTML', '<div\nonclick="x">\n\ntext\n\n</div>', '&lt;div'],
    ['a comment', '<!-- part: other -->', '&lt;!--'],
    ['a link that runs', '[x](javascript:alert(1))', '[x](javascript'],
    ['the same by a reference', '[x]\n\n[x]: javascript:alert(1)', '[x]'],
    ['the same, encoded', '[x](&#106;avascript:alert(1))', '[x]('],
    ['the same as an autolink', '<javascript:alert(1)>', '&lt;javascript'],
    ['a link to data', '[x](data:text/html;base64,PHNjcmlwdD4=)', '[x](data'],
    ['a picture', '![x](https://evil.example/x.png)', '!<a href="https://evil.example/x.png">x</a>'],
    ['a quote in a link', '[x](https://a.example/"onclick="x)', '%22onclick=%22x'],
    ['a language of code', '```"><script>\nx\n```', '&lt;script&gt;'],
  ])('%s stays text, or a plain link', (_what, text, shown) => {
    const { html } = renderMarkdown(text, 'own');
    expect(html).toContain(shown);
    expect(html).not.toMatch(/<(?:script|img|div|iframe|!--)|href="(?:javascript|data)|\son\w+="/i);
  });
});

it.each([
  ['/docs/#x', '/below/docs/#x'],
  ['//other.example/', '//other.example/'],
  ['https://other.example/', 'https://other.example/'],
  ['mailto:a@works.org', 'mailto:a@works.org'],
  ['#own-1', '#own-1'],
])('a link to %s leads to %s', (address, target) => {
  expect(renderMarkdown(`[x](${address})`, 'own').html).toBe(`<p><a href="${target}">x</a></p>\n`);
});

it('lets a table scroll by itself', () => {
  expect(renderMarkdown('| a |\n|---|\n| 1 |', 'own').html).toMatch(
    /^<div class="scroll" role="group" aria-labelledby="page-title" tabindex="0"><table>.*<\/table><\/div>$/s,
  );
});

it.each(['Works & *Co* [x](y) <b> `c` #1', 'A_b_c ~~d~~ \\ {e} | f', '1. First', '- item', '# No heading'])(
  'the name %s means nothing in Markdown',
  (name) => {
    const { html } = renderMarkdown(escapeMarkdown(name), 'own');
    expect(html).not.toMatch(/<(?!\/?p>)/);
    expect(html.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(`<p>${name}</p>\n`);
  },
);
