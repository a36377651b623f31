import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { lendCompiledSite } from '../build/testing/compiled-sites.ts';
import { ownSignature } from '../publish/live/build-signature.ts';
import { takeCache } from '../publish/signing/build-archive.ts';
import { newKeyPair } from '../repo/keys/ed25519.ts';
import { sha256 } from '../repo/text/sha256.ts';
import { addSite, copyOfCatalog, NOW, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { runPublishBuild } from './publish.ts';

/** As a catalog has it. */
const SIGNER = join(import.meta.dirname, '..', 'create', 'templates', 'generated', 'sign.mjs');

/** A catalog with a site of one page. */
let prepared: TemporaryCatalog;
let catalog: TemporaryCatalog;
beforeAll(async () => {
  prepared = temporaryCatalog();
  addSite(prepared);
  prepared.commit('Add a site');
  const outputs = ['dist', '.cache/dry-run/dist'].map((output) => join(prepared.folder, output));
  await lendCompiledSite(prepared.folder, ...outputs);
});
afterAll(() => prepared.remove());
beforeEach(() => {
  catalog = copyOfCatalog(prepared);
});
afterEach(() => {
  vi.unstubAllEnvs();
  catalog.remove();
});

const at = (...path: string[]) => join(catalog.folder, ...path);

function changeSettings(change: object): void {
  const settings = JSON.parse(readFileSync(at('data/catalog.json'), 'utf8'));
  catalog.write('data/catalog.json', JSON.stringify({ ...settings, ...change }));
}

type Options = Partial<Parameters<typeof runPublishBuild>[1]>;

/** What somebody does who may write the cache: a file of the build is another one, and all that lists its digest agrees. */
function bringBait(path: string): string {
  const replace = (file: string, from: string, to: string) =>
    writeFileSync(at(file), readFileSync(at(file), 'utf8').replaceAll(from, to));
  const digest = (file: string) => sha256(readFileSync(at(file)));
  const change = (file: string, from: string, to: string): [string, string] => {
    const old = digest(file);
    replace(file, from, to);
    replace('dist.build/kept/last.json', old, digest(file));
    return [old, digest(file)];
  };
  const list = change('dist/api/v1/_build/schemas.json', ...change(`dist/${path}`, 'http', 'BAIT'));
  change('dist/api/v1/_build.json', ...list);
  return path;
}

/** @param steps that it takes */
async function publish(options: Options, steps: string[] = []): Promise<string[]> {
  const said: string[] = [];
  const progress = (step: string) => void steps.push(step);
  const output = { print: (text: string) => void said.push(text), note: () => {}, progress, done: () => {} };
  const usual = { target: 'folder', output: 'dist', trust: [] } as const;
  await runPublishBuild({ folder: catalog.folder, now: NOW, output }, { ...usual, trust: [], ...options });
  return said;
}

it('says what it would do, builds of the day of the run, compares with what is live, and leaves the folder', async () => {
  const said = await publish({ first: true, dryRun: true });
  expect(said.join('\n').split('\n')).toEqual([
    expect.stringMatching(/^Would publish 0 listings of commit [0-9a-f]{10}, ranked on 2026-11-20\.$/),
    expect.stringMatching(/^Files: \d+ new or changed, 0 as they were, 0 gone\.$/),
    'Deployed: by the operator, who deploys the folder.',
    'Nothing was changed (--dry-run).',
  ]);
  expect(existsSync(at('dist'))).toBe(false);
  expect(catalog.git('status', '--porcelain')).toBe('');

  // To compile the pages takes the most time.
  renameSync(at('.cache/dry-run/dist.build'), at('live.build'));
  const live = `live/ may be published: 0 listings of commit ${catalog.git('rev-parse', 'HEAD').slice(0, 10)}, ranked on`;
  expect(await publish({ output: 'live', first: true, date: '2026-11-19' })).toEqual([
    expect.stringMatching(`^${live} 2026-11-19. Files: \\d+ new or changed, 0 as they were, 0 gone.$`),
  ]);
  expect(await publish({ output: 'live', live: 'live' })).toEqual([
    expect.stringMatching(`^${live} 2026-11-20. Files: \\d+ new or changed, \\d+ as they were, 0 gone.$`),
  ]);
  const older = publish({ output: 'live', live: 'live', date: '2026-11-19' });
  await expect(older).rejects.toThrow('What is live is newer than this build');
});

it('goes through the jobs of a workflow: built without a secret, signed without a package, published without the key', async () => {
  const { privateKey, publicKey } = newKeyPair();
  changeSettings({ signing_key: publicKey });
  catalog.write('.gitignore', '.cache\ndist*\nnode_modules\nhanded*\n');
  catalog.commit('Sign');
  const [build, kept] = [at('handed'), at('handed-kept')];
  const digestSaid = ([said = '']: string[]) => /has the digest ([0-9a-f]{64})/.exec(said)?.[1] ?? '';
  const sign = (DIGEST: string) =>
    spawnSync(process.execPath, [SIGNER, build], {
      ...{ cwd: catalog.folder, encoding: 'utf8' },
      env: { PATH: process.env.PATH, DIGEST, CATALOG_SIGNING_KEY: privateKey },
    });
  const digest = digestSaid(await publish({ first: true, toSign: build, kept }));
  expect(sign('0'.repeat(64)).stderr).toContain('is not the one that the job `build` has written');
  const { stdout, stderr } = sign(digest);
  expect([stdout, stderr]).toEqual([expect.stringMatching(/^Signed build \d+ of https:/), '']);
  cpSync(build, kept, { recursive: true });
  vi.stubEnv('DIGEST', digest);
  expect(await publish({ first: true, signed: build })).toEqual([expect.stringContaining('dist/ may be published')]);
  const signed = ownSignature(readFileSync(at('dist/api/v1/_build.sig.json')), [publicKey]);
  expect(signed?.manifest_sha256).toBe(sha256(readFileSync(at('dist/api/v1/_build.json'))));
  vi.stubEnv('DIGEST', '0'.repeat(64));
  await expect(publish({ first: true, signed: build })).rejects.toThrow('not what the job `build` has written');

  // The next run goes on from it, and signs the same once more.
  for (const folder of ['dist', 'dist.build']) rmSync(at(folder), { recursive: true });
  const steps: string[] = [];
  await publish({ first: true, toSign: build, kept }, steps);
  expect(steps).toEqual(['looking at what is live']);
  await goOnWithTheKey(privateKey);
  // Unless somebody else has written what is kept: not a byte of it is taken.
  rmSync(join(kept, 'kept.sig.json'));
  for (const folder of ['dist', 'dist.build']) rmSync(at(folder), { recursive: true });
  expect(await takeCache(kept, at('dist'), [publicKey])).toBe(false);
  expect(existsSync(at('dist'))).toBe(false);
});

/** Publishes where the key is: takes the signed build that stands, no other, and says all that is wrong with the data. */
async function goOnWithTheKey(privateKey: string): Promise<void> {
  vi.stubEnv('CATALOG_SIGNING_KEY', privateKey);
  const steps: string[] = [];
  await publish({ first: true }, steps);
  expect(steps).toEqual(['looking at what is live', 'publishing']);
  const before = readFileSync(at('dist/api/v1/_build.sig.json'));
  const bait = bringBait('schemas/pad-2.0.json');
  expect(readFileSync(at('dist', bait), 'utf8')).toContain('BAIT');
  await publish({ first: true });
  expect(readFileSync(at('dist', bait), 'utf8')).not.toContain('BAIT');
  expect(readFileSync(at('dist/api/v1/_build.sig.json'))).toEqual(before);
  for (const path of ['data/listings/ed/editor.json', 'data/moderation/ed/editor.json']) catalog.write(path, '{}');
  catalog.commit('Break two files');
  await expect(publish({ live: 'dist' })).rejects.toThrow(
    /data\/listings\/ed\/editor\.json(?:.|\n)*data\/moderation\/ed\/editor\.json/,
  );
}

it('names each secret that a workflow lacks, before it builds', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('CLOUDFLARE_API_TOKEN', '');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', undefined);
  const attempt = publish({ first: true, target: 'cloudflare' });
  await expect(attempt).rejects.toThrow(
    /^CLOUDFLARE_API_TOKEN is not set\. Store an API token .*\nCLOUDFLARE_ACCOUNT_ID is not set\. .* Secrets and variables/,
  );
  expect(existsSync(at('dist'))).toBe(false);
});

it('builds nothing of what is not committed', async () => {
  catalog.write('data/feeds/new.json', '{}');
  await expect(publish({ first: true })).rejects.toThrow(
    'Only what is committed is published, and data/ has changes that are not committed.',
  );
  expect(existsSync(at('dist'))).toBe(false);
});

it('publishes no links to a machine of its operator', async () => {
  changeSettings({ base_url: 'http://localhost:8787' });
  catalog.commit('Try it out');
  await expect(publish({ first: true })).rejects.toThrow('base_url in data/catalog.json is where all links');
});

it('does not compare with something and with nothing', async () => {
  await expect(publish({ first: true, live: 'live' })).rejects.toThrow('Say one of --first and --live, not both.');
});

it('deploys nothing to an object store without a key of it', async () => {
  const listing_store = { endpoint: 'https://s3.test', bucket: 'bucket', prefix: 'catalog' };
  changeSettings({ host: 'worker', listing_store });
  catalog.commit('Grow');
  await expect(publish({ first: true, target: 'cloudflare' })).rejects.toThrow(
    'CATALOG_STORE_KEY_ID and CATALOG_STORE_SECRET hold no key of it.',
  );
  expect(existsSync(at('dist'))).toBe(false);
});
