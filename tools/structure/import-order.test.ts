/** The one-way flow: parts, areas inside a part, folders and files. `ARCHITECTURE.md` draws it. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  AREAS,
  foreignImports,
  type ImportGraph,
  importsAgainstOrder,
  importsUpward,
  isProduct,
  PARTS,
  readImports,
  rings,
  specifiersOf,
} from './imports.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Folders of a part that hold no code of the product, or none that imports. */
const BESIDE = ['testing', 'browser', 'migrations', 'public', 'styles', 'content'];
const graph = readImports(ROOT);

describe('the imports of this project', () => {
  it('are found', () => {
    const tops = new Set([...graph.keys()].map((file) => file.split('/')[0]));
    expect([...tops]).toEqual(Object.keys(PARTS));
    expect(graph.get('pipeline/cli/sync.ts')).toContain('pipeline/repo/run/run-lock.ts');
  });

  it('stay inside a part or lead to schemas', () => {
    expect(foreignImports(graph)).toEqual([]);
  });

  it('lead to the same area or one before it', () => {
    expect(importsAgainstOrder(graph)).toEqual([]);
  });

  it('never lead to a file above', () => {
    expect(importsUpward(graph)).toEqual([]);
  });

  it('make no ring of files, of folders, or of both', () => {
    expect(rings(graph)).toEqual([]);
  });

  it.each(Object.keys(AREAS))('are ordered for every folder of %s', (part) => {
    // Hidden ones are made by programs: `npm start` leaves one.
    const folders = readdirSync(join(ROOT, part), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
    );
    expect(
      folders
        .map(({ name }) => name)
        .filter((name) => !BESIDE.includes(name))
        .toSorted(),
    ).toEqual(AREAS[part]?.toSorted());
  });
});

describe('a planted import', () => {
  const plant = (imports: Record<string, string[]>): ImportGraph => new Map(Object.entries(imports));

  it('of another part is found', () => {
    expect(foreignImports(plant({ 'site/lists/a.ts': ['pipeline/repo/b.ts'] }))).toEqual([
      'site/lists/a.ts imports pipeline/repo/b.ts: site must not import pipeline.',
    ]);
  });

  it('of a later area is found', () => {
    expect(importsAgainstOrder(plant({ 'pipeline/collect/a.ts': ['pipeline/review/plan/b.ts'] }))).toEqual([
      'pipeline/collect/a.ts imports pipeline/review/plan/b.ts: pipeline/collect comes before pipeline/review.',
    ]);
  });

  it('of a file above is found', () => {
    expect(importsUpward(plant({ 'pipeline/build/api/a.ts': ['pipeline/build/build.ts'] }))).toHaveLength(1);
  });

  it.each([
    ['two files', { 'a/x.ts': ['a/y.ts'], 'a/y.ts': ['a/x.ts'] }, ['a/x.ts → a/y.ts → a/x.ts']],
    ['two folders', { 'a/one/x.ts': ['a/two/y.ts'], 'a/two/z.ts': ['a/one/w.ts'] }, ['a/one → a/two → a/one']],
    ['three folders', { 'a/x.ts': ['b/x.ts'], 'b/y.ts': ['c/x.ts'], 'c/y.ts': ['a/y.ts'] }, ['a → b → c → a']],
    ['a folder and a file beside it', { 'a/b/x.ts': ['a/y.ts'], 'a/y.ts': ['a/b/z.ts'] }, ['a/b → a/y.ts → a/b']],
  ])('that makes a ring of %s is found', (_what, imports, expected) => {
    expect(rings(plant(imports as unknown as Record<string, string[]>))).toEqual(expected);
  });
});

describe('schemas', () => {
  const sources = globSync('schemas/**/*.ts', { cwd: ROOT }).filter(isProduct);
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

  it('use no module of Node, so that the worker and the browser can use them', () => {
    const isNode = (specifier: string) => specifier.startsWith('node:') || builtinModules.includes(specifier);
    expect(sources.filter((file) => specifiersOf(read(file)).some(isNode))).toEqual([]);
  });

  it('use no global of Node', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter((file) => /\b(?:Buffer\.|process\.|__dirname|setImmediate)/.test(read(file)))).toEqual([]);
  });
});
