import { afterEach, expect, it } from 'vitest';
import { NOW, type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { decideAlone } from './decision-lock.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

it.each([
  [
    'says so where git does not know who it is',
    '',
    [expect.stringMatching(/does not know who you are.*git config user\.name/)],
  ],
  ['says nothing where git knows', 'Reviewer', []],
])('whoever decides %s', async (_, name, said) => {
  catalog = temporaryCatalog();
  catalog.git('config', 'user.name', name);
  catalog.git('config', 'user.email', 'reviewer@works.example');
  const notes: string[] = [];
  const output = { print: () => {}, note: (text: string) => void notes.push(text), progress: () => {}, done: () => {} };
  expect(await decideAlone({ folder: catalog.folder, now: NOW, output }, 'catalog test', async () => 7)).toBe(7);
  expect(notes).toEqual(said);
});
