/** Pictures of strangers are drawn anew, with real processes. What is drawn is decoded again, to look at it. */
import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../tools/testing/rounds.ts';
import { type Drawer, type Drawn, type DrawnFile, withDrawer } from './drawer.ts';
import { DRAWING_OPTIONS } from './drawing-supervisor.ts';
import { DRAWN, type Role } from './picture-rules.ts';
import { CANARY, HOSTILE_PICTURES } from './testing/hostile-pictures.ts';
import { isIntact, mutatedPicture } from './testing/mutated-pictures.ts';
import { BLUE, bitmap, ico, pixels, RED, SAMPLE_KINDS, sample, samplePicture, svg } from './testing/sample-pictures.ts';

let drawer: Drawer;
let close = () => {};
let closed: Promise<void>;

beforeAll(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  close = resolve;
  await new Promise<void>((isOpen) => {
    closed = withDrawer(async (opened) => {
      drawer = opened;
      isOpen();
      await promise;
    });
  });
});

afterAll(async () => {
  const left = [drawer.process() ?? []].flat();
  close();
  await closed;
  expect(left.map(isAlive)).toEqual(left.map(() => false));
});

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

function fileOf(drawn: Drawn): DrawnFile {
  if ('problem' in drawn) throw new Error(`Not drawn: ${drawn.problem.code}`);
  return drawn.file;
}

const draw = async (bytes: Buffer | Promise<Buffer>, role: Role) => drawer.draw(await bytes, role);
const drawFile = async (bytes: Buffer | Promise<Buffer>, role: Role) => fileOf(await draw(bytes, role));
const endOf = (drawn: Drawn) => ('problem' in drawn ? drawn.problem.code : 'drawn');

/** @param x share of the width. @param y share of the height. @returns red, green, blue, alpha */
async function colorAt({ bytes }: { bytes: Buffer }, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}

function expectColor(color: readonly number[], expected: readonly number[], tolerance = 4): void {
  const far = color.filter((value, channel) => Math.abs(value - (expected[channel] ?? 0)) > tolerance);
  expect(far, `${color} for ${expected}`).toEqual([]);
}

/** Names of the parts of a WebP (RFC 9649). */
function partsOf(bytes: Buffer): string[] {
  const parts: string[] = [];
  for (let at = 12; at < bytes.length; at += 8 + Math.ceil(bytes.readUInt32LE(at + 4) / 2) * 2) {
    parts.push(bytes.toString('latin1', at, at + 4).trim());
  }
  return parts;
}

/** Nothing but pixels. */
async function expectClean({ bytes }: DrawnFile): Promise<void> {
  expect(bytes.includes(CANARY)).toBe(false);
  expect(partsOf(bytes).filter((part) => !['VP8', 'VP8L', 'VP8X', 'ALPH'].includes(part))).toEqual([]);
  const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
  expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
}

function noise(width: number, height: number): Buffer {
  let state = 1;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state >> 16;
  };
  return Buffer.from(Array.from({ length: width * height * 4 }, next));
}

/** Another profile or no color at all. */
const OTHER_COLORS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'jpeg-cmyk': [
    [222, 26, 0, 255],
    [14, 65, 142, 255],
  ],
  'png-grey-alpha': [
    [112, 112, 112, 255],
    [78, 78, 78, 255],
  ],
};

describe('an icon', () => {
  it.each(SAMPLE_KINDS)('of kind %s becomes a square WebP', async (kind) => {
    const file = await drawFile(samplePicture(kind, 64, 64), 'icon');
    expect([file.width, file.height]).toEqual([128, 128]);
    const [left = RED, right = BLUE] = OTHER_COLORS[kind] ?? [];
    expectColor(await colorAt(file, 0.25, 0.5), left);
    expectColor(await colorAt(file, 0.75, 0.5), right);
  });

  it('is contained, with transparent bars', async () => {
    const file = await drawFile(samplePicture('png', 200, 100), 'icon');
    expect([file.width, file.height]).toEqual([128, 128]);
    expectColor(await colorAt(file, 0.25, 0.5), RED);
    expect((await colorAt(file, 0.25, 0.1))[3]).toBe(0);
  });

  it('of few pixels becomes larger by whole numbers, with hard edges', async () => {
    const file = await drawFile(samplePicture('ico', 48, 48), 'icon');
    expectColor(await colorAt(file, 63 / 128, 0.5), RED, 0);
    expectColor(await colorAt(file, 64 / 128, 0.5), BLUE, 0);
    expect((await colorAt(file, 0.05, 0.5))[3]).toBe(0);
  });

  it('of an ICO is the largest one of it', async () => {
    const content = await sample(64, 64).negate({ alpha: false }).png().toBuffer();
    const entries = [
      { side: 16, content: bitmap(16, 32) },
      { side: 64, content },
      { side: 32, content: bitmap(32, 8) },
    ];
    const inverse = RED.map((value, channel) => (channel === 3 ? value : 255 - value));
    expectColor(await colorAt(await drawFile(ico(entries), 'icon'), 0.25, 0.5), inverse);
  });

  it.each([1, 4, 8, 24] as const)('of an ICO with %i bits is transparent where its mask says so', async (bits) => {
    const content = bitmap(32, bits);
    // The lowest row is the first; its mask begins with the last 32 rows of 4 bytes.
    content.fill(255, content.length - 32 * 4, content.length - 16 * 4);
    const file = await drawFile(ico([{ side: 32, content }]), 'icon');
    expect((await colorAt(file, 0.25, 0.9))[3]).toBe(0);
    expectColor(await colorAt(file, 0.25, 0.1), RED);
  });

  it.each([
    ['of a size beyond all measure', svg('', 50_000, 50_000)],
    ['of less than a pixel', svg('', 0.5, 0.5)],
    ['with a document type', `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">${svg('')}`],
    [
      'as drawing programs keep it',
      svg(
        '<metadata xmlns:r="rdf"><r:RDF r:about="http://a.example"/></metadata><g xmlns:i="ink" i:export-filename="C:\\a.png" i:one="1" style="fill:url( \'#a\' )"/>',
      ),
    ],
    ['behind a byte order mark', `\ufeff${svg('')}`],
  ])('may be an SVG %s', async (_what, text) => {
    expectColor(await colorAt(await drawFile(Buffer.from(text), 'icon'), 0.25, 0.5), RED);
  });

  it('may be an SVG that holds a PNG', async () => {
    const inside = (await samplePicture('png', 64, 64)).toString('base64');
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image width="9" height="9" href="data:image/png;base64,${inside}"/></svg>`;
    expectColor(await colorAt(await drawFile(Buffer.from(text), 'icon'), 0.25, 0.5), RED);
  });

  it('of nothing but noise is small all the same', async () => {
    const raw = { width: 128, height: 128, channels: 4 } as const;
    const file = await drawFile(sharp(noise(128, 128), { raw }).png().toBuffer(), 'icon');
    expect(file.bytes.length).toBeLessThanOrEqual(DRAWN.icon.maxBytes);
  });
});

describe('a screenshot', () => {
  it.each(SAMPLE_KINDS.filter((kind) => !kind.startsWith('ico')))('of kind %s keeps its size', async (kind) => {
    const file = await drawFile(samplePicture(kind, 200, 150), 'screenshot');
    expect([file.width, file.height]).toEqual([200, 150]);
    const [left = RED, right = BLUE] = OTHER_COLORS[kind] ?? [];
    expectColor(await colorAt(file, 0.25, 0.5), left);
    expectColor(await colorAt(file, 0.75, 0.5), right);
  });

  it('becomes smaller, and a small one stands beside it', async () => {
    const source = await samplePicture('png', 2000, 1000);
    const drawn = await draw(source, 'screenshot');
    expect(drawn).toMatchObject({ file: { width: 1280, height: 640 }, small: { width: 320, height: 160 } });
    expect(drawn).toHaveProperty('source_sha256', hash('sha256', source));
  });

  it('of noise is within its bytes', async () => {
    const raw = { width: 1300, height: 700, channels: 4 } as const;
    const drawn = await draw(sharp(noise(1300, 700), { raw }).jpeg({ quality: 70 }).toBuffer(), 'screenshot');
    if ('problem' in drawn) throw new Error(drawn.problem.code);
    expect(drawn.file.bytes.length).toBeLessThanOrEqual(DRAWN.screenshot.maxBytes);
    expect(drawn.small?.bytes.length).toBeLessThanOrEqual(DRAWN.small.maxBytes);
    expect(drawn.file.width).toBeGreaterThan(300);
  });

  it('stands upright as its camera says', async () => {
    const file = await drawFile(sample(200, 150).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'screenshot');
    expect([file.width, file.height]).toEqual([150, 200]);
    expectColor(await colorAt(file, 0.5, 0.25), RED);
    expectColor(await colorAt(file, 0.5, 0.75), BLUE);
  });

  it('in the colors of another profile is drawn in those of the web', async () => {
    const wide = await sharp(pixels(200, 150), { raw: { width: 200, height: 150, channels: 4 } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    expectColor(await colorAt(await drawFile(wide, 'screenshot'), 0.25, 0.5), RED);
  });
});

describe('what is drawn', () => {
  it('of the same picture is the same bytes, in another process, too', async () => {
    await withDrawer(async (other) => {
      for (const kind of SAMPLE_KINDS) {
        const bytes = await samplePicture(kind, 128, 128);
        expect(await other.draw(bytes, 'icon'), kind).toEqual(await drawer.draw(bytes, 'icon'));
      }
    });
  });
});

describe('a hostile picture', () => {
  it.each(HOSTILE_PICTURES)(
    'that is $name ends as expected, clean if it is drawn, and the next one is drawn',
    async ({ bytes, ends, role = 'screenshot' }) => {
      const drawn = await draw(bytes, role);
      expect([ends].flat()).toContain(endOf(drawn));
      if ('file' in drawn) for (const file of [drawn.file, drawn.small ?? []].flat()) await expectClean(file);
      expectColor(await colorAt(await drawFile(samplePicture('png', 64, 64), 'icon'), 0.25, 0.5), RED);
    },
  );

  it.each(SAMPLE_KINDS)('that is %s, cut anywhere, is refused or drawn', async (kind) => {
    const whole = await samplePicture(kind, 160, 160);
    const ends: string[] = [];
    const parts = rounds(7, 25);
    for (let part = 0; part < parts; part += 1) {
      ends.push(endOf(await drawer.draw(whole.subarray(0, Math.floor((whole.length * part) / parts)), 'screenshot')));
    }
    expect(
      ends.slice(0, Math.floor(parts / 2)).filter((end) => !['picture_damaged', 'picture_unknown_type'].includes(end)),
    ).toEqual([]);
    expect(ends.filter((end) => end === 'picture_too_costly')).toEqual([]);
  });

  it('made by chance is refused or drawn', async () => {
    for (let index = 0; index < rounds(20, 150); index += 1) {
      const { bytes, role } = await mutatedPicture(3, index);
      expect(isIntact(await drawer.draw(bytes, role))).toBe(true);
    }
  });
});

describe('a process', () => {
  const slow = HOSTILE_PICTURES.find(({ name }) => name.endsWith('endless turbulence'));
  const good = samplePicture('png', 64, 64);

  it('is given no environment but its own, and says nothing', () => {
    expect(DRAWING_OPTIONS).toMatchObject({
      env: { VIPS_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    expect(DRAWING_OPTIONS.execArgv).toContain('--permission');
  });

  it('is started when it is needed, and draws one picture after the other', async () => {
    await withDrawer(async (own) => {
      expect(own.process()).toBe(undefined);
      const bytes = await good;
      const first = await own.draw(bytes, 'icon');
      const id = own.process();
      expect(isAlive(id ?? 0)).toBe(true);
      expect(await Promise.all(Array.from({ length: 20 }, () => own.draw(bytes, 'icon')))).toEqual(
        Array(20).fill(first),
      );
      expect(own.process()).toBe(id);
    });
  });

  it('that was stopped from outside is replaced', async () => {
    await withDrawer(async (own) => {
      const first = await own.draw(await good, 'icon');
      const id = own.process() ?? 0;
      process.kill(id, 'SIGKILL');
      expect(await own.draw(await good, 'icon')).toEqual(first);
      expect(own.process()).not.toBe(id);
    });
  });

  it('that is stopped while it draws gives the picture another chance', async () => {
    await withDrawer(async (own) => {
      await own.draw(await good, 'icon');
      const id = own.process() ?? 0;
      const drawing = own.draw((await slow?.bytes) ?? Buffer.alloc(0), 'icon');
      process.kill(id, 'SIGKILL');
      expect(endOf(await drawing)).toBe('picture_too_costly');
      expect(endOf(await own.draw(await good, 'icon'))).toBe('drawn');
    });
  });

  it('ends with the one that started it, however that ends', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'drawer.ts'));
    const program = `import { withDrawer } from ${module};
      await withDrawer(async (drawer) => {
        await drawer.draw(Buffer.from(${JSON.stringify(svg(''))}), 'icon');
        process.stdout.write(String(drawer.process()));
        await new Promise((resolve) => setTimeout(resolve, 600_000));
      });`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [id = 0] = (await once(parent.stdout, 'data')).map(Number);
    expect(isAlive(id)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(id)).toBe(false);
  });
});
