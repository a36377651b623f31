/** A sign of one color as an icon: on a tile, so that it is seen on any ground. Pure. */

const LIGHT = '#ffffff';
/** For signs that would hardly be seen on the light one. */
const DARK = '#14201d';
const MIN_CONTRAST = 1.7;
const PATH = /<path d="([MmLlHhVvCcSsQqTtAaZz0-9 ,.+eE-]+)"\/>/;

/**
 * @param sign an SVG of one path in a square of 24, as simple-icons has them
 * @param hex its color, like BC52EE
 * @throws Error where it is something else
 */
export function drawSampleIcon(sign: string, hex: string): string {
  const [, path] = PATH.exec(sign) ?? [];
  if (path === undefined || !/^[0-9A-F]{6}$/.test(hex)) throw new Error('This is no sign of one path and one color.');
  const ground = contrastWithWhite(hex) < MIN_CONTRAST ? DARK : LIGHT;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${ground}"/>` +
    `<path transform="translate(9 9) scale(1.25)" fill="#${hex}" d="${path}"/></svg>\n`
  );
}

/** Source: WCAG 2.2, "contrast ratio" and "relative luminance". */
function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
