import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answerProblem, completeAnswers } from './answers.ts';

const PLACE = { folder: tmpdir(), name: 'my-catalog' };

it('has an answer to everything where nothing is said', async () => {
  expect(await completeAnswers({}, PLACE)).toEqual({
    ...{ name: 'my-catalog', operator: 'my-catalog', address: 'http://localhost:8787', languages: ['en'] },
    ...{ categories: 'general', host: 'static', repository: undefined, contact: undefined, imprint: undefined },
  });
});

it('takes what is said, addresses without a slash at their end', async () => {
  const given = { name: 'Ours', languages: 'de, en,de', address: 'https://a.test/x/', repository: 'https://b.test/c/' };
  expect(await completeAnswers(given, PLACE)).toMatchObject({
    ...{ name: 'Ours', operator: 'Ours', address: 'https://a.test/x', languages: ['de', 'en'] },
    repository: 'https://b.test/c',
  });
});

it('makes a page of an imprint: the file, or a link', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-imprint-'));
  writeFileSync(join(folder, 'imprint.md'), '# Us\n');
  const imprint = async (given: string) =>
    (await completeAnswers({ imprint: given, languages: 'de' }, { ...PLACE, folder })).imprint;
  expect(await imprint('imprint.md')).toBe('# Us\n');
  expect(await imprint('https://works.test/imprint')).toBe('# Impressum\n\n<https://works.test/imprint>\n');
  await expect(imprint('absent.md')).rejects.toThrow('absent.md is neither an https address nor a file');
  rmSync(folder, { recursive: true });
});

it.each([
  ['name', 'Software', true],
  ['name', 'two\nlines', false],
  ['address', 'https://a.test/path', true],
  ['address', 'http://localhost:8787', true],
  ['address', 'catalog.test', false],
  ['address', 'ftp://catalog.test', false],
  ['address', 'https://a.test/?x=1', false],
  ['address', 'https://me:secret@a.test', false],
  ['languages', 'en', true],
  ['languages', 'en,de', true],
  ['languages', 'pl', false],
  ['languages', ',', false],
  ['categories', 'public-sector', true],
  ['categories', 'all', false],
  ['host', 'pages', true],
  ['host', 'ftp', false],
  ['repository', 'https://github.com/works/catalog', true],
  ['repository', 'git@github.com:works/catalog', false],
  ['contact', 'mailto:us@works-of.org', true],
  ['contact', 'https://works-of.org/contact', true],
  ['contact', 'us@works-of.org', false],
  // No command would serve it afterwards.
  ['contact', 'https://catalog.example/contact', false],
  ['contact', 'mailto:me@example.org', false],
] as const)('%s may be %j: %s', (answer, text, isRight) => {
  expect(answerProblem(answer, text) === undefined).toBe(isRight);
});
