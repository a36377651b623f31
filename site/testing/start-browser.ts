/** The browser that all tests share. */
import chromium from '@sparticuz/chromium';
import { type BrowserServer, chromium as playwright } from 'playwright-core';

/**
 * Flags of the package that cost more than they are worth here. One process for everything dies with the first context; a
 * renderer that is not forked is loaded again for each visitor; and what nobody looks at needs no graphics processor, which
 * a machine without one imitates.
 */
const NOT_WANTED =
  /^--(?:single-process|no-zygote|in-process-gpu|ignore-gpu-blocklist|use-gl|use-angle|enable-unsafe-swiftshader)\b/;

export async function startBrowser(): Promise<BrowserServer> {
  return playwright.launchServer({
    executablePath: await chromium.executablePath(),
    args: [
      ...chromium.args.filter((flag) => !NOT_WANTED.test(flag)),
      '--disable-gpu',
      '--disable-background-networking',
    ],
    headless: true,
  });
}
