import { createPrivateKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { LedgerRecord } from '../../schemas/contracts/generated/moderation.ts';
import type { SignedBuild } from '../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { createGuardedClient } from '../repo/fetch/guarded-client.ts';
import { newKeyPair } from '../repo/keys/ed25519.ts';
import { chooseSigningKey } from '../repo/keys/signing-key.ts';
import { sha256 } from '../repo/text/sha256.ts';
import { describeFolder } from '../testing/describe-folder.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { NOW, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { readSignature, signBuild } from './live/build-signature.ts';
import { publishedAt, publishedFolder } from './live/live-files.ts';
import { type PublishRequest, publishBuild, readLive } from './publish.ts';

let catalog: TemporaryCatalog;
/** Two commits after one another, and one that is none of their history. */
let first: string;
let second: string;
let foreign: string;
let deployed: string[];

beforeEach(() => {
  catalog = temporaryCatalog();
  first = catalog.git('rev-parse', 'HEAD');
  catalog.commit('Go on');
  second = catalog.git('rev-parse', 'HEAD');
  foreign = catalog.git('commit-tree', '-m', 'Begin elsewhere', 'HEAD^{tree}');
  deployed = [];
});
afterEach(() => catalog.remove());

interface BuildFacts {
  commit: string | null;
  date?: string;
  slugs?: readonly string[];
}

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `tool-${index}`);
const at = (...path: string[]) => join(catalog.folder, ...path);

/** A folder as a build writes it. @returns its path */
async function builtFolder(name: string, { commit, date = '2026-11-20', slugs: listed = slugs(3) }: BuildFacts) {
  rmSync(at(name), { recursive: true, force: true });
  const write = (path: string, content: string) => {
    mkdirSync(dirname(at(name, path)), { recursive: true });
    writeFileSync(at(name, path), content);
  };
  write('index.html', `<p>${commit}</p>`);
  for (const slug of listed) write(`api/v1/software/${slug}.json`, '{}');
  const facts = { commit, date, base_url: 'https://catalog.test', listing_count: listed.length };
  for (const [path, content] of await describeFolder(at(name), facts)) write(path, content);
  return at(name);
}

async function publish(options: Partial<PublishRequest> & { next?: BuildFacts; live?: PublishRequest['live'] }) {
  const { next = { commit: second }, ...rest } = options;
  return publishFolder(await builtFolder('next', next), rest);
}

/** @param output as it is */
function publishFolder(output: string, options: Partial<PublishRequest> = {}) {
  const known = { folder: catalog.folder, settings: {} as Settings, recordsOf: async () => new Map(), now: NOW };
  const request = { live: undefined, ...known, ...options, output };
  return publishBuild(request, async (folder) => void deployed.push(folder));
}

const live = async (facts: BuildFacts) => readLive(publishedFolder(await builtFolder('live', facts)));

describe('a build is published', () => {
  it.each<[string, () => BuildFacts]>([
    ['of an earlier commit', () => ({ commit: first, date: '2026-11-19' })],
    ['of the same commit and day', () => ({ commit: second })],
    ['of the same commit and an earlier day', () => ({ commit: second, date: '2026-11-19' })],
    ['with 20 listings more, which may always go', () => ({ commit: first, slugs: slugs(23) })],
  ])('after one %s', async (_what, facts) => {
    await publish({ live: await live(facts()) });
    expect(deployed).toEqual([at('next')]);
  });

  it('where nothing is live yet', async () => {
    expect(await publish({ live: undefined })).toEqual({ same: 0, changed: 4, gone: 0 });
    expect(deployed).toEqual([at('next')]);
  });

  it('and what differs from what is live is told', async () => {
    const before = await live({ commit: first, slugs: ['tool-0', 'other'] });
    expect(await publish({ live: before })).toEqual({ same: 1, changed: 3, gone: 1 });
  });
});

describe('a build is refused', () => {
  afterEach(() => expect(deployed).toEqual([]));

  it.each<[string, () => BuildFacts, string]>([
    ['a later commit', () => ({ commit: second }), 'newer than this build'],
    ['another history', () => ({ commit: foreign }), 'newer than this build'],
    ['a commit that nobody has', () => ({ commit: 'a'.repeat(40) }), 'newer than this build'],
    ['an option instead of a commit', () => ({ commit: '--output=x' }), 'newer than this build'],
    ['no commit', () => ({ commit: null }), 'newer than this build'],
    ['a later day', () => ({ commit: first, date: '2026-11-21' }), 'newer than this build'],
  ])('where what is live is of %s', async (_what, facts, message) => {
    await expect(publish({ next: { commit: first }, live: await live(facts()) })).rejects.toThrow(message);
  });

  it('where what is live cannot be read', async () => {
    const message = 'What is live cannot be read';
    await expect(readLive(publishedFolder(at('nowhere')))).rejects.toThrow(message);
    await expect(readLive(async () => Buffer.from('<html>'))).rejects.toThrow(message);
    await expect(readLive(async () => Buffer.from('{"date":"2026-11-19"}'))).rejects.toThrow(message);
    await expect(live({ commit: first, date: 'soon' })).rejects.toThrow(message);
  });

  it('where it is of no commit', async () => {
    await expect(publish({ next: { commit: null } })).rejects.toThrow('The build is of no commit');
  });

  it.each([
    ['of more listings than may always go', 24, {}, 'lacks 21 of the 24 listings that are live, and 20 are allowed'],
    ['of more than the operator allows', 9, { mass_change_minimum: 5 }, 'lacks 6 of the 9 listings'],
  ])('for the loss %s', async (_what, count, guards, message) => {
    const settings = { guards } as Settings;
    const before = await live({ commit: first, slugs: slugs(count) });
    await expect(publish({ live: before, settings })).rejects.toThrow(message);
  });

  it.each<[string, string, (folder: string) => void]>([
    ['that is missing', '/index.html', (folder) => rmSync(join(folder, 'index.html'))],
    ['that was altered', '/index.html', (folder) => writeFileSync(join(folder, 'index.html'), 'x')],
    ['that nobody described', '/new.html', (folder) => writeFileSync(join(folder, 'new.html'), 'x')],
    [
      'of the manifest',
      '/api/v1/_build/api.json',
      (folder) => writeFileSync(join(folder, 'api/v1/_build/api.json'), '{}'),
    ],
  ])('for a file %s', async (_what, path, change) => {
    const output = await builtFolder('next', { commit: second });
    change(output);
    await expect(publishFolder(output)).rejects.toThrow(`The build is not what its manifest says: ${path}`);
  });

  it('where there is none', async () => {
    const message = 'The build is not what its manifest says: /catalog.json, /categories.json';
    await expect(publishFolder(at('data'))).rejects.toThrow(message);
  });
});

describe('a build is signed', () => {
  const { privateKey, publicKey } = newKeyPair();
  const signingKey = chooseSigningKey(publicKey, privateKey);
  const signed = () => readSignature(readFileSync(at('next', files.buildSignature)));
  const digest = () => sha256(readFileSync(at('next', files.buildManifest)));

  const ownKey = createPrivateKey(privateKey);
  const settings = { signing_key: publicKey } as Settings;
  const lastSigned = () => signed()?.build as SignedBuild;
  /** Two commits, and the days since 2020. */
  const NUMBER = 2 + 2515;
  const signature = () => readFileSync(at('next', files.buildSignature));
  /** @param change of the signature of what is live */
  const liveWith = async (change: (signature: Buffer) => object | undefined, from = signature()) => {
    const folder = await builtFolder('live', { commit: first });
    const changed = change(from);
    if (changed !== undefined) writeFileSync(at('live', files.buildSignature), JSON.stringify(changed));
    return readLive(publishedFolder(folder));
  };

  it('with a number of its history and day, and above the last own one where the operator goes back', async () => {
    await publish({ live: await live({ commit: first }), signingKey, settings });
    expect(signed()?.build).toMatchObject({
      ...{ base_url: 'https://catalog.test', commit: second, date: '2026-11-20', manifest_sha256: digest() },
      ...{ number: NUMBER, previous: null, keys: [publicKey] },
    });
    const before = digest();
    renameSync(at('next'), at('before'));
    const again = await readLive(publishedFolder(at('before')));
    await publish({ next: { commit: first }, live: again, allowRollback: true, signingKey, settings });
    expect(signed()?.build).toMatchObject({
      ...{ commit: first, number: NUMBER + 1, previous: { number: NUMBER, manifest_sha256: before } },
    });
    expect(digest()).not.toBe(before);
  });

  it.each<[string, (signature: Buffer) => object | undefined]>([
    ['is forged', () => ({ ...signBuild({ ...lastSigned(), number: 1e9 }, ownKey), signature: 'AAAA' })],
    ['was deleted', () => undefined],
    ['is by another key', () => signBuild({ ...lastSigned(), number: 1e9 }, createPrivateKey(newKeyPair().privateKey))],
    ['is an older one of its own', () => signBuild({ ...lastSigned(), number: 3 }, ownKey)],
  ])('above the last own one where the live signature %s', async (_what, change) => {
    await publish({ next: { commit: first }, allowRollback: true, signingKey, settings });
    rmSync(at('next.build', 'last.sig.json'));
    await publish({ signingKey, settings });
    await publish({ next: { commit: first }, live: await liveWith(change), allowRollback: true, signingKey, settings });
    expect(signed()?.build.number).toBe(NUMBER + 1);
  });

  it('not without the whole history', async () => {
    catalog.git('clone', '--quiet', '--depth', '1', `file://${catalog.folder}`, 'shallow');
    await expect(publish({ folder: at('shallow'), signingKey, settings })).rejects.toThrow('git fetch --unshallow');
    expect(existsSync(at('next', files.buildSignature))).toBe(false);
  });

  it('only where there is a key, and no other signature stays', async () => {
    await publish({ signingKey, settings });
    await publishFolder(at('next'), { settings });
    expect(existsSync(at('next', files.buildSignature))).toBe(false);
  });

  it('before it is deployed, and what is refused is not', async () => {
    const output = await builtFolder('next', { commit: second });
    const request = {
      folder: catalog.folder,
      output,
      settings: {} as Settings,
      recordsOf: async () => new Map(),
      now: NOW,
      signingKey,
    };
    await publishBuild({ ...request, live: undefined }, async () => void deployed.push(signed()?.build.commit ?? ''));
    expect(deployed).toEqual([second]);
    await expect(publish({ next: { commit: null }, signingKey })).rejects.toThrow('The build is of no commit');
    expect(existsSync(at('next', files.buildSignature))).toBe(false);
  });
});

describe('an operator who means it', () => {
  it('goes back', async () => {
    await publish({ next: { commit: first }, live: await live({ commit: second }), allowRollback: true });
    expect(deployed).toEqual([at('next')]);
  });

  it('publishes without many of the listings', async () => {
    await publish({ live: await live({ commit: first, slugs: slugs(30) }), allowMassChange: true });
    expect(deployed).toEqual([at('next')]);
  });

  it('is not asked about listings that were renamed', async () => {
    const ledger = new Map(slugs(30).map((slug) => [slug, { slug, state: 'renamed' } as LedgerRecord]));
    await publish({ live: await live({ commit: first, slugs: slugs(30) }), recordsOf: async () => ledger });
    expect(deployed).toEqual([at('next')]);
  });
});

describe('what is live is read over the network', () => {
  let server: Loopback;
  let status = 200;
  beforeEach(async () => {
    status = 200;
    server = await serveHttp((request, response) => {
      const file = at('live', request.url ?? '');
      const isThere = status === 200 && existsSync(file);
      response.writeHead(status === 200 && !isThere ? 404 : status);
      response.end(isThere ? readFileSync(file) : '');
    });
  });
  afterEach(() => server.close());

  async function publishAgainst(facts: BuildFacts): Promise<void> {
    await builtFolder('live', facts);
    const client = createGuardedClient({ trusted: new Set([server.pair]), userAgent: 'Test' });
    const reading = readLive(publishedAt(server.origin, client)).finally(() => client.close());
    await publish({ live: await reading });
  }

  it('and compared', async () => {
    await publishAgainst({ commit: first });
    expect(deployed).toEqual([at('next')]);
    expect(server.hits).toBe(4);
    deployed = [];
    await expect(publishAgainst({ commit: foreign })).rejects.toThrow('of another history');
    expect(deployed).toEqual([]);
  });

  it('and a server that fails stops the publication', async () => {
    status = 500;
    await expect(publishAgainst({ commit: first })).rejects.toThrow('What is live cannot be read');
    expect(deployed).toEqual([]);
  });
});
