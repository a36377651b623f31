import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { FetchOptions, FetchResult, GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import { fetchFrom, http, trusting } from '../../../testing/guarded-fetching.ts';
import { bareTools } from '../testing/asking.ts';
import { witnessedListing } from '../testing/witnessing.ts';
import { download } from './index.ts';

const BYTES = Buffer.from('the program');
const SHA256 = createHash('sha256').update(BYTES).digest('hex');
const URI = 'https://works.example/editor-1.0.0.zip';
type Artifact = NonNullable<Listing['versions'][0]['artifacts']>[number];

const listingWith = (artifacts: Artifact[], version = '1.0.0') =>
  witnessedListing({ versions: [{ version, prerelease: false, artifacts }] });

function clientOf(answer: FetchResult) {
  const asked: [string, FetchOptions | undefined][] = [];
  const client: GuardedClient = {
    fetch: async (address, options) => {
      asked.push([address, options]);
      return answer;
    },
    request: async () => ({ refusal: { code: 'timeout' } }),
    close: async () => {},
  };
  return { asked, client };
}

describe('a download', () => {
  it.each<[string, Artifact[], string[]]>([
    [
      'the smallest that states a digest',
      [
        { uri: 'https://works.example/large', sha256: SHA256, size_bytes: 9000 },
        { uri: URI, sha256: SHA256, size_bytes: 11 },
        { uri: 'https://works.example/bare', size_bytes: 5 },
      ],
      [URI],
    ],
    ['one of no stated size where there is no other', [{ uri: URI, sha256: SHA256 }], [URI]],
    ['none that is too large', [{ uri: URI, sha256: SHA256, size_bytes: 60 * 1024 * 1024 }], []],
    ['none over plain http', [{ uri: 'http://works.example/editor.zip', sha256: SHA256 }], []],
    ['none without a digest', [{ uri: URI }], []],
  ])('is chosen: %s', (_what, artifacts, subjects) => {
    expect(download.subjects(listingWith(artifacts))).toEqual(subjects);
  });

  it('has the digest that is stated: computed once for a version', async () => {
    const { asked, client } = clientOf({ bytes: BYTES });
    const tools = bareTools(client);
    const listing = listingWith([{ uri: URI, sha256: SHA256 }]);
    const said = await download.look(URI, listing, tools);
    expect(said).toEqual({ values: { sha256: SHA256, version: '1.0.0' }, source: URI });
    expect(await download.look(URI, listing, tools)).toEqual({ unchanged: true });
    expect(asked).toEqual([[URI, { undecoded: true, maxBytes: 50 * 1024 * 1024 }]]);
    await download.look(URI, listingWith([{ uri: URI, sha256: SHA256 }], '1.0.1'), tools);
    expect(asked).toHaveLength(2);
  });

  it('with another digest brings nothing but a code for its publisher', async () => {
    const { client } = clientOf({ bytes: Buffer.from('something else') });
    const listing = listingWith([{ uri: URI, sha256: SHA256 }]);
    expect(await download.look(URI, listing, bareTools(client))).toMatchObject({
      problem: { code: 'download_hash_differs' },
    });
  });

  it.each<[string, FetchResult, object]>([
    ['is larger than it says', { refusal: { code: 'too_large' } }, { problem: { code: 'too_large' } }],
    ['is gone', { refusal: { code: 'bad_status', values: { status: 404 } } }, { unknown: true }],
    ['does not come', { refusal: { code: 'timeout' } }, { problem: { code: 'timeout' } }],
  ])('that %s', async (_what, answer, said) => {
    const listing = listingWith([{ uri: URI, sha256: SHA256 }]);
    const tools = bareTools(clientOf(answer).client);
    expect(await download.look(URI, listing, tools)).toMatchObject(said);
  });

  it.each([
    ['the same', '1.0.0', SHA256, true],
    ['another version', '1.0.1', SHA256, false],
    ['another digest', '1.0.0', '0'.repeat(64), false],
  ])('holds for a listing that states %s', (_what, version, sha256, holds) => {
    const record = { subject: URI, values: { sha256: SHA256, version: '1.0.0' } };
    expect(download.holds?.(record, listingWith([{ uri: URI, sha256 }], version))).toBe(holds);
  });

  it('is hashed as it lies there, also where its server calls an archive a compressed answer', async () => {
    const archive = gzipSync(BYTES);
    const server = await http((request, response) => {
      expect(request.headers['accept-encoding']).toBe('identity');
      response.setHeader('content-encoding', 'gzip').end(archive);
    });
    const result = await fetchFrom(`https://${server.pair}/a.tgz`.replace('https', 'http'), trusting(server), {
      undecoded: true,
      allowHttp: true,
    });
    expect('bytes' in result && result.bytes.equals(archive)).toBe(true);
  });
});
