/** What a README seems to say, against what its forge says of the repository. */
import { describe, expect, it } from 'vitest';
import type { About } from '../contract/isolated-reader.ts';
import { readReadme, readRenderedReadme } from './readme.ts';

const SENTENCE = 'Brinkley is a small tool that keeps a diary of tides in plain text files.';
const ABOUT: About = { name: 'brinkley', description: 'Keeps a diary of the tides', topics: ['cli', 'calendar'] };
const BARE: About = { name: 'brinkley' };

const read = (text: string, about: About = ABOUT) => readReadme({ path: 'README.md', text }, about);

describe('the sentence is found behind', () => {
  it.each([
    [
      'an advertisement above everything',
      `<p>\n<div><img src="logo.png" alt="Brinkley"></div>\n<div>👉 Deploy it on Harborly and <a href="h">get $50 in free credits</a>!</div>\n</p>\n\n## Vision\n\n${SENTENCE}`,
    ],
    [
      'sponsors whose links go over lines and blocks',
      '<div align="center"><sup>Special thanks to:</sup><br><a href="https://ebb.example"><div><img src="e.png"></div>' +
        '<b>Ebb, the smart terminal</b><br><b>Available for macOS and Linux</b><br><div><sup>Visit us to learn more.</sup></div></a>' +
        '<hr><a href="https://f"><b>Flood, the first screen sharing app for people on Windows.</b></a></div>\n\n' +
        `<div align="center">\n\n${SENTENCE}\n\n</div>\n\n## Sponsors\n\nAll of this is made possible by sponsors.`,
    ],
    [
      'thanks of an author to the community',
      `<div><p><sup>Jane's open source work is supported by the community.<br>Special thanks to:</sup></p><a href="d"><b>Fast remote builds and runners for everyone.</b></a></div>\n\n> ${SENTENCE}`,
    ],
    [
      'a note on the next version, and where to look for this one',
      `# This is brinkley 2!\n\nPlease note that this is the README for the (unstable) next version.\n\nFor general project infos, films and documents, please see there:\n\nhttps://b.example\n\nThus, **DO NOT USE VERSION 2 FOR YOUR DIARIES!** Please help with testing it.\n\n## What is Brinkley?\n\n${SENTENCE}`,
    ],
    [
      'steps',
      `# Brinkley\n\nFirst, run the server with your package manager of choice:\n\n\`\`\`\nx\n\`\`\`\n\n## About\n\n${SENTENCE}`,
    ],
    [
      'the caption of a film',
      `# Brinkley\n\n[![film](a.png)](https://v)\n\nWatch the introduction of five minutes by clicking on the picture.\n\n${SENTENCE}`,
    ],
  ])('%s', (_what, text) => {
    expect(read(text).summary).toBe(SENTENCE);
    expect(read(text, BARE).summary).toBe(SENTENCE);
  });
});

describe('the description is better than', () => {
  it.each([
    ['the path of another file', './packages/brinkley/README.md'],
    [
      'what a template says',
      '# Brinkley\n\nThis is a [Frame.js](f) project bootstrapped with [`create-frame-app`](c).\n\n## Learn More\n\nTo learn more about Frame.js, take a look at its documentation and its tutorial.',
    ],
    [
      'a paragraph that shares nothing with it',
      '# Brinkley\n\nThe platform of choice for busy people who travel a lot and often.',
    ],
    [
      'a paragraph that only names it',
      '# Other\n\nThere are myriads of brinkley clones out there, and each has its reason to exist.',
    ],
    [
      'what a part of it does, far down',
      '# Brinkley\n\n## Usage\n\n### Tides\n\nBrinkley prints tides when it is started with that word, and the diary when not.',
    ],
    [
      'what the repository is',
      '# Brinkley\n\nThis repository contains the files of the team and the scripts for its machines.',
    ],
    [
      'what is said of another version',
      '# Brinkley\n\nThe latest version of the diary package is for new machines only, sorry.',
    ],
  ])('%s', (_what, text) => {
    expect(read(text).summary).toBeUndefined();
  });

  it('and takes the place of a text about something else, too', () => {
    const text =
      'Harborly builds ships for busy people, and hires.\n\n## Why?\n\nIt ships on Mondays, from all the harbors.';
    expect(read(`# X\n\n${text}`)).toEqual({});
  });
});

describe('another product', () => {
  const OTHER = 'Harbor is a powerful, object-relational database for ships that has grown for many years.';
  const driver = { name: 'harbor-driver' };

  it.each([
    ['is passed over for the sentence above it', `A small driver for Node.\n\n${OTHER}`, 'A small driver for Node.'],
    ['is passed over for the sentence below it', `${OTHER}\n\n${SENTENCE}`, undefined],
    ['is no summary where nothing else is said', OTHER, undefined],
    [
      'is one where its repository is',
      `Harbor Driver is a driver for the database Harbor.`,
      'Harbor Driver is a driver for the database Harbor.',
    ],
    [
      'may have its name in the product that says the rest',
      `Harbor is a driver for the database of that name.`,
      'Harbor is a driver for the database of that name.',
    ],
  ])('%s', (_what, text, summary) => {
    expect(read(`# Harbor driver\n\n${text}`, driver).summary).toBe(summary);
  });

  it('has no name that the homepage bears, too', () => {
    const homepage = 'https://www.brinkley.example/';
    expect(read(`# App\n\n${SENTENCE}`, { name: 'app' }).summary).toBeUndefined();
    expect(read(`# App\n\n${SENTENCE}`, { name: 'app', homepage }).summary).toBe(SENTENCE);
  });

  it('is what a term is explained with', () => {
    const text = '# Fair queue\n\nA queue is an ordered list of elements, and the first one leaves it first.';
    expect(read(text, { name: 'fair-queue' }).summary).toBeUndefined();
  });
});

describe('a description that says nothing leaves it to the README:', () => {
  it.each(['brinkley', 'v1.2.3', 'API version 2026-01-02', 'https://b.example', '🌊', ''])('%j', (description) => {
    expect(read(`# Brinkley\n\n${SENTENCE}`, { ...ABOUT, description }).summary).toBe(SENTENCE);
  });
});

describe('of several sentences the one is taken that', () => {
  it.each([['speaks of what the description speaks of', { description: 'Diary for tides' }, SENTENCE]])(
    '%s',
    (_what, said, summary) => {
      const text = `# App\n\nThe workbench of choice for harbors and busy people who travel.\n\n${SENTENCE}\n`;
      expect(read(text, { name: 'app', ...said }).summary).toBe(summary);
    },
  );
});

describe('without a description', () => {
  it.each([
    ['nothing names or heads it', 'The platform of choice for busy people who travel a lot and often.'],
    ['a heading only heads', '# Brinkley\n\n## How to install it on machines\n\n## Frequently asked questions\n'],
    ['only the title says it', '# Brinkley: a diary of tides\n\n## Install\n\nRun the script.'],
    ['a picture stands above a sentence that names nothing', '![Brinkley](l.png)\n\nKeeps every tide of the north.\n'],
    ['a heading only counts', '# Brinkley 2.0 release notes\n\n## Changes in this version\n'],
  ])('there is none where %s', (_what, text) => {
    expect(read(text, BARE).summary).toBeUndefined();
  });
});

it('is the same from the file and from the page that GitHub makes of it', () => {
  const html = `<div id="file" class="md" data-path="README.md"><article class="markdown-body"><div class="markdown-heading"><h1>Brinkley</h1></div><p>${SENTENCE}</p></article></div>`;
  expect(readRenderedReadme(Buffer.from(html), ABOUT)).toEqual(read(`# Brinkley\n\n${SENTENCE}\n`));
});
