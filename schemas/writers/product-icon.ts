/** What a product looks like in a list: its icon, or a monogram. The same from pages, their scripts and the worker. */
import type { SignalName } from '../contracts/generated/read-api.ts';
import { fillMarkup, type MarkupValues } from './fill-markup.ts';
import { monogram } from './monogram.ts';

/**
 * Filled with {@link productIconValues}. The name of the product stands beside it. No section stands within a tag: the
 * search page takes its template out of the document, in which a tag has nothing but attributes.
 */
export const PRODUCT_ICON =
  '{{#icon}}<img class="product-icon" src="{{icon}}" width="48" height="48" alt="" loading="{{loading}}" ' +
  'decoding="async">{{/icon}}{{^icon}}<svg class="product-icon" viewBox="0 0 48 48" aria-hidden="true" ' +
  'focusable="false"><rect width="48" height="48" rx="10" fill="{{color}}"></rect><text x="24" y="25" ' +
  'font-size="{{letter_size}}" text-anchor="middle" dominant-baseline="central">{{letters}}</text></svg>{{/icon}}';

export interface PicturedProduct {
  slug: string;
  name: string;
  /** Address of its icon, on any host that the catalog is served from; null where it has none. */
  icon: string | null;
}

/** @param eager where it is in sight as soon as the page is */
export function productIconHtml(product: PicturedProduct, eager = false): string {
  return fillMarkup(PRODUCT_ICON, productIconValues(product, eager));
}

export function productIconValues({ slug, name, icon }: PicturedProduct, eager = false): MarkupValues {
  const letters = monogram(name);
  const letter_size = letters.length > 1 ? '20' : '26';
  // Without its host: pages may load pictures of their own host alone, and a preview is on another.
  const path = icon === null ? '' : new URL(icon).pathname;
  return { icon: path, loading: eager ? 'eager' : 'lazy', letters, letter_size, color: iconColor(slug) };
}

/** Legible in both schemes, and told apart by most people. */
const COLORS = ['kept', 'proven', 'used', 'told'] as const satisfies readonly SignalName[];

/** @returns the name of a color of the styles */
export function iconColor(slug: string): string {
  // FNV-1a, whose upper bits are mixed well for short words, too.
  let hash = 2_166_136_261;
  for (const letter of slug) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return `var(--color-${COLORS[(hash >>> 8) % COLORS.length]})`;
}
