import { afterEach, beforeEach, expect, it } from 'vitest';
import { runInProcess } from '../testing/run-in-process.ts';
import { type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

let catalog: TemporaryCatalog;

beforeEach(() => {
  catalog = temporaryCatalog();
});
afterEach(() => catalog.remove());

const doctor = (...args: string[]) => runInProcess(catalog.folder, ['doctor', '--offline', ...args]);

it('looks at everything, says what to do, and changes nothing', async () => {
  catalog.git('config', 'user.name', '');
  catalog.write('data/listings/as/astro.json', '{}');
  const before = catalog.git('status', '--porcelain');
  const { code, stdout } = await doctor();
  expect(code).toBe(1);
  expect(stdout).toMatch(/wrong {4}data\/ is not in order\.\n +Run npm run check/);
  expect(stdout).toMatch(/advice {3}git does not know who you are/);
  expect(stdout).toMatch(/https:\/\/catalog\.test stands for an address\.\n +Set base_url/);
  expect(stdout).toMatch(/\d things must be put right\.\s*$/);
  expect(catalog.git('status', '--porcelain')).toBe(before);
});

it('looks at what does not depend on the settings where nobody can read them', async () => {
  catalog.write('data/catalog.json', '{');
  const { code, stdout } = await doctor('--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout).map(({ title }: { title: string }) => title)).toEqual(['This machine', 'The catalog']);
});
