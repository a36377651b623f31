import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { ObjectTable, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { sha256 } from '../base/crypto.ts';
import { askAs, fileText, ORIGIN } from '../testing/ask.ts';

const SLUG = 'stored-tool';
const PAGE = `/software/${SLUG}/`;
const PREFIX = 'catalog/';
let html: string;
let json: string;
let table: ObjectTable;

/** The build's files, without those of one listing, which are in a real bucket. */
beforeEach(async () => {
  // Faults are provoked here; their log lines would look like failures.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  html = '<!doctype html><title>From the bucket, and longer than the other page</title>\n';
  json = (await fileText(files.listing('tool-01'))).replaceAll('tool-01', SLUG);
  table = { prefix: PREFIX, objects: {} };
  for (const [path, text] of [
    [files.listing(SLUG), json],
    [`${PAGE}index.html`, html],
    [`/de${PAGE}index.html`, html],
  ] as const) {
    const digest = await sha256(text);
    table.objects[path] = digest;
    await env.LISTINGS?.put(PREFIX + digest, text);
  }
});
afterEach(() => vi.restoreAllMocks());

function assetsWithTable() {
  const fetch = (address: string, init?: RequestInit) =>
    new URL(address).pathname === files.objects(SLUG)
      ? Promise.resolve(Response.json(table))
      : env.ASSETS.fetch(address, init);
  return { ASSETS: { fetch } };
}

/** Each request from another address, so that no plan is used up. */
let callers = 0;
function askStored(path: string, init?: RequestInit<IncomingRequestCfProperties>, instead: object = {}) {
  callers += 1;
  return askAs(`192.0.2.${callers}`, path, init, { ...assetsWithTable(), ...instead });
}

describe('a listing whose files are in the bucket', () => {
  test('is answered like any other', async () => {
    const answer = await askStored(`/api/v1/software/${SLUG}`);
    expect([answer.status, (await answer.json<SoftwareListing>()).slug]).toEqual([200, SLUG]);
    expect((await askStored(`/api/v1/software/${SLUG}/manifest`)).status).toBe(200);
  });

  test('has its file byte for byte, with an entity tag that is its digest', async () => {
    const answer = await askStored(files.listing(SLUG));
    const tag = `"${await sha256(json)}"`;
    expect([answer.status, answer.headers.get('ETag'), await answer.text()]).toEqual([200, tag, json]);
    const again = await askStored(files.listing(SLUG), { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test.each([PAGE, `/de${PAGE}`])('has its page at %s, with the header fields of every page', async (path) => {
    const answer = await askStored(path);
    expect([answer.status, await answer.text()]).toEqual([200, html]);
    const other = await env.ASSETS.fetch(`${ORIGIN}/404`);
    const { etag, 'content-length': _length, ...fields } = Object.fromEntries(other.headers);
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...fields,
      'x-catalog-build': expect.any(String),
      etag: `"${await sha256(html)}"`,
    });
    expect(fields['content-type']).toBe('text/html; charset=utf-8');
    expect(fields['content-security-policy']).toBe("default-src 'none'");
    const head = await askStored(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const again = await askStored(path, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
  });

  test('is led to its page from the address without a slash', async () => {
    const answer = await askStored(`/software/${SLUG}?from=there`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([307, `${PAGE}?from=there`]);
  });

  test('is a fault and not an absent listing where the bucket lacks it', async () => {
    table.objects[files.listing(SLUG)] = '0'.repeat(64);
    expect((await askStored(`/api/v1/software/${SLUG}`)).status).toBe(500);
  });

  test.each([
    ['no store is bound', { LISTINGS: undefined }, SLUG],
    ['the build does not name it', {}, 'stored-other'],
  ])('is not there where %s', async (_what, instead, slug) => {
    expect((await askStored(`/api/v1/software/${slug}`, {}, instead)).status).toBe(404);
    expect((await askStored(`/software/${slug}/`, {}, instead)).status).toBe(404);
  });
});

test('a store that is no bucket of R2 is asked with a signature, by the S3 API', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(json));
  const store = { url: 'https://s3.test/bucket', region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' };
  const instead = { LISTINGS: undefined, LISTING_STORE: JSON.stringify(store) };
  const answer = await askStored(files.listing(SLUG), {}, instead);
  expect([answer.status, await answer.text()]).toEqual([200, json]);
  const request = asked.mock.calls[0]?.[0] as Request;
  expect(request.url).toBe(`https://s3.test/bucket/${PREFIX}${await sha256(json)}`);
  expect(request.headers.get('Authorization')).toMatch(
    /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/auto\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/,
  );
  asked.mockImplementation(async () => new Response('no', { status: 404 }));
  expect((await askStored(files.listing(SLUG), {}, instead)).status).toBe(500);
});
