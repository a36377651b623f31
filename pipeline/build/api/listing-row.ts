/** What the worker searches of a listing, made of its file in the build and nothing else. */
import { hash } from 'node:crypto';
import { digestOfPicture } from '../../../schemas/contracts/addresses.ts';
import type { SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { rankInput } from '../../../schemas/rank/rank-input.ts';
import { rankText, tieOf } from '../../../schemas/rank/tie-breaking.ts';
import { type SignalName, STANDARD_WEIGHTS } from '../../../schemas/rank/weights.ts';
import { tagFor } from '../../../schemas/rules/language-tag.ts';
import { traitsOf } from '../../../schemas/search/public-sector-traits.ts';
import type { SearchRow, SearchText, StoredSummary } from '../../../schemas/search/search-rows.ts';
import { type CategoryLabels, toSearched } from '../../../schemas/search/searched-listing.ts';
import { termsOf } from '../../../schemas/search/terms.ts';
import { foldText } from '../../../schemas/search/words.ts';
import { publicUseOf, useFigure } from '../../../schemas/wording/usage-figures.ts';
import { leadingState } from '../../../schemas/writers/listing-view.ts';
import { compactJson } from '../../repo/text/stable-json.ts';

/** A row that carries its words. */
export type WholeRow = SearchRow & { text: SearchText };

/** What rows of a build depend on beside the listings. */
export interface RowFacts {
  labels: CategoryLabels;
  /** Of the pages. */
  languages: readonly string[];
  /** See {@link import('../listings/group-by-publisher.ts').publisherSlugs}. */
  publishers: ReadonlyMap<string, string>;
  /** Day of the build. */
  date: string;
}

export function toSearchRow(listing: SoftwareListing, { labels, languages, publishers, date }: RowFacts): WholeRow {
  const { name, head, summary, text: texts } = termsOf(toSearched(listing, labels), languages);
  const text = { name: name.join(' '), head: head.join(' '), summary: summary.join(' '), text: texts.join(' ') };
  const publisher = publishers.get(listing.slug) ?? null;
  const tie = tieOf(rankInput(listing), date, STANDARD_WEIGHTS);
  const pointsFor = (signal: SignalName) => listing.rank.signals.find(({ name }) => name === signal)?.points ?? 0;
  const row = {
    slug: listing.slug,
    text_digest: digestOf(text),
    name_key: foldText(listing.name),
    category: listing.category,
    kind: listing.kind,
    license_type: listing.license_type,
    platforms: spaced(listing.platforms),
    pricing: listing.pricing?.model ?? null,
    badges: spaced(listing.badges),
    verified: listing.verified ? (1 as const) : (0 as const),
    publisher,
    traits: traitsOf(listing),
    state: listing.states?.[0]?.state ?? null,
    ...{ score: listing.rank.score, used: pointsFor('used'), kept: pointsFor('kept') },
    by_rank: rankText(listing.rank.score, tie),
    published_on: listing.published_on,
    updated_on: listing.updated_on,
    summary: JSON.stringify({ ...toStoredSummary(listing, languages), ...(publisher !== null && { publisher }) }),
  };
  return { ...row, digest: digestOf(row), text };
}

function toStoredSummary(listing: SoftwareListing, languages: readonly string[]): StoredSummary {
  const { slug, name, vendor, kind, category, license_type, platforms, descriptions } = listing;
  const { summary, homepage, version, released_on, badges, verified, pricing } = listing;
  const [{ spdx_id }, use, state] = [listing.license, useFigure(listing.evidence), leadingState(listing.states)];
  const publicUse = publicUseOf(listing);
  const icon = digestOfPicture(listing.icon);
  const translated = languages.flatMap((language) => {
    const own = descriptions[tagFor(Object.keys(descriptions), language) ?? '']?.summary;
    return own === undefined || own === summary ? [] : [[language, own] as const];
  });
  return {
    ...{ slug, name, vendor: { name: vendor.name }, kind, category, license_type, platforms },
    ...{ summary, homepage, version, released_on, badges, verified },
    ...(spdx_id !== null && { spdx_id }),
    ...(pricing !== null && { pricing }),
    ...(use !== undefined && { use }),
    ...(publicUse !== undefined && { public_use: publicUse }),
    ...(state !== undefined && { state }),
    ...(icon !== undefined && { icon }),
    ...(translated.length > 0 && { summaries: Object.fromEntries(translated) }),
  };
}

const spaced = (values: readonly string[]) => (values.length === 0 ? '' : ` ${values.join(' ')} `);

/** 128 bits: more than enough to tell versions of one listing apart. */
function digestOf(value: unknown): string {
  return hash('sha256', compactJson(value), 'base64url').slice(0, 22);
}
