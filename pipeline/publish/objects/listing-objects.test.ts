import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import { objectTables } from '../../build/writer/build-manifest.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { type LocalBucket, startLocalBucket } from '../../testing/local-bucket.ts';
import { serveHttp } from '../../testing/loopback.ts';
import { deployWithObjects } from '../hosts/cloudflare/index.ts';
import { type ObjectStore, openObjectStore, StoreError, storeAccess } from './object-store.ts';

let bucket: LocalBucket;
let store: ObjectStore;
let output: string;
/** A folder of its own in the bucket for each test. */
let prefix = '';
let tests = 0;

beforeAll(async () => {
  bucket = await startLocalBucket();
});
afterAll(() => bucket.close());
beforeEach(() => {
  tests += 1;
  prefix = `catalog/test-${tests}`;
  store = openObjectStore({ ...bucket.access, prefix }, 1);
  output = mkdtempSync(join(tmpdir(), 'catalog-objects-'));
});
afterEach(async () => {
  await store.close();
  rmSync(output, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  writeFileSync(join(output, path), text);
}

/** A build of these listings. @param versions slug → what its files say */
async function build(versions: Record<string, string>): Promise<string> {
  rmSync(output, { recursive: true, force: true });
  write('/index.html', 'home');
  write('/software/index.html', 'list');
  for (const [slug, version] of Object.entries(versions)) {
    write(files.listing(slug), `{"version":"${version}"}`);
    write(`/software/${slug}/index.html`, `page ${version}`);
    write(`/de/software/${slug}/index.html`, `Seite ${version}`);
  }
  const placed = (await allFiles(output)).map((path) => {
    const bytes = readFileSync(join(output, path));
    return [path, { sha256: sha256(bytes), size: bytes.length, key: undefined }] as const;
  });
  const bucket = { endpoint: 'https://s3.test', bucket: 'bucket', prefix };
  for (const [path, table] of objectTables(new Map(placed), bucket)) {
    write(path, JSON.stringify(table));
  }
  write(files.buildManifest, JSON.stringify(versions));
  return sha256(readFileSync(join(output, files.buildManifest)));
}

/** What the bucket has of the listings, sorted. */
async function contents(): Promise<string[]> {
  const keys = (await store.list('')).map(({ key }) => key).filter((key) => !key.startsWith('_builds/'));
  const texts = await Promise.all(keys.map(async (key) => (await store.get(key)).toString()));
  expect(keys).toEqual(texts.map((text) => sha256(Buffer.from(text))));
  return texts.sort();
}

const publish = (live?: string, deploy: (folder: string) => Promise<unknown> = async () => {}) =>
  deployWithObjects({ store, output, live, onStep: () => {} }, deploy);

const texts = (...versions: string[]) =>
  versions.flatMap((version) => [`Seite ${version}`, `page ${version}`, `{"version":"${version}"}`]).sort();

describe('publishing with an object store', () => {
  it('sends what changed, before the rest is deployed, and nothing twice', async () => {
    await build({ git: '1', astro: '1.5' });
    const seen: unknown[] = [];
    const first = await publish(undefined, async (folder) => {
      seen.push(await contents(), readdirSync(folder, { recursive: true }).map(String).sort());
    });
    expect(first).toMatchObject({ sent: 6, removed: 0 });
    const rest = ['api', 'api/v1', 'api/v1/_build.json', 'api/v1/_objects', 'api/v1/_objects/as.json'];
    const site = ['api/v1/_objects/gi.json', 'index.html', 'software', 'software/index.html'];
    expect(seen).toEqual([texts('1', '1.5'), [...rest, ...site]]);
    expect(existsSync(`${output}.deploy`)).toBe(false);
    expect(readFileSync(join(output, files.listing('git')), 'utf8')).toBe('{"version":"1"}');

    expect(await publish()).toMatchObject({ sent: 0, kept: 6, removed: 0 });
    await build({ git: '2', astro: '1.5' });
    expect(await publish()).toMatchObject({ sent: 3, kept: 3, removed: 0 });
  });

  it('takes away what none of the last three builds needs, nor what is live', async () => {
    const builds = [];
    for (const version of ['1', '2', '3']) {
      builds.push(await build({ git: version }));
      await publish();
    }
    expect(await contents()).toEqual(texts('1', '2', '3'));
    await build({ git: '4' });
    expect(await publish(builds[0])).toMatchObject({ sent: 3, removed: 0 });
    await build({ git: '5' });
    expect(await publish()).toMatchObject({ sent: 3, removed: 6 });
    expect(await contents()).toEqual(texts('3', '4', '5'));
    expect(await store.list('_builds/')).toHaveLength(3);
  });

  it('takes nothing away where the deployment fails, and goes on from there', async () => {
    for (const version of ['1', '2', '3', '4']) {
      await build({ git: version });
      await expect(
        publish(undefined, async () => {
          throw new Error('no deployment');
        }),
      ).rejects.toThrow('no deployment');
    }
    expect(existsSync(`${output}.deploy`)).toBe(false);
    expect(await contents()).toEqual(texts('1', '2', '3', '4'));
    expect(await publish()).toMatchObject({ sent: 0, removed: 3 });
    expect(await contents()).toEqual(texts('2', '3', '4'));
  });

  it('goes on after it was ended in the middle of sending', async () => {
    await build({ git: '1', astro: '2' });
    const failing = {
      ...store,
      put: async (key: string, bytes: Buffer, digest: string) => {
        if (bytes.includes('page')) throw new StoreError('ended');
        await store.put(key, bytes, digest);
      },
    };
    const ended = deployWithObjects({ store: failing, output, live: undefined, onStep: () => {} }, async () => {});
    await expect(ended).rejects.toThrow('ended');
    await publish();
    expect(await contents()).toEqual(texts('1', '2'));
  });

  it('takes nothing away where the note of a build cannot be read', async () => {
    for (const version of ['1', '2', '3', '4']) {
      await build({ git: version });
      await publish();
    }
    const [note] = await store.list('_builds/');
    const broken = Buffer.from('["no digest"]');
    await store.put(note?.key ?? '', broken, sha256(broken));
    await build({ git: '5' });
    await expect(publish()).rejects.toThrow(
      'The build is live, but old objects are still in the store. ' +
        'A note of a build in the object store cannot be read, so nothing was taken away.',
    );
    expect(await contents()).toEqual(texts('2', '3', '4', '5'));
  });
});

describe('the object store', () => {
  it('takes only the bytes that were meant, and only with the right key', async () => {
    await expect(store.put('a', Buffer.from('a'), sha256(Buffer.from('b')))).rejects.toThrow(/answered 400 to PUT/);
    const stranger = openObjectStore({ ...bucket.access, secretAccessKey: 'wrong' }, 1);
    await expect(stranger.list('')).rejects.toThrow(
      `The object store at ${bucket.access.url} answered 403 to GET. ` +
        'CATALOG_STORE_KEY_ID and CATALOG_STORE_SECRET must be a key that may read and write in this bucket.',
    );
    await stranger.close();
    await store.remove('a');
    expect(await store.list('')).toEqual([]);
  });

  it('asks again where it is overloaded or hangs up, and gives up after some tries', async () => {
    let failures = 2;
    const server = await serveHttp((request, response) => {
      request.resume();
      failures -= 1;
      if (failures === 1) response.writeHead(503).end('SlowDown');
      else if (failures === 0) request.socket.destroy();
      else
        response.end(
          '<ListBucketResult><Contents><Key>p/a</Key><LastModified>x</LastModified></Contents></ListBucketResult>',
        );
    });
    const busy = openObjectStore({ ...bucket.access, url: server.origin, prefix: 'p' }, 1);
    expect(await busy.list('')).toEqual([{ key: 'a', lastModified: 'x' }]);
    failures = 2;
    await busy.put('a', Buffer.from('a'), 'unchecked');
    expect(server.hits).toBe(6);
    await server.close();
    await expect(busy.list('')).rejects.toThrow(
      `The object store at ${server.origin} does not answer. Is its address right? Then try again later.`,
    );
    await busy.close();
  });

  it('reads lists of more than one page', async () => {
    const pages = [
      '<Contents><Key>p/a</Key></Contents><NextContinuationToken>a+/=</NextContinuationToken>',
      '<Contents><Key>p/b</Key></Contents>',
    ];
    const asked: string[] = [];
    const server = await serveHttp((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://store.test').searchParams.get('continuation-token') ?? '');
      response.end(`<ListBucketResult>${pages[asked.length - 1]}</ListBucketResult>`);
    });
    const long = openObjectStore({ ...bucket.access, url: server.origin, prefix: 'p' }, 1);
    expect((await long.list('')).map(({ key }) => key)).toEqual(['a', 'b']);
    expect(asked).toEqual(['', 'a+/=']);
    await Promise.all([long.close(), server.close()]);
  });

  it('is opened with a key of the environment', () => {
    const listing_store = { endpoint: 'https://s3.test', bucket: 'bucket', prefix: 'p' };
    const keys = { CATALOG_STORE_KEY_ID: 'id', CATALOG_STORE_SECRET: 'secret' };
    expect(storeAccess({ listing_store, host: 'worker' }, keys)).toEqual({
      ...{ url: 'https://s3.test/bucket', bucket: 'bucket', prefix: 'p', region: 'auto' },
      ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    expect(storeAccess({ listing_store, host: 'static' }, {})).toBe(undefined);
    expect(storeAccess({ host: 'worker' }, keys)).toBe(undefined);
    expect(() => storeAccess({ listing_store, host: 'worker' }, { CATALOG_STORE_KEY_ID: 'id' })).toThrow(
      'data/catalog.json has a listing_store, but CATALOG_STORE_KEY_ID and CATALOG_STORE_SECRET hold no key of it.',
    );
  });
});
