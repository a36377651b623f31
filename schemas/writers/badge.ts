/** The badge of a listing: an SVG image for a README or a web page, made of what the listing's JSON says. */
import type { SoftwareListing } from '../contracts/generated/read-api.ts';
import { escapeXml } from '../rules/escape-xml.ts';

/** Characters of the catalog's name; a badge is one short line. */
const MAX_LABEL = 30;

const HEIGHT = 20;
/** Left and right of each text. */
const PADDING = 6;
const FONT_SIZE = 11;

/** White text has at least 4.5:1 on each of them (WCAG AA), and they stand out from a white page and from a black one. */
const COLORS = { label: '#4d5d59', score: '#0a6b58', earned: '#3c64a4', gray: '#6b6b6b' };

const EARNED = { openapi: 'OpenAPI', verified: 'verified' } satisfies Record<SoftwareListing['badges'][number], string>;

interface Part {
  text: string;
  color: string;
}

/** Shows the score and not the place, which moves when others do: the image changes only when its listing does. */
export function listingBadge({ name, rank, badges, sources }: SoftwareListing, catalogName: string): string {
  const facts = [`${rank.score} ${rank.score === 1 ? 'point' : 'points'}`, ...badges.map((badge) => EARNED[badge])];
  const parts = facts.map((text, index) => ({ text, color: index === 0 ? COLORS.score : COLORS.earned }));
  const since = sources.flatMap(({ failing_since }) => failing_since ?? []).sort()[0];
  const failing = since === undefined ? [] : [{ text: `source failing since ${since}`, color: COLORS.gray }];
  const said = [...facts, ...failing.map(({ text }) => text)].join(', ');
  return badgeSvg(`${name} in ${catalogName}: ${said}`, [labelPart(catalogName), ...parts, ...failing]);
}

/** @param words what is said instead of a score, like "not listed" */
export function grayBadge(words: string, catalogName: string): string {
  return badgeSvg(`${catalogName}: ${words}`, [labelPart(catalogName), { text: words, color: COLORS.gray }]);
}

function labelPart(catalogName: string): Part {
  const letters = [...catalogName];
  const text = letters.length > MAX_LABEL ? `${letters.slice(0, MAX_LABEL).join('')}…` : catalogName;
  return { text, color: COLORS.label };
}

/** No style and no script, so that it needs nothing of the policy of the page that shows it. */
function badgeSvg(title: string, parts: readonly Part[]): string {
  let width = 0;
  const drawn = parts.map(({ text, color }) => {
    const [x, length] = [width, textWidth(text)];
    width += length + 2 * PADDING;
    // `textLength` fits the text into its box where another font than Verdana draws it.
    return (
      `<path fill="${color}" d="M${x} 0h${length + 2 * PADDING}v${HEIGHT}H${x}z"/>` +
      `<text x="${x + PADDING}" y="14" textLength="${length}">${escapeXml(text)}</text>`
    );
  });
  const name = escapeXml(title);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${name}">` +
    `<title>${name}</title><clipPath id="r"><rect width="${width}" height="${HEIGHT}" rx="3"/></clipPath>` +
    `<g clip-path="url(#r)" fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="${FONT_SIZE}">` +
    `${drawn.join('')}</g></svg>\n`
  );
}

/**
 * Widths of the printable ASCII characters in Verdana, in thousandths of the font size, from the space on
 * (hmtx table of the font; DejaVu Sans was made to nearly the same ones).
 */
const WIDTHS = [
  352, 394, 459, 818, 636, 1076, 727, 269, 454, 454, 636, 818, 364, 454, 364, 454, 636, 636, 636, 636, 636, 636, 636,
  636, 636, 636, 454, 454, 818, 818, 818, 545, 1000, 684, 686, 698, 771, 632, 575, 775, 751, 421, 455, 693, 557, 843,
  748, 787, 603, 787, 695, 684, 616, 732, 684, 989, 685, 615, 685, 454, 454, 454, 818, 636, 636, 601, 623, 521, 623,
  596, 352, 623, 633, 274, 344, 592, 274, 973, 633, 607, 623, 623, 427, 521, 394, 633, 592, 818, 592, 592, 525, 635,
  454, 635, 818,
];
/** Of any other character: that of a Chinese one, because too much room looks better than too little. */
const OTHER_WIDTH = 1000;

/** In whole pixels. */
function textWidth(text: string): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (WIDTHS[letter.charCodeAt(0) - 32] ?? OTHER_WIDTH), 0);
  return Math.ceil((thousandths * FONT_SIZE) / 1000);
}
