/** One README in every markup, with the traits these have in the wild; and how the markup is found. */
import { describe, expect, it } from 'vitest';
import { readReadme } from './readme.ts';

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

const RST = `
.. |build| image:: https://img.shields.io/a.svg
   :target: https://b.example
.. |name| replace:: Ebb

===
Ebb
===

:Author: Somebody
:Version: 1

.. contents:: Table of Contents

|build| |missing|

.. note:: This has moved from one place to another one.

|name| is a \`calendar <https://c.example>\`_ for the **tides** of every \\
harbour in the :abbr:\`north\`. [1]_

.. image:: picture.png
   :alt: not this

It needs no network_.

.. _network: https://n.example

It shows::

   ebb --moon

It shows:

* the moon in \`all its
  <https://moon.example>\`_ phases
* the sun

+------+------+
| a    | b    |
+------+------+

Installation
------------

Use \`\`pip\`\` to install it.
`;

const ASCIIDOC = `= Ebb
Somebody <https://s.example[@somebody]>
v1.0, 2020-01-02
:toc:
:name: Ebb
:uri-c: https://c.example
ifdef::env-github[]
:status:
endif::[]
ifndef::env-github[:icons: font]

image:https://img.shields.io/a.svg[Build,link=https://b.example]

ifeval::["{backend}" == "pdf"]
This is only for the printed version of this document.
endif::[]

[WARNING]
====
This has moved from one place to another one.
====

NOTE: Read this before you do anything with it.

{name} is a {uri-c}[calendar^] for the *tides* of every
_harbour_ in the north.footnote:[Not the south.] // a comment stays
// but not this one

.A picture
image::picture.png[]

[quote, Somebody]
It is great, just great, and I use it every day.

----
It looks like prose but it is a listing.
----

It needs \`no\` network.

It shows:

* the moon in link:moon.adoc[all] its phases
** new
* the sun

|===
|a |b
|===

== Installation

Use the script.
`.replace(' // a comment stays', '');

const ASCIIDOC_OLD = `Ebb
===
Somebody
:toc:

Ebb is a http://c.example[calendar] for the +tides+ of every harbour in the north.

It needs no network.

It shows:

- the moon in all its phases
- the sun

Installation
------------

Use the script.
`;

const ORG = `#+TITLE: Ebb
#+AUTHOR: Somebody
#+begin_html
<p>Not this one, it is only for the web.</p>
#+end_html

[[https://b.example][https://img.shields.io/a.svg]]

*Ebb* is a [[https://c.example][calendar]] for the /tides/ of every harbour in the north.

It needs =no= network.

It shows:
- the moon in all its phases
- the sun

* Installation                                                        :tag:
  Use the script.
`;

const HTML = `<!DOCTYPE html><html><head><title>Ebb</title><style>p { color: red }</style></head><body>
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

describe('every markup', () => {
  it.each([
    ['README.md', MARKDOWN],
    ['README.rst', RST],
    ['README.adoc', ASCIIDOC],
    ['docs/README.asciidoc', ASCIIDOC_OLD],
    ['README.org', ORG],
    ['readme.html', HTML],
    ['README.txt', PLAIN],
  ])('gives the same summary and text: %s', (path, text) => {
    expect(readReadme({ text, path })).toEqual({ summary: SUMMARY, text: TEXT });
  });

  it.each([
    ['Markdown', MARKDOWN],
    ['reStructuredText', RST],
    ['AsciiDoc', ASCIIDOC],
    ['Org', ORG],
    ['HTML', HTML],
    ['plain text', PLAIN],
  ])('is known by its content where the name does not tell: %s', (_, text) => {
    expect(readReadme({ text, path: 'README' })).toEqual({ summary: SUMMARY, text: TEXT });
  });
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
