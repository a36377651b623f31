/** The verifiers that we give to receivers, run with the known answers by each language that is on this machine. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { formats } from '../rules/formats.ts';
import challengeSchema from './event-endpoint-challenge.json' with { type: 'json' };
import listingPublishedSchema from './event-listing-published.json' with { type: 'json' };
import rankChangedSchema from './event-rank-changed.json' with { type: 'json' };
import vectors from './examples/webhooks/vectors.json' with { type: 'json' };
import { verify } from './examples/webhooks/verify.js';

const FOLDER = join(import.meta.dirname, 'examples', 'webhooks');

/** Each reads cases.json and prints a list of true and false. */
const PROGRAMS = {
  python: {
    version: ['python3', '--version'],
    file: 'run.py',
    command: ['python3', 'run.py'],
    source: `import json
from verify import verify
print(json.dumps([verify(c["secret"], c["timestamp"], c["signature"], c["body"].encode(), c["at"])
                  for c in json.load(open("cases.json"))]))`,
    verifier: 'verify.py',
  },
  go: {
    version: ['go', 'version'],
    file: 'verify_test.go',
    command: ['go', 'test', '-v', '-run', 'TestVectors', 'verify.go', 'verify_test.go'],
    source: `package webhooks

import ("encoding/json"; "fmt"; "os"; "testing")

func TestVectors(t *testing.T) {
	var cases []struct { Secret, Timestamp, Signature, Body string; At int64 }
	text, _ := os.ReadFile("cases.json")
	if err := json.Unmarshal(text, &cases); err != nil { t.Fatal(err) }
	results := []bool{}
	for _, c := range cases { results = append(results, Verify(c.Secret, c.Timestamp, c.Signature, []byte(c.Body), c.At)) }
	printed, _ := json.Marshal(results)
	fmt.Println(string(printed))
}`,
    verifier: 'verify.go',
  },
  php: {
    version: ['php', '--version'],
    file: 'run.php',
    command: ['php', 'run.php'],
    source: `<?php require 'verify.php';
echo json_encode(array_map(fn ($c) => verify($c['secret'], $c['timestamp'], $c['signature'], $c['body'], $c['at']),
  json_decode(file_get_contents('cases.json'), true)));`,
    verifier: 'verify.php',
  },
  ruby: {
    version: ['ruby', '--version'],
    file: 'run.rb',
    command: ['ruby', 'run.rb'],
    source: `require 'json'
require './verify'
cases = JSON.parse(File.read('cases.json'))
puts JSON.generate(cases.map { |c| verify(c['secret'], c['timestamp'], c['signature'], c['body'], c['at']) })`,
    verifier: 'verify.rb',
  },
};

type Language = keyof typeof PROGRAMS;

const languages = Object.keys(PROGRAMS) as Language[];
const present = languages.filter((language) => {
  const [program = '', ...args] = PROGRAMS[language].version;
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});
const absent = languages.filter((language) => !present.includes(language));

const known = vectors.verifications.map(({ headers, ...rest }) => ({
  ...rest,
  timestamp: headers['X-Service-Timestamp'],
  signature: headers['X-Service-Signature'],
}));
/** As a server gives a header field that is not there: a receiver that failed on it would answer 500 instead of 401. */
const cases = [
  ...known,
  ...known.slice(0, 1).flatMap((one) => [
    { ...one, name: 'no timestamp', timestamp: null, valid: false },
    { ...one, name: 'no signature', signature: null, valid: false },
  ]),
];
const folder = mkdtempSync(join(tmpdir(), 'catalog-verifiers-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the bodies are what the schemas of events say', () => {
  const ajv = new Ajv2020({ strict: true, formats });
  const [move, publication, challenge] = vectors.deliveries.map(({ body }): unknown => JSON.parse(body));
  expect(ajv.validate(rankChangedSchema, move), ajv.errorsText()).toBe(true);
  expect(ajv.validate(listingPublishedSchema, publication), ajv.errorsText()).toBe(true);
  expect(ajv.validate(challengeSchema, challenge), ajv.errorsText()).toBe(true);
});

describe('in Node', () => {
  it.each(cases)('$name: $valid', ({ secret, timestamp, signature, body, at, valid }) => {
    expect(verify(secret, timestamp, signature, body, at)).toBe(valid);
  });
});

describe.each(present)('in %s', (language) => {
  it('gives all known answers', () => {
    const { file, source, command, verifier } = PROGRAMS[language];
    const [program = '', ...args] = command;
    writeFileSync(join(folder, file), source);
    copyFileSync(join(FOLDER, verifier), join(folder, verifier));
    writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases));
    const printed = execFileSync(program, args, { cwd: folder, encoding: 'utf8' });
    expect(JSON.parse(/\[.*\]/.exec(printed)?.[0] ?? '')).toEqual(cases.map(({ valid }) => valid));
  });
});

it(`runs what is on this machine: node${present.map((name) => `, ${name}`).join('')}; not here: ${absent.join(', ') || 'none'}`, () => {
  expect([...present, ...absent].sort()).toEqual([...languages].sort());
  for (const language of absent) {
    expect(readFileSync(join(FOLDER, PROGRAMS[language].verifier), 'utf8')).toMatch(/sha256=/);
  }
});
