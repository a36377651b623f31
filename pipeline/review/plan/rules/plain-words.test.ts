import { expect, it } from 'vitest';
import { isPlainText } from './plain-words.ts';

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
