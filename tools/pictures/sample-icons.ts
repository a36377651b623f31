/**
 * `npm run sample-icons -- <folder>`: gives products of the sample catalog the icons that they are known by, out of the
 * npm package simple-icons as npm unpacks it. Shapes and colors are CC0; the trademarks remain their owners'. Which icon
 * is whose, a person has decided (sample-icons.json); icons that come under a license of their own are left out.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { listingPath } from '../../pipeline/repo/data/data-files.ts';
import { picturePath } from '../../pipeline/repo/data/picture-files.ts';
import { sha256 } from '../../pipeline/repo/text/sha256.ts';
import { stableJson } from '../../pipeline/repo/text/stable-json.ts';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { drawSampleIcon } from './draw-sample-icon.ts';
import SLUGS from './sample-icons.json' with { type: 'json' };

const SIDE = 128;
const MAX_BYTES = 6000;
const ROOT = join(import.meta.dirname, '..', '..');
/** Under which anybody may use a drawing without naming where it is from. */
const FREE = new Set([undefined, 'CC0-1.0', 'MIT']);

interface Icon {
  title: string;
  slug: string;
  hex: string;
  license?: { type: string };
}

/** @returns what is drawn, as a file of data/pictures */
async function toWebp(drawing: string): Promise<Buffer> {
  const png = new Resvg(drawing, { fitTo: { mode: 'width', value: SIDE } }).render().asPng();
  const bytes = await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
  if (bytes.length > MAX_BYTES) throw new Error(`An icon has ${bytes.length} bytes; ${MAX_BYTES} are the limit.`);
  return bytes;
}

async function giveIcon(slug: string, { slug: name, hex }: Icon, folder: string): Promise<void> {
  const drawing = drawSampleIcon(await readFile(join(folder, 'icons', `${name}.svg`), 'utf8'), hex);
  const bytes = await toWebp(drawing);
  const picture = join(ROOT, picturePath(sha256(bytes)));
  await mkdir(dirname(picture), { recursive: true });
  await writeFile(picture, bytes);
  const path = join(ROOT, listingPath(slug));
  const listing: Listing = JSON.parse(await readFile(path, 'utf8'));
  const icon = { sha256: sha256(bytes), width: SIDE, height: SIDE, from: 'operator', source_sha256: sha256(drawing) };
  const pictures: Listing['pictures'] = { ...listing.pictures, icon: { ...icon, from: 'operator' } };
  // As whoever edits a listing: a sync notes what it finds as the operator's word, and no feed undoes it.
  await writeFile(path, stableJson({ ...listing, pictures }));
}

const [folder = ''] = process.argv.slice(2);
const list: Icon[] = JSON.parse(await readFile(join(folder, 'data', 'simple-icons.json'), 'utf8'));
const icons = new Map(list.map((icon) => [icon.slug, icon]));
await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
for (const [slug, name] of Object.entries(SLUGS)) {
  const icon = icons.get(name);
  if (icon === undefined) throw new Error(`simple-icons has no ${name}. Take it out of sample-icons.json.`);
  if (!FREE.has(icon.license?.type)) throw new Error(`${name} is under ${icon.license?.type}. Take it out.`);
  await giveIcon(slug, icon, folder);
}
process.stdout.write(`${Object.keys(SLUGS).length} products have icons.\n`);
