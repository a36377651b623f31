/** A picture with two colors, so that it is not empty: green to the left, white to the right. */
import sharp, { type Sharp } from 'sharp';

export function plainPicture(width = 200, height = 160): Sharp {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 4, background: '#0a7' } } as const;
  return sharp({ create: { width, height, channels: 4, background: '#fff' } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}
