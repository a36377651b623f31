/** Files that are meant to be slots of the pages, and that no build reads. What a slot imports may have any name. */
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { error } from '../../../schemas/contracts/problems.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { SLOTS } from '../../repo/data/checkout.ts';
import { type FileProblem, inFile } from '../../repo/problems/file-problem.ts';
import { nearest } from '../../repo/text/nearest.ts';

/** The places that `site/frame/operator-slots.mjs` fills. */
const NAMES = ['Header.astro', 'Footer.astro', 'Card.astro'];
const MISNAMED_FOLDERS = ['slot', 'Slots', 'Slot'];

export async function misplacedSlots(folder: string): Promise<FileProblem[]> {
  const below = await namesIn(folder, SLOTS);
  const texts = await Promise.all(
    below.filter((name) => NAMES.includes(name)).map((name) => readFile(join(folder, SLOTS, name), 'utf8')),
  );
  const isImported = (name: string) => texts.some((text) => text.includes(`./${name}`));
  const misnamed = below.filter((name) => !NAMES.includes(name) && !isImported(name));
  const elsewhere = await Promise.all(
    MISNAMED_FOLDERS.map(async (other) => (await namesIn(folder, other)).map((name) => [`${other}/${name}`, name])),
  );
  const all = [...misnamed.map((name) => [`${SLOTS}/${name}`, name]), ...elsewhere.flat()];
  return all.flatMap(([path = '', name = '']) => {
    const meant = nearest(`${parse(name).name}.astro`, NAMES);
    if (meant === undefined) return [];
    return inFile(path, [error('', 'unread_file.similar', { similar: `${SLOTS}/${meant}` })]);
  });
}

/** Only files, of a folder whose name has exactly these letters: some disks take capitals for small ones. */
async function namesIn(folder: string, below: string): Promise<string[]> {
  if (!(await readdir(folder).catch((): string[] => [])).includes(below)) return [];
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort(compareText);
}
