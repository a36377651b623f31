/** The token of a listing: the same for everybody who computes it, and no other listing's. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ProvableListing, verificationToken } from './verification-token.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const tokenOf = (host: string, listing: ProvableListing) => verificationToken(host, listing, sha256);

const HOST = 'catalog.example';
const source = (url: string | null | undefined, primary = true) => ({ primary, url });
const LISTING: ProvableListing = { slug: 'my-tool', sources: [source('https://maker.example/pad.json')] };

describe('the token of a listing', () => {
  it('is known', () => {
    const text = 'catalog.example\nmy-tool\nhttps://maker.example/pad.json';
    const digest = sha256(text).slice(0, 32);
    expect(digest).toBe('89681e1099ddc1ddf3691ff02faf7091');
    expect(tokenOf(HOST, LISTING)).toBe(`catalog-verification=catalog.example/my-tool/${digest}`);
  });

  it.each<[string, string, ProvableListing]>([
    ['catalog', 'other.example', LISTING],
    ['slug', HOST, { ...LISTING, slug: 'my-tools' }],
    ['source', HOST, { ...LISTING, sources: [source('https://maker.example/pad2.json')] }],
    ['source, where one is kept', HOST, { ...LISTING, sources: [source(undefined)] }],
  ])('is another with another %s', (_what, host, listing) => {
    const digestOf = (host: string, listing: ProvableListing) => tokenOf(host, listing).slice(-32);
    expect(digestOf(host, listing)).not.toBe(digestOf(HOST, LISTING));
  });

  it('is the same without and with further sources', () => {
    const further = { ...LISTING, sources: [source('https://a.example', false), ...LISTING.sources] };
    expect(tokenOf(HOST, further)).toBe(tokenOf(HOST, LISTING));
  });

  it('is the same for a stored listing and for that of the read API, where a source may have no address', () => {
    const kept = (url: string | null | undefined) => tokenOf(HOST, { slug: 'kept', sources: [source(url)] });
    expect(kept(undefined)).toBe(kept(null));
  });
});
