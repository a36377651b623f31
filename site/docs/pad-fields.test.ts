import { expect, test } from 'vitest';
import everyMember from '../../schemas/contracts/examples/valid/pad-2.0/every-member.json' with { type: 'json' };
import { readPadJson } from '../../schemas/readers/pad-json.ts';
import { readPadXml } from '../../schemas/readers/pad-xml.ts';
import { EVERYTHING, FULLER, PAD_XML, SMALLEST } from '../publisher/example-documents.ts';
import { padFields } from './member-fields.ts';

const context = { findCategory: (word: string) => word };

test('has a row for every member of the document that has them all', () => {
  const paths = new Set(padFields('en').map(({ path }) => path));
  expect([...membersOf(everyMember)].filter((path) => !paths.has(path))).toEqual([]);
});

test('says what a member is, and whether it has to be there', () => {
  const rows = Object.fromEntries(padFields('en').map(({ path, ...row }) => [path, row]));
  expect(rows['vendor.name']).toEqual({
    type: 'string',
    meaning: 'name of the publishing organization or project',
    isRequired: true,
  });
  expect(rows['software.interfaces.mcp.transport']?.meaning).toBe(
    'how the server is reached: sse, stdio, streamable-http',
  );
  expect(rows['release.artifacts']?.type).toBe('list of objects');
  expect(rows['software.platforms']?.type).toBe('list of strings');
});

test('says it in the language of the page, down to what stands in a list', () => {
  const english = new Map(padFields('en').map(({ path, meaning }) => [path, meaning]));
  const german = padFields('de');
  expect(german.filter(({ path, meaning }) => meaning !== '' && meaning === english.get(path))).toEqual([]);
  const meanings = Object.fromEntries(german.map(({ path, meaning }) => [path, meaning]));
  expect([meanings['vendor.name'], meanings['release.artifacts[].format']]).toEqual([
    'der Name der herausgebenden Organisation oder des Projekts',
    'das Format der Datei, etwa exe oder tar.gz',
  ]);
});

test.each([
  ['smallest', SMALLEST],
  ['fuller', FULLER],
  ['complete', EVERYTHING],
])('the %s example passes without a warning', (_name, document) => {
  const { draft, problems } = readPadJson(Buffer.from(document), context);
  expect([draft?.name, problems]).toEqual(['Example Editor', []]);
});

test('the example of PAD XML passes', () => {
  const { draft } = readPadXml(Buffer.from(PAD_XML), context);
  expect([draft?.name, draft?.versions[0]?.released_on]).toEqual(['Example Editor', '2026-10-14']);
});

function* membersOf(value: unknown, path = ''): Generator<string> {
  if (Array.isArray(value)) {
    for (const each of value) if (typeof each === 'object') yield* membersOf(each, `${path}[]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      const below = path === 'software.descriptions' ? `${path}.<tag>` : `${path}${path === '' ? '' : '.'}${name}`;
      if (path !== 'software.descriptions') yield below;
      yield* membersOf(each, below);
    }
  }
}
