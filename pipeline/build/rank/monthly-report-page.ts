/** The market report as one page that needs nothing else: no script, no other file, readable in light and dark. */
import type { ListingCount, MarketReport, MonthCount, Mover } from '../../../schemas/contracts/generated/read-api.ts';
import { escapeXml } from '../../../schemas/rules/escape-xml.ts';

/** Contrast of text and bars is at least 4.5:1 in both schemes. */
const STYLE = `
:root { color-scheme: light dark; --text: #14201d; --canvas: #ffffff; --line: #d5dedb; --bar: #0a6b58; }
@media (prefers-color-scheme: dark) { :root { --text: #e5edeb; --canvas: #0f1514; --line: #2d3a37; --bar: #6fd6bd; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 52rem; color: var(--text); background: var(--canvas); font: 1rem/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; margin-block: 1rem 2.5rem; }
caption { font-weight: 700; font-size: 1.25rem; text-align: start; padding-block-end: 0.5rem; }
th, td { padding: 0.25rem 0.5rem 0.25rem 0; border-bottom: 1px solid var(--line); text-align: start; font-weight: 400; overflow-wrap: anywhere; }
thead th { font-weight: 700; }
.number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.bar { width: 45%; }
svg { display: block; width: 100%; height: 0.75rem; }
rect { fill: var(--bar); }
@media (forced-colors: active) { rect { fill: CanvasText; } }
`;

/** @param categories slug → name */
export function reportPage(report: MarketReport, categories: ReadonlyMap<string, string>): string {
  const { catalog, month, date } = report;
  const title = `${catalog.name}: market report ${month}`;
  const category = (slug: string) => categories.get(slug) ?? slug;
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeXml(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeXml(title)}</h1>`,
    `<p>Of the listings that were published on ${escapeXml(date)} at ${link(catalog.base_url, catalog.base_url)}.</p>`,
    figures(report),
    listingBars('Listings by category', report.by_category, category),
    listingBars('Listings by kind', report.by_kind),
    listingBars('Listings by license type', report.by_license_type),
    listingBars('Listings by pricing model', report.by_pricing_model),
    listingBars('Listings by platform', report.by_platform),
    monthBars('Releases by month', 'Releases', report.releases_by_month),
    monthBars('New listings by month', 'Listings', report.published_by_month),
    movers(report.movers),
    '</main></body></html>\n',
  ].join('\n');
}

function figures({ listings, verified, vendors, versions }: MarketReport): string {
  const rows = [
    ['Listings', listings],
    ['Listings of a verified domain', verified],
    ['Publishers', vendors],
    ['Versions', versions],
  ] as const;
  const cells = rows.map(([name, count]) => `<tr>${head(name)}${number(count)}</tr>`);
  return table('Figures', ['What', 'How many'], cells);
}

function listingBars(caption: string, counts: readonly ListingCount[], nameOf = (name: string) => name): string {
  const rows = counts.map(({ name, listings }) => ({
    name: name === null ? 'not known' : nameOf(name),
    count: listings,
  }));
  return bars(caption, 'Listings', rows);
}

function monthBars(caption: string, unit: string, counts: readonly MonthCount[]): string {
  const rows = counts.map(({ month, count }) => ({ name: month, count }));
  return bars(caption, unit, rows);
}

/** The numbers stand in the table, so that the bars say nothing to those who cannot see them. */
function bars(caption: string, unit: string, rows: readonly { name: string; count: number }[]): string {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const drawn = rows.map(({ name, count }) => {
    const width = Math.round((count / most) * 1000) / 10;
    const bar = `<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${width}" height="4"/></svg>`;
    return `<tr>${head(name)}${number(count)}<td class="bar">${bar}</td></tr>`;
  });
  return table(caption, ['What', unit, ''], drawn);
}

function movers(moved: MarketReport['movers']): string {
  if (moved === null) return '<p>Who moved in the rank can be said once two months of it are kept.</p>';
  const rows = (list: readonly Mover[]) =>
    list.map(({ name, from, to }) => `<tr>${head(name)}${number(from)}${number(to)}</tr>`);
  const heads = ['Listing', `Place in ${moved.from}`, `Place in ${moved.to}`];
  return table('Furthest up', heads, rows(moved.up)) + table('Furthest down', heads, rows(moved.down));
}

function table(caption: string, heads: readonly string[], rows: readonly string[]): string {
  const cells = heads.map((text, column) => {
    // A column of pictures has no name: what they show stands beside them.
    if (text === '') return '<td></td>';
    return `<th scope="col"${column > 0 ? ' class="number"' : ''}>${escapeXml(text)}</th>`;
  });
  return (
    `<table><caption>${escapeXml(caption)}</caption>` +
    `<thead><tr>${cells.join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`
  );
}

const head = (text: string) => `<th scope="row">${escapeXml(text)}</th>`;
const number = (count: number) => `<td class="number">${count}</td>`;

/** @param address one of our own settings */
const link = (address: string, text: string) => `<a href="${escapeXml(address)}">${escapeXml(text)}</a>`;
