import sharp from 'sharp';
import { expect, it } from 'vitest';
import { randomFrom } from '../../testing/random.ts';
import { palettePng } from './palette-png.ts';

const WIDTH = 48;

/** Rows of random runs, every third row like the one above. @param colors how many there are */
function imageOf(seed: number, colors: number, height = 40): Uint8Array {
  const random = randomFrom(seed, 0);
  const pixels = new Uint8Array(WIDTH * height * 4).fill(255);
  for (let pixel = 0; pixel < WIDTH * height; pixel += 1) {
    const isRepeated = Math.floor(pixel / WIDTH) % 3 === 2;
    const color = pixel < colors ? pixel : Math.floor(random() * colors);
    if (isRepeated) pixels.copyWithin(pixel * 4, (pixel - WIDTH) * 4, (pixel - WIDTH + 1) * 4);
    else pixels.set([color % 256, color >> 8, 7], pixel * 4);
  }
  return pixels;
}

it.each([1, 2, 96, 200])('shows each pixel as it is, of %i colors', async (colors) => {
  const pixels = imageOf(colors, colors);
  const { data, info } = await sharp(await palettePng(pixels, WIDTH))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([WIDTH, 40]);
  expect(data.equals(pixels)).toBe(true);
});

it('leaves images of more than 256 colors, or with a pixel that is seen through, to others', async () => {
  expect(await palettePng(imageOf(1, 700), WIDTH)).toBeUndefined();
  expect(await palettePng(imageOf(1, 9).fill(254, 4003, 4004), WIDTH)).toBeUndefined();
});
