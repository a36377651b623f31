/** A feed whose server has moved it for good: seen, named, and followed by one command. */
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { publishOf } from '../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { runFeeds } from './feeds.ts';
import { runStatus } from './status.ts';
import { runSync } from './sync.ts';

let catalog: TemporaryCatalog;
let server: Loopback;
afterAll(async () => {
  catalog.remove();
  await server.close();
});

it('is named with its new address, and its listing goes on from there', async () => {
  const statuses: Record<string, number> = {};
  server = await serveHttp(({ url = '' }, response) => {
    const status = statuses[url] ?? 200;
    response.writeHead(status, status === 200 ? {} : { location: '/new.json' }).end(padDocument('editor'));
  });
  const [old, next] = [`${server.origin}/old.json`, `${server.origin}/new.json`];
  catalog = temporaryCatalog();
  catalog.write('.gitignore', '.cache\n');
  catalog.write('data/feeds/editor.json', JSON.stringify({ url: old }));
  catalog.commit('Follow the feed');
  const said: string[] = [];
  const output = { print: (text: string) => void said.push(text), note: () => {}, progress: () => {}, done: () => {} };
  const context = { folder: catalog.folder, now: NOW, output };
  const sync = async () => {
    const answersNothing = '127.0.0.1:9';
    await runSync(context, { trust: [server.pair], dns: [answersNothing], json: true, feed: [], renew: [] } as never);
    return said.at(-1);
  };
  const status = async () => {
    await runStatus(context, {});
    return stripVTControlCharacters(said.at(-1) ?? '');
  };
  const follow = () => runFeeds(context, { follow: 'data/feeds/editor.json' });

  await sync();
  // For now only: the address of the feed stays the one that counts.
  statuses['/old.json'] = 302;
  await sync();
  await expect(follow()).rejects.toThrow('The last sync saw no such feed move.');
  statuses['/old.json'] = 308;
  await sync();
  expect(await status()).toContain(`data/feeds/editor.json  unknown  ${old} → ${next}`);
  await expect(follow()).rejects.toThrow('editor waits for review. Decide on it first.');
  await publishOf(catalog, 'editor');
  catalog.write('data/feeds/other.json', JSON.stringify({ url: next }));
  catalog.commit('Follow another feed');
  await expect(follow()).rejects.toThrow(`It moved to ${next}, which is the address of data/feeds/other.json.`);
  catalog.git('rm', '-q', 'data/feeds/other.json');
  catalog.commit('Follow it no more');
  await follow();
  expect(catalog.git('diff', '--name-only').split('\n')).toEqual([
    'data/feeds/editor.json',
    'data/listings/ed/editor.json',
    'data/moderation/ed/editor.json',
  ]);
  catalog.commit('Follow the feed to its new address');
  expect(await sync()).toContain('"outcome": "unchanged"');
  expect(await status()).not.toContain('moved');
});
