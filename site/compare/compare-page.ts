/** The comparison: listings named by the address, or picked before, are loaded and put side by side; others can be added. */
import type { RankResource, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { fillMessage, type Values } from '../../schemas/texts/message.ts';
import { loadJson } from '../base/load-json.ts';
import { part } from '../base/page-elements.ts';
import { comparisonQuery, MAX_PICKS, storedPicks, storePicks } from '../lists/picks.ts';
import { suggestOthers } from './compare-field.ts';
import { comparisonTable } from './compare-table.ts';
import { type ComparedListing, type ComparisonWords, comparisonRows } from './comparison.ts';

const root = document.getElementById('compare-page');
if (root !== null) compare(root);

function compare(root: HTMLElement): void {
  const words: ComparisonWords & { full: string; remove: string } = JSON.parse(root.dataset.words ?? '');
  const { comparePage: said } = words;
  const [place, status] = [part(root, '.scroll', HTMLElement), part(root, '[role=status]', HTMLElement)];
  const input = part(root, 'form input', HTMLInputElement);
  const differing = part(root, '.only-differences', HTMLElement);
  const listings = new Map<string, ComparedListing>();
  /** They stay in the address, so that reloading the page keeps them. */
  const notLoaded = new Set<string>();
  const { lang } = document.documentElement;
  const frame = { words, locale: lang, pageOf: (slug: string) => addressIn(root.dataset.listing, slug) };

  function show(note = ''): void {
    const address = location.pathname + comparisonQuery([...listings.keys(), ...notLoaded]);
    history.replaceState(history.state, '', address);
    const count = listings.size;
    const hint = count === 0 ? said.empty : count === 1 ? said.another : '';
    status.textContent = [note, hint, isFull() ? words.full : ''].filter(Boolean).join(' ');
    input.disabled = isFull();
    place.hidden = count === 0;
    differing.hidden = count < 2;
    const shown = [...listings.values()];
    place.replaceChildren(comparisonTable(shown, comparisonRows(shown, frame), { frame, remove: words.remove, take }));
  }
  const isFull = () => listings.size >= MAX_PICKS;

  /** What a visitor changes here is picked in the lists, too; an address that somebody shared changes nothing there. */
  function change(note = ''): void {
    storePicks([...listings.values()].map(({ slug, name }) => ({ slug, name })));
    show(note);
  }
  function take(slug: string): void {
    listings.delete(slug);
    change();
    input.focus();
  }

  /** @returns what cannot be shown of those that were asked for */
  async function load(slugs: readonly string[]): Promise<string> {
    const notes: string[] = [];
    const loaded = await Promise.all(slugs.map((slug) => loadListing(root, slug)));
    for (const [at, listing] of loaded.entries()) {
      const slug = slugs[at] ?? '';
      if (listing === 'failed') notLoaded.add(slug);
      if (typeof listing === 'string') notes.push(say(said[listing], { slug }));
      else if (!isFull()) listings.set(slug, listing);
    }
    return notes.join(' ');
  }
  async function add(slug: string): Promise<void> {
    change(await load([slug]));
    (isFull() ? place : input).focus();
  }

  root.hidden = false;
  suggestOthers(root, { words: said, isShown: (slug) => listings.has(slug), add });
  const asked = new Set(new URLSearchParams(location.search).getAll('s').filter(isSlug));
  const wanted = asked.size > 0 ? [...asked] : storedPicks().map(({ slug }) => slug);
  load(wanted.slice(0, MAX_PICKS)).then(show);
}

function say(message: string, values: Values): string {
  return fillMessage(message, values, document.documentElement.lang);
}

function addressIn(template = '', slug: string): string {
  return template.replace('{slug}', slug);
}

async function loadListing(root: HTMLElement, slug: string): Promise<ComparedListing | 'missing' | 'failed'> {
  const listing = await loadJson<SoftwareListing>(addressIn(root.dataset.json, slug));
  if (typeof listing === 'string') return listing;
  if (listing.rank.position !== undefined) return { ...listing, position: listing.rank.position };
  // On a bare static host, places are not in the files of listings. The comparison is of use without them.
  const rank = await loadJson<RankResource>(addressIn(root.dataset.rank, slug));
  return { ...listing, position: typeof rank === 'string' ? undefined : rank.position };
}
