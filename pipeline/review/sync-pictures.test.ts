/** Pictures in a sync, in a real repository and from a real server: what is shown is what a person has seen. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { plainPicture } from '../collect/pictures/testing/plain-picture.ts';
import { openSyncState, STATE_FILE } from '../collect/state/sync-state.ts';
import { picturePath, picturesOf } from '../repo/data/picture-files.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { proposalOf, publishedOf, publishOf } from '../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { publishProposals } from './decisions/publish-proposals.ts';
import { openRepository } from './plan/proposals/open-repository.ts';
import { waitingBranches } from './plan/proposals/proposals.ts';
import { sync } from './sync.ts';

const FEED = 'data/feeds/editor.json';
const FIRST = await plainPicture(256, 256).png().toBuffer();
const SECOND = await plainPicture(256, 256).negate({ alpha: false }).png().toBuffer();
const WINDOW = await plainPicture(640, 400).png().toBuffer();

/** Path → what the server answers; a number is a status. */
const answers = new Map<string, Buffer | number>();
let asked: string[] = [];
let server: Loopback;
let catalog: TemporaryCatalog;

beforeAll(async () => {
  server = await serveHttp((request, response) => {
    const { url = '' } = request;
    const answer = answers.get(url) ?? 404;
    const etag = typeof answer === 'number' ? undefined : `"${answer.length}-${answer.at(-30)}"`;
    const isSame = etag !== undefined && request.headers['if-none-match'] === etag;
    asked.push(`${url} ${isSame ? 304 : typeof answer === 'number' ? answer : 200}`);
    if (isSame) response.writeHead(304).end();
    else if (typeof answer === 'number') response.writeHead(answer).end();
    else response.writeHead(200, { etag }).end(answer);
  });
  catalog = temporaryCatalog({ editor: document() });
  catalog.write('.gitignore', '.cache/\n');
  catalog.commit('Ignore the cache');
});
afterAll(async () => {
  catalog.remove();
  await server.close();
});
beforeEach(() => {
  asked = [];
});

function document(pictures: object = { icon: at('/icon.png'), screenshots: [at('/window.png')] }, newest?: object) {
  return padDocument('editor', ({ software, release }) => {
    Object.assign(release, newest);
    delete software.homepage;
    Object.assign(software, pictures);
  });
}

const at = (path: string) => `http://${server.pair}${path}`;

async function run(date: string, more: { dryRun?: boolean } = {}) {
  const quiet = { print: () => {}, note: () => {}, progress: () => {}, done: () => {} };
  const context = { folder: catalog.folder, now: new Date(`${date}T12:00:00Z`), output: quiet };
  const { plan } = await sync(context, { feed: [], trust: [server.pair], date, witnesses: {}, ...more }, () => {});
  return plan;
}

const published = async () => (await publishedOf(catalog, 'editor')) as Listing;
const filesOn = (ref: string) =>
  catalog.git('ls-tree', '-r', '--name-only', ref, 'data/pictures').split('\n').filter(Boolean);
const codes = async () => {
  const state = await openSyncState(`${catalog.folder}/${STATE_FILE}`, { now: () => NOW, note: () => {} });
  const [{ codes: found } = { codes: [] }] = await state.feedStates();
  await state.close();
  return found;
};

describe('the pictures of a product', () => {
  it('are asked for by no dry run', async () => {
    answers.set('/icon.png', FIRST).set('/window.png', WINDOW);
    await run('2026-11-20', { dryRun: true });
    expect(asked).toEqual([]);
  });

  it('come with the proposal, drawn anew and named by what they are', async () => {
    await run('2026-11-20');
    expect(asked.toSorted()).toEqual(['/icon.png 200', '/window.png 200']);
    const { snapshot } = await proposalOf(catalog, 'editor');
    const { icon, screenshots: [screenshot] = [] } = snapshot?.listing.pictures ?? {};
    expect(icon).toMatchObject({ width: 128, height: 128, from: 'publisher', source: at('/icon.png') });
    expect(screenshot).toMatchObject({ width: 640, height: 400, small: { width: 320, height: 200 } });
    const names = picturesOf({ pictures: snapshot?.listing.pictures }).map(picturePath);
    expect(filesOn('moderation/editor')).toEqual(names.sort());
  });

  it('are published with it, and asked for again after a week, for what has changed', async () => {
    const shown = (await proposalOf(catalog, 'editor')).snapshot?.listing.pictures;
    await publishOf(catalog, 'editor');
    expect((await published()).pictures).toEqual(shown);
    expect(filesOn('main')).toHaveLength(3);
    const before = catalog.git('for-each-ref');
    await run('2026-11-21');
    expect(asked).toEqual([]);
    await run('2026-11-28');
    expect(asked.toSorted()).toEqual(['/icon.png 304', '/window.png 304']);
    expect(catalog.git('for-each-ref')).toBe(before);
  });

  it.each<[string, Buffer | number, string]>([
    ['is gone', 404, 'bad_status'],
    ['is another file by now', Buffer.from('<html>hello</html>'), 'picture_unknown_type'],
  ])('stay as they were where the source %s, and the log says so', async (_what, answer, code) => {
    const before = catalog.git('for-each-ref');
    answers.set('/icon.png', answer);
    await run(nextWeek());
    expect(asked).toContain(`/icon.png ${typeof answer === 'number' ? answer : 200}`);
    expect(await codes()).toEqual([code]);
    expect(catalog.git('for-each-ref')).toBe(before);
  });

  it('wait for a person where one has changed at its address', async () => {
    const before = await published();
    answers.set('/icon.png', SECOND);
    await run(nextWeek());
    expect(await published()).toEqual(before);
    const { snapshot } = await proposalOf(catalog, 'editor');
    expect(snapshot?.listing.pictures?.icon?.sha256).not.toBe(before.pictures?.icon?.sha256);
    expect(snapshot?.listing.pictures?.screenshots).toEqual(before.pictures?.screenshots);
    expect(filesOn('moderation/editor')).toHaveLength(4);
  });

  it('are refused where a branch holds other bytes under their name', async () => {
    const { snapshot, commit } = await proposalOf(catalog, 'editor');
    const path = picturePath(snapshot?.listing.pictures?.icon?.sha256 ?? '');
    catalog.git('checkout', '--quiet', 'moderation/editor');
    catalog.write(path, 'RIFFxxxxWEBP and something else');
    catalog.commit('Put in another picture');
    catalog.git('checkout', '--quiet', 'main');
    expect(await verdict()).toMatch(/bytes are not those that its name says/);
    catalog.git('checkout', '--quiet', 'moderation/editor');
    catalog.git('rm', '--quiet', path);
    catalog.commit('Take it out');
    catalog.git('checkout', '--quiet', 'main');
    expect(await verdict()).toMatch(/removes a file|not in data\/pictures/);
    catalog.git('update-ref', 'refs/heads/moderation/editor', commit);
  });

  it('take the place of others, which go with the next commit of a sync', async () => {
    await publishOf(catalog, 'editor');
    expect(filesOn('main')).toHaveLength(4);
    const day = nextWeek();
    catalog.write(FEED, document(undefined, { version: '1.1.0', released_on: day }));
    catalog.commit('Say another version');
    await run(day);
    const names = picturesOf(await published()).map(picturePath);
    expect(filesOn('main')).toEqual(names.sort());
  });

  it('stay as they are where an operator wants none, and wait where their publisher takes them out', async () => {
    const before = await published();
    catalog.write(FEED, document({}));
    catalog.commit('Name no pictures');
    await run(nextWeek());
    expect((await published()).pictures).toEqual(before.pictures);
    expect((await proposalOf(catalog, 'editor')).snapshot?.listing.pictures).toBeUndefined();
  });
});

let week = 0;
const nextWeek = () => new Date(Date.parse('2026-12-10') + week++ * 8 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function verdict(): Promise<string | undefined> {
  const repository = await openRepository(catalog.folder);
  const [branch = { name: '', digest: '' }] = waitingBranches(repository.proposals);
  const [found] = await publishProposals(repository, [branch], NOW);
  return found?.published === false ? found.reason : undefined;
}
