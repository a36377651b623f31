import { expect, it } from 'vitest';
import { docsPieces } from './docs-html.ts';

const pieces = (html: string) => docsPieces(html, (path) => (path === '/manage/' ? undefined : `/below${path}`));
const html = (markdown: string) => pieces(markdown).map((piece) => ('html' in piece ? piece.html : piece.part));

it.each([
  [
    'a heading links to itself',
    '<h3 id="a-b">A <code>b</code></h3>',
    '<h3 id="a-b"><a href="#a-b">A <code>b</code></a></h3>',
  ],
  [
    'a code block looks like a command',
    '<pre><code class="language-sh">ls</code></pre>',
    '<pre class="command"><code class="language-sh">ls</code></pre>',
  ],
  [
    'a link stays within a site that lives below a path',
    '<a href="/docs/#x">docs</a>',
    '<a href="/below/docs/#x">docs</a>',
  ],
  [
    'a link to a page that this catalog lacks is its words',
    'On <a href="/manage/">a <em>page</em></a>.',
    'On a <em>page</em>.',
  ],
  ['a link to another host is left alone', '<a href="https://a.example/">a</a>', '<a href="https://a.example/">a</a>'],
])('%s', (_what, given, shown) => {
  expect(html(given)).toEqual([shown]);
});

it('a table scrolls by itself, named by the heading above it', () => {
  expect(html('<h2 id="a">A</h2>\n<h2 id="b">B</h2>\n<table><tr></tr></table>')[0]).toContain(
    '<div class="scroll" role="group" aria-labelledby="b" tabindex="0"><table><tr></tr></table></div>',
  );
});

it('parts stand between what is written, and the contents name the sections', () => {
  const found = pieces(
    '<h2 id="a">A &amp; &lt;b&gt;</h2>\n<!-- part: rank-signals -->\n<h2 id="c">C</h2><h3 id="d">D</h3>',
  );
  expect(found.map((piece) => ('part' in piece ? piece.part : piece.headings))).toEqual([
    [{ id: 'a', text: 'A & <b>' }],
    'rank-signals',
    [{ id: 'c', text: 'C' }],
  ]);
});
