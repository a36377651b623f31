/** Six thousand documents that somebody broke: each is read or refused, none throws, and none takes long. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kindOrProblem } from '../../../schemas/readers/kind-or-problem.ts';
import { ENGINE } from '../../repo/files/engine.ts';
import { between, randomFrom } from '../../testing/random.ts';
import { DOCUMENT_KINDS } from './document-kinds.ts';

const ROUNDS = 1_000;
/** Far above what parsing takes of documents as small as these. */
const MAX_MS = 2_000;
const EXAMPLES = join(ENGINE, 'schemas', 'contracts', 'examples', 'valid');
const examplesOf = (folder: string) =>
  readdirSync(join(EXAMPLES, folder)).map((name) => readFileSync(join(EXAMPLES, folder, name)));

const API = `openapi: 3.1.0
info: {title: Tides, version: "1.2", description: "Ask tides@ebb.example\\n\\n- [one](https://ebb.example)"}
servers: [{url: "https://{host}.ebb.example", variables: {host: {default: api}}}]
tags: [{name: weather}, &a {name: sea}, *a]
paths: {/tides: {get: {responses: {"200": {description: OK}}}}}
`;
const API_JSON = {
  swagger: '2.0',
  info: { title: 'Tides', version: '1.2', license: { name: 'MIT' }, 'x-apisguru-categories': ['location'] },
  host: 'api.ebb.example',
  paths: { '/tides': { get: { responses: { 200: { description: 'OK' } } } } },
};
const PUBLICCODE = `publiccodeYmlVersion: "0.4"
name: Ebb
url: https://ebb.example/ebb.git
releaseDate: 2026-01-02
softwareVersion: 1.2.0
platforms: [web, linux]
categories: [geographic-information-systems]
description: {en: {shortDescription: "Shows the tides", longDescription: "Of every harbor, by day."}}
legal: {license: MIT}
maintenance: {type: internal, contacts: [{name: Ann Lee, email: ann@ebb.example}]}
`;

const DOCUMENTS = {
  'pad-json': examplesOf('pad-2.0'),
  'pad-xml': examplesOf('pad-xml'),
  manifest: examplesOf('catalog-2.0'),
  openapi: [Buffer.from(API)],
  'openapi as JSON': [Buffer.from(JSON.stringify(API_JSON, null, 1))],
  publiccode: [Buffer.from(PUBLICCODE)],
};
const SIGNS = [
  '"',
  '{',
  '[',
  '<',
  '&',
  '*',
  '\0',
  '\u202e',
  '\ud83d',
  '- ',
  ': ',
  '@',
  '&#x',
  ']]>',
  '0'.repeat(400),
  '\xff',
];

it.each(Object.entries(DOCUMENTS))('reads or refuses %s, however it was changed', async (name, documents) => {
  const { read } = await DOCUMENT_KINDS[name.split(' ')[0] as keyof typeof DOCUMENT_KINDS].load();
  const random = randomFrom(1, name.length);
  const below = (limit: number) => between(random, 0, limit - 1);
  const problems: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bytes = mutated(documents[round % documents.length] ?? Buffer.alloc(0), below);
    const began = performance.now();
    try {
      kindOrProblem(bytes);
      const { draft, problems: said } = read(bytes, { findCategory: () => undefined });
      if (draft === undefined && said.length === 0) problems.push(`${round} says nothing`);
    } catch (error) {
      problems.push(`${round} throws ${error}`);
    }
    if (performance.now() - began > MAX_MS) problems.push(`${round} takes long`);
  }
  expect(problems).toEqual([]);
});

/** One to four changes: a piece is left out, doubled, moved or replaced, or signs are put in. */
function mutated(document: Buffer, below: (limit: number) => number): Buffer {
  let bytes = document;
  for (let left = 1 + below(4); left > 0; left -= 1) {
    const at = below(bytes.length + 1);
    const piece = bytes.subarray(at, at + 1 + below(below(2) === 0 ? 4 : 200));
    const sign = Buffer.from(SIGNS[below(SIGNS.length)] ?? '', below(4) === 0 ? 'latin1' : 'utf8');
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + piece.length)];
    const parts = [
      [before, after],
      [before, piece, piece, after],
      [after, piece, before],
      [before, sign, after],
      [before, sign, piece, after],
      [before, piece.map((byte) => byte ^ (1 << below(8))), after],
    ][below(6)];
    bytes = Buffer.concat(parts ?? []);
  }
  return bytes;
}
