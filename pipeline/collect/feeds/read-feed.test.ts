import { describe, expect, it } from 'vitest';
import type { GuardedClient } from '../../repo/fetch/guarded-client.ts';
import { NOW, padDocument } from '../../testing/temporary-catalog.ts';
import type { ReaderTools } from '../contract/source-kind.ts';
import { NO_MEMORY } from '../contract/source-memory.ts';
import { readingHere } from '../testing/reading-here.ts';
import type { FeedSource } from './feed-list.ts';
import { readFeed } from './read-feed.ts';

const refuse = () => Promise.reject(new Error('Nothing is fetched here.'));
const client: GuardedClient = { fetch: refuse, request: refuse, close: async () => {} };
const tools: ReaderTools = {
  ...{ client, reader: readingHere(), findCategory: () => undefined, tokens: new Map(), memory: NO_MEMORY },
  ...{ feedKinds: ['publiccode'], now: () => NOW },
};

const file = (kind: FeedSource['kind'], text: string): FeedSource => ({
  kind,
  file: { name: `of-${kind}`, bytes: Buffer.from(text) },
});
const WITHOUT_VERSION = file('publiccode', 'publiccodeYmlVersion: "0.5"\nname: Town Mail\nusedBy: [City of A]\n');
const PRODUCT = file('pad-json', padDocument('town-mail'));

describe('a source without any version', () => {
  it('is refused where it stands alone', async () => {
    const result = await readFeed({ label: 'data/feeds/a.json', sources: [WITHOUT_VERSION] }, tools);
    expect(result).toMatchObject({ outcome: 'invalid' });
    expect(result.problems).toContainEqual(
      expect.objectContaining({ pointer: '/softwareVersion', code: 'missing', severity: 'error' }),
    );
  });

  it('passes nobody off as the publisher or as verified, whatever names it declares', async () => {
    const names =
      'organisation: {name: Ministry, uri: https://ministry.example}\nlegal: {mainCopyrightOwner: Ministry}';
    const posing = file(
      'publiccode',
      `publiccodeYmlVersion: "0.5"\nname: Ministry Mail\nisBasedOn: [https://code.ministry.example/mail]\nusedBy: [Ministry]\n${names}\n`,
    );
    const result = await readFeed({ label: 'data/feeds/a.json', sources: [PRODUCT, posing] }, tools);
    expect(result).toMatchObject({
      draft: { name: 'Example town-mail', vendor: { name: 'Example Works' }, badges: [] },
    });
    expect(result).not.toHaveProperty('domains');
    expect(result).not.toHaveProperty('identity');
  });

  it('adds what it says to one that has them', async () => {
    const result = await readFeed({ label: 'data/feeds/a.json', sources: [PRODUCT, WITHOUT_VERSION] }, tools);
    expect(result).toMatchObject({
      draft: { name: 'Example town-mail', public_sector: { used_by: ['City of A'] } },
      provenance: { public_sector: 1 },
    });
  });
});
