import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import english from '../../../schemas/texts/en/problems.json' with { type: 'json' };
import { type Drawer, type Drawn, withDrawer } from './drawer.ts';
import { HIDDEN, hostilePictures, plainPicture } from './testing/hostile-pictures.ts';
import { icoOf } from './testing/ico-files.ts';

const HOSTILE = await hostilePictures();
const HALF_GREEN = '<rect width="20" height="16" fill="#fff"/><rect width="10" height="16" fill="#00aa77"/>';

function fileOf(drawn: Drawn) {
  if ('problem' in drawn) throw new Error(drawn.problem);
  return drawn;
}

/** Colour of the pixel that lies in the left half. */
async function colourOf(bytes: Buffer): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 4)) * 4;
  return [...data.subarray(at, at + 4)];
}

const near = (colour: readonly number[], wanted: readonly number[]) =>
  colour.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 24);

const KINDS: readonly (readonly [kind: string, made: Promise<Buffer>])[] = [
  ['PNG', plainPicture().png().toBuffer()],
  ['JPEG', plainPicture().jpeg().toBuffer()],
  ['WebP', plainPicture().webp().toBuffer()],
  ['GIF', plainPicture().gif().toBuffer()],
  ['AVIF', plainPicture().avif({ effort: 0 }).toBuffer()],
  [
    'SVG',
    Promise.resolve(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 16">${HALF_GREEN}</svg>`)),
  ],
  [
    'SVG with a declaration',
    Promise.resolve(
      Buffer.from(
        `<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160" viewBox="0 0 20 16">${HALF_GREEN}</svg>`,
      ),
    ),
  ],
  ...([1, 4, 8, 24, 32, 'png'] as const).map((bits) => [`ICO of ${bits}`, icoOf(bits)] as const),
];

describe('A drawer', () => {
  it.each(KINDS)('draws %s as an icon of 128 × 128 and as a screenshot of its own shape', async (_kind, made) => {
    const bytes = await made;
    await withDrawer(async (drawer) => {
      const icon = fileOf(await drawer.draw(bytes, 'icon'));
      expect([icon.file.width, icon.file.height, icon.small]).toEqual([128, 128, undefined]);
      expect(icon.file.bytes.length).toBeLessThanOrEqual(6 * 1024);
      expect(near(await colourOf(icon.file.bytes), [0, 170, 119, 255])).toBe(true);
      const { file, small } = fileOf(await drawer.draw(bytes, 'screenshot'));
      expect(near(await colourOf(file.bytes), [0, 170, 119, 255])).toBe(true);
      expect(small?.width).toBeLessThanOrEqual(320);
    });
  });

  it.each(['icon', 'screenshot'] as const)(
    'refuses what a stranger sends as %s with a code, and goes on',
    async (role) => {
      await withDrawer(async (drawer) => {
        for (const { name, bytes, problem } of HOSTILE) {
          const drawn = await drawer.draw(bytes, role);
          expect([name, 'problem' in drawn ? drawn.problem : undefined]).toEqual([name, problem]);
          if (problem !== undefined) expect(english.problems).toHaveProperty(problem);
          else expect(await isClean(fileOf(drawn).file.bytes)).toBe(true);
        }
        expect(await drawer.draw(await plainPicture().png().toBuffer(), role)).toHaveProperty('file');
      });
    },
  );

  it('gives a noisy picture the room that there is, in both sizes', async () => {
    const bytes = await noise(2400, 1350);
    await withDrawer(async (drawer) => {
      const { file, small } = fileOf(await drawer.draw(bytes, 'screenshot'));
      expect(file.bytes.length).toBeLessThanOrEqual(90 * 1024);
      expect(small?.bytes.length).toBeLessThanOrEqual(15 * 1024);
      expect(Math.abs(file.width / file.height - 2400 / 1350)).toBeLessThan(0.02);
      expect(fileOf(await drawer.draw(bytes, 'icon')).file.bytes.length).toBeLessThanOrEqual(6 * 1024);
    });
  });

  it('turns a photograph as its camera says', async () => {
    const bytes = await plainPicture(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { file } = await withDrawer(async (drawer) => fileOf(await drawer.draw(bytes, 'screenshot')));
    expect([file.width, file.height]).toEqual([200, 400]);
  });

  it('makes the same of the same', async () => {
    const bytes = await noise(300, 200);
    const draw = (drawer: Drawer) => drawer.draw(bytes, 'screenshot');
    const [first, second] = [await withDrawer(draw), await withDrawer(draw)];
    expect(fileOf(first).file.sha256).toBe(fileOf(second).file.sha256);
  });

  it('starts another process where one has ended, and leaves none behind', async () => {
    const bytes = await plainPicture().png().toBuffer();
    await withDrawer(async (drawer) => {
      await drawer.draw(bytes, 'icon');
      const [child = ''] = children();
      process.kill(Number(child), 'SIGKILL');
      const refused = await drawer.draw(bytes, 'icon');
      expect('problem' in refused ? refused.problem : 'drawn').toMatch(/^(?:picture_too_costly|drawn)$/);
      expect(await drawer.draw(bytes, 'icon')).toHaveProperty('file');
    });
    await expect.poll(children).toEqual([]);
  });
});

/** Source: RFC 9649: what is not a picture stands in chunks of these names. */
async function isClean(bytes: Buffer): Promise<boolean> {
  const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
  const isPlain = [exif, icc, xmp, iptc].every((part) => part === undefined);
  return isPlain && !bytes.includes(HIDDEN) && !bytes.includes('<script');
}

/** The same each time. */
function noise(width: number, height: number): Promise<Buffer> {
  let state = 7;
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    data[at] = state >> 16;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Ids of processes of this one that draw. */
function children(): string[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  return list
    .split('\n')
    .flatMap((line) => (line.includes('drawing-process') ? [line.trim().split(' ')[0] ?? ''] : []));
}
