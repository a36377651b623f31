/** Mistakes of operators, by a writer who had not seen the rules: `catalog check` names each where it was made. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENGINE } from '../repo/files/engine.ts';
import { git } from '../repo/git/git.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import judged from './mistakes.judged.json' with { type: 'json' };

type Planted = string | { edit: string[] } | { delete: boolean };

/** Shorten this list: none may be added. */
const MISSED: string[] = [
  'a sign that is no icon',
  'one language twice',
  'a category without a label',
  'a document in a category that was never made',
  'an imprint in the wrong folder',
];

/** No command takes the contact of the list, which is a name for examples; and another job than `read` comes first by now. */
const reached = (word: string) =>
  word.replace('https://town.example/contact', 'https://town-of.org/contact').replace(/^jobs:\n(\s+read:)$/, '$1');

let parent: string;
const AUTHOR = {
  GIT_AUTHOR_NAME: 'Operator',
  GIT_AUTHOR_EMAIL: 'operator@works.test',
  GIT_COMMITTER_NAME: 'Operator',
  GIT_COMMITTER_EMAIL: 'operator@works.test',
};
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'catalog-mistakes-'));
  await runInProcess(parent, ['create', 'town', ...judged.create.map(reached), '--engine', '0.2.0'], AUTHOR);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

function plant(folder: string, files: Record<string, Planted>): void {
  for (const [path, what] of Object.entries(files)) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    if (typeof what === 'string') writeFileSync(place, what);
    else if ('delete' in what) rmSync(place);
    else {
      const [from = '', to = ''] = what.edit.map(reached);
      const text = readFileSync(place, 'utf8');
      expect(text, 'the place of the mistake').toContain(from);
      writeFileSync(
        place,
        text.replace(from, () => to),
      );
    }
  }
}

/** @returns the catalog with the mistake in it, and what the check says of it */
async function checkedWith({ files }: (typeof judged.cases)[number]) {
  const folder = mkdtempSync(join(parent, 'case-'));
  cpSync(join(parent, 'town'), folder, { recursive: true });
  plant(folder, files as unknown as Record<string, Planted>);
  const { code, stdout, stderr } = await runInProcess(folder, ['check'], { CI: '' });
  return { folder, passes: code === 0, says: `${stdout}${stderr}` };
}

it('names each mistake of the list but those that are known to be missed', async () => {
  const missed: string[] = [];
  for (const mistake of judged.cases) {
    const { says } = await checkedWith(mistake);
    if (!mistake.must_name.every((word) => says.includes(word))) missed.push(mistake.name);
  }
  expect(missed).toEqual(MISSED);
});

it('lets nothing pass that does not build', async () => {
  const broken: string[] = [];
  let built = 0;
  for (const mistake of judged.cases) {
    const { folder, passes } = await checkedWith(mistake);
    if (!passes) continue;
    symlinkSync(join(ENGINE, 'node_modules'), join(folder, 'node_modules'));
    await git(folder, ['add', '--all']);
    await git(folder, ['commit', '--quiet', '--allow-empty', '--message', mistake.name], {
      identity: { name: AUTHOR.GIT_AUTHOR_NAME, email: AUTHOR.GIT_AUTHOR_EMAIL },
    });
    const { code, stderr } = await runInProcess(folder, ['build']);
    built += 1;
    if (code !== 0) broken.push(`${mistake.name}: ${stderr}`);
  }
  expect(broken).toEqual([]);
  expect(built).toBeGreaterThan(0);
});
