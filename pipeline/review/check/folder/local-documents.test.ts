import { afterAll, beforeAll, expect, it } from 'vitest';
import { padDocument } from '../../../testing/temporary-catalog.ts';
import { type CatalogInReview, catalogInReview, codes, NETWORK } from '../testing/checking.ts';

let catalog: CatalogInReview;
beforeAll(async () => {
  catalog = await catalogInReview();
});
afterAll(() => catalog.remove());

const keep = (members: object) => () =>
  catalog.write(
    'data/feeds/kept.json',
    padDocument('kept', (document) => Object.assign(document, members)),
  );

it('fails for a kept document with members for contacts, and repeats none of their values', async () => {
  const change = keep({ contact_name: 'Jane Doe', support: { email: 'jane@works.example', phone: '030 23125123' } });
  const { faults } = await catalog.checkAfter('follow-kept', 'main', change);
  expect(faults.map(({ code }) => code)).toEqual(['bad_data']);
  const text = faults.map(({ message }) => message).join('\n');
  expect(text).toMatch(/^data\/feeds\/kept\.json\n/);
  expect(text).toMatch(/\[contact_kept at line \d+, \/contact_name\]/);
  expect(text).toMatch(/\[contact_kept at line \d+, \/support\/phone\]/);
  expect(text).not.toMatch(/Jane|works\.example|23125123/);
});

it('is a problem of its feed in a sync', async () => {
  await catalog.takeBack(async () => {
    keep({ contact_name: 'Jane Doe' })();
    catalog.commit('Keep a document');
    const { items } = await catalog.sync(NETWORK);
    const item = items.find(({ label }) => label === 'data/feeds/kept.json');
    expect(item?.problems).toContainEqual({ code: 'contact_kept', severity: 'warning', pointer: '/contact_name' });
  });
});

it('fails for a document that `catalog validate` refuses, with its lines', async () => {
  const { faults } = await catalog.checkAfter('follow-kept', 'main', keep({ vendor: {} }));
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^data\/feeds\/kept\.json\n.*vendor\.name is missing\..*\[missing at line 3, \/vendor\/name\]/s,
    ),
  ]);
});

it('passes for one without', async () => {
  expect(codes(await catalog.checkAfter('follow-kept', 'main', keep({})))).toEqual([]);
});

it.each(['notes.yaml', 'notes.YML', 'pad.xml'])('fails for %s, which would be passed over', async (name) => {
  const { faults } = await catalog.checkAfter('follow-kept', 'main', () =>
    catalog.write(`data/feeds/${name}`, 'openapi: 3.1.0'),
  );
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toMatch(
    /^data\/feeds\/\S+\n {2}error {4}This document is never read\. .*\[unread_document\]$/,
  );
  expect(faults[0]?.message).toContain(name);
});
