/** Pictures that are broken by chance, the same for the same seed: flipped bits, cuts, splices, other numbers in headers. */
import type { Drawn, Role } from '../drawer.ts';
import { SAMPLE_KINDS, type SampleKind, samplePicture } from './sample-pictures.ts';

const SIDE = 112;
/** Where headers stand. */
const HEAD_BYTES = 64;
const NUMBERS = [0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];

const samples = new Map<SampleKind, Promise<Buffer>>();

function sampleOf(kind: SampleKind): Promise<Buffer> {
  const known = samples.get(kind) ?? samplePicture(kind, SIDE, SIDE);
  samples.set(kind, known);
  return known;
}

/** mulberry32. @returns a whole number below the limit */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export async function mutatedPicture(
  seed: number,
  index: number,
): Promise<{ kind: SampleKind; bytes: Buffer; role: Role }> {
  const next = chance(Math.imul(seed, 1_000_003) + index);
  const pick = () => SAMPLE_KINDS[next(SAMPLE_KINDS.length)] ?? 'png';
  const kind = pick();
  let bytes: Buffer = Buffer.from(await sampleOf(kind));
  for (let times = 1 + next(4); times > 0; times -= 1) bytes = mutate(bytes, await sampleOf(pick()), next);
  return { kind, bytes, role: next(2) === 0 ? 'icon' : 'screenshot' };
}

function mutate(bytes: Buffer, other: Buffer, next: (below: number) => number): Buffer {
  if (bytes.length === 0) return bytes;
  const at = next(bytes.length);
  const headAt = next(Math.min(HEAD_BYTES, bytes.length));
  const number = Buffer.alloc(4);
  switch (next(6)) {
    case 0:
      bytes[at] = (bytes[at] ?? 0) ^ (1 << next(8));
      return bytes;
    case 1:
      bytes[headAt] = next(256);
      return bytes;
    case 2:
      number[next(2) === 0 ? 'writeUInt32LE' : 'writeUInt32BE'](NUMBERS[next(NUMBERS.length)] ?? 0);
      bytes.set(number.subarray(0, Math.min([1, 2, 4][next(3)] ?? 1, bytes.length - headAt)), headAt);
      return bytes;
    case 3:
      return next(4) === 0
        ? bytes.subarray(0, at)
        : Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + next(16))]);
    case 4:
      return Buffer.concat([bytes.subarray(0, at), other.subarray(next(other.length))]);
    default:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(next(bytes.length))]);
  }
}

/** What is drawn is whole, or there is a problem. */
export function isIntact(drawn: Drawn): boolean {
  if ('problem' in drawn) return drawn.problem.code.startsWith('picture_');
  return [drawn.file, drawn.small ?? drawn.file].every(
    ({ bytes, sha256 }) => bytes.readUInt32LE(4) + 8 === bytes.length && /^[0-9a-f]{64}$/.test(sha256),
  );
}
