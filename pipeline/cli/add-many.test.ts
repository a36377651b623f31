import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { addFeeds, addressesIn, readList } from './add-feed.ts';

let catalog: TemporaryCatalog;
let host: Loopback;

beforeEach(async () => {
  catalog = temporaryCatalog();
  host = await serveHttp(({ url = '' }, response) => {
    const body = url.startsWith('/broken') ? '{}' : padDocument(url.slice(1, -'.json'.length));
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
});
afterEach(async () => {
  await host.close();
  catalog.remove();
});

async function add(addresses: string[], options: { dryRun?: boolean; unread?: boolean } = {}) {
  const said: string[] = [];
  const output = { print: (line: string) => void said.push(line), note: () => {}, progress: () => {}, done: () => {} };
  const context = { folder: catalog.folder, now: NOW, output };
  const isRefused = await addFeeds(context, addresses, { trust: [host.pair], ...options });
  return { said: said.map((line) => line.replaceAll(host.origin, 'HOST')), isRefused };
}

const feeds = () => readdirSync(join(catalog.folder, 'data', 'feeds')).length;

describe('a list of feeds', () => {
  it('is added line by line: what is followed stays, what cannot be read is named, and the rest is written', async () => {
    const before = existsSync(join(catalog.folder, 'data', 'feeds')) ? feeds() : 0;
    const list = ['/one.json', '/broken.json', '/two.json', '/one.json#again'].map((path) => host.origin + path);
    const { said, isRefused } = await add(list);
    expect(said.map((line) => line.replace(/data\/feeds\/[\w.-]+/, 'FILE'))).toEqual([
      'HOST/one.json: wrote FILE',
      expect.stringMatching(/^HOST\/broken\.json: .+/),
      'HOST/two.json: wrote FILE',
      'HOST/one.json#again: This address is followed already.',
      '2 feeds new, 1 followed already, 1 refused. Commit the new files, and the next sync reads the feeds.',
    ]);
    expect([isRefused, feeds()]).toEqual([true, before + 2]);
    const again = await add(list.filter((address) => !address.includes('broken')));
    expect([again.isRefused, again.said.at(-1)]).toEqual([
      false,
      '0 feeds new, 3 followed already, 0 refused. Nothing was written.',
    ]);
  });

  it('is only looked at in a dry run', async () => {
    const { said } = await add([`${host.origin}/one.json`], { dryRun: true });
    expect(said.at(-1)).toBe('1 feed new, 0 followed already, 0 refused. Nothing was written (--dry-run).');
    expect(existsSync(join(catalog.folder, 'data', 'feeds')) ? feeds() : 0).toBe(0);
  });
});

describe('a list in a file', () => {
  it.each<[string, string, string[]]>([
    [
      'list.txt',
      '# ours\nhttps://a.example/pad.json\r\nhttps://b.example/x.xml\n',
      ['https://a.example/pad.json', 'https://b.example/x.xml'],
    ],
    [
      'list.csv',
      'name,url,note\n"A, B",https://a.example/pad.json,"see https://c.example"\nB;https://b.example/;x',
      ['https://a.example/pad.json', 'https://b.example/'],
    ],
    [
      'list.ndjson',
      '{"name":"A","url":"https://a.example/pad.json"}\n"https://b.example/"',
      ['https://a.example/pad.json', 'https://b.example/'],
    ],
    [
      'awesome.md',
      '# Awesome [![badge](https://badge.example/x.svg)](https://awesome.re)\n\n- [A](https://a.example/a) - Does. [Source](https://s.example)\n  * [B](https://b.example).\n',
      ['https://a.example/a', 'https://b.example'],
    ],
    [
      'codes.yml',
      '- https://raw.example/o/r/publiccode.yml\n- "https://raw.example/o/s/publiccode.yml"',
      ['https://raw.example/o/r/publiccode.yml', 'https://raw.example/o/s/publiccode.yml'],
    ],
    [
      'hostile.txt',
      'https://a.example/\u001b[2J\nhttps://b.example/\u009b2J\nhttps://c.example/\u202egnp.exe',
      ['https://a.example/', 'https://b.example/', 'https://c.example/'],
    ],
  ])('is read: %s', (name, list, expected) => {
    expect(addressesIn(list, name)).toEqual(expected);
  });

  it('that has none, or is not there, says what to do', async () => {
    const path = join(catalog.folder, 'empty.txt');
    writeFileSync(path, 'nothing\n');
    await expect(readList(path)).rejects.toThrow('has no address in any line. Put one into each line.');
    await expect(readList(`${path}.not`)).rejects.toThrow('that can be read. Correct the path.');
  });
});
