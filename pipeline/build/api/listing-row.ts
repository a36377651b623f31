/** What the worker searches of a listing, made of its file in the build and nothing else. */
import { hash } from 'node:crypto';
import type { SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { toDay, toDayNumber } from '../../../schemas/rank/days.ts';
import { rankInput } from '../../../schemas/rank/rank-input.ts';
import { factsOn } from '../../../schemas/rank/signals.ts';
import type { SearchRow, SearchText } from '../../../schemas/rules/search/rows.ts';
import { foldText, searchWords } from '../../../schemas/rules/search/words.ts';
import { compactJson } from '../../repo/text/stable-json.ts';

/** A listing may have a hundred languages of 20 000 characters: those beyond are not searched. */
const MAX_SEARCHED = 50_000;

/** A row that carries its words. */
export type WholeRow = SearchRow & { text: SearchText };

/**
 * @param categoryName label of its category
 * @param date day of the build
 */
export function toSearchRow(listing: SoftwareListing, categoryName: string, date: string): WholeRow {
  const { newest } = factsOn(rankInput(listing), toDayNumber(date));
  const text = toSearchText(listing, categoryName);
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
    score: listing.rank.score,
    newest_release: newest === undefined ? '' : toDay(newest),
    published_on: listing.published_on,
    updated_on: listing.updated_on,
    summary: JSON.stringify(toStoredSummary(listing)),
  };
  return { ...row, digest: digestOf(row), text };
}

/** As pages of lists show it, without what the base address and other listings decide. */
function toStoredSummary(listing: SoftwareListing) {
  const { slug, name, vendor, kind, category, license_type, platforms } = listing;
  const { summary, homepage, version, released_on, badges, verified } = listing;
  return {
    ...{ slug, name, vendor: { name: vendor.name }, kind, category, license_type, platforms },
    ...{ summary, homepage, version, released_on, badges, verified },
  };
}

export function toSearchText(listing: Omit<SoftwareListing, 'rank'>, categoryName: string): SearchText {
  const { slug, name, vendor, category, platforms } = listing;
  const descriptions = Object.values(listing.descriptions);
  return {
    name: words([name]),
    vendor: words([vendor.name]),
    summary: words(descriptions.flatMap(({ tagline = '', summary }) => [tagline, summary])),
    text: words(descriptions.map(({ text = '' }) => text)),
    terms: words([slug, category, categoryName, ...platforms]),
  };
}

const words = (texts: readonly string[]) => searchWords(texts.join('\n').slice(0, MAX_SEARCHED)).join(' ');

const spaced = (values: readonly string[]) => (values.length === 0 ? '' : ` ${values.join(' ')} `);

/** 128 bits: more than enough to tell versions of one listing apart. */
function digestOf(value: unknown): string {
  return hash('sha256', compactJson(value), 'base64url').slice(0, 22);
}
