/** A visitor in a real browser, who leaves when the test ends: without a complaint, or the test fails. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

export interface Visit {
  page: Page;
  /** Errors on the console, a violated policy included, and requests to another host. A test takes out those it expects. */
  complaints: string[];
  /** Before the test ends, so that the next visitor gets the tab. */
  close(): Promise<void>;
}

interface Tab {
  /** What is done to a new tab before its first page; it stays with the tab. */
  prepare?: (page: Page) => Promise<void>;
  /** Another one than all tests share. */
  browser?: Browser;
}

/** Of a visitor who says nothing else. */
const VIEWPORT = { width: 1280, height: 720 };
/** The name of a tab's window after its visitor has left. */
const LEFT = 'left by the last visitor';

let shared: Promise<Browser> | undefined;
let visitors = 0;

/** The one that all tests share. All files of a process use one connection, which ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= chromium.connect(inject('chromium'));
  return shared;
}

/** As the host of the worker names it: what one visitor searches for is no other's limit. */
function ownAddress(): string {
  visitors += 1;
  return `10.${process.pid % 256}.${visitors >> 8}.${visitors % 256}`;
}

/**
 * Tabs that were closed, by what decides how they behave: the next visitor of that kind gets one, with nothing left in it. A
 * new tab would be a new process, which loads every sheet and script again.
 */
const closedTabs = new WeakMap<Browser, Map<unknown, Map<string, Page[]>>>();

/**
 * @param catalog where it is served
 * @param path of a page
 */
export async function visit(
  catalog: string,
  path: string,
  options: BrowserContextOptions = {},
  { prepare, browser }: Tab = {},
): Promise<Visit> {
  // The rest can be changed in a tab.
  const { viewport = VIEWPORT, colorScheme = 'light', reducedMotion = 'no-preference', ...fixed } = options;
  const chosen = browser ?? (await sharedBrowser());
  const tabs = closedTabsOf(chosen, prepare, JSON.stringify([catalog, fixed]));
  const page = tabs.pop() ?? (await openTab(chosen, fixed, prepare));
  await page.emulateMedia({ colorScheme, reducedMotion });
  if (viewport !== null && JSON.stringify(page.viewportSize()) !== JSON.stringify(viewport))
    await page.setViewportSize(viewport);
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': ownAddress() });
  const complaints = complaintsAbout(page, catalog);
  await page.goto(catalog + path);
  let hasLeft = false;
  const close = async () => {
    if (hasLeft) return;
    hasLeft = true;
    if (await leave(page)) tabs.push(page);
    expect(complaints).toEqual([]);
  };
  onTestFinished(close);
  return { page, complaints, close };
}

function closedTabsOf(browser: Browser, prepare: unknown, kind: string): Page[] {
  const ofBrowser = closedTabs.get(browser) ?? new Map<unknown, Map<string, Page[]>>();
  const prepared = ofBrowser.get(prepare) ?? new Map<string, Page[]>();
  const tabs = prepared.get(kind) ?? [];
  closedTabs.set(browser, ofBrowser.set(prepare, prepared.set(kind, tabs)));
  return tabs;
}

async function openTab(browser: Browser, options: BrowserContextOptions, prepare: Tab['prepare']): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.addInitScript(forgetLastVisitor, LEFT);
  await prepare?.(page);
  return page;
}

/** Runs in a page before its own scripts: the first page after somebody has left finds an empty storage. */
function forgetLastVisitor(left: string): void {
  if (window.name !== left) return;
  window.name = '';
  localStorage.clear();
  sessionStorage.clear();
}

/** As the tab was when it was opened. What a test does to it besides, it does in `prepare`. @returns whether it can be used again */
async function leave(page: Page): Promise<boolean> {
  for (const event of ['console', 'crash', 'filechooser', 'pageerror', 'request', 'response'])
    page.removeAllListeners(event);
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate((left) => {
      window.name = left;
    }, LEFT);
    await page.context().clearCookies();
    await page.mouse.move(0, 0);
    return true;
  } catch {
    await page.context().close();
    return false;
  }
}

function complaintsAbout(page: Page, catalog: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser itself reports the status of a page that is not there, or no more.
    if (message.type() === 'error' && !/status of 4(?:04|10)/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('crash', () => complaints.push('the tab crashed'));
  page.on('request', (request) => {
    if (!request.url().startsWith(catalog)) complaints.push(`asked another host: ${request.url()}`);
  });
  return complaints;
}
