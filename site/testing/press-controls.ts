/** Presses every control of a page at its words, as a hand does: the pointer goes there, presses, rests and lets go. */
import type { CDPSession, Page } from 'playwright-core';
import { type Control, installAim, installFinder, installWatch } from './page-controls.ts';

export interface Press extends Control {
  /** What it did. */
  did?: string | undefined;
  /** What a visitor would complain about. */
  fault?: string | undefined;
}

export interface Pointer {
  move(x: number, y: number): Promise<void>;
  down(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

export interface PageToPress {
  page: Page;
  pointer: Pointer;
  /** Of the browser, so far. */
  complaints: string[];
  /** Whether the same control was pressed on another page. */
  isPressedElsewhere(control: Control): boolean;
}

/** A page, and how many requests and windows to choose a file in it has brought about. */
interface HeardPage extends PageToPress {
  heard: { count: number };
}

/** A control, and what was pressed before it was there. */
interface Known extends Control {
  openedBy: Known | undefined;
}

/** What takes longer does nothing, for a visitor. */
const PATIENCE_MS = 3000;
/** A page that has not changed for so long has done what it was asked for. */
const QUIET_MS = 150;
/** How a fault begins that may be over when the page is opened again. */
const COVERED = 'is covered by';
const GONE = 'is not there any more';
const ENDED = 'ends the page';
/** Finds categories and listings. */
const TYPED = 'da';

export function mouseOf({ mouse }: Page): Pointer {
  return { move: (x, y) => mouse.move(x, y), down: () => mouse.down(), up: () => mouse.up() };
}

/** Playwright's own tap leaves no time between pressing and letting go. @param session of Chromium */
export function fingerOf(session: CDPSession): Pointer {
  const touch = async (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return { move: async () => {}, down: (x, y) => touch('touchStart', [{ x, y }]), up: () => touch('touchEnd', []) };
}

/** Before the page is opened. */
export async function watchControls(page: Page): Promise<void> {
  for (const install of [installFinder, installAim, installWatch]) await page.addInitScript(install);
}

/** Presses what is there, and what that brings out. @param job whose page is open */
export async function pressControls(toPress: PageToPress): Promise<Press[]> {
  const { page } = toPress;
  const job: HeardPage = { ...toPress, heard: { count: 0 } };
  const hear = () => {
    job.heard.count += 1;
  };
  page.on('request', hear).on('filechooser', hear);
  const address = page.url();
  const known = new Map<string, Known>();
  const presses = new Map<string, Press>();
  await waitForScripts(page);
  await pressVisible(job, known, presses);
  for (const control of known.values()) {
    if (hasEnded(presses)) break;
    if (presses.has(control.key)) continue;
    // Something that was pressed before has taken it away, or lies over it.
    await page.evaluate(() => localStorage.clear());
    await page.goto(address);
    await waitForScripts(page);
    for (const step of [...openersOf(control), control]) presses.set(step.key, await pressOnceThere(job, step));
  }
  return [...presses.values()];
}

/** A hand does not wait for ever. */
async function waitForScripts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => {});
}

const hasEnded = (presses: ReadonlyMap<string, Press>) =>
  [...presses.values()].some(({ fault }) => fault?.startsWith(ENDED));

function openersOf({ openedBy }: Known): Known[] {
  return openedBy === undefined ? [] : [...openersOf(openedBy), openedBy];
}

async function pressVisible(job: HeardPage, known: Map<string, Known>, presses: Map<string, Press>): Promise<void> {
  const tried = new Set<string>();
  let [visible, last] = [await list(job, known, undefined), undefined as Known | undefined];
  for (;;) {
    const left = visible.filter(({ key }) => !tried.has(key));
    // What was brought out last may go with the next press; a link changes nothing, because nobody follows it here.
    const next =
      left.find(({ openedBy }) => openedBy !== undefined && openedBy === last) ??
      left.find(({ role }) => role === 'link') ??
      left[0];
    if (next === undefined) return;
    tried.add(next.key);
    const pressed = await press(job, next);
    if (!pressed.fault?.startsWith(COVERED) && pressed.fault !== GONE) presses.set(next.key, pressed);
    if (hasEnded(presses)) return;
    if (pressed.did?.startsWith('goes to')) continue;
    visible = await list(job, known, next);
    last = next;
  }
}

async function list(job: PageToPress, known: Map<string, Known>, openedBy: Known | undefined): Promise<Known[]> {
  const controls = await job.page.evaluate(() => window.controls.list());
  return controls
    .filter((control) => !job.isPressedElsewhere(control))
    .map((control) => {
      const first = known.get(control.key) ?? { ...control, openedBy };
      known.set(control.key, first);
      return first;
    });
}

async function pressOnceThere(job: HeardPage, control: Control): Promise<Press> {
  const { page, pointer } = job;
  const isThere = (key: string) => window.controls.list().some((each) => each.key === key);
  await page.waitForFunction(isThere, control.key, { timeout: PATIENCE_MS }).catch(() => {});
  const pressed = await press(job, control);
  if (!pressed.fault?.startsWith(COVERED)) return pressed;
  // An open menu closes when a visitor goes on elsewhere.
  await page.locator('h1').scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await page.locator('h1').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await pointer.move(x + width / 2, y + height / 2);
  await pointer.down(x + width / 2, y + height / 2);
  await pointer.up();
  return press(job, control);
}

async function press({ page, pointer, complaints, heard }: HeardPage, control: Control): Promise<Press> {
  const { key, role } = control;
  try {
    const place = await page.evaluate((of) => window.controls.aim(of), key);
    if (typeof place === 'string') return { ...control, fault: place };
    const heardBefore = heard.count;
    await pointer.move(...place);
    await pointer.down(...place);
    const lost = await page.evaluate(restUnderPointer);
    await pointer.up();
    const did = await page.evaluate(waitForOutcome, [role, PATIENCE_MS] as const);
    if (role === 'select') await page.keyboard.press('Escape');
    if (role === 'combobox') await typeInto(page);
    if (role !== 'link') await page.evaluate(waitForQuiet, [QUIET_MS, PATIENCE_MS] as const);
    const asked = heard.count > heardBefore && role === 'button' ? 'asks for something' : undefined;
    const dead = (did ?? asked) === undefined ? 'does nothing' : undefined;
    return { ...control, did: did ?? asked, fault: lost ?? complaints.splice(0)[0] ?? dead };
  } catch (error) {
    return { ...control, fault: `${ENDED}: ${(error as Error).message.split('\n')[0]}` };
  }
}

async function typeInto(page: Page): Promise<void> {
  await page.keyboard.type(TYPED, { delay: 20 });
  const options = page.getByRole('option').first();
  await options.waitFor({ timeout: PATIENCE_MS }).catch(() => {});
}

/** Runs in the page: so long that whatever a press has begun is done before it ends. */
async function restUnderPointer(): Promise<string | undefined> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  return window.controls.held();
}

/** Runs in the page. */
async function waitForOutcome([role, patience]: readonly [Control['role'], number]): Promise<string | undefined> {
  const end = performance.now() + patience;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const did = window.controls.outcome(role);
    if (did !== undefined || performance.now() > end) return did;
  }
}

/** Runs in the page. */
async function waitForQuiet([quiet, patience]: readonly [number, number]): Promise<void> {
  const end = performance.now() + patience;
  while (performance.now() < Math.min(end, window.controls.changedAt + quiet))
    await new Promise((resolve) => setTimeout(resolve, 50));
}
