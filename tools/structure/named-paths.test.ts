/** The pages for people who work on the code name files that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** A path from the top of the repository; a part in angle brackets is for the reader to fill in. */
const PATH = /`((?:schemas|pipeline|site|api-worker|tools|docs|data|\.github)\/[\w./[\]-]*)`/g;

it.each(['CONTRIBUTING.md', 'ARCHITECTURE.md', 'docs/tests.md'])('%s names only files that are there', (page) => {
  const named = [...readFileSync(join(ROOT, page), 'utf8').matchAll(PATH)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('finds the paths of a page', () => {
  expect([...'see `site/a.ts`, `site/<b>/c.ts` and `d.ts`'.matchAll(PATH)].map(([, path]) => path)).toEqual([
    'site/a.ts',
  ]);
});
