/**
 * The colors of an operator's accent. The rule: hue and chroma stay as they are, and lightness (in OKLCH) moves in small
 * steps, darker in the light scheme and lighter in the dark one, until all text in the color has a contrast of 4.5:1
 * (WCAG 2.2, 1.4.3) on every ground of the pages. A color that has it already stays as it is.
 */

interface SchemeAccent {
  /** Of links, and behind the words of a button. */
  accent: string;
  /** The same under a pointer. */
  strong: string;
  /** Behind what is chosen or marked. */
  soft: string;
  /** On {@link accent} and {@link strong}. */
  onAccent: string;
}

export interface AccentColors {
  light: SchemeAccent;
  dark: SchemeAccent;
}

type Scheme = keyof AccentColors;

/** What site/styles/tokens.css has: grounds that text in the accent stands on, and the texts that stand on its soft form. */
export const GROUNDS = {
  light: { behind: ['#f7f9f8', '#ffffff', '#fdeedd', '#ffe9a8'], text: '#14201d', muted: '#4d5d59' },
  dark: { behind: ['#0f1514', '#171f1d', '#36230f', '#5c4a10'], text: '#e5edeb', muted: '#a5b5b1' },
} as const satisfies Record<Scheme, { behind: readonly string[]; text: string; muted: string }>;

const AA = 4.5;
/** Lightness in OKLCH, 0 to 1: too small a step to be seen. */
const STEP = 0.005;
/** By how much the accent under a pointer differs. */
const STRONGER = 0.08;
/** Lightness, and the most chroma, of what is only a tint. */
const SOFT = { light: [0.95, 0.03], dark: [0.29, 0.045] } as const;
const ON_ACCENT = { light: [1, 0], dark: [0.2, 0.03] } as const;

interface Oklch {
  lightness: number;
  chroma: number;
  /** In radians. */
  hue: number;
}

/** @param color like #0a6b58 */
export function accentColors(color: string): AccentColors {
  return { light: schemeAccent(color, 'light'), dark: schemeAccent(color, 'dark') };
}

/** A sheet of style that outdoes the tokens wherever in the head it stands. @param color like #0a6b58 */
export function accentStyle(color: string): string {
  const { light, dark } = accentColors(color);
  const set = (name: string, of: (scheme: SchemeAccent) => string) =>
    `--color-${name}:light-dark(${of(light)},${of(dark)});`;
  const names = [
    set('accent', ({ accent }) => accent),
    set('accent-strong', ({ strong }) => strong),
    set('accent-soft', ({ soft }) => soft),
    set('on-accent', ({ onAccent }) => onAccent),
  ];
  return `html:root{${names.join('')}}\n`;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function schemeAccent(color: string, scheme: Scheme): SchemeAccent {
  const given = toOklch(color);
  const tint = ([lightness, most]: readonly [number, number]) =>
    toHex({ ...given, lightness, chroma: Math.min(given.chroma, most) });
  const [soft, onAccent] = [tint(SOFT[scheme]), tint(ON_ACCENT[scheme])];
  const grounds = [...GROUNDS[scheme].behind, soft, onAccent];
  const isLegible = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= AA);
  const direction = scheme === 'light' ? -1 : 1;
  let accent = color.toLowerCase();
  let { lightness } = given;
  // Black and white are legible everywhere, so one of the ends is reached at the latest.
  while (!isLegible(accent) && lightness > 0 - STEP && lightness < 1 + STEP) {
    lightness += direction * STEP;
    accent = toHex({ ...given, lightness });
  }
  const strong = toHex({ ...given, lightness: lightness + direction * STRONGER });
  return { accent, strong, soft, onAccent };
}

/** sRGB, 0 to 255 each, to linear light. */
function toLinear(color: string): [r: number, g: number, b: number] {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(color: string): number {
  const [r, g, b] = toLinear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Source of the matrices here and below: Björn Ottosson, "A perceptual color space for image processing". */
function toOklch(color: string): Oklch {
  const [r, g, b] = toLinear(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const one = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const two = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(one, two), hue: Math.atan2(two, one) };
}

/** A color that no screen can show at this lightness loses chroma until one can; its hue stays. */
function toHex({ lightness, chroma, hue }: Oklch): string {
  const within = Math.min(1, Math.max(0, lightness));
  let kept = chroma;
  let channels = toChannels(within, kept, hue);
  while (channels.some((channel) => channel < -0.001 || channel > 1.001) && kept > 0.001) {
    kept *= 0.97;
    channels = toChannels(within, kept, hue);
  }
  return `#${channels.map(toByte).join('')}`;
}

function toChannels(lightness: number, chroma: number, hue: number): number[] {
  const [one, two] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * one + 0.2158037573 * two) ** 3;
  const m = (lightness - 0.1055613458 * one - 0.0638541728 * two) ** 3;
  const s = (lightness - 0.0894841775 * one - 1.291485548 * two) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toByte(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.min(255, Math.max(0, Math.round(value * 255)));
  return byte.toString(16).padStart(2, '0');
}
