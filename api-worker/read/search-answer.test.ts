import { beforeAll, describe, expect, test } from 'vitest';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { askJson } from '../testing/ask.ts';
import { loadCatalog } from '../testing/search.ts';
import { SEARCHED } from '../testing/searched.ts';

const LIST = '/api/v1/software';

beforeAll(async () => void (await loadCatalog(SEARCHED)));

const slugsOf = ({ data }: SoftwarePage) => data.map(({ slug }) => slug.slice(-2)).join(' ');
const find = async (query: string) => slugsOf(await askJson<SoftwarePage>(`${LIST}?${query}`));

/** The similar ones behind a line. */
async function findParted(text: string): Promise<string> {
  const { data } = await askJson<SoftwarePage>(`${LIST}?q=${encodeURIComponent(text)}`);
  const of = (match: string) => data.flatMap((each) => (each.match === match ? [each.slug.slice(-2)] : [])).join(' ');
  return of('similar') === '' ? of('all') : `${of('all')} | ${of('similar')}`.trim();
}

describe('the order', () => {
  test.each([
    ['sort=rank&kind=software&kind=library&kind=api', '01 03 00 02 04'],
    // Without use 03, 00 and 02 have 70 points, 01 has 65 and 04 has 50.
    ['sort=rank_without_use', '03 00 02 01 04'],
    ['sort=popular', '01 04 03 00 02'],
    ['sort=maintained', '04 01 03 00 02'],
    ['sort=name', '04 03 00 02 01'],
    ['sort=updated', '03 01 00 04 02'],
    ['sort=published', '03 00 04 01 02'],
    ['q=git', '02 03'],
    ['q=git&sort=relevance', '02 03'],
    ['q=git&sort=rank', '03 02'],
    ['q=editor&sort=name', '03 02 01'],
    ['q=editor&sort=rank_without_use', '03 02 01'],
    ['q=editor&sort=updated', '03 01 02'],
  ])('%s is %s', async (query, expected) => {
    expect(await find(query)).toBe(expected);
  });
});

test.each([
  ['zurich', '01'],
  ['ZÜRICH', '01'],
  ['Zu\u0308rich', '01'],
  ['zuerich', '01'],
  ['lukasz', '01'],
  ['elan', '03 00'],
  ['Élan vital', '03'],
  ['git', '02 03'],
  ['git helper', '02'],
  ['helper git', '02'],
  ['editor gi', '02 03'],
  ['"git"', '02'],
  ['"gi"', ''],
  ['"git helper"', '02'],
  ['"helper git"', '02'],
  ['plain te', '01'],
  ['pla text', '01'],
  ['"plain te"', ''],
  ['plain "text"', '01'],
  ['plain "te', '01'],
  ['c++', '02'],
  ['C#', '00'],
  ['node.js', '00'],
  ['nodejs', '00'],
  ['node js', '00'],
  ['日本', '02'],
  ['日本語', '02'],
  ['本日', ''],
  ['入力システム', '02'],
  ['語', '02'],
  ['ｼｽﾃﾑ', '02'],
  ['한국어', '02'],
  ['example works vital', '03 | 01 00 04'],
  ['windows', '02'],
  ['tool-03', '03'],
  ['few', '01 04'],
  ['few-alias', '| 01 04'],
  ['edtior', '| 01 02 03'],
  ['elanvital', '03'],
  ['nothing-of-the-kind', ''],
])('%j finds %j', async (text, expected) => {
  expect(await findParted(text)).toBe(expected);
});
