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

let visitors = 0;

/** As the host of the worker names it: what one visitor searches for is no other's limit. */
function ownAddress(): string {
  visitors += 1;
  return `10.${process.pid % 256}.${visitors >> 8}.${visitors % 256}`;
}

/** @param catalog where it is served; @param path of a page; @param prepare what is done to the tab before it is opened */
export async function visit(
  browser: Browser,
  catalog: string,
  path: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'CF-Connecting-IP': ownAddress() }, ...options });
  const page = await context.newPage();
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
  await prepare?.(page);
  await page.goto(catalog + path);
  return { page, complaints, close: () => context.close() };
}
