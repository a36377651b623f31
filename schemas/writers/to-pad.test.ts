import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPadJson } from '../readers/pad-json.ts';
import { toPadDocument } from './to-pad.ts';

const context = { findCategory: (word: string) => (word === 'text-editors' ? word : undefined) };

it.each(['minimal', 'every-member'])('a document made of a draft reads as the same draft: %s', (name) => {
  const bytes = readFileSync(join(import.meta.dirname, `../contracts/examples/valid/pad-2.0/${name}.json`));
  const { draft } = readPadJson(bytes, context);
  if (draft === undefined) throw new Error('the example is valid');
  const document = toPadDocument(draft, 'https://catalog.example/schemas/pad-2.0.json');
  const again = readPadJson(new TextEncoder().encode(JSON.stringify(document)), {
    findCategory: (word) => (word === 'other' ? word : context.findCategory(word)),
  });
  expect(again).toEqual({ draft, problems: [] });
});
