/** Every example document: the valid ones are accepted, the invalid ones refused for just the reason they name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifestSchema from '../contracts/catalog-2.0.json' with { type: 'json' };
import expected from '../contracts/examples/invalid/expected.json' with { type: 'json' };
import { validateManifest } from '../contracts/generated/validators.js';
import type { Problem } from '../contracts/problems.ts';
import { inDocumentOrder } from '../contracts/problems.ts';
import { schemaProblems } from '../rules/schema-problems.ts';
import { inEnglish } from '../wording/problem-languages.ts';
import { projectBySchema } from './allowed-members.ts';
import { readPadJson } from './pad-json.ts';

const EXAMPLES = join(import.meta.dirname, '..', 'contracts', 'examples');
const findCategory = (word: string) => (word === 'text-editors' ? word : undefined);

function problemsOf(schema: string, bytes: Buffer): Problem[] {
  if (schema === 'pad-2.0') return readPadJson(bytes, { findCategory }).problems;
  const { value, problems } = projectBySchema(JSON.parse(bytes.toString('utf8')), manifestSchema);
  return inDocumentOrder([...schemaProblems(value, validateManifest, manifestSchema), ...problems], value);
}

function filesOf(folder: string): string[] {
  const entries = readdirSync(join(EXAMPLES, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && entry.name !== 'expected.json')
    .map((entry) => `${entry.parentPath.split('/').at(-1)}/${entry.name}`)
    .filter((file) => file.endsWith('.json'))
    .sort();
}

describe('valid examples', () => {
  it.each(filesOf('valid'))('%s is accepted', (file) => {
    const problems = problemsOf(file.split('/')[0] ?? '', readFileSync(join(EXAMPLES, 'valid', file)));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('an unknown word of every vocabulary is a warning and never blocks', () => {
    const bytes = readFileSync(join(EXAMPLES, 'valid/pad-2.0/unknown-words-become-warnings.json'));
    const { draft, problems } = readPadJson(bytes, { findCategory });
    expect(problems.map(({ pointer, code, severity }) => `${severity} ${code} ${pointer}`)).toEqual([
      'warning unknown_value /vendor/country_code',
      'warning unknown_value /software/kind',
      'warning unknown_value /software/category',
      'warning unknown_value /software/license_type',
      'warning unknown_value /software/platforms/0',
      'warning read_as /software/platforms/1',
      'warning unknown_value /software/pricing/model',
      'warning unknown_spdx_id /software/license/spdx_id',
      'warning unknown_value /release/release_type',
      'warning unknown_event /webhook/events/0',
    ]);
    expect(draft).toMatchObject({ kind: 'software', category: 'other', platforms: ['other', 'macos'], license: {} });
  });
});

describe('invalid examples', () => {
  it('are at least 40, and each says what is expected of it', () => {
    expect(filesOf('invalid')).toEqual(Object.keys(expected).sort());
    expect(filesOf('invalid').length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(expected))('%s is refused at its place with its code', (file, reasons) => {
    const problems = problemsOf(file.split('/')[0] ?? '', readFileSync(join(EXAMPLES, 'invalid', file)));
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ pointer, code }) => ({ pointer, code }))).toEqual(reasons);
    for (const { message } of errors.map(inEnglish)) expect(message).toMatch(/^[\w$].{15,}\.$/);
  });
});
