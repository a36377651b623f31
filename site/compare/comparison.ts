/** Listings side by side: what people decide by first, row by row. A row that no listing fills is left out. */
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { currentRelease, waysToGet } from '../../schemas/rules/ways-to-get.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import { type ListingLabels, type ListingView, listingView, nameOf } from '../../schemas/writers/listing-view.ts';
import { type Formats, formatAddress, formatsIn, languageNames } from '../base/format.ts';
import { platformName } from '../base/platform-name.ts';
import { foldList } from '../base/shorten-list.ts';
import { downloadLabel } from '../catalog/download-label.ts';
import { headLine, leadLanguage } from '../catalog/product-headline.ts';
import { maintenanceWords } from '../catalog/public-sector-words.ts';
import { releasedAt } from '../catalog/release-date.ts';
import type { Texts } from '../texts/texts.ts';

/** Handed over by the page. */
export interface ComparisonWords
  extends Pick<
    Texts,
    'comparePage' | 'deploymentWays' | 'facts' | 'get' | 'platforms' | 'pricingModels' | 'priceFrom' | 'publicSector'
  > {
  rank: Pick<Texts['rank'], 'title' | 'place' | 'scoreOf'>;
  verified: string;
  labels: ListingLabels;
}

/** With its place in the rank, wherever that was read. */
export interface ComparedListing extends SoftwareListing {
  position: number | undefined;
}

export interface Cell {
  text: string;
  /** Only ever http or https, or a page of the site. */
  href?: string;
  /** The address is the publisher's. */
  isForeign?: boolean;
  /** What somebody came for. */
  isAction?: boolean;
  /** To be typed as it is. */
  isCode?: boolean;
  /** Of several lines, as its publisher wrote them. */
  hasLines?: boolean;
  /** Beside what is said. */
  note?: string;
  /** Of the text, where it is the publisher's. */
  language?: string;
}

export interface Row {
  label: string;
  /** One for each listing. */
  cells: Cell[];
  differs: boolean;
}

/** Of the page. */
export interface ComparisonFrame {
  words: ComparisonWords;
  locale: string;
  /** Address of a listing's page. */
  pageOf(slug: string): string;
}

export function comparisonRows(listings: readonly ComparedListing[], frame: ComparisonFrame): Row[] {
  const { words, locale } = frame;
  const nothing: Cell = { text: words.comparePage.nothing };
  return rowsOf({ ...frame, formats: formatsIn(locale, words) }).flatMap(([label, cellOf]) => {
    const cells = listings.map(cellOf);
    if (cells.every(({ text }) => text === '')) return [];
    const said = cells.map((cell) => (cell.text === '' ? nothing : cell));
    return [{ label, cells: said, differs: new Set(said.map(({ text, note }) => `${text}\n${note}`)).size > 1 }];
  });
}

/** Characters: some lines of a column on a phone. */
const MAX_REQUIREMENTS = 160;

type RowOf = [label: string, cellOf: (listing: ComparedListing) => Cell];

interface Frame extends ComparisonFrame {
  formats: Formats;
}

function rowsOf(frame: Frame): RowOf[] {
  const { words, locale, formats } = frame;
  const { facts, comparePage, publicSector } = words;
  // In one order: the same systems, listed in another, are no difference.
  const named = (values: readonly string[], names: Record<string, string>) =>
    Array.from(values, (value) => nameOf(value, names))
      .toSorted(new Intl.Collator(locale).compare)
      .join(', ');
  const viewOf = (listing: ComparedListing) =>
    listingView(
      {
        ...{ ...listing, vendor: listing.vendor.name, license_type: listing.license.type },
        ...{ released_in: releasedAt(listing) ?? undefined, score: listing.rank.score },
      },
      { language: locale, labels: words.labels, ...formats },
    );
  return [
    [comparePage.summary, (listing) => inShort(listing, locale)],
    [comparePage.get, (listing) => getting(listing, frame)],
    [facts.pricing, ({ pricing }) => text(pricing === null ? '' : formats.formatPricing(pricing))],
    [facts.license, (listing) => text([viewOf(listing).license, listing.license.spdx_id].filter(Boolean).join(', '))],
    [facts.platforms, ({ platforms }) => text(named(platforms, words.platforms))],
    [facts.requirements, ({ requirements }) => ({ ...text(inBrief(requirements ?? '')), hasLines: true })],
    [facts.downloadSize, (listing) => text(downloadSizes(listing, frame))],
    [facts.version, (listing) => currentVersion(viewOf(listing), frame)],
    [facts.supportUntil, ({ support_until }) => text(support_until && formats.formatDay(support_until))],
    [facts.languages, ({ languages }) => several(languageNames(languages, locale, formats), frame)],
    [facts.deployment, ({ deployment }) => text(named(deployment, words.deploymentWays))],
    [publicSector.usedBy, ({ public_sector }) => several(public_sector?.used_by ?? [], frame)],
    [
      publicSector.confirmedUsers,
      ({ confirmed_users = [] }) =>
        several(
          confirmed_users.map(({ page }) => formatAddress(page)),
          frame,
        ),
    ],
    [publicSector.maintenance, (listing) => text(maintenanceWords(listing, publicSector, formats))],
    [publicSector.scope, ({ public_sector }) => text(named(public_sector?.audience?.scope ?? [], publicSector.scopes))],
    [publicSector.accessibility, ({ public_sector }) => address(public_sector?.accessibility_statement ?? null)],
    [publicSector.hosting, ({ public_sector }) => address(public_sector?.hosting_statement ?? null)],
    [facts.category, (listing) => text(viewOf(listing).category_label)],
    [facts.kind, ({ kind }) => text(nameOf(kind, words.labels.kind))],
    [facts.vendor, ({ vendor, verified }) => ({ ...text(vendor.name), ...(verified && { note: words.verified }) })],
    [facts.documentation, ({ documentation }) => address(documentation)],
    [facts.homepage, ({ homepage }) => address(homepage)],
    [facts.integrations, ({ integrations }) => several(integrations, frame)],
    [
      comparePage.interfaces,
      ({ interfaces }) =>
        text([interfaces?.openapi && facts.openapi, interfaces?.mcp && facts.mcp].filter(Boolean).join(', ')),
    ],
    [words.rank.title, (listing) => placeInRank(viewOf(listing), frame)],
  ];
}

function inShort(listing: ComparedListing, locale: string): Cell {
  const language = leadLanguage(listing, locale);
  const description = language === undefined ? undefined : listing.descriptions[language];
  if (description === undefined || language === undefined) return text(listing.summary);
  return { text: headLine(description, language).line, language };
}

/** As the listing's own page has it. */
function getting(listing: ComparedListing, { words, locale, pageOf }: Frame): Cell {
  const { get } = words;
  const [way] = waysToGet(listing);
  if (way === undefined) return text('');
  if (way.way === 'install') return { text: way.commands[0]?.command ?? '', isCode: true };
  if (way.way === 'download') {
    const [file, ...others] = way.artifacts;
    if (file === undefined || others.length > 0)
      return { text: get.download, href: `${pageOf(listing.slug)}#downloads`, isAction: true };
    return action(link(downloadLabel(file.platform, words, locale), file.uri));
  }
  return action(link(get[way.way], way.url));
}

/** A button, but where nothing can be followed. */
const action = (found: Cell): Cell => ({ ...found, isAction: found.href !== undefined });

/** Whole, it stands on the product's own page. */
function inBrief(words: string): string {
  if (words.length <= MAX_REQUIREMENTS) return words;
  return `${words.slice(0, MAX_REQUIREMENTS).toWellFormed()}…`;
}

/** "Windows 12 MB, Other: 80 MB": of each platform the file that is named first. */
function downloadSizes(listing: ComparedListing, { words, formats }: Frame): string {
  const sized = (currentRelease(listing)?.artifacts ?? []).flatMap(({ platform: stated = '', size_bytes }) => {
    const { platform = 'other' } = platformName(stated, words.platforms);
    return size_bytes === undefined ? [] : [{ platform, size: formats.formatSize(size_bytes) }];
  });
  const firsts = [...Map.groupBy(sized, ({ platform }) => platform).values()].flatMap(([first]) => first ?? []);
  const [only] = firsts;
  if (firsts.length === 1 && only?.platform === 'other') return only.size;
  return firsts
    .map(({ platform, size }) => `${words.platforms[platform]}${platform === 'other' ? ':' : ''} ${size}`)
    .join(', ');
}

/** A column is narrow: of many, how many more there are. */
function several(values: readonly string[], { words, locale, formats }: Frame): Cell {
  const { shown, rest } = foldList(values);
  const count = { count: rest.length, shown: formats.formatCount(rest.length) };
  const note = rest.length === 0 ? undefined : fillMessage(words.facts.more, count, locale);
  return { ...text(shown.join(', ')), ...(note !== undefined && { note }) };
}

function currentVersion({ version, released }: ListingView, { words, locale }: Frame): Cell {
  if (version === '' || released === '') return text(version);
  return text(fillMessage(words.comparePage.released, { version, day: released }, locale));
}

/** One row: what it is made of, the page of each rank says. */
function placeInRank({ position, score }: ListingView, { words, locale }: Frame): Cell {
  const scored = fillMessage(words.rank.scoreOf, { points: score }, locale);
  if (position === '') return text(scored);
  return { text: fillMessage(words.rank.place, { place: position }, locale), note: scored };
}

const text = (value: string | null | undefined): Cell => ({ text: value ?? '' });

function address(url: string | null): Cell {
  return url === null || !isLink(url) ? text('') : link(formatAddress(url), url);
}

/** The schemas let no other scheme through; a javascript: address must not become a link even if one of them fails. */
function link(label: string, url: string): Cell {
  return isLink(url) ? { text: label, href: url, isForeign: true } : text(label);
}

const isLink = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);
