import { expect, it } from 'vitest';
import { type AnswerFile, FIELDS, readDraft, readSummary } from './fields.ts';
import { measure, share } from './measure.ts';

const list = (expected: string | null, ...tags: string[]) => ({
  repository: 'works/tool',
  expected_current: expected,
  tags: tags.map((name) => ({ name, date: '2026-01-02T03:04:05Z' })),
});

it('counts the answers that are right, and names those that are not', () => {
  const files = new Map<string, AnswerFile>([
    ['right.json', { json: list('1.1', 'v1.0', 'v1.1') }],
    ['wrong.json', { json: list('1.0', 'v1.0', 'v1.1') }],
    ['silent.json', { json: list('1.0') }],
    ['open.json', { json: list(null, 'v1.0') }],
    ['other.json', { json: [] }],
  ]);
  const [version] = measure(files, FIELDS);
  expect(version).toEqual({
    field: 'version, of tags with their days',
    answers: 3,
    right: 1,
    silent: 1,
    given: 2,
    givenRight: 1,
    misses: [
      { file: 'wrong.json', right: '1.0', found: '1.1' },
      { file: 'silent.json', right: '1.0', found: undefined },
    ],
  });
});

it('asks documents of any kind, knows several right answers, and takes nothing for one where nothing is right', async () => {
  const servers = [{ url: 'https://api.acme.example' }];
  const api = { openapi: '3.1.0', info: { title: 'Payouts', version: '1' }, servers, paths: {} };
  const draft = await readDraft(Buffer.from(JSON.stringify(api)));
  const answers = (members: object): AnswerFile => ({ json: { document: 'a.json', answers: members }, draft });
  const files = new Map([
    ['right', answers({ vendor: ['Acme', 'acme.example'], homepage: null, category: 'other', version: '1' })],
    ['wrong', answers({ vendor: null, homepage: 'https://acme.example', category: 'finance' })],
  ]);
  const measured = Object.fromEntries(measure(files, FIELDS).map(({ field, ...rest }) => [field, rest]));
  expect(measured.vendor).toMatchObject({ answers: 2, right: 1, given: 2, givenRight: 1 });
  expect(measured.vendor?.misses).toEqual([{ file: 'wrong', right: 'nothing', found: 'acme.example' }]);
  expect(measured.homepage).toMatchObject({ answers: 2, right: 1, silent: 1, given: 0 });
  expect(measured.category).toMatchObject({ answers: 2, right: 1, silent: 1, given: 0 });
  expect(measured.version).toMatchObject({ answers: 1, right: 1 });
});

it('asks READMEs for their summary, and knows how a right one begins', () => {
  const readme = (text: string, summary: string | null): AnswerFile => ({
    json: { document: 'README.md', answers: { summary } },
    summary: readSummary(Buffer.from(text), 'README.md', { name: 'ebb', description: 'A calendar of tides' }),
  });
  const files = new Map([
    ['right', readme('# Ebb\n\nA small calendar that shows the tides.', 'A small calendar…')],
    ['wrong', readme('# Ebb\n\nA large calendar that shows the tides.', 'A small calendar…')],
    ['silent', readme('# Ebb\n\nFor busy people who travel.', null)],
  ]);
  const summary = measure(files, FIELDS).find(({ field }) => field === 'summary');
  expect(summary).toMatchObject({ answers: 3, right: 2, silent: 0, given: 2, givenRight: 1 });
});

it.each([
  [2, 3, '66.7 %'],
  [0, 0, ''],
])('says %i of %i as %j', (part, all, words) => {
  expect(share(part, all)).toBe(words);
});
