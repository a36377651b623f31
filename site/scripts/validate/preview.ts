/** The entry of a list as the catalog would show it, made of a draft. Place and score come with the rank. */
import type { Draft } from '../../../schemas/contracts/draft.ts';
import type { Release } from '../../../schemas/contracts/generated/listing.ts';
import type { Texts } from '../../lib/texts.ts';
import { element } from './elements.ts';

/** Handed over by the page: the words its lists use, too. */
export interface PreviewWords extends Pick<Texts, 'list' | 'licenseTypes' | 'platforms'> {
  locale: string;
  preview: Texts['validate']['preview'];
  /** Address of the page of a listing, with `{slug}` in it. */
  pageUrl: string;
}

interface Shown {
  draft: Draft;
  /** In words. */
  category: string;
  current: Release | undefined;
}

export function previewOf(shown: Shown, words: PreviewWords): HTMLElement[] {
  const { preview } = words;
  const { draft } = shown;
  const rows: [string, string][] = [
    [preview.address, words.pageUrl.replace('{slug}', draft.slug)],
    [preview.platforms, draft.platforms.map((platform) => words.platforms[platform]).join(', ')],
    [preview.languages, Object.keys(draft.descriptions).join(', ')],
    [
      preview.versions,
      draft.versions
        .map(({ version }) => version)
        .slice(0, 10)
        .join(', '),
    ],
  ];
  const facts = element('dl', { className: 'preview-facts lines' });
  for (const [term, value] of rows) {
    facts.append(
      element('div', {}, element('dt', { text: term }), element('dd', { text: value === '' ? preview.none : value })),
    );
  }
  return [entry(shown, words), facts];
}

function entry({ draft, category, current }: Shown, { list, licenseTypes, locale }: PreviewWords): HTMLElement {
  const name = element('p', { className: 'entry-name' }, element('bdi', { text: draft.name }));
  const vendor = element('p', { className: 'entry-vendor muted' }, new Text(`${list.by} `));
  vendor.append(element('bdi', { text: draft.vendor.name }));
  const { version = '', released_on } = current ?? {};
  const facts = element('ul', { className: 'entry-facts row muted' }, element('li', { text: category }));
  if (version !== '') facts.append(element('li', { text: `${list.version} ${version}` }));
  if (released_on !== undefined) facts.append(element('li', { text: `${list.released} ${day(released_on, locale)}` }));
  if (draft.license.type !== undefined) facts.append(element('li', { text: licenseTypes[draft.license.type] }));
  const card = element('div', { className: 'card' });
  card.append(element('div', { className: 'entry-main' }, name, vendor, summary(draft, list.noSummary, locale), facts));
  return card;
}

function summary({ descriptions }: Draft, noSummary: string, locale: string): HTMLElement {
  const tag = [locale, 'en'].find((wanted) => descriptions[wanted]) ?? Object.keys(descriptions)[0] ?? '';
  const text = descriptions[tag]?.summary;
  if (text === undefined) return element('p', { className: 'entry-summary muted', text: noSummary });
  const shown = element('p', { className: 'entry-summary', text });
  shown.lang = tag;
  shown.dir = 'auto';
  return shown;
}

function day(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}
