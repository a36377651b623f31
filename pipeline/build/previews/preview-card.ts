/** What stands on a preview image, and how it is laid out: boxes and texts as the renderer takes them. Pure. */
import type { Node } from '@takumi-rs/wasm';
import { plainLine } from '../../../schemas/rules/plain-text.ts';

/** As the sites that show previews want them (ogp.me and their own documentation), in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };
export const FONT_FAMILY = 'Inter';

/** The light scheme of site/styles/tokens.css. */
export const COLOURS = {
  canvas: '#f7f9f8',
  surface: '#ffffff',
  line: '#d5dedb',
  text: '#14201d',
  muted: '#4d5d59',
  accent: '#0a6b58',
  accentStrong: '#07513f',
};

/** Nothing that changes daily, like a place or a number, so that an image is made once. */
export interface Card {
  /** Name of the catalog. */
  catalog: string;
  /** What the image is about. */
  title: string;
  /** Who makes it. */
  vendor?: string | undefined;
  summary?: string | undefined;
  category?: string | undefined;
  /** Digest of the picture of what it is about. */
  icon?: string | undefined;
}

/** More characters than fit, for texts that are all narrow letters; the layout cuts what is too wide. */
const MAX_LENGTHS = { catalog: 80, title: 120, vendor: 120, summary: 240, category: 80 };

/** Characters that decorate a summary, and are no words of it. */
const PICTOGRAPHS =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u200d|\u20e3/gu;

/**
 * The texts of an image, without what must not be on one.
 * @param canShow whether the font has every character of a text
 * @returns undefined if one of them cannot be shown; a summary that cannot is left out
 */
export function readCard(card: Card, canShow: (text: string) => boolean): Card | undefined {
  const [catalog, title] = [bounded('catalog', card.catalog), bounded('title', card.title)];
  const [vendor, category] = [bounded('vendor', card.vendor), bounded('category', card.category)];
  if (catalog === '' || title === '') return undefined;
  if (![catalog, title, vendor, category].every(canShow)) return undefined;
  const written = bounded('summary', card.summary);
  const summary = canShow(written) ? written : plainLine(written.replace(PICTOGRAPHS, ''));
  return { catalog, title, vendor, summary: canShow(summary) ? summary : '', category };
}

/** By code points: half a pair would be no character. */
function bounded(name: keyof typeof MAX_LENGTHS, text: string | undefined): string {
  const characters = Array.from(plainLine(text ?? '').toWellFormed());
  const limit = MAX_LENGTHS[name];
  return characters.length <= limit ? characters.join('') : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** The tree of an image. All that decides how it looks is in here, the fonts apart. */
export function layOut({ catalog, title, vendor, summary, category, icon }: Card): Node {
  const heading = { fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.15, letterSpacing: -1.5, ...lines(2) };
  const texts = [
    icon === undefined ? text(title, heading) : besideIcon(icon, text(title, { ...heading, flexGrow: 1, width: 0 })),
    vendor && text(vendor, { fontSize: 38, color: COLOURS.muted, marginTop: 14, ...lines(1) }),
    summary && text(summary, { fontSize: 38, lineHeight: 1.4, marginTop: 30, ...lines(2) }),
  ];
  return box(
    { ...CARD_SIZE, backgroundColor: COLOURS.canvas, color: COLOURS.text, fontFamily: FONT_FAMILY },
    box({ width: 20, height: '100%', backgroundColor: COLOURS.accent }),
    box(
      { ...COLUMN, flexGrow: 1, width: 0, height: '100%', padding: '64px 72px 56px' },
      box({ ...COLUMN, flexGrow: 1, justifyContent: 'center', width: '100%' }, ...texts),
      box(
        { width: '100%', paddingTop: 30, borderTop: `2px solid ${COLOURS.line}`, justifyContent: 'space-between' },
        text(catalog, { fontSize: 34, fontWeight: 700, color: COLOURS.accent, maxWidth: 500, ...lines(1) }),
        category && text(category, { fontSize: 34, color: COLOURS.accentStrong, maxWidth: 500, ...lines(1) }),
      ),
    ),
  );
}

/** On a ground of its own: many icons have none, and are drawn for a light one. */
function besideIcon(icon: string, title: Node): Node {
  const style = { ...ICON_SIZE, borderRadius: 24, backgroundColor: COLOURS.surface };
  return box({ alignItems: 'center', gap: 36, width: '100%' }, { type: 'image', src: icon, style }, title);
}

const ICON_SIZE = { width: 120, height: 120 };
const COLUMN = { flexDirection: 'column' };

type Style = Record<string, string | number>;

function box(style: Style, ...children: (Node | '' | undefined)[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children: children.filter((child) => !!child) };
}

function text(content: string, style: Style): Node {
  return { type: 'text', text: content, style };
}

/** At most so many; a word that is too long for one is broken. */
const lines = (count: number): Style => ({ lineClamp: count, textOverflow: 'ellipsis', overflowWrap: 'anywhere' });

function titleSize(title: string): number {
  if (title.length <= 16) return 112;
  return title.length <= 40 ? 84 : 64;
}
