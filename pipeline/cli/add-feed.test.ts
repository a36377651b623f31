import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS_QUESTION } from '../collect/feeds/add-feed.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { runAddFeed } from './add-feed.ts';

const ADDRESS = 'https://publisher.example/product.json';
const FILE = 'data/feeds/publisher-example-product.json';

let catalog: TemporaryCatalog;
let github: Loopback;
let asked: { path: string | undefined; authorization: string | undefined }[];
let answer: { status: number; body: string };
/** What the address of the feed answers. */
let feed: { status: number; body: string };

beforeEach(async () => {
  catalog = temporaryCatalog();
  asked = [];
  feed = { status: 200, body: padDocument('editor') };
  answer = { status: 200, body: JSON.stringify({ body: `### ${ADDRESS_QUESTION}\n\n${ADDRESS}\n` }) };
  github = await serveHttp(({ url, headers }, response) => {
    if (!url?.startsWith('/repos/')) {
      response.writeHead(feed.status, { 'content-type': 'application/json' }).end(feed.body);
      return;
    }
    asked.push({ path: url, authorization: headers.authorization });
    response.writeHead(answer.status, { location: '/elsewhere', 'content-type': 'application/json' }).end(answer.body);
  });
  vi.stubEnv('GITHUB_API_URL', github.origin);
  vi.stubEnv('GITHUB_REPOSITORY', 'works/catalog');
  vi.stubEnv('GITHUB_TOKEN', 'secret');
  vi.stubEnv('GITHUB_EVENT_NAME', 'issues');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await github.close();
  catalog.remove();
});

async function addFeed(address: string | undefined, issue?: number, unread = true): Promise<string[]> {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const output = { print: say, note: () => {}, progress: () => {}, done: () => {} };
  await runAddFeed({ folder: catalog.folder, now: NOW, output }, address, {
    trust: [github.pair],
    unread,
    ...(issue !== undefined && { issue }),
  });
  return said;
}

describe('catalog add-feed', () => {
  it('writes the file of an address that need not be read, and asks nobody', async () => {
    expect(await addFeed(ADDRESS)).toEqual([`Wrote ${FILE}. Commit it, and the next sync reads the feed.`]);
    expect(readFileSync(join(catalog.folder, FILE), 'utf8')).toBe(`{\n  "url": "${ADDRESS}"\n}\n`);
    expect(asked).toEqual([]);
  });

  it('follows an address that the operator trusts, and no issue can name', async () => {
    const address = `${github.origin}/feed.json`;
    answer.body = JSON.stringify({ body: `### ${ADDRESS_QUESTION}\n\n${address}\n` });
    await expect(addFeed(undefined, 7)).rejects.toThrow('It must start with https://.');
    expect(await addFeed(address)).toEqual([
      'Wrote data/feeds/127-0-0-1-feed.json. Commit it, and the next sync reads the feed.',
    ]);
    expect(readFileSync(join(catalog.folder, 'data/feeds/127-0-0-1-feed.json'), 'utf8')).toContain(address);
  });

  it('reads the feed first', async () => {
    expect(await addFeed(`${github.origin}/feed.json`, undefined, false)).toEqual([
      'Wrote data/feeds/127-0-0-1-feed.json. Commit it, and the next sync reads the feed.',
    ]);
  });

  it.each([
    ['does not answer', 404, '', 'bad_status'],
    ['is none', 200, '<p>Hello</p>', 'not_pad_xml'],
    ['is not valid', 200, padDocument('editor', ({ release }) => delete release.version), 'missing'],
  ])('writes nothing where the feed %s, and says why', async (_what, status, body, code) => {
    feed = { status, body };
    const [report] = await addFeed(`${github.origin}/feed.json`, undefined, false);
    expect(report).toContain('not valid');
    expect(report).toContain(`[${code}`);
    expect(catalog.git('status', '--porcelain')).toBe('');
  });

  it('takes the address out of an issue', async () => {
    await addFeed(undefined, 7);
    expect(existsSync(join(catalog.folder, FILE))).toBe(true);
    expect(asked).toEqual([{ path: '/repos/works/catalog/issues/7', authorization: 'Bearer secret' }]);
  });

  it.each([
    ['is not there', 404, '{}', 'The issue cannot be read.'],
    ['was moved', 301, '{}', 'The issue cannot be read.'],
    ['is no JSON', 200, '<html>canary', 'The issue cannot be read.'],
    ['is empty', 200, '{"body":null}', 'The issue does not have the answers of the form.'],
    ['is not of the form', 200, '{"body":"::set-env name=x::y"}', 'The issue does not have the answers of the form.'],
  ])('writes nothing where the issue %s', async (_what, status, body, message) => {
    answer = { status, body };
    await expect(addFeed(undefined, 7)).rejects.toThrow(message);
    expect(catalog.git('status', '--porcelain')).toBe('');
    expect(asked).toHaveLength(1);
  });

  it('needs a token for what is on GitHub', async () => {
    vi.stubEnv('GITHUB_TOKEN', '');
    await expect(addFeed(undefined, 7)).rejects.toThrow('GITHUB_TOKEN.');
    expect(asked).toEqual([]);
  });

  it('needs one of both, and a repository', async () => {
    await expect(addFeed(undefined)).rejects.toThrow('Name an address, a list with --from, or an --issue.');
    await expect(addFeed(ADDRESS, 7)).rejects.toThrow('Name an address, a list with --from, or an --issue.');
    vi.stubEnv('GITHUB_REPOSITORY', 'works/../x');
    await expect(addFeed(undefined, 7)).rejects.toThrow('An issue is on GitHub. Set GITHUB_REPOSITORY');
    expect(asked).toEqual([]);
  });
});
