/** The entry of a list as the catalog would show it, made of a draft. Place and score come with the rank. */
import type { Draft } from '../../../schemas/contracts/draft.ts';
import type { Release } from '../../../schemas/contracts/generated/listing.ts';
import { type Formats, formatsIn } from '../../base/format.ts';
import { languageNames } from '../../base/language-names.ts';
import { element } from '../../base/page-elements.ts';
import { platformName } from '../../base/platform-name.ts';
import { fileFacts } from '../../catalog/download-label.ts';
import type { Texts } from '../../texts/texts.ts';

/** Handed over by the page: the words its lists use, too. */
export interface PreviewWords
  extends Pick<Texts, 'list' | 'licenseTypes' | 'platforms' | 'pricingModels' | 'priceFrom'> {
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

/** Versions and files that stand in one line. */
const MAX_IN_LINE = 10;

export function previewOf(shown: Shown, words: PreviewWords): HTMLElement[] {
  const { preview } = words;
  const { draft } = shown;
  const formats = formatsIn(words.locale, words);
  const rows: [string, string][] = [
    [preview.address, words.pageUrl.replace('{slug}', draft.slug)],
    [preview.platforms, draft.platforms.map((platform) => words.platforms[platform]).join(', ')],
    [preview.languages, Object.keys(draft.descriptions).join(', ')],
    [
      preview.versions,
      draft.versions
        .map(({ version }) => version)
        .slice(0, MAX_IN_LINE)
        .join(', '),
    ],
    ...furtherRows(shown, words, formats).filter(([, value]) => value !== ''),
  ];
  const facts = rows.map(([term, value]) =>
    element('div', {}, element('dt', {}, term), element('dd', { dir: 'auto' }, value === '' ? preview.none : value)),
  );
  return [entry(shown, words, formats), element('dl', { className: 'preview-facts lines' }, ...facts)];
}

/** What most documents do not say, and nobody is asked to add. */
function furtherRows(
  { draft, current }: Shown,
  { preview, platforms, locale }: PreviewWords,
  formats: Formats,
): [string, string][] {
  const files = (current?.artifacts ?? []).map((file) =>
    [file.platform && platformName(file.platform, platforms).name, fileFacts(file, formats) || file.uri]
      .filter(Boolean)
      .join(' · '),
  );
  return [
    [preview.downloads, files.slice(0, MAX_IN_LINE).join(', ')],
    [preview.changes, current?.changes ?? ''],
    [preview.productLanguages, languageNames(draft.languages ?? [], locale, formats).join(', ')],
    [preview.requirements, draft.requirements ?? ''],
    [preview.keywords, draft.keywords?.join(', ') ?? ''],
  ];
}

function entry({ draft, category, current }: Shown, words: PreviewWords, formats: Formats): HTMLElement {
  const { list, licenseTypes, locale } = words;
  const { version = '', released_on, released_in } = current ?? {};
  const facts = [
    category,
    ...(version === '' ? [] : [`${list.version} ${version}`]),
    ...(released_on === undefined ? [] : [`${list.released} ${formats.formatDay(released_on)}`]),
    ...(released_in === undefined ? [] : [`${list.releasedIn} ${formats.formatDay(released_in)}`]),
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
