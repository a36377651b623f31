/**
 * What a product's page can do with script: say how it stands, offer the download for the visitor's platform, copy what is
 * to be copied, and show screenshots large.
 */
import '../lists/pick-buttons.ts';
import type { WordedStep } from '../catalog/shown-place.ts';
import { showCopyButtons } from '../elements/copy-snippets.ts';
import { visitorPlatform } from './visitor-platform.ts';

showStep(document.querySelector<HTMLElement>('.rank-line [data-steps]'));
showDownload(document, navigator.userAgent);
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

/** Which step its points reach depends on all others, so that it stands in one file for all pages, which can stay as they are. */
async function showStep(place: HTMLElement | null): Promise<void> {
  const { points, steps = '' } = place?.dataset ?? {};
  if (place === null) return;
  try {
    const answer = await fetch(steps);
    const worded: WordedStep[] = answer.ok ? await answer.json() : [];
    const reached = worded.find(({ from }) => Number(points) >= from);
    if (reached !== undefined) place.textContent = `${reached.text} · `;
  } catch {
    // The line says the points, as without script.
  }
}

/** Only where one file alone is meant: which of several is the right one, the visitor knows, and sees those first. */
function showDownload(page: Document, userAgent: string): void {
  const system = visitorPlatform(userAgent);
  const group = page.querySelector(`details[data-platform="${system}"]`);
  if (group instanceof HTMLDetailsElement) group.open = true;
  const button = page.getElementById('get');
  if (!(button instanceof HTMLAnchorElement)) return;
  const filesFor = (platform = '') => page.querySelectorAll<HTMLAnchorElement>(`[data-platform="${platform}"] > a`);
  const own = filesFor(system);
  const [file, ...others] = own.length > 0 ? own : filesFor('cross-platform');
  if (file === undefined || others.length > 0) return;
  Object.assign(button, { href: file.href, rel: file.rel, textContent: file.textContent });
}
