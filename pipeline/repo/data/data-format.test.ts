import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../schemas/wording/problem-languages.ts';
import { parseCatalog } from '../catalog/parse-catalog.ts';
import { sha256 } from '../text/sha256.ts';
import { compactJson } from '../text/stable-json.ts';
import { FORMAT, formatProblem, migrated, migrationOf } from './data-format.ts';

const SETTINGS = {
  ...{ name: 'Tests', tagline: 'For tests', summary: 'Tests.', base_url: 'https://c.org', vendor: { name: 'Tests' } },
  ...{ host: 'worker', main_branch: 'main' },
};
const CATEGORIES = { categories: [{ slug: 'other', label: 'Other', description: 'Everything else.', aliases: [] }] };
const SLUG = 'my-tool';
const LISTING = `data/listings/my/${SLUG}.json`;
const RECORD = `data/moderation/my/${SLUG}.json`;
const digestOf = (value: unknown) => sha256(compactJson(value)).slice(0, 32);

function filesOf(files: Record<string, unknown>): Map<string, Buffer> {
  return new Map(
    Object.entries(files).map(([path, value]) => [
      path,
      Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
    ]),
  );
}

const written = (files: ReadonlyMap<string, Buffer>, path: string) => JSON.parse(String(files.get(path)));

describe('the format of data/', () => {
  it.each([
    ['an older one', {}, `data/ has format 1, this engine reads ${FORMAT}. Run \`npm run catalog -- upgrade\`.`],
    [
      'the first one',
      { format: 1 },
      `data/ has format 1, this engine reads ${FORMAT}. Run \`npm run catalog -- upgrade\`.`,
    ],
    ['a newer one', { format: 9 }, `data/ has format 9, this engine reads ${FORMAT}. Install a newer engine.`],
    ['the present one', { format: FORMAT }, undefined],
  ])('%s is said in one sentence, before anything else', (_what, format, problem) => {
    const settings = { ...SETTINGS, ...format };
    const found = formatProblem(Buffer.from(JSON.stringify(settings)));
    expect(found && inEnglish(found).message).toBe(problem);
    const parse = () => parseCatalog(filesOf({ 'data/catalog.json': settings, 'data/categories.json': CATEGORIES }));
    if (problem === undefined) expect(parse).not.toThrow();
    else expect(parse).toThrow(problem);
  });

  it.each(['', '[]', '{"format":"2"}', '{"format":0}', '{"format":1.5}'])(
    'that is none is left to what reads the settings: %s',
    (settings) => {
      expect(formatProblem(Buffer.from(settings))).toBeUndefined();
      expect(migrationOf(filesOf({ 'data/catalog.json': settings }))).toEqual([]);
    },
  );
});

describe('data/ of format 1', () => {
  it('becomes what this engine reads, and all that the operator wrote stays in its order', () => {
    const settings = `{\n    "name":   "Tests",\n  "search": "api",\n${JSON.stringify({ ...SETTINGS, name: undefined }).slice(1)}\n`;
    const before = filesOf({ 'data/catalog.json': settings, 'data/categories.json': CATEGORIES });
    const after = migrated(before);
    expect(parseCatalog(after).settings).toEqual({ ...SETTINGS, format: 2 });
    expect(Object.keys(written(after, 'data/catalog.json')).slice(0, 3)).toEqual(['format', 'name', 'tagline']);
    expect(after.get('data/categories.json')).toBe(before.get('data/categories.json'));
    expect(migrated(after)).toBe(after);
  });

  it('keeps what a person has edited, where only a short digest showed it', () => {
    const listing = { slug: SLUG, name: 'Edited', summary: 'As written', versions: [], keywords: ['added'] };
    const members = {
      name: digestOf('Written').slice(0, 8),
      summary: digestOf('As written').slice(0, 8),
      homepage: digestOf('https://gone.example/').slice(0, 8),
    };
    const record = { slug: SLUG, state: 'published', overrides: { category: 'games' }, members };
    const after = migrated(filesOf({ 'data/catalog.json': SETTINGS, [LISTING]: listing, [RECORD]: record }));
    expect(written(after, RECORD)).toEqual({
      ...{ slug: SLUG, state: 'published' },
      members: { name: digestOf('Edited'), summary: digestOf('As written'), keywords: digestOf(['added']) },
      overrides: { category: 'games', name: 'Edited', homepage: null, keywords: ['added'] },
    });
  });

  it('has a digest for each text, and keeps what a person has edited where only one of them all showed it', () => {
    const descriptions = { en: { summary: 'One.', text: 'Two.' }, de: { summary: 'Eins.' } };
    const parts = {
      'descriptions.en.summary': digestOf('One.'),
      'descriptions.en.text': digestOf('Two.'),
      'descriptions.de.summary': digestOf('Eins.'),
    };
    const pictures = { icon: { sha256: 'a'.repeat(64) } };
    const recordAfter = (listing: object, before: unknown) => {
      const members = { descriptions: digestOf(before) };
      const record = { slug: SLUG, state: 'published', overrides: {}, members };
      return written(
        migrated(filesOf({ 'data/catalog.json': SETTINGS, [LISTING]: listing, [RECORD]: record })),
        RECORD,
      );
    };
    expect(recordAfter({ descriptions }, descriptions)).toMatchObject({ members: parts, overrides: {} });
    expect(recordAfter({ descriptions }, {})).toMatchObject({ members: parts, overrides: { descriptions } });
    expect(recordAfter({ descriptions, pictures }, descriptions)).toMatchObject({
      members: { ...parts, 'pictures.icon': digestOf(pictures.icon) },
      overrides: { 'pictures.icon': pictures.icon },
    });
  });

  it('loses the short digests of what is not published, and no whole one', () => {
    const short = { slug: SLUG, state: 'rejected', overrides: {}, members: { name: 'aaaaaaaa' } };
    const whole = { slug: 'other', state: 'rejected', overrides: {}, members: { name: 'a'.repeat(32) } };
    const other = 'data/moderation/ot/other.json';
    const before = filesOf({ 'data/catalog.json': SETTINGS, [RECORD]: short, [other]: whole });
    const after = migrated(before);
    expect(written(after, RECORD)).toEqual({ slug: SLUG, state: 'rejected', overrides: {} });
    expect(after.get(other)).toBe(before.get(other));
  });
});
