import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCatalog } from '../../repo/catalog/parse-catalog.ts';
import type { CommittedFiles } from '../../repo/data/committed-files.ts';
import { evidencePath, ledgerPath, listingPath, openCommit, readCommit } from '../../repo/data/data-files.ts';
import { copyOfCatalog, type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { DAY, seededCatalog } from '../testing/ranking.ts';
import { pathsOf } from './listing-facts.ts';
import { rankCatalog } from './rank-catalog.ts';
import { factsAsShown, readData } from './read-data.ts';

const COUNT = 12;
const { catalog: seeded, history } = seededCatalog(COUNT);
const [first = '', second = ''] = seeded.listings.keys();

let begun: TemporaryCatalog;
beforeAll(() => {
  begun = temporaryCatalog();
  for (const [slug, listing] of seeded.listings) {
    write(begun, listingPath(slug), listing);
    write(begun, ledgerPath(slug), recordOf(slug));
  }
  for (const [slug, evidence] of seeded.evidence) write(begun, evidencePath(slug), evidence);
  begun.commit('Listings');
});
afterAll(() => begun.remove());

let catalog: TemporaryCatalog;
beforeEach(() => {
  catalog = copyOfCatalog(begun);
  return () => catalog.remove();
});

const write = ({ write }: TemporaryCatalog, path: string, value: unknown) => write(path, JSON.stringify(value));
const recordOf = (slug: string, state: object = { state: 'published' }) => ({
  ...{ slug, source: { kind: 'pad-json' }, content_sha256: '0'.repeat(64), report: [], overrides: {} },
  ...state,
});

const reading = (program = 'program') => ({ baseUrl: undefined, program, kept: join(catalog.folder, 'kept') });

/** @returns what was read, and the paths of the files that were held for it */
async function read(program?: string) {
  const files = await openCommit(catalog.folder, 'HEAD');
  const held: string[] = [];
  const hold = files.hold.bind(files);
  files.hold = (paths) => {
    held.push(...paths);
    return hold(held.slice(-[...paths].length));
  };
  return { files, held, data: await readData(files, reading(program)) };
}

/** Ranked with what is known, and with every file read for it. */
async function bothWays(files: CommittedFiles, data: Awaited<ReturnType<typeof readData>>) {
  const whole = parseCatalog(await readCommit(catalog.folder, 'HEAD'));
  const shown = await factsAsShown({ ...data, files, changed: new Set() });
  // A ranking asks for one file after the other, which is a process each where none is held.
  await files.hold([...files.keys()]);
  const seen = (ranked: ReturnType<typeof rankCatalog>) =>
    ranked.map(({ listing, facts, score, points, tie }) => ({ listing, facts, score, points, tie }));
  return [
    seen(rankCatalog(data.catalog, history, data.site, DAY, shown)),
    seen(rankCatalog(whole, history, data.site, DAY)),
  ];
}

describe('a build', () => {
  it('reads each listing once, and later none of those whose files stay as they are', async () => {
    const once = await read();
    expect(once.held).toEqual(expect.arrayContaining([...seeded.listings.keys()].flatMap(pathsOf)));
    const again = await read();
    expect(again.held.filter((path) => /listings|moderation|evidence/.test(path))).toEqual([]);
    const [known, whole] = await bothWays(again.files, again.data);
    expect(known).toEqual(whole);
  });

  it.each<[string, () => void, string[]]>([
    [
      'a listing that changed',
      () => write(catalog, listingPath(first), { ...seeded.listings.get(first), name: 'Another' }),
      [first],
    ],
    [
      'what is witnessed of it, where that changed',
      () => write(catalog, evidencePath(first), { slug: first, records: [{ ...RECORD, since: '2026-02-01' }] }),
      [first],
    ],
    [
      'a listing that lost what was witnessed',
      () => rmSync(join(catalog.folder, evidencePath(first)), { force: true }),
      [first],
    ],
    [
      'what comes in',
      () => {
        write(catalog, listingPath('new-one'), { ...seeded.listings.get(second), slug: 'new-one' });
        write(catalog, ledgerPath('new-one'), recordOf('new-one'));
      },
      ['new-one'],
    ],
    [
      'nothing where a listing goes',
      () => {
        for (const path of [...pathsOf(first), ledgerPath(first)]) rmSync(join(catalog.folder, path), { force: true });
      },
      [],
    ],
  ])('reads %s, and shows all as if it had read everything', async (_what, change, slugs) => {
    write(catalog, evidencePath(first), { slug: first, records: [RECORD] });
    catalog.commit('Witnessed');
    await read();
    change();
    catalog.commit('Change');
    const { files, held, data } = await read();
    const listings = held.filter((path) => path.startsWith('data/listings/'));
    expect(listings).toEqual(slugs.map(listingPath));
    const [known, whole] = await bothWays(files, data);
    expect(known).toEqual(whole);
  });

  it('shows what is witnessed of a listing under the slug that it had before', async () => {
    write(catalog, ledgerPath('old-name'), recordOf('old-name', { state: 'renamed', renamed_to: first }));
    rmSync(join(catalog.folder, evidencePath(first)), { force: true });
    write(catalog, evidencePath('old-name'), { slug: 'old-name', records: [RECORD] });
    catalog.commit('Rename');
    for (const { files, data } of [await read(), await read()]) {
      const [known, whole] = await bothWays(files, data);
      expect(known).toEqual(whole);
      expect(data.catalog.evidence.get(first)?.records).toEqual([RECORD]);
    }
  });

  it('knows nothing after another program', async () => {
    await read();
    expect((await read('another')).held).toContain(listingPath(first));
  });

  it.each<[string, () => void]>([
    ['a listing of another shape', () => write(catalog, listingPath(first), { slug: first })],
    ['a listing in the place of another', () => write(catalog, listingPath('elsewhere'), seeded.listings.get(first))],
    [
      'a listing of a category that is not there',
      () => write(catalog, listingPath(first), { ...seeded.listings.get(first), category: 'none' }),
    ],
    [
      'records that are out of order',
      () => write(catalog, evidencePath(first), { slug: first, records: [RECORD, RECORD] }),
    ],
    ['a listing that nobody has published', () => rmSync(join(catalog.folder, ledgerPath(first)))],
    ['a record without its listing', () => rmSync(join(catalog.folder, listingPath(first)))],
    ['a record that is no JSON', () => catalog.write(ledgerPath(second), '{')],
    ['settings that are wrong', () => catalog.write('data/catalog.json', '{}')],
  ])('says of %s what is said where everything is read', async (_what, change) => {
    await read();
    change();
    catalog.commit('Fault');
    const whole = await readCommit(catalog.folder, 'HEAD');
    const said = messageOf(() => parseCatalog(whole));
    expect(said).not.toBe('');
    for (let time = 0; time < 2; time += 1)
      expect(
        await read().then(
          () => '',
          (error: Error) => error.message,
        ),
      ).toBe(said);
  });
});

const RECORD = {
  ...{ witness: 'npm', subject: 'pkg:npm/x', since: '2026-01-01', source: 'https://registry.example/x' },
  values: { downloads: 5 },
};

function messageOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
