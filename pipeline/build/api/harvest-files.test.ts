import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { HarvestPage, HarvestTable } from '../../../schemas/contracts/generated/read-api.ts';
import publiccode from '../../../schemas/writers/testing/publiccode.schema.json' with { type: 'json' };
import { listingPath } from '../../repo/data/data-files.ts';
import { expectShape } from '../../testing/read-api-shape.ts';
import { COMMIT, emit, listing } from '../testing/emitting.ts';
import softwareList from '../testing/software-list.schema.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false });
const [isList, isPubliccode] = [ajv.compile(softwareList), ajv.compile(publiccode)];

const TEXT = `${'Hands each letter to the office that answers it. '.repeat(4)}\n\n- Inboxes\n- Deadlines: "kept"`;

/** Of a town; the tags of its languages are words of YAML 1.1, too. */
function townMail(slug: string, changes: Partial<Listing> = {}): Listing {
  return {
    ...listing(slug, 'games', '2026-09-30'),
    languages: ['de', 'no'],
    descriptions: {
      de: { summary: 'Verteilt Post: "schnell", #1.', text: TEXT, tagline: 'A tagline of more than 35 characters' },
      no: { summary: 'Fordeler post.', text: TEXT },
      en: { summary: 'Has no list of what it can do.' },
    },
    public_sector: {
      repository: `https://code.example/${slug}`,
      development_status: 'stable',
      maintenance: { type: 'community' },
      localisation_ready: true,
      used_by: ['City of A'],
      depends_on: { open: [{ name: 'PostgreSQL', version_min: '14' }] },
    },
    ...changes,
  };
}

/** 103 with all that the standard demands, one without a license, and one whose maintainer has a contract. */
const LISTINGS = [
  ...Array.from({ length: 103 }, (_, index) => townMail(`mail-${String(index).padStart(3, '0')}`)),
  townMail('unlicensed', { license: { type: 'open-source' } }),
  townMail('contracted', { public_sector: { ...townMail('a').public_sector, maintenance: { type: 'contract' } } }),
];
const HISTORY = {
  commits: [COMMIT],
  events: LISTINGS.map(({ slug }, index) => ({
    ...{ commit: COMMIT, status: 'A' as const, path: listingPath(slug) },
    at: index < 50 ? '2026-11-02T08:00:00Z' : '2026-11-01T08:00:00Z',
  })),
};

it('has each listing that is complete once, as the description of harvesters asks, and as a file of its own', () => {
  const emitted = emit('static', LISTINGS, HISTORY);
  const pages = [1, 2].map((page): HarvestPage => JSON.parse(emitted.get(files.harvest(page)) ?? 'null'));
  for (const page of pages) {
    expect([isList(page), isList.errors]).toEqual([true, null]);
    expectShape('HarvestPage', page);
  }
  expect(emitted.has(files.harvest(3))).toBe(false);
  expect(pages.map(({ links }) => links)).toEqual([
    { prev: null, next: `https://catalog.test/below${files.harvest(2)}` },
    { prev: `https://catalog.test/below${files.harvest(1)}`, next: null },
  ]);
  const all = pages.flatMap(({ data }) => data);
  expect(new Set(all.map(({ id }) => id)).size).toBe(103);
  expect(all.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt).sort());
  for (const { url, publiccodeYml } of all) {
    const document = parse(publiccodeYml);
    expect([isPubliccode(document), isPubliccode.errors]).toEqual([true, null]);
    expect(document.url).toBe(url);
    expect(emitted.get(files.publiccode(url.slice('https://code.example/'.length)))).toBe(publiccodeYml);
  }
  const [{ publiccodeYml } = { publiccodeYml: '' }] = all;
  expect(parse(publiccodeYml).description.de).toEqual({
    shortDescription: 'Verteilt Post: "schnell", #1.',
    longDescription: TEXT.split('\n')[0]?.trim(),
    features: ['Inboxes', 'Deadlines: "kept"'],
  });
  // A language without all that is demanded of it is left out, and YAML 1.1 reads the same.
  expect(Object.keys(parse(publiccodeYml, { version: '1.1' }).description)).toEqual(['de', 'no']);
  for (const slug of ['unlicensed', 'contracted']) expect(emitted.has(files.publiccode(slug))).toBe(false);
});

it('says to the worker when each came in, and is not there where nothing is complete', () => {
  const { rows }: HarvestTable = JSON.parse(emit('worker', LISTINGS, HISTORY).get(files.harvestTable) ?? '');
  expect(rows).toHaveLength(103);
  expectShape('HarvestTable', { rows });
  expect([...emit('worker').keys()].filter((path) => path.startsWith('/v1/'))).toEqual([]);
});
