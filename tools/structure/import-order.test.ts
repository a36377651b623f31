/** The one-way flow: pipeline, site and api-worker import from schemas, never from each other; schemas from nobody. */
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const PARTS = ['schemas', 'pipeline', 'site', 'api-worker'] as const;
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\1/g;

function importsOf(part: string): { file: string; specifier: string }[] {
  return globSync(`${part}/**/*.{ts,mjs,astro}`, { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(SPECIFIER)].map(([, , specifier = '']) => ({
      file,
      specifier,
    })),
  );
}

function partOf(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const [top = ''] = relative(ROOT, join(ROOT, dirname(file), specifier)).split('/');
  return PARTS.find((part) => part === top);
}

describe('the import rule', () => {
  it.each(PARTS)('%s imports no other part but schemas', (part) => {
    const imports = importsOf(part);
    expect(imports.length).toBeGreaterThan(0);
    const foreign = imports.filter(
      ({ file, specifier }) => ![undefined, part, 'schemas'].includes(partOf(file, specifier)),
    );
    expect(foreign).toEqual([]);
  });

  it('schemas uses no module of Node, so that the worker and the browser can use it', () => {
    const node = importsOf('schemas').filter(
      ({ file, specifier }) =>
        !file.endsWith('.test.ts') && (specifier.startsWith('node:') || builtinModules.includes(specifier)),
    );
    expect(node).toEqual([]);
  });

  it('schemas uses no global of Node', () => {
    const sources = globSync('schemas/**/*.ts', { cwd: ROOT }).filter((file) => !/\.test\.ts$|testing\.ts$/.test(file));
    expect(sources.length).toBeGreaterThan(50);
    const users = sources.filter((file) =>
      /\b(?:Buffer\.|process\.|__dirname|setImmediate)/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(users).toEqual([]);
  });
});
