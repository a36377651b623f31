/** What the reference of the API shows of each operation. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { METHODS, openapiDocument } from '../../schemas/contracts/api-description.ts';
import { openDescription } from '../../schemas/contracts/open-description.ts';
import { type OperationEntry, operationGroups } from './api-operations.ts';

const document = openDescription(openapiDocument('Test', "https://catalog.test/it's"));
const entries = operationGroups(document).flatMap(({ operations }) => operations);

function entry(id: string): OperationEntry {
  const found = entries.find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no operation ${id}`);
  return found;
}

describe('an operation', () => {
  it('is in one group, whatever it is', () => {
    const described = Object.values(document.paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));
    expect(entries.map(({ id }) => id).sort()).toEqual(described.map(({ operationId }) => operationId).sort());
  });

  it.each([
    ['listCategories', undefined],
    ['submitPad', 'cat_…'],
    ['listOwnListings', 'cat_…'],
    ['verifyDomain', 'claim_…'],
    ['claimDomain', undefined],
  ])('%s needs %s', (id, bearer) => {
    expect(entry(id).bearer).toBe(bearer);
  });

  it('names the words that a parameter knows', () => {
    const kind = entry('listSoftware').parameters.find(({ name }) => name === 'kind');
    expect(kind).toMatchObject({ type: 'list of strings', meaning: expect.stringContaining('One of saas, ai-agent,') });
  });

  it.each(['submitPad', 'syncOwnListing', 'rotateWebhookSecret'])('%s shows an answer', (id) => {
    expect(JSON.parse(entry(id).example ?? '')).toHaveProperty('data');
  });
});

describe('curl', () => {
  it.each([
    ['listCategories', ["'https://catalog.test/it'\\''s/api/v1/categories'"]],
    ['listSoftware', ["'https://catalog.test/it'\\''s/api/v1/software?q=static+site&category=developer-tools'"]],
    [
      'submitPad',
      [
        "'https://catalog.test/it'\\''s/api/v1/submit/pad' \\",
        "  -H 'Authorization: Bearer cat_…' \\",
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"url":"https://maker.example/pad.json"}'`,
      ],
    ],
    [
      'validateDocument',
      [
        "'https://catalog.test/it'\\''s/api/v1/validate' \\",
        "  -H 'Content-Type: application/json' \\",
        '  -d @document.json',
      ],
    ],
    [
      'testWebhook',
      [
        "-X POST 'https://catalog.test/it'\\''s/api/v1/publisher/webhooks/my-tool/test' \\",
        "  -H 'Authorization: Bearer cat_…'",
      ],
    ],
  ])('of %s can be pasted', (id, lines) => {
    expect(entry(id).curl).toBe(`curl ${lines.join('\n')}`);
  });

  it('asks in every case what the operation is', () => {
    // A shell that prints what curl is given, one word a line.
    const script = `curl() { printf '%s\\n' "$@"; echo; }\n${entries.map(({ curl }) => curl).join('\n')}`;
    const asked = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n\n');
    const expected = entries.map(({ path, method }) => {
      const isPost = (words: string) => words.startsWith('-X\nPOST\n') || words.includes('\n-d\n');
      const pattern = path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/\\n]+');
      return { isPost, method, address: new RegExp(`https://catalog\\.test/it's${pattern}(?:[?\\n]|$)`) };
    });
    expect(asked).toHaveLength(entries.length);
    for (const [index, words] of asked.entries()) {
      expect(words).toMatch(expected[index]?.address ?? /$^/);
      expect([words, expected[index]?.isPost(words)]).toEqual([words, expected[index]?.method === 'POST']);
    }
  });
});
