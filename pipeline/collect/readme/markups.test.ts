/** One README in every form that is read, with the traits these have in the wild. */
import { describe, expect, it } from 'vitest';
import { readReadme, readRenderedReadme } from './readme.ts';

const SUMMARY = 'Ebb is a calendar for the tides of every harbour in the north.';
const TEXT = 'It needs no network.\n\nIt shows:\n\n- the moon in all its phases\n- the sun';

const MARKDOWN = `
<!-- a comment -->
<h1 align="center">Ebb</h1>
<p align="center"><a href="x"><img src="https://img.shields.io/a.svg"></a></p>

**Ebb** is a [calendar][c] for the tides of every harbour in the north.
{: .lead}

[[_TOC_]]

It needs \`no\` network.

It shows:

1. the moon in _all_ its phases
2. the sun

License
-------
MIT, as is.

[c]: https://c.example
`;

/** As GitHub renders it: a frame, headings with anchors, notes by class, classes of other tools taken away. */
const RENDERED = `<div id="file" class="rst" data-path="README.rst"><article class="markdown-body" itemprop="text">
<div class="markdown-heading" dir="auto"><h1 class="heading-element" dir="auto">Ebb</h1><a id="ebb" class="anchor"
 aria-label="Permalink: Ebb" href="#ebb"><svg class="octicon"><path d="m7"></path></svg></a></div>
<table><tbody><tr><th>Author:</th><td>Somebody who is not looked at</td></tr></tbody></table>
<div><p>Table of Contents</p><ul><li><a href="#use">Use of the calendar</a></li><li><a href="#l">Licence of it</a></li></ul></div>
<p dir="auto"><a href="https://b"><img alt="Build" src="https://camo.example/a"></a> <img alt="missing" src="b"></p>
<div class="markdown-alert markdown-alert-note" dir="auto"><p class="markdown-alert-title" dir="auto">Note</p>
<p dir="auto">This has moved from one place to another one.</p></div>
<p dir="auto"><strong>Ebb</strong> is a <a href="https://c.example">calendar</a> for the <em>tides</em> of every
harbour in the <g-emoji alias="north">north</g-emoji>.<sup><a href="#user-content-fn-1" data-footnote-ref="">1</a></sup></p>
<figure><img alt="not this" src="picture.png"><figcaption>The main window in the morning of a day.</figcaption></figure>
<p dir="auto">It needs <a href="https://n"><code>no</code></a> network.</p>
<p dir="auto">It shows:</p>
<div class="highlight highlight-source-shell"><pre>ebb --moon</pre></div>
<p dir="auto">It shows:</p>
<ul dir="auto"><li><p>the moon in <a href="m">all its</a> phases</p></li><li>the sun</li></ul>
<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>
<div class="markdown-heading" dir="auto"><h2 class="heading-element" dir="auto">Installation</h2></div>
<p dir="auto">Use <code>pip</code> to install it.</p></article></div>`;

const PAGE = `<!DOCTYPE html><html><head><title>Ebb</title><style>p { color: red }</style></head><body>
<h1>Ebb</h1><script>document.write("<p>This is not the text of the page.</p>")</script>
<table><tr><td>Neither is this cell of a table.</td></tr></table>
<p><b>Ebb</b> is a <a href="c">calendar</a> for the tides
of every harbour in the north.<p>It needs <code>no</code> network.
<p>It shows:<ul><li>the moon in <i>all</i> its phases<li>the sun</ul>
<details><summary>More</summary><p>This is folded away for a reason.</p></details>
<div class="admonition warning"><p>This has moved from one place to another one.</p></div>
<h2>Installation</h2><p>Use the script.</body></html>`;

const PLAIN = `
                 ______
                | Ebb  |
                 ------
                 EBB 1.0
             https://e.example

  Ebb is a calendar for the tides of every harbour in
  the north.

  It needs no network.

      ebb --all --moon

  It shows:

   * the moon in all its
     phases
   * the sun

INSTALLATION

  Use the script.
`;

const rendered = (html: string) => readRenderedReadme(new TextEncoder().encode(html));
const framed = (text: string) =>
  `<div id="file" class="txt" data-path="README.txt"><div class="plain"><pre style="white-space: pre-wrap">${text}</pre></div></div>`;

describe('every markup', () => {
  it.each([
    ['Markdown', readReadme({ text: MARKDOWN, path: 'README.md' })],
    ['plain text', readReadme({ text: PLAIN, path: 'README.txt' })],
    ['a file without an ending', readReadme({ text: PLAIN, path: 'docs/README' })],
    ['what GitHub renders', rendered(RENDERED)],
    ['plain text on GitHub', rendered(framed(PLAIN.replace('https://e.example', '<a href="https://e">https://e</a>')))],
    ['a page of HTML', rendered(PAGE)],
  ])('gives the same summary and text: %s', (_what, description) => {
    expect(description).toEqual({ summary: SUMMARY, text: TEXT });
  });

  it.each(['README.rst', 'README.adoc', 'README.org', 'README.html', 'README.textile', 'README.pod'])(
    'is left to the forge, which knows it: %s',
    (path) => {
      expect(readReadme({ text: 'Ebb\n===\n\nEbb is a calendar for the tides of the north.\n', path })).toEqual({});
    },
  );
});

describe('plain text', () => {
  it.each([
    [
      'a title and data above',
      'Ebb for Windows NT\nby Somebody - s.example\nLast updated: 16-03-2000\n\nThis shows the tides of every harbour in the north.',
    ],
    ['an underlined title', 'About\n-----\n\nThis shows the tides of every harbour in the north.'],
    ['no title', 'This shows the tides of every harbour\nin the north.\n'],
    [
      'a licence above',
      'This file is free software; you may copy it.\n\nThis shows the tides of every harbour in the north.',
    ],
  ])('is read with %s', (_, text) => {
    expect(readReadme({ text, path: 'README.txt' }).summary).toBe(
      'This shows the tides of every harbour in the north.',
    );
  });
});
