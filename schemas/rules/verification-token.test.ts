/** The token of a listing: the same for everybody who computes it, and no other listing's. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ProvableListing, verificationToken } from './verification-token.ts';

const HOST = 'catalog.example';
const source = (url: string | null | undefined, primary = true) => ({ primary, url });
const LISTING: ProvableListing = { slug: 'my-tool', sources: [source('https://maker.example/pad.json')] };

describe('the token of a listing', () => {
  it('is known', async () => {
    const text = 'catalog.example\nmy-tool\nhttps://maker.example/pad.json';
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
    expect(digest).toBe('89681e1099ddc1ddf3691ff02faf7091');
    expect(await verificationToken(HOST, LISTING)).toBe(`catalog-verification=catalog.example/my-tool/${digest}`);
  });

  it.each<[string, string, ProvableListing]>([
    ['catalog', 'other.example', LISTING],
    ['slug', HOST, { ...LISTING, slug: 'my-tools' }],
    ['source', HOST, { ...LISTING, sources: [source('https://maker.example/pad2.json')] }],
    ['source, where one is kept', HOST, { ...LISTING, sources: [source(undefined)] }],
  ])('is another with another %s', async (_what, host, listing) => {
    const digestOf = async (host: string, listing: ProvableListing) =>
      (await verificationToken(host, listing)).slice(-32);
    expect(await digestOf(host, listing)).not.toBe(await digestOf(HOST, LISTING));
  });

  it('is the same without and with further sources', async () => {
    const further = { ...LISTING, sources: [source('https://a.example', false), ...LISTING.sources] };
    expect(await verificationToken(HOST, further)).toBe(await verificationToken(HOST, LISTING));
  });

  it('is the same for a stored listing and for that of the read API, where a source may have no address', async () => {
    const kept = (url: string | null | undefined) => verificationToken(HOST, { slug: 'kept', sources: [source(url)] });
    expect(await kept(undefined)).toBe(await kept(null));
  });
});
