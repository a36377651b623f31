/**
 * Draws pictures of strangers: bytes in, our own WebP out, or a problem. Decoded in a process that may crash, that is
 * stopped when a picture takes too long, and that is started when it is needed.
 */
import pLimit from 'p-limit';
import type { PictureFile } from '../../../schemas/contracts/generated/listing.ts';
import { type Fault, fault } from '../../../schemas/contracts/problems.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import type { DrawingOutcome, DrawingProcess } from './drawing-supervisor.ts';
import { DRAWN, pictureKind, ROLES, type Role, refusedFor } from './picture-rules.ts';

export type { Role } from './picture-rules.ts';

/** What a listing keeps of it, and its bytes: WebP without any metadata. */
export interface DrawnFile extends PictureFile {
  bytes: Buffer;
}

interface DrawnPicture {
  /** An icon is 128 × 128; a screenshot's sides are at most 1280. */
  file: DrawnFile;
  /** Of a screenshot: the small one. */
  small?: DrawnFile;
  /** Of the bytes that it was drawn from. */
  source_sha256: string;
}

export type Drawn = DrawnPicture | { problem: Fault };

export interface Drawer {
  /** The same bytes give the same picture. Never rejects because of a picture. */
  draw(bytes: Buffer, role: Role): Promise<Drawn>;
  /** Id of the process that lives, if one does. */
  process(): number | undefined;
}

/** A process that is lost may have been stopped from outside: the picture gets another chance. */
const CHANCES = 2;

/** One picture at a time: fetching takes longer than drawing. The process ends with `use`. */
export async function withDrawer<T>(use: (drawer: Drawer) => Promise<T>): Promise<T> {
  const limit = pLimit(1);
  let drawing: DrawingProcess | undefined;

  async function attempt(bytes: Buffer, role: Role): Promise<DrawingOutcome> {
    if (drawing === undefined || drawing.isGone()) {
      const { startDrawing } = await import('./drawing-supervisor.ts');
      drawing = await startDrawing();
    }
    return drawing.draw({ bytes, role });
  }

  async function draw(bytes: Buffer, role: Role): Promise<Drawn> {
    const { maxBytes } = ROLES[role];
    if (bytes.length > maxBytes) return { problem: fault('picture_too_large', { limit: maxBytes / 1e6 }) };
    if (pictureKind(bytes) === undefined) return { problem: fault('picture_unknown_type') };
    for (let chance = 1; chance <= CHANCES; chance += 1) {
      const outcome = await attempt(bytes, role);
      if (outcome === 'costly') return { problem: fault('picture_too_costly') };
      const drawn = outcome === 'lost' ? undefined : drawnFrom(outcome, bytes, role);
      if (drawn !== undefined) return drawn;
    }
    return { problem: fault('picture_damaged') };
  }

  try {
    return await use({
      draw: (bytes, role) => limit(() => draw(bytes, role)),
      process: () => (drawing?.isGone() ? undefined : drawing?.id),
    });
  } finally {
    await drawing?.stop();
  }
}

/**
 * What the process answers is believed no more than the picture: bytes that broke out of a decoder could say anything.
 * @returns undefined where it is nothing that it ever says
 */
function drawnFrom(message: unknown, source: Buffer, role: Role): Drawn | undefined {
  const { state, problem, values, drawing } = Object(message);
  if (state === 'refused') {
    const refused = refusedFor(problem, values);
    return refused && { problem: refused };
  }
  const isIcon = role === 'icon';
  const file = fileFrom(drawing?.file, DRAWN[role]);
  const small = isIcon ? undefined : fileFrom(drawing?.small, DRAWN.small);
  if (state !== 'drawn' || file === undefined || (!isIcon && small === undefined)) return undefined;
  return { file, ...(small && { small }), source_sha256: sha256(source) };
}

function fileFrom(file: unknown, { maxBytes, side: maxSide }: (typeof DRAWN)[Role]): DrawnFile | undefined {
  const { bytes, width, height } = Object(file);
  if (!(bytes instanceof Uint8Array) || bytes.length > maxBytes || pictureKind(bytes) !== 'webp') return undefined;
  if (![width, height].every((side) => Number.isInteger(side) && side > 0 && side <= maxSide)) return undefined;
  return { bytes: Buffer.from(bytes), sha256: sha256(bytes), width, height };
}
