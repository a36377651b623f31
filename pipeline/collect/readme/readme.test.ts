import { describe, expect, it } from 'vitest';
import { readReadme } from './readme.ts';

function summaryOf(text: string, path = 'README.md'): string | undefined {
  return readReadme({ text, path }).summary;
}

const SENTENCE = 'Brinkley is a small tool that keeps a diary of tides in plain text files.';

describe('the summary is the paragraph a person would choose', () => {
  it.each([
    ['below the title', `# Brinkley\n\n${SENTENCE}\n`],
    ['below badges', `# Brinkley\n\n[![Build](https://img.shields.io/a.svg)](https://b)\n![x](y.svg)\n\n${SENTENCE}`],
    ['below a heading in HTML with a logo', `<h1 align="center"><img src="a.png"><br>Brinkley</h1>\n\n${SENTENCE}`],
    ['below a table of contents', `# Brinkley\n\n## Table of Contents\n- [Use](#use)\n\n## Overview\n\n${SENTENCE}`],
    [
      'below a list of chapters without a heading',
      `# Brinkley\n\n- [Install](#i)\n- [Use](#u)\n- [Licence](#l)\n\n${SENTENCE}`,
    ],
    ['below a language switch', `# Brinkley\n\nEnglish | [中文](README.zh.md) | [日本語](README.ja.md)\n\n${SENTENCE}`],
    [
      'below a sentence about languages',
      `# Brinkley\n\n*Read this in [other languages](docs/README.fr.md).*\n\n${SENTENCE}`,
    ],
    [
      'below a note of GitHub',
      `# Brinkley\n\n> [!WARNING]\n> Version 2 breaks all diaries of version 1, read on.\n>\n> Really all.\n\n${SENTENCE}`,
    ],
    [
      'below a note in bold',
      `# Brinkley\n\n> **Note**\n> We have renamed the main branch of this repository.\n\n${SENTENCE}`,
    ],
    [
      'below a note that says so',
      `# Brinkley\n\n**Note:** the diary is kept elsewhere since last year.\n\n${SENTENCE}`,
    ],
    ['below news', `# Brinkley\n\nBrinkley 3.0 is now available for all tides of the world.\n\n${SENTENCE}`],
    ['below a notice of moving', `# Brinkley\n\nThis repository has moved to a new organisation.\n\n${SENTENCE}`],
    [
      'below a section on deprecation',
      `# ⚠️ Deprecation notice\n\nWe will stop working on this in spring, sorry for that.\n\n## Brinkley\n\n${SENTENCE}`,
    ],
    [
      'below sponsors',
      `# Brinkley\n\n## Sponsors\n\nBrinkley is made possible by the great people of Ebb.\n\n### Gold\n\nEbb is a bank for everybody.\n\n## What is Brinkley?\n\n${SENTENCE}`,
    ],
    ['below a pointer', `# Brinkley\n\nFor the documentation see [the site](https://b.example).\n\n${SENTENCE}`],
    ['below who made it', `# Brinkley\n\nBy the [Tidal Society](https://t.example) and contributors.\n\n${SENTENCE}`],
    [
      'below who keeps it',
      `# Brinkley\n\nThis project is maintained by members of the [Tidal Society](https://t).\n\n${SENTENCE}`,
    ],
    ['below the licence', `# Brinkley\n\nLicensed under the terms of the MIT licence, as is.\n\n${SENTENCE}`],
    [
      'below praise',
      `# Brinkley\n\n"It has changed the way I look at the sea, every single day." — A. Reader\n\n${SENTENCE}`,
    ],
    ['below an appeal', `# Brinkley\n\nPlease consider donating to keep the lights of this project on.\n\n${SENTENCE}`],
    ['below a slogan', `# Brinkley\n\nKnow your tides\n\n${SENTENCE}`],
    ['below questions', `# Brinkley\n\nDo you live by the sea? Are your feet often wet? Why is that?\n\n${SENTENCE}`],
    [
      'below a line about the author',
      `# Brinkley\n\nThis is an old hobby project of mine that I did at school.\n\n${SENTENCE}`,
    ],
    [
      'below an install command',
      `# Brinkley\n\nInstall it with your favourite package manager:\n\n\`\`\`sh\nnpm i brinkley\n\`\`\`\n\n${SENTENCE}`,
    ],
    [
      'below a picture, a rule and a table',
      `# Brinkley\n\n![a](b.png)\n\n---\n\n| a | b |\n|---|---|\n| c | d |\n\n${SENTENCE}`,
    ],
    ['below front matter', `---\ntitle: Brinkley\ndescription: nothing\n---\n\n# Brinkley\n\n${SENTENCE}`],
    [
      'below a container of a site generator',
      `# Brinkley\n\n:::note\nThis page is about the version of next week.\n:::\n\n${SENTENCE}`,
    ],
    [
      'in a later line of a paragraph of badges',
      `<p align="center">\n<img src="a"><br>\n<a href="b"><img src="c"></a><br>\n${SENTENCE}\n</p>`,
    ],
    ['in an aligned division', `# Brinkley\n\n<div align="center">\n\n**${SENTENCE}**\n\n[![x](y)](z)\n\n</div>`],
  ])('%s', (_, text) => {
    expect(summaryOf(text)).toBe(SENTENCE);
  });

  it.each([
    [
      'a slogan if nothing better follows',
      '# Ebb\n\n> Tides for the terminal\n\n## Install\n\nRun the script.',
      'Tides for the terminal',
    ],
    [
      'what is nearest to the title, not what repeats the name',
      `# Ebb\n\nA calendar that shows the tides of every harbour in the north.\n\nEbb is free and will always be free, for all.`,
      'A calendar that shows the tides of every harbour in the north.',
    ],
    [
      'the overview rather than a slogan',
      `# Ebb\n\n**Tides, tamed.**\n\n## About\n\nEbb is a calendar for the tides of every harbour in the north.`,
      'Ebb is a calendar for the tides of every harbour in the north.',
    ],
    [
      'no sentence that leads to code',
      `# Ebb\n\nEbb is a calendar for tides, written in Go. Install it with:\n\n\`\`\`\ngo get ebb\n\`\`\``,
      'Ebb is a calendar for tides, written in Go.',
    ],
    [
      'a sentence that leads to a picture, with a full stop',
      `# Ebb\n\nEbb is a calendar that draws the tides of all harbours in the terminal:\n\n![a](b.png)`,
      'Ebb is a calendar that draws the tides of all harbours in the terminal.',
    ],
    [
      'no sentence at the end that leads elsewhere',
      `# Ebb\n\nEbb is a calendar for the tides of the north. For more information, see [the site](https://e).`,
      'Ebb is a calendar for the tides of the north.',
    ],
    [
      'the first of two languages',
      `# Ebb\n\nEin Kalender für die Gezeiten aller Häfen im Norden.\n\n## English\n\nA calendar for the tides of the north.`,
      'Ein Kalender für die Gezeiten aller Häfen im Norden.',
    ],
  ])('takes %s', (_, text, summary) => {
    expect(summaryOf(text)).toBe(summary);
  });

  it.each([
    ['only headings', '# Ebb\n\n## Install\n\n## Licence\n'],
    ['only a pointer', '# Ebb\n\nSee https://ebb.example for details.\n'],
    ['only a link', '[Ebb](https://ebb.example)\n-\n'],
    ['only badges', '# Ebb\n\n[![a](https://img.shields.io/b.svg)](c)\n'],
    ['only code', '# Ebb\n\n```\nebb is a tool that shows tides\n```\n'],
    [
      'only how to install it',
      '# Ebb\n\n## Download\n\nDownloads for Debian and Windows are in the [releases](a).\n\n## Usage\n\nType ebb and press enter, then wait.',
    ],
    ['only where it has gone', 'gone to https://git.example/ebb\n'],
    ['only a warning', 'Warning!!\nBefore running the code, copy codelib.dll to the system directory and register it.'],
    ['only a list', '# Ebb\n\n- Shows the tides of every harbour in the north\n- Works without a network for weeks'],
    [
      'only a sentence that leads to a list',
      '# Ebb\n\nThis is the home of the following tide tools:\n\n- [a](a)\n- [b](b)',
    ],
    [
      'only Markdown that HTML keeps from being read',
      `<span class="title">\n[![logo](a.png)](https://b)\n_${SENTENCE}_\n</span>`,
    ],
    ['the name of another file', 'README.md'],
    ['nothing', ''],
    [
      'remarks in far sections',
      '# Ebb\n\n## Install\n\n## Browser support\n\nEbb supports recent versions of every major browser of the world.',
    ],
  ])('has no summary where there is %s', (_, text) => {
    expect(summaryOf(text)).toBeUndefined();
  });

  it.each([
    'Todo app built with Ebb and nothing else in the whole world.',
    'Usage analytics for people who do not like to be analysed.',
    'A PayPal and Patreon client for accountants who live by the sea.',
    'Built on top of Flood, Ebb is a calendar for the tides of the north.',
    'Run your calendars locally, in the terminal, without any network.',
    'Demo application that shows the tides of every harbour in the north.',
    '一款用于查看[日志](https://a.example)的小工具，支持多种格式。',
    'An example project that shows how to read tides with Ebb.',
    'Screenshot tool for harbours with more than a hundred windows.',
    'Ebb is released every month and shows the tides of the north.',
  ])('is not misled by its first word: %s', (sentence) => {
    expect(summaryOf(`# Thing\n\n${sentence}\n\n## Install\n`)).toBe(sentence.replace(/\[(.*?)\]\(.*?\)/, '$1'));
  });
});

describe('the summary is plain text', () => {
  it.each([
    [
      'links, emphasis and code',
      '**Ebb** is [a *small*](https://a) tool for `tides` and <https://ebb.example>.',
      'Ebb is a small tool for tides and https://ebb.example.',
    ],
    [
      'entities',
      'Ebb &amp; Flood &mdash; two tools for tides&nbsp;and moons.',
      'Ebb & Flood — two tools for tides and moons.',
    ],
    [
      'shortcodes, but no times and paths',
      ':rocket: Ebb shows tides at 10:30:45 in std::vector form :+1:.',
      'Ebb shows tides at 10:30:45 in std::vector form.',
    ],
    [
      'line ends',
      'Ebb is a tool\nfor tides  \nof the north sea\\\nand the south.',
      'Ebb is a tool for tides of the north sea and the south.',
    ],
    [
      'pictures and footnotes inside',
      'Ebb ![moon](a.png) is a tool for tides[^1] of the north.\n\n[^1]: Which are high.',
      'Ebb is a tool for tides of the north.',
    ],
    [
      'tags quoted as code',
      'Ebb is a tool that turns `<br>` and `</p>` into tides, and `Map<T>` into maps.',
      'Ebb is a tool that turns br and p into tides, and Map<T> into maps.',
    ],
    [
      'struck-out text',
      'Ebb is a ~~slow~~ fast tool for the tides of the north.',
      'Ebb is a fast tool for the tides of the north.',
    ],
    [
      'names with underscores and calls',
      'Ebb calls `__init__()` and my_tide_table() of the north for you.',
      'Ebb calls __init__() and my_tide_table() of the north for you.',
    ],
    [
      'decomposed letters',
      'Ebb ist ein Kalender fu\u0308r die Gezeiten im Norden.',
      'Ebb ist ein Kalender für die Gezeiten im Norden.',
    ],
  ])('%s', (_, text, summary) => {
    expect(summaryOf(`# Ebb\n\n${text}\n`)).toBe(summary);
  });

  it.each([
    ['Chinese', '一个用于显示北方港口潮汐的小工具，支持终端和网页。'],
    ['Japanese', '北の港の潮汐を端末に表示する小さなツールです。'],
    ['Korean', 'Ebb는 북쪽 항구의 조수를 터미널에 표시하는 작은 도구입니다.'],
    ['Russian', 'Ebb — это небольшая программа, которая показывает приливы всех северных портов.'],
    ['Arabic', 'أداة صغيرة تعرض المد والجزر لجميع موانئ الشمال في الطرفية.'],
    ['Persian with joiners', 'ابزاری کوچک که جزر و مد بندرهای شمال را می‌شمارد و نشان می‌دهد.'],
    ['Hindi', 'यह उत्तर के सभी बंदरगाहों के ज्वार-भाटा दिखाने वाला छोटा उपकरण है।'],
    ['Greek', 'Ένα μικρό εργαλείο που δείχνει τις παλίρροιες όλων των λιμανιών.'],
    ['Thai', 'เครื่องมือขนาดเล็กสำหรับแสดงน้ำขึ้นน้ำลงของท่าเรือทางเหนือ'],
  ])('keeps %s', (_, sentence) => {
    expect(summaryOf(`# Ebb\n\n[![a](b)](c)\n\n${sentence}\n`)).toBe(sentence);
  });

  it('is cut at a sentence, and the text goes on behind it', () => {
    const sentence = 'Ebb shows the tides of one more harbour in the north, whatever the weather. ';
    const { summary = '', text = '' } = readReadme({ text: `# Ebb\n\n${sentence.repeat(9)}\n`, path: 'README.md' });
    expect(summary).toBe(sentence.repeat(6).trim());
    expect(text).toBe(sentence.repeat(3).trim());
  });
});

describe('contacts', () => {
  it('are removed, and nothing that looks like them', () => {
    const text =
      '# Ebb\n\nEbb 1.10.2 is a tool for tides at 192.168.10.20 since 2019-03-04.\n\n' +
      'Its home is git@host.example:tides/ebb.git, and jane.doe@mail.example or +49 30 5550 1234 know all harbours.';
    expect(readReadme({ text, path: 'README.md' })).toEqual({
      summary: 'Ebb 1.10.2 is a tool for tides at 192.168.10.20 since 2019-03-04.',
      text: 'Its home is git@host.example:tides/ebb.git, and [contact removed] or [contact removed] know all harbours.',
    });
  });
});

describe('the bytes', () => {
  it('may carry a byte order mark, other line ends or an old Western encoding', () => {
    const bytes = Uint8Array.from(Buffer.from('\ufeff# Ebb\r\n\r\nA caf\u00e9 for tides and moons of the north.\r\n'));
    expect(readReadme({ bytes, path: 'README.md' }).summary).toBe('A café for tides and moons of the north.');
    const western = Uint8Array.from(Buffer.from('# Ebb\n\nA caf\u00e9 for tides and moons of the north.\n', 'latin1'));
    expect(readReadme({ bytes: western, path: 'README.md' }).summary).toBe('A café for tides and moons of the north.');
  });
});
