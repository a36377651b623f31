/**
 * What a product's page can do with script: offer the download and the command for the visitor's system, copy what is to be
 * copied, say how long ago a release was, and show screenshots large.
 */
import '../lists/pick-buttons.ts';
import type { Platform } from '../../schemas/contracts/generated/listing.ts';
import { commandsFor } from '../../schemas/rules/ways-to-get.ts';
import { showCopyButtons } from '../elements/copy-snippets.ts';
import { showTimeAgo } from '../elements/show-time-ago.ts';
import { visitorPlatform } from './visitor-platform.ts';

const system = visitorPlatform(navigator.userAgent);
showDownload(document, system);
showCommand(document, system);
showTimeAgo(document, new Date());
showCopyButtons(document, navigator.clipboard);
document.querySelector<HTMLElement>('.screenshots')?.addEventListener('click', openScreenshot);

/** What else is asked of a link, such as a tab of its own, is left to the browser. */
async function openScreenshot(event: MouseEvent): Promise<void> {
  const strip = event.currentTarget as HTMLElement;
  const link = (event.target as Element).closest('a');
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  try {
    const { viewScreenshots } = await import('./screenshot-viewer.ts');
    viewScreenshots([...strip.querySelectorAll('a')], link, JSON.parse(strip.dataset.words ?? ''));
  } catch {
    // As without script.
    location.assign(link.href);
  }
}

/** Only where one file alone is meant: which of several is the right one, the visitor knows, and sees those first. */
function showDownload(page: Document, system: Platform | undefined): void {
  const group = page.querySelector(`details[data-platform="${system}"]`);
  if (group instanceof HTMLDetailsElement) group.open = true;
  const button = page.getElementById('get');
  const [file, ...others] = filesFor(page, system);
  if (!(button instanceof HTMLAnchorElement) || file === undefined || others.length > 0) return;
  Object.assign(button, { href: file.href, rel: file.rel, textContent: file.textContent });
}

function filesFor(page: Document, system: Platform | undefined): HTMLAnchorElement[] {
  const [own, any] = [system, 'cross-platform'].map((platform = '') => [
    ...page.querySelectorAll<HTMLAnchorElement>(`[data-platform="${platform}"] > a`),
  ]);
  return (own?.length ? own : any) ?? [];
}

/**
 * The command for the visitor's system changes places with the one that the page shows first. Where a program has no file
 * for that system, it comes before the button.
 */
function showCommand(page: Document, system: Platform | undefined): void {
  const place = page.querySelector('.commands[data-by-system]');
  const commands = [...(place?.querySelectorAll<HTMLElement>('.install') ?? [])];
  const known = commands.map((command) => ({
    command,
    platforms: command.dataset.platforms?.split(' ') as Platform[],
  }));
  const [shown, best] = [commands[0], commandsFor(known, system)[0]];
  if (place === null || shown === undefined || best === undefined) return;
  const [others, next] = [best.command.parentElement, best.command.nextSibling];
  if (shown !== best.command) {
    shown.replaceWith(best.command);
    others?.insertBefore(shown, next);
  }
  if (system === undefined || !best.platforms.includes(system) || filesFor(page, system).length > 0) return;
  const ways = page.querySelector('.listing-head > .get');
  if (ways === null || ways.contains(place)) return;
  ways.before(place);
  const button = ways.querySelector('.get-ways > .button');
  if (button !== null) button.className = 'button-quiet';
}
