/** What an operator meets of signed records: a key, a real server that a renewal reads again, and the same words everywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digestOf } from '../review/plan/entries/overrides.ts';
import { serveDns } from '../testing/dns-server.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { copyOfCatalog, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

const LISTING = 'data/listings/to/tool.json';
const LEDGER = 'data/moderation/to/tool.json';
const BRANCH = 'moderation/tool';

let server: Loopback;
let dns: Awaited<ReturnType<typeof serveDns>>;
/** A tool waits in it, whose proposal this clone has signed. */
let prepared: TemporaryCatalog;
let catalog: TemporaryCatalog;
/** What the publisher says now; undefined: the server fails. */
let document: string | undefined;

beforeAll(async () => {
  dns = await serveDns({});
  server = await serveHttp((_request, response) => {
    response.writeHead(document === undefined ? 500 : 200);
    response.end(document);
  });
  document = homeless();
  prepared = temporaryCatalog({ tool: JSON.stringify({ url: `${server.origin}/tool.json` }) });
  prepared.write('.gitignore', '.cache/\n*.pem\n');
  prepared.commit('Ignore the cache');
  catalog = prepared;
  await sync();
});
afterAll(async () => {
  prepared.remove();
  await server.close();
  await dns.close();
});

const homeless = (change: object = {}) =>
  padDocument('tool', ({ software }) => {
    delete software.homepage;
    Object.assign(software, change);
  });

beforeEach(() => {
  document = homeless();
  catalog = copyOfCatalog(prepared);
});
afterEach(() => catalog.remove());

const network = () => ['--trust', new URL(server.origin).host, '--dns', dns.address];
const run = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  runInProcess(catalog.folder, args, { GITHUB_EVENT_NAME: '', NO_COLOR: '1', ...environment });
const sync = (environment: NodeJS.ProcessEnv = {}) => run(['sync', ...network()], environment);
const check = () => run(['check', '--head', BRANCH]);

/** A commit on the branch that changes members of a file. */
function commit(path: string, members: object): void {
  catalog.git('switch', '--quiet', BRANCH);
  const file = JSON.parse(readFileSync(join(catalog.folder, path), 'utf8'));
  catalog.write(path, `${JSON.stringify({ ...file, ...members }, null, 2)}\n`);
  catalog.commit('Edit');
  catalog.git('switch', '--quiet', 'main');
}

/** As it waits, whatever speaks against it. */
async function publish() {
  const { stdout } = await run(['moderation', 'show', 'tool', '--json']);
  return run(['moderation', 'publish', `tool@${JSON.parse(stdout).waiting.digest}`]);
}

describe('a proposal', () => {
  it('is known by the key of this clone, without any network', async () => {
    document = undefined;
    expect(await run(['check', '--head', BRANCH])).toMatchObject({ code: 0, stdout: /may be merged/ });
  });

  it('without a signature is refused in the same words wherever one looks, until it is renewed', async () => {
    commit(LEDGER, { signature: undefined, overrides: { support_url: null } });
    commit(LISTING, { category: 'games' });
    const refused = /not signed by this catalog’s pipeline .* Run `catalog sync --renew`/;
    expect(await check()).toMatchObject({ code: 1, stderr: refused });
    expect(await run(['moderation', 'show', 'tool'])).toMatchObject({ code: 0, stdout: refused });
    expect(await publish()).toMatchObject({ code: 1, stderr: refused });
    document = homeless({ name: 'Another' });
    expect(await run(['sync', '--renew', 'tool', ...network()])).toMatchObject({ code: 0 });
    const { code, stderr } = await check();
    expect(code).toBe(0);
    expect(stderr).toContain('correction of category: none → "games"');
    expect(stderr).toContain('correction of support_url: none → taken away');
    expect(JSON.parse(catalog.git('show', `${BRANCH}:${LISTING}`))).toMatchObject({
      name: 'Another',
      category: 'games',
    });
    expect(await publish()).toMatchObject({ code: 0 });
  });

  it('that forges what its digests say loses that when it is renewed', async () => {
    const { members } = JSON.parse(catalog.git('show', `${BRANCH}:${LEDGER}`));
    commit(LISTING, { name: 'Forged' });
    commit(LEDGER, { members: { ...members, name: digestOf('Forged') } });
    expect(await check()).toMatchObject({ code: 1, stderr: /not signed/ });
    await run(['sync', '--renew', 'tool', ...network()]);
    expect(JSON.parse(catalog.git('show', `${BRANCH}:${LISTING}`)).name).not.toBe('Forged');
    expect(await check()).toMatchObject({ code: 0 });
  });

  it('that a person has edited shows the edit, and is published', async () => {
    commit(LISTING, { category: 'games' });
    const edited = /edited by a person, not the source’s words: category: "text-editors" → "games"/;
    expect(await check()).toMatchObject({ code: 0, stderr: edited });
    expect(await run(['moderation', 'show', 'tool'])).toMatchObject({ code: 0, stdout: edited });
    expect(await publish()).toMatchObject({ code: 0 });
  });

  it('of another repository is refused', async () => {
    const result = await run(['check', '--head', BRANCH, '--outside']);
    expect(result).toMatchObject({
      code: 1,
      stderr: /data\/feeds\/tool\.json with \{"url":"http.*\[listing_from_outside\]/,
    });
  });
});

describe('the key of an operator', () => {
  it('is made by a command, named in the settings, and signs from the next sync on', async () => {
    const local = catalog.git('rev-parse', BRANCH);
    const made = await run(['signing-key', 'record.pem', '--records']);
    const [, key = ''] = /"moderation": \{ "record_key": "([A-Za-z0-9_-]{43})" \}$/m.exec(made.stdout) ?? [];
    expect(made.stdout).toContain('secret CATALOG_RECORD_KEY');
    const settings = JSON.parse(readFileSync(join(catalog.folder, 'data/catalog.json'), 'utf8'));
    catalog.write('data/catalog.json', JSON.stringify({ ...settings, moderation: { record_key: key } }));
    catalog.commit('Name the key of records');
    const CATALOG_RECORD_KEY = readFileSync(join(catalog.folder, 'record.pem'), 'utf8');
    // What the clone has signed itself counts still.
    await sync({ CATALOG_RECORD_KEY });
    expect(catalog.git('rev-parse', BRANCH)).toBe(local);
    document = homeless({ name: 'Another' });
    await sync({ CATALOG_RECORD_KEY });
    const [signed] = [catalog.git('rev-parse', BRANCH)];
    expect(signed).not.toBe(local);
    // In another clone, the operator's key alone counts.
    catalog.git('clone', '--quiet', '--branch', 'main', '.', 'elsewhere');
    catalog.git('-C', 'elsewhere', 'fetch', '--quiet', 'origin', `${BRANCH}:${BRANCH}`);
    document = undefined;
    const elsewhere = await runInProcess(join(catalog.folder, 'elsewhere'), ['check', '--head', BRANCH], {});
    expect(elsewhere).toMatchObject({ code: 0 });
    expect((await sync({ CATALOG_RECORD_KEY: 'another' })).stderr).toContain('CATALOG_RECORD_KEY holds no Ed25519 key');
  });
});
