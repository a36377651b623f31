import { expect, it } from 'vitest';
import { hasSameWords, isPlainText } from './safe-without-review.ts';

const APPROVED = ['Lantern makes slide shows from RAW photographs.'];

it.each([
  'Opens large files faster. Fixed the crash of 2.1 and v10.4.2.',
  'New: dark mode; 64-bit builds',
  '• Dark mode\n- A menu, and 20 % faster (see the documentation).',
  '* Fixed "Open" of RAW photographs',
  'At the same time: Lantern, RAW files & slide shows.',
  'Der Export läuft schneller; neue Sprache: Deutsch.',
])('is plain: %j', (text) => {
  expect(isPlainText(text, APPROVED)).toBe(true);
});

it.each([
  'See other·example now.',
  'Visit other-example dotcom.',
  'bait · example',
  'bait᛫example',
  'bait⸱example',
  'bait،example',
  'bait ꓸ example',
  'bait -dot- example',
  'bait d0t example',
  'bait٠example',
  'bait,example',
  'visit bait-example dotcom',
  'bait/example',
  'bait punto example',
  'bait°example',
  'bait▪example',
  'WARNING: this tool is malware. Buy BAIT PRO instead.',
  'Get it at example.org',
  'Get it at example dot org',
  'Get it at example[.]org',
  'Get it at example。org',
  'Get it at example (dot) org',
  'Get it at example [.] org',
  'Get it at example dot\norg',
  'Get it at example\u00a0DOT\u00a0org',
  'Get it at example . org',
  'Get it at example <punkt> org',
  'Get it at example_dot_org',
  'Get it at example|dot|org',
  'Get it at example\u200b.\u200borg',
  'Get it at example.\u00adorg',
  'Get it at example\u2022org',
  'Get it at example&#46;org',
  'Get it at example%2Eorg',
  'http://10.0.0.1/',
  'Server 10.0.0.1',
  'See 6.6.6.6',
  '2.1.example',
  'write to sales@example',
  'Lantern.files',
  'Lantern . files',
  'Lantern · files',
  'Lantern\n.files',
  'Lanternes',
  'LANTERN',
  '0800 555 01 00',
  'Photographs of 30 5550 1000',
])('is not plain: %j', (text) => {
  expect(isPlainText(text, APPROVED)).toBe(false);
});

it.each([
  ['Makes slide shows from RAW photographs, and films', 'Makes slide shows\nfrom RAW photographs and films.'],
  ['- Reads RAW\n- Writes films', '* Reads RAW;\n* Writes films.'],
  ['Known to 2000 people in 60 languages.', 'Known to 3000 people in 70 languages.'],
  ['Needs version 5.1.3 (or later)', 'Needs version 5.2.3, or later'],
])('%j has the same words as %j', (approved, text) => {
  expect(hasSameWords(text, approved)).toBe(true);
});

it.each([
  ['It does not send photographs.', 'It does send photographs.'],
  ['It does not send photographs.', 'It does now send photographs.'],
  ['Reads bait. Example files too.', 'Reads bait.Example files too.'],
  ['Makes slides.', 'Makes slides. Makes slides.'],
  ['Call 555 0100', 'Call 900 0100'],
  ['Call (800) 555-0100', 'Call (900) 555-0100'],
  ['Server 10.0.0.1', 'Server 6.6.6.6'],
  ['Reads 10 / 20 / 30 formats', 'Reads 900 / 555 / 100 formats'],
  ['Reads 10 formats', 'Reads 0900 formats'],
  ['It is 5 € a month', 'It is 5000 € a month'],
  ['Room 12', 'Room 123456'],
  ['It is free', 'It is frее'],
])('%j has other words than %j', (approved, text) => {
  expect(hasSameWords(text, approved)).toBe(false);
});
