/** A visitor in a real browser, who notes what a careful person would complain about. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** The one that all tests share: closing it closes what this file has opened in it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.connect(inject('chromium'));
}

export interface Visit {
  page: Page;
  /** Errors on the console, a violated policy included, and requests to another host. */
  complaints: string[];
  close(): Promise<void>;
}

/** Of a visitor who says nothing else. */
const VIEWPORT = { width: 1280, height: 720 };
let visitors = 0;

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
/** The smallest page of a host, on which the storage of the host is emptied. */
const SMALL_PAGE = '/robots.txt';

/**
 * @param catalog where it is served
 * @param path of a page
 * @param prepare what is done to a new tab before its first page; it stays with the tab
 */
export async function visit(
  browser: Browser,
  catalog: string,
  path: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const tabs = closedTabsOf(browser, prepare, JSON.stringify([catalog, options]));
  const closed = tabs.pop();
  const page = closed ?? (await (await browser.newContext(options)).newPage());
  if (closed === undefined) await prepare?.(page);
  else await makeNew(closed, catalog, options);
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': ownAddress() });
  const complaints = complaintsAbout(page, catalog);
  await page.goto(catalog + path);
  return { page, complaints, close: async () => void tabs.push(page) };
}

function closedTabsOf(browser: Browser, prepare: unknown, kind: string): Page[] {
  const ofBrowser = closedTabs.get(browser) ?? new Map<unknown, Map<string, Page[]>>();
  const prepared = ofBrowser.get(prepare) ?? new Map<string, Page[]>();
  const tabs = prepared.get(kind) ?? [];
  closedTabs.set(browser, ofBrowser.set(prepare, prepared.set(kind, tabs)));
  return tabs;
}

/** As it was when it was opened. What a test does to it besides, it does in `prepare`. */
async function makeNew(page: Page, catalog: string, options: BrowserContextOptions): Promise<void> {
  for (const event of ['console', 'crash', 'filechooser', 'pageerror', 'request', 'response'])
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(catalog + SMALL_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
  await page.emulateMedia({
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
  });
  await page.setViewportSize(options.viewport ?? VIEWPORT);
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
