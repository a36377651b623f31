/** Real files, where they lie beside the project: each that has what it must have is imported, and keeps its contacts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import categories from '../../data/categories.json' with { type: 'json' };
import { validateListing } from '../contracts/generated/validators.js';
import { categoryLookup } from '../rules/vocabulary.ts';
import { readPadXml } from './pad-xml.ts';

const CORPUS = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpus');
const FOLDERS = ['pad-xml', 'pad-xml-transcoded', 'pad-xml-series'];
const context = { findCategory: categoryLookup(categories) };

function filesOf(folder: string): string[] {
  if (!existsSync(join(CORPUS, folder))) return [];
  return readdirSync(join(CORPUS, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'INDEX.tsv')
    .map((entry) => join(entry.parentPath, entry.name));
}

const FILES = FOLDERS.flatMap(filesOf);

describe.skipIf(FILES.length === 0)('real files', () => {
  const results = FILES.map((path) => {
    const bytes = readFileSync(path);
    return { path: path.slice(CORPUS.length), bytes, result: readPadXml(bytes, context) };
  });

  it('are imported, or refused for what nobody could import', () => {
    const reasons = new Set(
      results
        .flatMap(({ result }) =>
          result.draft === undefined ? result.problems.filter(({ severity }) => severity === 'error') : [],
        )
        .map(({ code }) => code),
    );
    expect([...reasons].filter((code) => !['missing', 'bad_xml', 'not_xml'].includes(code))).toEqual([]);
    const imported = results.filter(({ result }) => result.draft !== undefined).length;
    expect(imported).toBeGreaterThanOrEqual(results.length * 0.7);
  });

  it('become listings our schema accepts', () => {
    const sources = [{ kind: 'pad-json', primary: true, last_changed_on: '2026-01-31' }];
    const verification = { method: 'none', status: 'unverified' };
    const bad = results.filter(
      ({ result }) => result.draft !== undefined && !validateListing({ ...result.draft, sources, verification }),
    );
    expect(bad.map(({ path }) => path)).toEqual([]);
  });

  it('give away no e-mail address', () => {
    const leaks = results.filter(({ bytes, result }) => {
      const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);
      const emails = text.match(/[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,60}/g) ?? [];
      const stored = JSON.stringify(result);
      return emails.some((email) => stored.includes(email));
    });
    expect(leaks.map(({ path }) => path)).toEqual([]);
  });
});
