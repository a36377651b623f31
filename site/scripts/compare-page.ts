/** The comparison: listings named by the address are loaded and put side by side; others can be added. */
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { isSlug } from '../../schemas/rules/slug.ts';
import { fillMessage, type Values } from '../../schemas/texts/message.ts';
import { type ComparisonWords, comparisonRows, MAX_COMPARED, type Row } from '../lib/comparison.ts';
import { element, part, whenTypingRests } from '../lib/page-part.ts';
import type { Hit } from '../lib/search/search-engine-contract.ts';
import { engineOf } from './search/engine.ts';

/** Offered for what is typed. */
const MAX_CHOICES = 6;

const root = document.getElementById('compare-page');
if (root !== null) compare(root);

function compare(root: HTMLElement): void {
  const [form, input] = [part(root, 'form', HTMLFormElement), part(root, 'input', HTMLInputElement)];
  const [choices, status] = [part(root, 'ul', HTMLElement), part(root, '[role=status]', HTMLElement)];
  const place = part(root, '.scroll', HTMLElement);
  const words: ComparisonWords = JSON.parse(root.dataset.words ?? '');
  const { comparePage: said } = words;
  const engine = engineOf(root);
  const listings = new Map<string, SoftwareListing>();
  /** They stay in the address, so that reloading the page keeps them. */
  const notLoaded = new Set<string>();
  let latest = 0;

  function show(note = ''): void {
    history.replaceState(null, '', address([...listings.keys(), ...notLoaded]));
    const count = listings.size;
    const hints = [note, count === 0 ? said.empty : count === 1 ? said.another : said.differences];
    status.textContent = [...hints, ...(isFull() ? [said.full] : [])].filter(Boolean).join(' ');
    input.disabled = isFull();
    place.hidden = count === 0;
    place.replaceChildren(tableOf([...listings.values()], root, words, remove));
  }
  const isFull = () => listings.size >= MAX_COMPARED;
  const remove = (slug: string) => {
    listings.delete(slug);
    show();
    input.focus();
  };

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
    input.value = '';
    choices.replaceChildren();
    show(await load([slug]));
    (isFull() ? place : input).focus();
  }

  async function offer(): Promise<void> {
    latest += 1;
    const own = latest;
    const text = input.value;
    if (text.trim() === '') return choices.replaceChildren();
    try {
      const suggested = await engine.suggest(text);
      if (own !== latest) return;
      const others = suggested.filter(({ slug }) => !listings.has(slug)).slice(0, MAX_CHOICES);
      choices.replaceChildren(...others.map((hit) => choice(hit, words, add)));
    } catch {
      if (own === latest) status.textContent = said.failed;
    }
  }

  root.hidden = false;
  input.addEventListener('input', whenTypingRests(offer));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    choices.querySelector('button')?.click();
  });
  const asked = new Set(new URLSearchParams(location.search).getAll('s').filter(isSlug));
  load([...asked].slice(0, MAX_COMPARED)).then(show);
}

function say(message: string, values: Values): string {
  return fillMessage(message, values, document.documentElement.lang);
}

function address(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => ['s', slug])).toString();
  return location.pathname + (query === '' ? '' : `?${query}`);
}

async function loadListing(root: HTMLElement, slug: string): Promise<SoftwareListing | 'missing' | 'failed'> {
  try {
    const answer = await fetch((root.dataset.json ?? '').replace('{slug}', slug));
    if (answer.status === 404 || answer.status === 410) return 'missing';
    return answer.ok ? await answer.json() : 'failed';
  } catch {
    return 'failed';
  }
}

function choice(
  { slug, name, vendor }: Pick<Hit, 'slug' | 'name' | 'vendor'>,
  { comparePage: words }: ComparisonWords,
  add: (slug: string) => void,
): HTMLElement {
  const properties = { type: 'button', className: 'button-quiet', title: vendor, onclick: () => add(slug) } as const;
  return element('li', {}, element('button', properties, say(words.addOne, { name })));
}

function tableOf(
  listings: readonly SoftwareListing[],
  root: HTMLElement,
  words: ComparisonWords,
  remove: (slug: string) => void,
): HTMLTableElement {
  const { title, fact } = words.comparePage;
  const heads = listings.map((listing) => columnHead(listing, root, words, remove));
  const rows = comparisonRows(listings, words, document.documentElement.lang).map((row) => rowOf(row, words));
  return element(
    'table',
    { className: 'compare' },
    element('caption', { className: 'visually-hidden' }, title),
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, fact), ...heads)),
    element('tbody', {}, ...rows),
  );
}

function columnHead(
  { slug, name }: SoftwareListing,
  root: HTMLElement,
  { comparePage: words }: ComparisonWords,
  remove: (slug: string) => void,
): HTMLTableCellElement {
  const link = element('a', { href: (root.dataset.listing ?? '').replace('{slug}', slug) }, name);
  const ariaLabel = say(words.remove, { name });
  const properties = { type: 'button', className: 'button-quiet', ariaLabel, onclick: () => remove(slug) } as const;
  const button = element('button', properties, '×');
  return element('th', { scope: 'col' }, link, ' ', button);
}

/** Differences are marked by a sign too, for those who cannot tell the colors apart. */
function rowOf({ label, cells, differs }: Row, { comparePage: words }: ComparisonWords): HTMLTableRowElement {
  const head = element('th', { scope: 'row' }, label);
  if (differs) {
    head.append('\u00a0', element('span', { role: 'img', ariaLabel: words.differs }, '≠'));
  }
  const values = cells.map(({ text, href }) => {
    const shown = href === undefined ? text : element('a', { href, rel: 'nofollow noopener ugc' }, text);
    return element('td', { dir: 'auto' }, shown);
  });
  return element('tr', { className: differs ? 'differs' : '' }, head, ...values);
}
