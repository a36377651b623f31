/** What earlier runs found at the addresses of pictures, and of pages that may name an icon. A cache. */
import type { PictureFile } from '../../../schemas/contracts/generated/listing.ts';
import type { Fault } from '../../../schemas/contracts/problems.ts';
import { defined } from '../../../schemas/rules/defined.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { soundValidators } from '../fetch/header-values.ts';
import type { StoreParts } from './waiting-writes.ts';

/** What an address was asked for. */
type Role = 'icon' | 'screenshot';

export interface SeenPicture {
  /** Day on which the address was last asked. */
  askedOn: string;
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** Of the bytes that came last. */
  source_sha256?: string | undefined;
  /** What was drawn of them; `small` of a screenshot. */
  drawn?: (PictureFile & { small?: PictureFile | undefined }) | undefined;
  /** What went wrong the last time. */
  problem?: Fault | undefined;
  /** Of a page: addresses of the icons that it names, the best first. */
  icons?: string[] | undefined;
}

export interface PictureState {
  recall(role: Role | 'page', address: string): Promise<SeenPicture | undefined>;
  note(role: Role | 'page', address: string, seen: SeenPicture): Promise<void>;
}

/** For a run that shall leave nothing behind. */
export const NO_PICTURES: PictureState = { recall: async () => undefined, note: async () => {} };

export function pictureRows({ writes }: StoreParts): PictureState {
  const nameOf = (role: string, address: string) => `picture ${role} ${address}`;
  return {
    async recall(role, address) {
      const row = await writes.find(nameOf(role, address), (db) =>
        db
          .selectFrom('pictures')
          .selectAll()
          .where('role', '=', role)
          .where('address', '=', address)
          .executeTakeFirst(),
      );
      return row && toSeen(row.asked_on, row.seen);
    },
    note(role, address, { askedOn, etag, lastModified, ...seen }) {
      const kept = defined({ ...seen, ...soundValidators(etag, lastModified) });
      const row = { role, address, asked_on: askedOn, seen: JSON.stringify(kept) };
      return writes.put(nameOf(role, address), (db) => db.insertInto('pictures').orReplace().values(row).execute());
    },
  };
}

/** What went through other hands may be any value: then the address was never asked. */
function toSeen(askedOn: string, text: string): SeenPicture | undefined {
  const seen = (jsonOf(text) ?? {}) as Partial<SeenPicture>;
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  const { etag, lastModified, source_sha256, problem, icons = [], drawn } = seen;
  const isSound =
    [etag, lastModified, source_sha256].every(isText) &&
    (problem === undefined || isFault(problem)) &&
    Array.isArray(icons) &&
    icons.every((icon) => typeof icon === 'string') &&
    [drawn, drawn?.small].every((file) => file === undefined || isFile(file));
  return isSound ? { ...seen, askedOn } : undefined;
}

function isFault({ code, variant }: Fault): boolean {
  return typeof code === 'string' && (variant === undefined || typeof variant === 'string');
}

function isFile({ sha256, width, height }: PictureFile): boolean {
  return typeof sha256 === 'string' && Number.isInteger(width) && Number.isInteger(height);
}
