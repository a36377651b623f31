/** The table of a comparison. Whatever a listing says, it stays text. */
import { fillMessage } from '../../schemas/texts/message.ts';
import { productIconHtml } from '../../schemas/writers/product-icon.ts';
import { element, fragmentOf } from '../base/page-elements.ts';
import type { Cell, ComparedListing, ComparisonFrame, Row } from './comparison.ts';

export interface TableParts {
  frame: ComparisonFrame;
  /** With a place for `{name}`. */
  remove: string;
  take(slug: string): void;
}

export function comparisonTable(
  listings: readonly ComparedListing[],
  rows: readonly Row[],
  parts: TableParts,
): HTMLTableElement {
  const { comparePage: words } = parts.frame.words;
  const heads = listings.map((listing) => columnHead(listing, parts));
  return element(
    'table',
    { className: 'compare' },
    element('caption', { className: 'visually-hidden' }, words.title),
    element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, words.fact), ...heads)),
    element('tbody', {}, ...rows.map((row) => rowOf(row, words.differs))),
  );
}

function columnHead({ slug, name, icon }: ComparedListing, { frame, remove, take }: TableParts): HTMLTableCellElement {
  const link = element('a', { href: frame.pageOf(slug) }, element('bdi', {}, name));
  const ariaLabel = fillMessage(remove, { name }, frame.locale);
  const properties = { type: 'button', className: 'button-quiet', ariaLabel, onclick: () => take(slug) } as const;
  return element(
    'th',
    { scope: 'col' },
    fragmentOf(productIconHtml({ slug, name, icon })),
    link,
    ' ',
    element('button', properties, '×'),
  );
}

/** Differences are marked by a sign, for those who cannot tell colors apart, too. */
function rowOf({ label, cells, differs }: Row, words: string): HTMLTableRowElement {
  const head = element('th', { scope: 'row' }, label);
  if (differs) head.append('\u00a0', element('span', { role: 'img', ariaLabel: words, className: 'muted' }, '≠'));
  return element('tr', { className: differs ? '' : 'same' }, head, ...cells.map(cellOf));
}

function cellOf({ text, href, isForeign, isAction, isCode, hasLines, note, language }: Cell): HTMLTableCellElement {
  const rel = isForeign ? 'nofollow noopener ugc' : '';
  const said = href === undefined ? text : element('a', { href, rel, className: isAction ? 'button' : '' }, text);
  const cell = element(
    'td',
    { dir: 'auto', className: hasLines ? 'has-lines' : '' },
    isCode ? element('code', {}, said) : said,
  );
  if (language !== undefined) cell.lang = language;
  if (note !== undefined) cell.append(element('span', { className: 'muted note' }, note));
  return cell;
}
