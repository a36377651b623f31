/** Which pictures a listing gets, with answers of the test's own and the real drawing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Pictures } from '../../../schemas/contracts/generated/listing.ts';
import type { FetchResult, GuardedClient } from '../../repo/fetch/guarded-client.ts';
import type { Entries } from '../contract/cache.ts';
import { entriesInMemory } from '../testing/entries-in-memory.ts';
import { withDrawer } from './drawer.ts';
import { gatherPictures } from './gather-pictures.ts';
import { pictureStore } from './picture-store.ts';
import type { SeenPicture } from './read-picture.ts';
import { robotsRules } from './robots-txt.ts';
import { plainPicture } from './testing/plain-picture.ts';

const HOME = 'https://works.example/editor';
const folder = mkdtempSync(join(tmpdir(), 'catalog-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const picture = (side: number) => plainPicture(side, side).png().toBuffer();
const [SMALL, MIDDLE, LARGE] = [await picture(8), await picture(96), await picture(180)];
const page = (head: string) => Buffer.from(`<!doctype html><head>${head}</head><p>Hello`);

interface World {
  answers: Record<string, Buffer | number>;
  homepage?: string | undefined;
  icon?: string;
  screenshots?: string[];
  known?: Pictures;
  isFromReadme?: boolean;
  today?: string;
  files?: { icon?: Buffer; screenshots: Buffer[] };
  takesScreenshots?: boolean;
  seenBefore?: Entries<SeenPicture>;
}

/** What is not in the table is not there. */
async function gather({
  answers,
  known,
  isFromReadme = false,
  today = '2026-11-20',
  takesScreenshots = true,
  files = { screenshots: [] },
  ...world
}: World) {
  const asked: string[] = [];
  const client: GuardedClient = {
    async fetch(address): Promise<FetchResult> {
      asked.push(address);
      const answer = answers[address] ?? 404;
      if (typeof answer !== 'number') return { bytes: answer };
      return { refusal: { code: 'bad_status', values: { status: answer } } };
    },
    request: async () => ({ refusal: { code: 'timeout' } }),
    close: async () => {},
  };
  const {
    seenBefore = entriesInMemory(),
    homepage = 'homepage' in world ? undefined : HOME,
    icon,
    screenshots,
  } = world;
  const draft = { ...(homepage && { homepage }), ...(icon && { icon }), ...(screenshots && { screenshots }) };
  const [found] = await withDrawer((drawer) =>
    gatherPictures([{ draft, isFromReadme, files, known: [known] }], {
      ...{ client, drawer, seenBefore, today, store: pictureStore(folder), isOver: () => false },
      mayFetch: robotsRules(client),
      takesScreenshots,
    }),
  );
  return { asked, pictures: found?.pictures, codes: found?.problems.map(({ code, pointer }) => `${code} ${pointer}`) };
}

describe('The icon of a homepage', () => {
  it.each<[string, string, Record<string, Buffer>, string]>([
    [
      'for a home screen before one for a tab',
      '<link rel="icon" sizes="64x64" href="/a.png"><link rel="apple-touch-icon" href="touch.png">',
      { 'https://works.example/a.png': MIDDLE, 'https://works.example/touch.png': LARGE },
      'https://works.example/touch.png',
    ],
    [
      'the largest for a tab',
      '<link rel="shortcut icon" sizes="16x16" href="/s.png"><link rel=icon sizes=96x96 href=/m.png>',
      { 'https://works.example/s.png': SMALL, 'https://works.example/m.png': MIDDLE },
      'https://works.example/m.png',
    ],
    [
      'the next where one is too small',
      '<link rel="apple-touch-icon" href="/s.png"><link rel="icon" sizes="96x96" href="/m.png">',
      { 'https://works.example/s.png': SMALL, 'https://works.example/m.png': MIDDLE },
      'https://works.example/m.png',
    ],
    [
      'of the web manifest',
      '<link rel="manifest" href="/site.json">',
      {
        'https://works.example/site.json': Buffer.from(
          JSON.stringify({
            icons: [
              { src: 'mask.png', purpose: 'maskable', sizes: '512x512' },
              { src: 'l.png', sizes: '180x180' },
            ],
          }),
        ),
        'https://works.example/mask.png': MIDDLE,
        'https://works.example/l.png': LARGE,
      },
      'https://works.example/l.png',
    ],
    ['at the usual place', '', { 'https://works.example/favicon.ico': MIDDLE }, 'https://works.example/favicon.ico'],
  ])('is the one %s', async (_which, head, files, source) => {
    const { pictures } = await gather({ answers: { [HOME]: page(head), ...files } });
    expect(pictures?.icon).toMatchObject({ from: 'homepage', source, width: 128 });
  });

  const TOUCH = 'https://works.example/apple.png';
  const ANSWERS = { [HOME]: page(`<link rel="apple-touch-icon" href="${TOUCH}">`), [TOUCH]: LARGE };

  it.each<[string, Partial<World>, string[]]>([
    ['a host that many share', { homepage: 'https://works.github.io/editor' }, []],
    ['an address without TLS', { homepage: 'http://works.example/editor' }, []],
    [
      'a site that forbids it',
      { answers: { ...ANSWERS, 'https://works.example/robots.txt': Buffer.from('User-agent: *\nDisallow: /') } },
      ['https://works.example/robots.txt'],
    ],
    [
      'a site that does not say whether it may',
      { answers: { ...ANSWERS, 'https://works.example/robots.txt': 503 } },
      ['https://works.example/robots.txt'],
    ],
    [
      'a site that forbids us by name',
      {
        answers: {
          ...ANSWERS,
          'https://works.example/robots.txt': Buffer.from(
            'User-agent: catalog\nDisallow: /editor\n\nUser-agent: *\nAllow: /',
          ),
        },
      },
      ['https://works.example/robots.txt'],
    ],
    [
      'an address that holds a contact',
      { answers: { [HOME]: page('<link rel="icon" href="/icon.png?to=jane@works.example">') } },
      ['https://works.example/robots.txt', HOME, 'https://works.example/favicon.ico'],
    ],
  ])('is not taken from %s', async (_what, more, asked) => {
    const found = await gather({ answers: ANSWERS, ...more });
    expect(found).toMatchObject({ pictures: undefined, asked });
  });

  it('is not looked for where the publisher names one, unless that one cannot be drawn', async () => {
    const icon = 'https://works.example/own.png';
    const named = await gather({ answers: { ...ANSWERS, [icon]: MIDDLE }, icon });
    expect(named).toMatchObject({ asked: [icon], pictures: { icon: { from: 'publisher', source: icon } } });
    const broken = await gather({ answers: { ...ANSWERS, [icon]: Buffer.from('no') }, icon });
    expect(broken).toMatchObject({
      pictures: { icon: { from: 'homepage' } },
      codes: ['picture_unknown_type /software/icon'],
    });
  });

  it('is asked for once a week, and stays where the site is gone', async () => {
    const seenBefore = entriesInMemory<SeenPicture>();
    const first = await gather({ answers: ANSWERS, seenBefore });
    const known = first.pictures ?? {};
    expect(await gather({ answers: {}, seenBefore, known, today: '2026-11-26' })).toMatchObject({
      asked: [],
      pictures: known,
    });
    const later = await gather({ answers: {}, seenBefore, known, today: '2026-11-27' });
    expect(later).toMatchObject({ asked: ['https://works.example/robots.txt', HOME, TOUCH], pictures: known });
  });
});

describe('Screenshots', () => {
  const [A, B] = ['https://works.example/a.png', 'https://works.example/b.png'];

  it('are three at most, and each once', async () => {
    const window = await plainPicture(640, 400).png().toBuffer();
    const others = await Promise.all([500, 600, 700].map((side) => plainPicture(side, 400).png().toBuffer()));
    const addresses = others.map((_, index) => `https://works.example/${index}.png`);
    const answers = Object.fromEntries(addresses.map((address, index) => [address, others[index] as Buffer]));
    const twice = await gather({ homepage: undefined, screenshots: [A, B], answers: { [A]: window, [B]: window } });
    expect(twice.pictures?.screenshots).toMatchObject([{ source: A, small: { width: 320, height: 200 } }]);
    const many = await gather({
      homepage: undefined,
      screenshots: [...addresses, A],
      answers: { ...answers, [A]: window },
    });
    expect(many.pictures?.screenshots?.map(({ source }) => source)).toEqual(addresses);
  });

  it('of a README are larger than a badge', async () => {
    const answers = { [A]: await plainPicture(300, 150).png().toBuffer() };
    expect(await gather({ homepage: undefined, screenshots: [A], answers, isFromReadme: true })).toMatchObject({
      pictures: undefined,
      codes: ['picture_too_small /software/screenshots/0'],
    });
    expect((await gather({ homepage: undefined, screenshots: [A], answers })).pictures?.screenshots).toHaveLength(1);
  });

  it('of a large catalog stay, and no others come', async () => {
    const answers = { [A]: LARGE, [B]: MIDDLE };
    const { pictures: known = {} } = await gather({ homepage: undefined, screenshots: [A], answers });
    const found = await gather({ homepage: undefined, screenshots: [A, B], answers, known, takesScreenshots: false });
    expect(found).toMatchObject({ asked: [], pictures: known });
  });

  it('that have moved are not drawn again', async () => {
    const answers = { [A]: LARGE, [B]: LARGE };
    const { pictures: known = {} } = await gather({ homepage: undefined, screenshots: [A], answers });
    const moved = await gather({ homepage: undefined, screenshots: [B], answers, known });
    expect(moved.pictures?.screenshots).toEqual([{ ...known.screenshots?.[0], source: B }]);
  });
});

describe('A file beside the operator’s document', () => {
  it('comes before what the document names, and is not drawn again', async () => {
    const window = await plainPicture(640, 400).png().toBuffer();
    const files = { icon: LARGE, screenshots: [window] };
    const [icon, shot] = ['https://works.example/own.png', 'https://works.example/shot.png'];
    const world = { icon, screenshots: [shot], answers: { [icon]: MIDDLE, [shot]: LARGE }, files };
    const first = await gather(world);
    expect(first.asked).toEqual([shot]);
    expect(first.pictures?.icon).toMatchObject({ from: 'operator', width: 128 });
    expect(first.pictures?.icon).not.toHaveProperty('source');
    expect(first.pictures?.screenshots?.map(({ from }) => from)).toEqual(['operator', 'publisher']);
    const again = await gather({ ...world, known: first.pictures ?? {}, answers: {} });
    expect(again.pictures?.icon).toEqual(first.pictures?.icon);
  });

  it('that cannot be drawn is said, and what the document names is taken', async () => {
    const icon = 'https://works.example/own.png';
    const files = { icon: Buffer.from('no picture'), screenshots: [] };
    expect(await gather({ icon, answers: { [icon]: MIDDLE }, files })).toMatchObject({
      pictures: { icon: { from: 'publisher' } },
      codes: ['picture_unknown_type /software/icon'],
    });
  });
});
