/** Gives a published product pictures: an icon, and screenshots of which one says what it shows. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listingPath } from '../../pipeline/repo/data/data-files.ts';
import { picturePath } from '../../pipeline/repo/data/picture-files.ts';
import { type Drawn, drawWebp, iconOf, screenshotOf } from '../../pipeline/testing/pictures.ts';

/** As hostile as the one who says it. */
export const ALT = 'The "main" window </script><img src=x onerror=alert(1)>';

/** @param folder a copy of the catalog */
export async function givePictures(folder: string, slug: string): Promise<void> {
  const keep = async (...drawn: Parameters<typeof drawWebp>): Promise<Drawn> => {
    const picture = await drawWebp(...drawn);
    const path = join(folder, picturePath(picture.sha256));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, picture.bytes);
    return picture;
  };
  const path = join(folder, listingPath(slug));
  const listing = JSON.parse(readFileSync(path, 'utf8'));
  const screenshots = [
    screenshotOf(await keep('#357', 1280, 800), await keep('#357', 320, 200), ALT),
    screenshotOf(await keep('#753', 1280, 720), await keep('#753', 320, 180)),
    // Of a phone.
    screenshotOf(await keep('#573', 591, 1280), await keep('#573', 148, 320)),
  ];
  writeFileSync(path, JSON.stringify({ ...listing, pictures: { icon: iconOf(await keep('#a3c')), screenshots } }));
}
