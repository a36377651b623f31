/**
 * Texts become pixels: WebAssembly and fonts out of npm packages, nothing of the machine, so that a card is the same
 * bytes everywhere. (The image library of the site builder computes with what the processor offers.)
 */
import { createHash, hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { memoizeBy } from '../../../schemas/texts/memoize-by-key.ts';
import { CARD_SIZE, type Card, FONT_FAMILY, layOut } from './preview-card.ts';

const require = createRequire(import.meta.url);
const program = () => require.resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm');
const fontFolder = () => join(dirname(require.resolve('@fontsource-variable/inter/package.json')), 'files');
/** Letters by script, all weights in each file. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

export function createCardRenderer() {
  const fonts = SCRIPTS.map((script) => readFileSync(join(fontFolder(), `inter-${script}-wght-normal.woff2`)));
  const shapes = fonts.map((font) => create(font) as Font);
  const tools = createHash('sha256').update(readFileSync(program()));
  for (const font of fonts) tools.update(font);
  const toolsKey = tools.digest('hex');
  const isShown = memoizeBy((character: string) => hasGlyph(shapes, character));
  let paint: Promise<Paint> | undefined;
  return {
    /** Whether every character has a glyph, so that no empty box stands for one. */
    canShow: (text: string) => Array.from(text).every(isShown),
    /** The same key is the same image. */
    keyOf: (card: Card) => hash('sha256', toolsKey + JSON.stringify(layOut(card)), 'base64url'),
    /** @param icon bytes of the icon that the card names @returns a PNG */
    render: async (card: Card, icon?: Uint8Array) => {
      paint ??= startPainting(fonts);
      const draw = await paint;
      const { icon: _icon, ...words } = card;
      // It may be no picture at all, whatever its name says.
      return icon === undefined ? draw(words) : draw(card, icon).catch(() => draw(words));
    },
  };
}

/** Marks that are no part of their letter may come from another file than it, and so stand beside it. */
function hasGlyph(fonts: readonly Font[], character: string): boolean {
  if (/[\p{M}\p{C}]/u.test(character)) return false;
  const point = character.codePointAt(0) ?? 0;
  return fonts.some((font) => font.hasGlyphForCodePoint(point));
}

type Paint = (card: Card, icon?: Uint8Array) => Promise<Uint8Array>;

/** Compiles the program, so only where an image has to be made. */
async function startPainting(fonts: readonly Uint8Array[]): Promise<Paint> {
  const { Renderer } = await import('@takumi-rs/wasm/node');
  const renderer = new Renderer();
  for (const data of fonts) await renderer.registerFont({ name: FONT_FAMILY, data });
  return async (card, icon) => {
    const images = card.icon === undefined || icon === undefined ? [] : [{ src: card.icon, data: icon }];
    return renderer.render(layOut(card), {
      ...CARD_SIZE,
      format: 'png',
      fontFamilies: [FONT_FAMILY],
      images: images.map((image) => ({ ...image, cache: 'none' })),
    });
  };
}
