/** What must never come out of the reader, whatever goes in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readManifest } from './manifest-json.ts';

type Members = Record<string, unknown>;

const EXAMPLE = join(import.meta.dirname, '..', 'contracts', 'examples', 'valid', 'catalog-2.0', 'every-member.json');
const everyMember = (): Members => JSON.parse(readFileSync(EXAMPLE, 'utf8'));

const readText = (text: string) => readManifest(Buffer.from(text), { findCategory: () => 'never-asked' });
const read = (document: unknown) => readText(JSON.stringify(document));

/** The example with every member, with another value at a place. */
function withValue(pointer: string, value: unknown): Members {
  const document = everyMember();
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  const holder = steps.reduce<Members>((object, step) => object[step] as Members, document);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return document;
}

const NAME = 'Quirin Canary';
const MAIL = 'quirin.canary@privacy.example';
const PHONES = ['+1 555 010 0199', '001 555 010 0199', '(555) 010-0199', '555-010-0199', 'tel:5550100199'];
const CONTACTS = [MAIL, `mailto:${MAIL}`, 'quirin.canary (at) privacy (dot) example', ...PHONES];

/** True if an e-mail address or telephone number of the canaries stands anywhere in the result. */
function leaks(result: unknown): boolean {
  const text = JSON.stringify(result);
  return /canary|privacy/i.test(text) || text.replace(/\D/g, '').includes('5550100199');
}

function pointersOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, member]) => pointersOf(member, `${at}/${key}`));
}

describe('canaries', () => {
  /** Members whose words are published. */
  const allowed =
    /^\/entity\/(?:name|vendor\/name|license\/commercial_terms|descriptions\/)|^\/capabilities\/(?:interfaces\/\w+\/version|integrations\/)|^\/releases\/latest\/(?:version|artifacts\/0\/platform)$/;

  it.each(pointersOf(everyMember()))('%s', (pointer) => {
    for (const contact of CONTACTS) {
      expect(leaks(read(withValue(pointer, contact)))).toBe(false);
      expect(leaks(read(withValue(pointer, `Ask ${contact} for more.`)))).toBe(false);
    }
    if (allowed.test(pointer)) return;
    expect(JSON.stringify(read(withValue(pointer, NAME)))).not.toContain(NAME);
  });

  it('as names of members', () => {
    for (const key of [NAME, MAIL, ...PHONES]) {
      for (const pointer of [
        '',
        '/entity',
        '/entity/vendor',
        '/entity/descriptions',
        '/capabilities',
        '/releases/latest',
        '/trust',
        '/telemetry',
      ]) {
        const result = read(withValue(`${pointer}/${key}`, { name: NAME, email: MAIL }));
        expect(leaks(result)).toBe(false);
        expect(JSON.stringify(result)).not.toContain(NAME);
      }
    }
  });

  it('in text that is no JSON', () => {
    for (const text of [`{"entity": ${MAIL}}`, `// ${MAIL} ${NAME}\n{}`, `{"entity":{"name":"${NAME}`, MAIL]) {
      expect(leaks(readText(text))).toBe(false);
    }
  });
});

describe('JSON that is no plain JSON', () => {
  const json = JSON.stringify(everyMember());
  it.each([
    ['100 000 levels', '['.repeat(100_000), 'too_deep'],
    ['20 001 values', `[${'1,'.repeat(20_000)}1]`, 'too_many_nodes'],
    ['a missing bracket', json.slice(0, -1), 'bad_json'],
    ['nothing', '', 'bad_json'],
    ['a list', '[]', 'wrong_type'],
    ['half a surrogate pair', json.replace('Example Editor', '\\ud800'), 'bad_text'],
    ['a NUL', json.replace('Example Editor', 'a\\u0000'), 'bad_text'],
  ])('%s', (_, text, code) => {
    const errors = readText(text).problems.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ code }]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('a member named %s changes nothing', (name) => {
    const result = readText(json.replace('"entity":{', `"entity":{"${name}":{"name":"${MAIL}"},`));
    expect(result.draft).toEqual(read(everyMember()).draft);
  });

  it('a byte order mark is no part of it, and of duplicate members the last one counts', () => {
    expect(readText(`\ufeff${json.replace('"slug":', '"slug":"first","slug":')}`)).toEqual(read(everyMember()));
  });
});

it('never throws, whatever stands in its place', () => {
  const pointers = pointersOf(everyMember());
  fc.assert(
    fc.property(fc.constantFrom(...pointers), fc.jsonValue({ maxDepth: 3 }), (pointer, value) => {
      const { draft, problems } = read(withValue(pointer, value));
      return draft !== undefined || problems.some(({ severity }) => severity === 'error');
    }),
    { numRuns: 500 },
  );
});
