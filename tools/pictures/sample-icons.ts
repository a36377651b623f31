/**
 * `npm run sample-icons -- <folder>`: gives products of the sample catalog the icons that they are known by, out of the
 * npm package simple-icons as npm unpacks it. Shapes and colors are CC0; the trademarks remain their owners'. Which icon
 * is whose, a person has decided (sample-icons.json); icons under licenses that ask for more than a notice are left out.
 * Where the other icons and all screenshots of the sample are from, docs/sample.md says.
 */
import '../help/print-help.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Drawer, withDrawer } from '../../pipeline/collect/pictures/drawer.ts';
import { listingPath } from '../../pipeline/repo/data/data-files.ts';
import { picturePath } from '../../pipeline/repo/data/picture-files.ts';
import { sha256 } from '../../pipeline/repo/text/sha256.ts';
import { stableJson } from '../../pipeline/repo/text/stable-json.ts';
import type { Listing, Picture } from '../../schemas/contracts/generated/listing.ts';
import { drawSampleIcon } from './draw-sample-icon.ts';
import SLUGS from './sample-icons.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..', '..');
/** Under which anybody may use a drawing; each listing names where its own is from. */
const FREE = new Set([undefined, 'CC0-1.0', 'MIT', 'Apache-2.0']);

interface Icon {
  title: string;
  slug: string;
  hex: string;
  license?: { type: string };
}

async function giveIcon(drawer: Drawer, slug: string, { slug: name, hex }: Icon, source: string): Promise<void> {
  const drawing = drawSampleIcon(await readFile(join(folder, 'icons', `${name}.svg`), 'utf8'), hex);
  const drawn = await drawer.draw(Buffer.from(drawing), 'icon');
  if ('problem' in drawn) throw new Error(`${name} cannot be drawn (${drawn.problem.code}). Take it out.`);
  const { bytes, ...measures } = drawn.file;
  const picture = join(ROOT, picturePath(measures.sha256));
  await mkdir(dirname(picture), { recursive: true });
  await writeFile(picture, bytes);
  const path = join(ROOT, listingPath(slug));
  const listing: Listing = JSON.parse(await readFile(path, 'utf8'));
  const icon: Picture = { ...measures, from: 'operator', source, source_sha256: sha256(drawing) };
  const pictures = { ...listing.pictures, icon };
  // As whoever edits a listing: a sync notes what it finds as the operator's word, and no feed undoes it.
  await writeFile(path, stableJson({ ...listing, pictures }));
}

const [folder = ''] = process.argv.slice(2);
const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
const source = `https://www.npmjs.com/package/simple-icons/v/${version}`;
const list: Icon[] = JSON.parse(await readFile(join(folder, 'data', 'simple-icons.json'), 'utf8'));
const icons = new Map(list.map((icon) => [icon.slug, icon]));
await withDrawer(async (drawer) => {
  for (const [slug, name] of Object.entries(SLUGS)) {
    const icon = icons.get(name);
    if (icon === undefined) throw new Error(`simple-icons has no ${name}. Take it out of sample-icons.json.`);
    if (!FREE.has(icon.license?.type)) throw new Error(`${name} is under ${icon.license?.type}. Take it out.`);
    await giveIcon(drawer, slug, icon, source);
  }
});
process.stdout.write(`${Object.keys(SLUGS).length} products have icons.\n`);
