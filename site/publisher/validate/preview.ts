/** A document as the catalog would show it, made of its draft: the entry of a list, its facts, and what the rank would say. */
import type { Draft } from '../../../schemas/contracts/draft.ts';
import type { Release } from '../../../schemas/contracts/generated/listing.ts';
import type { Score } from '../../../schemas/rank/engine.ts';
import { fillMessage } from '../../../schemas/texts/message.ts';
import { makeRankWords, type RankTexts } from '../../../schemas/wording/rank-words.ts';
import { fillMarkup } from '../../../schemas/writers/fill-markup.ts';
import { listingView } from '../../../schemas/writers/listing-view.ts';
import { productIconValues } from '../../../schemas/writers/product-icon.ts';
import { type Formats, formatsIn, languageNames } from '../../base/format.ts';
import { element, fragmentOf, part } from '../../base/page-elements.ts';
import { platformName } from '../../base/platform-name.ts';
import { fileFacts } from '../../catalog/download-label.ts';
import type { Texts } from '../../texts/texts.ts';

/** Handed over by the page. */
export interface PreviewWords extends Pick<Texts, 'licenseTypes' | 'platforms' | 'pricingModels' | 'priceFrom'> {
  locale: string;
  preview: Texts['validate']['preview'];
  /** Address of the page of a listing, with `{slug}` in it. */
  pageUrl: string;
}

export interface RankPreviewWords {
  locale: string;
  rank: Texts['validate']['rank'];
  gain: Texts['rank']['gain'];
  /** Of the rank engine. */
  engine: RankTexts;
}

interface PreviewedDraft {
  draft: Draft;
  /** In words. */
  category: string;
  current: Release | undefined;
}

/** Versions and files that stand in one line. */
const MAX_IN_LINE = 10;

export function previewOf(shown: PreviewedDraft, words: PreviewWords): HTMLElement[] {
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
  { draft, current }: PreviewedDraft,
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

/** As a list shows it: the page has the markup of one, with places for its values. */
function entry(
  { draft, category, current }: PreviewedDraft,
  { licenseTypes, locale }: PreviewWords,
  formats: Formats,
): HTMLElement {
  const { slug, name, vendor, descriptions, license } = draft;
  const lang = [locale, 'en'].find((wanted) => descriptions[wanted]) ?? Object.keys(descriptions)[0] ?? '';
  const view = listingView(
    {
      ...{ slug, name, vendor: vendor.name, icon: null, verified: false },
      ...{ summary: descriptions[lang]?.summary ?? null, category, license_type: license.type ?? null },
      ...{ spdx_id: license.spdx_id, pricing: draft.pricing },
      ...{
        version: current?.version ?? '',
        released_on: current?.released_on ?? null,
        released_in: current?.released_in,
      },
    },
    { language: locale, labels: { category: {}, kind: {}, license_type: licenseTypes }, ...formats },
  );
  const template = part(document, '#listing-row', HTMLTemplateElement).innerHTML;
  const shown = fragmentOf(fillMarkup(template, { ...view, ...productIconValues({ slug, name, icon: null }) }));
  for (const summary of shown.querySelectorAll<HTMLElement>('.entry-summary[dir=auto]')) summary.lang = lang;
  // There is no such page yet.
  for (const link of shown.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return element('div', { className: 'card entry' }, shown);
}

/** What the rank would say of a document, and what would bring it more. */
export function rankPreview(
  { score, signals }: Score,
  { locale, rank, gain, engine }: RankPreviewWords,
): HTMLElement[] {
  const say = makeRankWords(locale, engine);
  const parts = signals.map(({ name, points, weight }) =>
    element('li', {}, fillMessage(rank.part, { name: engine.signals[name], points, weight }, locale)),
  );
  const advice = signals
    .flatMap((signal) => signal.advice)
    .sort((one, other) => other.gain - one.gain)
    .map((each) => {
      const points = fillMessage(gain, { count: each.gain, shown: each.gain.toLocaleString(locale) }, locale);
      return element('li', {}, element('span', {}, say.advice(each.code, each.values)), element('strong', {}, points));
    });
  return [
    element('p', {}, element('strong', {}, fillMessage(rank.score, { score }, locale))),
    element('ul', { className: 'row' }, ...parts),
    element('p', { className: 'muted' }, rank.empty),
    ...(advice.length === 0
      ? []
      : [element('h3', {}, rank.more), element('ul', { className: 'lines', role: 'list' }, ...advice)]),
  ];
}
