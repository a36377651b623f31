/**
 * Every control of every type of page by a hand: a pointer goes to its words, presses, rests, lets go, and something has to
 * come of it. What the filters of the search once did shows why: they closed under the pressed pointer, and the tab crashed.
 */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, firefox, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isLongForm } from '../../tools/testing/rounds.ts';
import type { Control, Role } from '../testing/page-controls.ts';
import { PAGES_TO_PRESS } from '../testing/page-types.ts';
import {
  fingerOf,
  mouseOf,
  type Pointer,
  type Press,
  pressControls,
  watchControls,
} from '../testing/press-controls.ts';
import { sharedBrowser, visit } from '../testing/visitor.ts';

const MOUSE = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const;
/** Where a phone shows what a desktop does not, or what lies over the page. */
const BY_FINGER = /^\/(?:search\/\?q=editor|de\/software\/fotolabor)/;

const fingerOfChromium = async (page: Page) => fingerOf(await page.context().newCDPSession(page));
/** It presses and lets go at once. */
const fingerOfFirefox = async ({ touchscreen }: Page): Promise<Pointer> => ({
  move: async () => {},
  down: (x, y) => touchscreen.tap(x, y),
  up: async () => {},
});
type Hand = [
  name: string,
  BrowserContextOptions,
  pointerOf: (page: Page) => Promise<Pointer>,
  launch: () => Promise<Browser>,
];
const HANDS: Hand[] = [
  ['a mouse', MOUSE, async (page) => mouseOf(page), sharedBrowser],
  ['a finger', { ...PHONE, isMobile: true }, fingerOfChromium, sharedBrowser],
];
const hasFirefox = existsSync(firefox.executablePath());
if (isLongForm() && hasFirefox)
  HANDS.push(
    ['a mouse in Firefox', MOUSE, async (page) => mouseOf(page), () => firefox.launch()],
    ['a finger in Firefox', PHONE, fingerOfFirefox, () => firefox.launch()],
  );
if (isLongForm() && !hasFirefox)
  print(`Firefox is not installed (${firefox.executablePath()}): nothing was pressed in it.`);

it('visits a page of every template', () => {
  const templates = globSync('**/*.astro', { cwd: join(import.meta.dirname, '..', 'pages') });
  const names = templates.map((path) => path.replace(/\.astro$/, ''));
  // Nobody stays on the former page for submitting, which leads on at once.
  expect(new Set([...PAGES_TO_PRESS.map(([template]) => template), '[...lang]/submit'])).toEqual(new Set(names));
});

describe.each(HANDS)('with %s, a visitor', (name, options, pointerOf, launch) => {
  let browser: Browser;
  /** The page on which a control was pressed, for those that several pages have. */
  const pages = new Map<string, string>();
  const roles = new Set<Role>();
  /** Of the frame and, in the short form, of what is built alike in several templates: one is pressed for all. */
  const shared = (template: string, { key, inFrame }: Control) =>
    inFrame || !isLongForm() ? key : `${template} ${key}`;
  const isAlsoPressed = ([, path]: readonly [string, string]) =>
    isLongForm() || name === 'a mouse' || BY_FINGER.test(path);
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => (launch === sharedBrowser ? undefined : browser.close()));

  it.each(PAGES_TO_PRESS.filter(isAlsoPressed))('can press everything: %s, %s', async (template, path) => {
    const { page, complaints, close } = await visit(inject('catalog'), path, options, {
      prepare: watchControls,
      browser,
    });
    const isPressedElsewhere = (control: Control) => (pages.get(shared(template, control)) ?? path) !== path;
    const perKind = isLongForm() ? 3 : 1;
    const presses = await pressControls({
      page,
      pointer: await pointerOf(page),
      complaints,
      perKind,
      isPressedElsewhere,
    });
    for (const press of presses) pages.set(shared(template, press), path);
    for (const { role } of presses) roles.add(role);
    if (isLongForm()) print(presses.map((press) => [name, template, path, ...columnsOf(press)].join(' | ')).join('\n'));
    expect(presses.filter(({ fault }) => fault !== undefined).map((press) => columnsOf(press).join(' '))).toEqual([]);
    await close();
  });

  it('has pressed some of every kind', () => {
    expect([...roles].sort()).toEqual(['button', 'choice', 'combobox', 'field', 'link', 'select', 'summary']);
  });
});

function columnsOf({ role, words, did, fault }: Press): string[] {
  return [role, JSON.stringify(words), fault ?? did ?? ''];
}

/** Into the output of the test. */
function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
