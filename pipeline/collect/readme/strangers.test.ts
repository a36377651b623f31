/** Paragraphs that stand where the description is expected and speak of something else. Older than the rules for them. */
import { describe, expect, it } from 'vitest';
import { readReadme } from './readme.ts';
import judged from './readmes.judged.json' with { type: 'json' };

const LISTS: Readonly<Record<string, string[]>> = {
  'an advertisement': [
    'Host it with Harborly and get $50 in free credits!',
    '👉 Try FloodDB today and save 20% off your first year.',
    'Use the promo code TIDE10 at the checkout for a discount.',
    'Get a free trial of Harborly Cloud, the home of all calendars.',
    'Sign up with this link and we both receive €25 in credit.',
  ],
  'a word about sponsors': [
    "Jane's open source work is supported by the community.",
    'Development of this project is made possible by all the contributors and sponsors.',
    'Thanks to these amazing companies for making the work on this possible.',
    'Proudly supported by our friends at Harborly, Flood and Ebbtide.',
    'Our sponsors keep the lights on, month after month.',
    'Supporting Ebb: its ongoing development is made possible by backers.',
    'The following companies support the work on Ebb financially.',
  ],
  'the words of a template': [
    'This is a [Framework.js](https://f.example) project bootstrapped with [`create-framework-app`](https://c).',
    'This project was generated with [Angle CLI](https://a.example) version 17.1.0.',
    'This template should help get you started developing with Framework 3 in Builder.',
    'This template provides a minimal setup to get Framework working in Builder with some rules.',
    'This README would normally document whatever steps are necessary to get the application up and running.',
    'A new Flotter project.',
    'Welcome to your new harbor project and have fun with it!',
    'Everything you need to build a Swelte project, powered by create-swelte.',
    'This project has been scaffolded using the generator of the Framework team.',
    'This is a blank starter project created by the wizard of the editor.',
    'In the project directory, you can run the following scripts at any time.',
  ],
  'the caption of a picture': [
    'Watch the introduction of five minutes by clicking on the picture.',
    'Click the image below to watch a video about the tides.',
    'Video: the tides of the north explained in hundred seconds.',
    'A short video that shows the main window in the morning.',
    'Figure 1: The main window with the tides of the north.',
    'Screenshot of the main window with all harbors opened.',
  ],
  'a request for stars, views and subscriptions': [
    'If you like this tool, be sure to click the star above.',
    'Video #2 "Tides and harbors" explains all of the windows.',
    'Give this repository a star, and tell your friends of it.',
    'Also, be sure to subscribe to the channel of the authors on YouTube.',
  ],
  'where to look instead': [
    'For general project infos, versioned docs and films, please see there.',
    'For the newest version of this document, look into the wiki.',
    'For installers and older versions please visit the releases page.',
    'The manual of all versions can be found on the site of the project.',
    'You will find all further information in the wiki of the project.',
  ],
  'a path in place of a link to a file': [
    './packages/ebb-core/README.md',
    '../docs/index.md',
    'packages/ebb/readme.markdown',
  ],
  'a step of an installation': [
    'On a Mac, you can install the newest version with your package manager.',
    'Add the following line to the dependencies of your build file and run it.',
    'First, run the development server, then open the page in your browser.',
    'Download the installer for your system and run it as an administrator.',
    'Pre-built binaries for all systems can be downloaded from the releases.',
    'Add this repository to your sources, and update the list of packages.',
  ],
  'a greeting and nothing else': [
    'Welcome to the public home of Ebb.',
    'Welcome to the Ebb repository!',
    'Welcome to the official repository of the Ebb team on the forge.',
  ],
  'where it is available': [
    'Available for macOS and Linux',
    'Available on the stores of all three systems.',
    'Runs on Windows, macOS and Linux.',
  ],
};

const DESCRIPTION = 'A calendar that shows the tides of northern harbors.';

describe('the summary is left to the description by a README that has only', () => {
  it.each(Object.entries(LISTS).flatMap(([what, texts]) => texts.map((text) => [what, text])))(
    '%s: %s',
    (_what, text) => {
      const about = { name: 'ebb', description: DESCRIPTION };
      for (const markdown of [`# Ebb\n\n${text}\n`, `<div align="center"><p>\n\n${text}\n\n</p></div>\n\n# Ebb\n`]) {
        expect(readReadme({ path: 'README.md', text: markdown }, about).summary).toBeUndefined();
        expect(readReadme({ path: 'README.md', text: markdown }, { name: 'ebb' }).summary).toBeUndefined();
      }
    },
  );
});

describe('nothing of a product is taken for that:', () => {
  it.each([
    'Ebb is a video player that shows captions of the tides.',
    'Ebb is a coupon manager for shops, with free trials and discounts.',
    'Ebb helps communities that are supported by sponsors to keep their accounts.',
    'Ebb generates projects: what was bootstrapped with it can be built at once.',
    'Ebb is a template for new calendars of tides, with a minimal setup.',
    'A screenshot tool for harbors, with figures and films.',
    'Ebb is available for Windows and Linux and shows tides of every harbor.',
    'Ebb installs tide tables for you, and you can run it without a network.',
    'Ebb sees the tides: for general use and for harbors of the north.',
  ])('%s', (text) => {
    expect(readReadme({ path: 'README.md', text: `# Ebb\n\n${text}\n` }, { name: 'ebb' }).summary).toBe(text);
  });
});

it('takes no paragraph that another writer judged to say something else', () => {
  const plain = (text: string) => text.replace(/[*_`]/g, '');
  const wrong = judged.cases.filter(({ name, description, markdown, right }) => {
    const about = { name, ...(description !== '' && { description }) };
    const { summary } = readReadme({ path: 'README.md', text: markdown }, about);
    return summary !== undefined && !right.map(plain).some((text) => text.includes(summary) || summary.includes(text));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
