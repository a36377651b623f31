import { expect, it } from 'vitest';
import type { HarvestPage } from '../../schemas/contracts/generated/read-api.ts';
import { ask, askWith } from '../testing/ask.ts';
import { HARVESTED, WITH_PUBLICCODE } from '../testing/catalog.ts';

const read = async (query: string): Promise<HarvestPage> => (await ask(`/v1/software${query}`)).json();
const idsOf = ({ data }: HarvestPage) => data.map(({ id }) => Number(id.slice(-12)));

it('is paged through by its links, forward and back, with what was asked for', async () => {
  const ids: number[] = [];
  let page = await read('?from=2026-01-02T00:00:00Z&page[size]=40');
  for (; page.links.next !== null; page = await read(page.links.next)) {
    expect(page.links.next).toMatch(/^\?from=.*page%5Bsize%5D=40&page%5Bafter%5D=/);
    ids.push(...idsOf(page));
  }
  ids.push(...idsOf(page));
  expect(ids).toEqual(Array.from({ length: HARVESTED - 10 }, (_, index) => index + 10));
  expect(idsOf(await read(page.links.prev ?? ''))).toEqual(Array.from({ length: 40 }, (_, index) => index + 50));
});

it.each([
  ['', 25, 24],
  ['?to=2026-01-01T12:00:00%2B02:00', 10, 9],
  ['?url=https://code.test/101', 1, 101],
  ['?url=https://code.test/', 0, undefined],
])('%s has %i entries', async (query, count, last) => {
  const page = await read(query);
  expect([page.data.length, idsOf(page).at(-1)]).toEqual([count, last]);
});

it.each(['page[size]=101', 'page[size]=0', 'from=2026', 'page[after]=x', 'all=yes', 'page[after]=%22', 'q=x'])(
  '%s is refused',
  async (query) => expect((await ask(`/v1/software?${query}`)).status).toBe(400),
);

it('is empty where nothing is complete', async () => {
  const { answer } = await askWith(() => new Response(null, { status: 404 }), '/v1/software');
  expect(await answer.json()).toEqual({ data: [], links: { prev: null, next: null } });
});

it('says what a publiccode.yml lacks', async () => {
  const answer = await ask('/software/tool-01/publiccode.yml');
  const { detail } = await answer.json<{ detail: string }>();
  expect(detail).toContain('must have `url`, `developmentStatus`, `description.longDescription`');
  const good = await ask(`/software/${WITH_PUBLICCODE}/publiccode.yml`);
  expect(new TextDecoder().decode(await good.arrayBuffer())).toMatch(
    /^publiccodeYmlVersion: "0\.5"\nname: "Tool tool-03"\n/,
  );
});
