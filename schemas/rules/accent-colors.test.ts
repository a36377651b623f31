/** Whatever color an operator chooses: what is written in it or on it can be read, in both schemes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accentColors, accentStyle, contrast, GROUNDS } from './accent-colors.ts';

/** WCAG 2.2, 1.4.3 (AA). */
const AA = 4.5;

/** Colors that are bright, dark, without a hue, as strong as a screen can show, or of well-known brands. */
const HARD = [
  ['yellow', '#ffff00'],
  ['a warm yellow', '#ffcc00'],
  ['navy', '#000080'],
  ['gray', '#808080'],
  ['a light gray', '#cccccc'],
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['almost white', '#fefefe'],
  ['red', '#ff0000'],
  ['lime', '#00ff00'],
  ['blue', '#0000ff'],
  ['cyan', '#00ffff'],
  ['magenta', '#ff00ff'],
  ['orange', '#ff7700'],
  ['pink', '#ffb6c1'],
  ['brown', '#4b2e05'],
  ['olive', '#808000'],
  ['teal', '#008080'],
  ['our own', '#0a6b58'],
  ['in capitals', '#E2001A'],
  ['a hair too bright', '#767676'],
  ['a hair too dark', '#1a1a2e'],
  ['lavender', '#e6e6fa'],
  ['a deep violet', '#2e0854'],
] as const;

it.each(HARD)('%s (%s) is legible wherever it stands, in both schemes', (_name, color) => {
  const accents = accentColors(color);
  for (const scheme of ['light', 'dark'] as const) {
    const { accent, strong, soft, onAccent } = accents[scheme];
    const { behind, text, muted } = GROUNDS[scheme];
    for (const ground of [...behind, soft]) {
      expect({ scheme, ground, ratio: contrast(accent, ground) >= AA }).toEqual({ scheme, ground, ratio: true });
      expect({ scheme, ground, ratio: contrast(strong, ground) >= AA }).toEqual({ scheme, ground, ratio: true });
    }
    for (const ground of [accent, strong]) expect(contrast(onAccent, ground)).toBeGreaterThanOrEqual(AA);
    for (const written of [text, muted]) expect(contrast(written, soft)).toBeGreaterThanOrEqual(AA);
    for (const each of [accent, strong, soft, onAccent]) expect(each).toMatch(/^#[0-9a-f]{6}$/);
  }
});

it.each([
  ['is kept where it can be read as it is', '#0a6b58', 'light', true],
  ['is kept in the dark scheme where it is bright enough', '#ffff00', 'dark', true],
  ['is shifted where it is too bright for paper', '#ffff00', 'light', false],
  ['is shifted where it is too dark for night', '#000080', 'dark', false],
] as const)('a color %s', (_what, color, scheme, isKept) => {
  expect(accentColors(color)[scheme].accent === color).toBe(isKept);
});

it.each([
  ['#ffcc00', 40, 110],
  ['#ff0000', 10, 50],
  ['#0000ff', 240, 290],
])('%s keeps its hue when it is shifted', (color, from, to) => {
  const { light, dark } = accentColors(color);
  for (const { accent } of [light, dark]) {
    expect(hueOf(accent)).toBeGreaterThan(from);
    expect(hueOf(accent)).toBeLessThan(to);
  }
});

/** In OKLCH, by the definition and not by the code under test. */
function hueOf(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const second = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return ((Math.atan2(second, a) * 180) / Math.PI + 360) % 360;
}

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s on %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

it('is a sheet that sets the colors of the accent and nothing else', () => {
  expect(accentStyle('#ffff00')).toMatch(
    /^html:root\{(?:--color-(?:accent|accent-strong|accent-soft|on-accent):light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\);){4}\}\n$/,
  );
});

it('knows the grounds that the pages have', () => {
  const tokens = readFileSync(join(import.meta.dirname, '..', '..', 'site', 'styles', 'tokens.css'), 'utf8');
  const token = (name: string) =>
    new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens)?.slice(1) ?? [];
  const [light, dark] = [0, 1].map((scheme) => ({
    behind: ['canvas', 'surface', 'warning-soft', 'mark'].map((name) => token(name)[scheme]),
    text: token('text')[scheme],
    muted: token('muted')[scheme],
  }));
  expect({ light, dark }).toEqual(GROUNDS);
});
