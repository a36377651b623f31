/** The entry of a list as the catalog would show it, made of a draft. Place and score come with the rank. */
import type { Draft } from '../../../schemas/contracts/draft.ts';
import type { Release } from '../../../schemas/contracts/generated/listing.ts';
import { element } from '../../lib/page-part.ts';
import type { Texts } from '../../lib/texts.ts';

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
  const facts = rows.map(([term, value]) =>
    element('div', {}, element('dt', {}, term), element('dd', {}, value === '' ? preview.none : value)),
  );
  return [entry(shown, words), element('dl', { className: 'preview-facts lines' }, ...facts)];
}

function entry({ draft, category, current }: Shown, { list, licenseTypes, locale }: PreviewWords): HTMLElement {
  const { version = '', released_on } = current ?? {};
  const facts = [
    category,
    ...(version === '' ? [] : [`${list.version} ${version}`]),
    ...(released_on === undefined ? [] : [`${list.released} ${day(released_on, locale)}`]),
    ...(draft.license.type === undefined ? [] : [licenseTypes[draft.license.type]]),
  ].map((fact) => element('li', {}, fact));
  const main = element(
    'div',
    { className: 'entry-main' },
    element('p', { className: 'entry-name' }, element('bdi', {}, draft.name)),
    element('p', { className: 'entry-vendor muted' }, `${list.by} `, element('bdi', {}, draft.vendor.name)),
    summary(draft, list.noSummary, locale),
    element('ul', { className: 'entry-facts row muted' }, ...facts),
  );
  return element('div', { className: 'card' }, main);
}

function summary({ descriptions }: Draft, noSummary: string, locale: string): HTMLElement {
  const lang = [locale, 'en'].find((wanted) => descriptions[wanted]) ?? Object.keys(descriptions)[0] ?? '';
  const text = descriptions[lang]?.summary;
  if (text === undefined) return element('p', { className: 'entry-summary muted' }, noSummary);
  return element('p', { className: 'entry-summary', lang, dir: 'auto' }, text);
}

function day(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}
