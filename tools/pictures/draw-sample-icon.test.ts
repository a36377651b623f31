import { expect, it } from 'vitest';
import { drawSampleIcon } from './draw-sample-icon.ts';

const sign = (path: string) => `<svg role="img" viewBox="0 0 24 24"><title>Tool</title><path d="${path}"/></svg>`;

it.each([
  ['dark on a light tile', '4B32C3', '#ffffff'],
  ['light on a dark tile', 'FFCF00', '#14201d'],
  ['white on a dark tile', 'FFFFFF', '#14201d'],
])('A sign is drawn %s', (_what, hex, ground) => {
  expect(drawSampleIcon(sign('M0 0h24v24z'), hex)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${ground}"/>` +
      `<path transform="translate(9 9) scale(1.25)" fill="#${hex}" d="M0 0h24v24z"/></svg>\n`,
  );
});

it.each([
  ['has no path', '<svg viewBox="0 0 24 24"></svg>', '000000'],
  ['has a path that is more than one', sign('M0 0" onload="x'), '000000'],
  ['has a color that is none', sign('M0 0h24v24z'), 'red'],
])('A sign is refused that %s', (_what, svg, hex) => {
  expect(() => drawSampleIcon(svg, hex)).toThrow('no sign of one path and one color');
});
