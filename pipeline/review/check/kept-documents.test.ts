import { afterAll, beforeAll, expect, it } from 'vitest';
import { padDocument } from '../../testing/temporary-catalog.ts';
import { type CatalogInReview, catalogInReview, codes, NETWORK } from './testing/checking.ts';

let catalog: CatalogInReview;
beforeAll(async () => {
  catalog = await catalogInReview();
}, 60_000);
afterAll(() => catalog.remove());

const keep = (members: object) => () =>
  catalog.write(
    'data/feeds/kept.json',
    padDocument('kept', (document) => Object.assign(document, members)),
  );

it('fails for a kept document with members for contacts, and repeats none of their values', async () => {
  const change = keep({ contact_name: 'Jane Doe', support: { email: 'jane@works.example', phone: '030 23125123' } });
  const { faults } = await catalog.checkAfter('follow-kept', 'main', change);
  expect(faults.map(({ code }) => code)).toEqual(['contact_kept', 'contact_kept', 'contact_kept']);
  const text = faults.map(({ message }) => message).join('\n');
  expect(text).toContain('data/feeds/kept.json#/contact_name: ');
  expect(text).toContain('data/feeds/kept.json#/support/phone: ');
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

it('passes for one without', async () => {
  expect(codes(await catalog.checkAfter('follow-kept', 'main', keep({})))).toEqual([]);
});

it.each(['notes.yaml', 'notes.YML', 'pad.xml'])('fails for %s, which would be passed over', async (name) => {
  const { faults } = await catalog.checkAfter('follow-kept', 'main', () =>
    catalog.write(`data/feeds/${name}`, 'openapi: 3.1.0'),
  );
  expect(faults).toEqual([
    { code: 'unread_document', message: expect.stringContaining(`data/feeds/${name} is never read.`) },
  ]);
});
