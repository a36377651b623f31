/** What a sync does not let happen: slugs taken over, products exchanged, webhooks redirected, broken files unnoticed. */
import { afterEach, describe, expect, it } from 'vitest';
import { approvedCatalog, outcomes, publishAllOf, publishedOf, rejectOf } from '../testing/reviewing.ts';
import { padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

const FEED = 'https://works.example/editor.json';

async function publishedEditor(document = padDocument('editor')): Promise<void> {
  catalog = await approvedCatalog(document, FEED);
}

describe('a document the operator keeps', () => {
  async function keptEditor(): Promise<void> {
    catalog = await approvedCatalog(padDocument('editor'));
  }

  it('may move to another file', async () => {
    await keptEditor();
    catalog.git('mv', 'data/feeds/editor.json', 'data/feeds/moved.json');
    catalog.commit('Move it');
    expect(outcomes(await catalog.sync())).toEqual(['data/feeds/moved.json: update']);
    expect((await publishedOf(catalog, 'editor'))?.sources[0]?.feed).toBe('moved');
  });

  it('does not take the slug of another one that is still there', async () => {
    await keptEditor();
    catalog.write('data/feeds/a-thief.json', padDocument('editor'));
    catalog.commit('Add another');
    expect(outcomes(await catalog.sync())).toEqual([
      'data/feeds/a-thief.json: slug_taken',
      'data/feeds/editor.json: unchanged',
    ]);
  });

  it('that cannot be read any more is noted as failing, and its listing stays', async () => {
    await keptEditor();
    const before = await publishedOf(catalog, 'editor');
    catalog.write('data/feeds/editor.json', '{ "pad_version": ');
    catalog.commit('Break it');
    expect(outcomes(await catalog.sync({}, '2026-11-21'))).toEqual(['data/feeds/editor.json: invalid']);
    expect(await publishedOf(catalog, 'editor')).toEqual({
      ...before,
      sources: [{ ...before?.sources[0], failing_since: '2026-11-21', failing_code: 'bad_json' }],
    });
  });
});

describe('a feed that turns into another product', () => {
  it('waits for a person, who is told so', async () => {
    await publishedEditor();
    const another = padDocument('editor', ({ software }) => {
      Object.assign(software, { name: 'Casino Deluxe', homepage: 'https://casino.example' });
    });
    const plan = await catalog.sync({ [FEED]: another });
    expect(outcomes(plan)).toEqual(['data/feeds/editor.json: propose']);
    expect(plan.items[0]?.snapshot?.record.report).toEqual([
      {
        pointer: '/software',
        code: 'another_product',
        severity: 'warning',
        message: 'Name and website have both changed: this may be another product under the same slug.',
      },
    ]);
    expect((await publishedOf(catalog, 'editor'))?.name).toBe('Example editor');
  });
});

describe('a webhook', () => {
  const withWebhook = (url: string) =>
    padDocument('editor', (document) => {
      document.webhook = { url };
    });

  it('that moves to another host waits for a person, even if nothing else has changed', async () => {
    await publishedEditor(withWebhook('https://hooks.works.example/private-path'));
    const moved = withWebhook('https://hooks.elsewhere.example/private-path');
    expect(outcomes(await catalog.sync({ [FEED]: moved }))).toEqual(['data/feeds/editor.json: propose']);
    await rejectOf(catalog, 'editor');
    expect(outcomes(await catalog.sync({ [FEED]: moved }))).toEqual(['data/feeds/editor.json: declined']);
    const asBefore = withWebhook('https://hooks.works.example/another-path');
    expect(outcomes(await catalog.sync({ [FEED]: asBefore }))).toEqual(['data/feeds/editor.json: unchanged']);
  });

  it('is never written with its address', async () => {
    await publishedEditor(withWebhook('https://hooks.works.example/private-path'));
    expect(catalog.git('log', '--all', '--patch')).not.toContain('private-path');
    expect(catalog.git('log', '--all', '--patch')).toContain('hooks.works.example');
  });
});

describe('a mass change', () => {
  const count = 21;
  const urls = Array.from({ length: count }, (_, n) => `https://works.example/slug-${n}.json`);
  const network = (name: string) =>
    Object.fromEntries(
      urls.map((url, n) => [url, padDocument(`slug-${n}`, ({ software }) => Object.assign(software, { name }))]),
    );

  it('is objected to, and the plan says why', async () => {
    const feeds = urls.map((url, n) => [`slug-${n}`, JSON.stringify({ url })]);
    catalog = temporaryCatalog(Object.fromEntries(feeds));
    expect((await catalog.sync(network('Good'))).objection).toBeUndefined();
    await publishAllOf(catalog);
    expect((await catalog.sync(network('Casino'))).objection).toContain(
      'This run would change 21 of 21 published listings beyond recognition, and 20 are allowed',
    );
    expect((await catalog.sync({})).objection).toContain('21 of 21 feeds began to fail at once');
  });
});
