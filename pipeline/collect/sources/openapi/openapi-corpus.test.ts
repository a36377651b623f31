/** Real descriptions that nobody here wrote: every one is read, or refused for a true reason. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkHasContact } from '../../../../schemas/rules/contacts.ts';
import { readOpenApi } from './read-openapi.ts';

const CORPUS = join(import.meta.dirname, '..', '..', '..', '..', '..', 'shared', 'corpus', 'openapi');
const files = existsSync(CORPUS) ? readdirSync(CORPUS).filter((name) => name !== 'INDEX.tsv') : [];
const results = new Map<string, ReturnType<typeof readOpenApi>>();

/** Each is read once, for both tests. */
function read(name: string) {
  const result = results.get(name) ?? readOpenApi(readFileSync(join(CORPUS, name)), { findCategory: () => undefined });
  results.set(name, result);
  return result;
}

/** Number of a file → why it cannot be listed. */
const REFUSED: Record<string, string> = {
  238: 'missing /info',
  242: 'not_openapi ',
  243: 'missing /info',
  258: 'empty /info/version, empty /info/title',
  391: 'unsupported_version /swagger',
  449: 'missing /info',
  450: 'missing /info',
  462: 'missing /info/title',
  463: 'missing /info/title, missing /info/version',
};
/** Those that the official schema of their version refuses; a second validator (Hyperjump) agrees. */
const INVALID = ['209', '240', '328', '338', '341', '373', '455', '472', '489'];

describe.skipIf(files.length === 0)('the corpus', () => {
  it.each(files)('%s', (name) => {
    const { draft, problems } = read(name);
    const number = name.slice(0, 3);
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, pointer }) => `${code} ${pointer}`).join(', ')).toBe(REFUSED[number] ?? '');
    expect(draft?.badges.length ?? 0).toBe(REFUSED[number] || INVALID.includes(number) ? 0 : 1);
    if (draft) expect(problems.some(({ code }) => code === 'not_to_specification')).toBe(INVALID.includes(number));
    const isYaml = !/^\ufeff?\s*[[{]/.test(readFileSync(join(CORPUS, name), 'utf8'));
    if (isYaml)
      expect(problems.filter((problem) => !('line' in problem) && problem.values?.line === undefined)).toEqual([]);
    JSON.stringify(draft, (_key, leaf) => {
      expect(typeof leaf === 'string' && linkHasContact(leaf)).toBe(false);
      return leaf;
    });
  });

  it('gives no publisher of a contact away', () => {
    for (const name of files) {
      const text = readFileSync(join(CORPUS, name), 'utf8');
      const result = JSON.stringify(read(name));
      for (const [address] of text.matchAll(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g)) expect(result).not.toContain(address);
    }
  });
});
