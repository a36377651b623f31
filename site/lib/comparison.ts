/** Listings side by side: what a table of them says, fact by fact. */
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { formatAddress, formatsIn } from './format.ts';
import { nameOf } from './name-of.ts';
import type { Texts } from './texts.ts';

export const MAX_COMPARED = 4;

/** Handed over by the page. Labels stand behind the values they name. */
export interface ComparisonWords
  extends Pick<
    Texts,
    'comparePage' | 'facts' | 'kinds' | 'licenseTypes' | 'platforms' | 'pricingModels' | 'priceFrom'
  > {
  signals: Record<string, string>;
  categories: Record<string, string>;
}

interface Cell {
  text: string;
  /** Only ever http or https. */
  href?: string;
}

export interface Row {
  label: string;
  /** One for each listing. */
  cells: Cell[];
  differs: boolean;
}

/** @param locale of the page */
export function comparisonRows(listings: readonly SoftwareListing[], words: ComparisonWords, locale: string): Row[] {
  const row = (label: string, cellOf: (listing: SoftwareListing) => Cell): Row => {
    const cells = listings.map((listing) => {
      const cell = cellOf(listing);
      return cell.text === '' ? { text: words.comparePage.nothing } : cell;
    });
    return { label, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
  };
  return rowsOf(words, locale).map(([label, cellOf]) => row(label, cellOf));
}

type RowOf = [label: string, cellOf: (listing: SoftwareListing) => Cell];

function rowsOf(words: ComparisonWords, locale: string): RowOf[] {
  const { facts } = words;
  const { score, yes, no } = words.comparePage;
  const { formatDay, formatPoints, formatPricing } = formatsIn(locale, words);
  const text = (value: string | null | undefined): Cell => ({ text: value ?? '' });
  const given = (value: unknown) => text(value === undefined ? no : yes);
  return [
    [score, ({ rank }) => text(formatPoints(rank.score))],
    ...signalRows(words, formatPoints),
    [facts.version, ({ version }) => text(version)],
    [facts.released, ({ released_on }) => text(released_on && formatDay(released_on))],
    [facts.vendor, ({ vendor }) => link(vendor.name, vendor.website)],
    [facts.category, ({ category }) => text(nameOf(category, words.categories))],
    [facts.kind, ({ kind }) => text(nameOf(kind, words.kinds))],
    [
      facts.license,
      ({ license: { type, spdx_id } }) =>
        text([type === null ? null : nameOf(type, words.licenseTypes), spdx_id].filter(Boolean).join(', ')),
    ],
    [facts.pricing, ({ pricing }) => text(pricing === null ? undefined : formatPricing(pricing))],
    [
      facts.platforms,
      ({ platforms }) => text(platforms.map((platform) => nameOf(platform, words.platforms)).join(', ')),
    ],
    [facts.openapi, ({ interfaces }) => given(interfaces?.openapi)],
    [facts.mcp, ({ interfaces }) => given(interfaces?.mcp)],
    [facts.integrations, ({ integrations }) => text(integrations.join(', '))],
    [facts.verification, ({ verified }) => text(verified ? yes : no)],
    [facts.homepage, ({ homepage }) => address(homepage)],
    [facts.documentation, ({ documentation }) => address(documentation)],
  ];
}

function signalRows(words: ComparisonWords, formatPoints: (value: number) => string): RowOf[] {
  return Object.entries(words.signals).map(([name, label]) => [
    label,
    ({ rank: { signals } }) => {
      const points = signals.find((signal) => signal.name === name)?.points;
      return { text: points === undefined ? '' : formatPoints(points) };
    },
  ]);
}

function address(url: string | null): Cell {
  return url === null || !isLink(url) ? { text: '' } : link(formatAddress(url), url);
}

/** The schemas let no other scheme through; a javascript: address must not become a link even if one of them fails. */
function link(text: string, url: string | null): Cell {
  return url !== null && isLink(url) ? { text, href: url } : { text };
}

const isLink = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);
