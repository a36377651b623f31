/** One picture at an address: fetched and drawn, or taken from an earlier run. */
import type { Picture, PictureFile, Screenshot } from '../../../schemas/contracts/generated/listing.ts';
import { type Fault, fault } from '../../../schemas/contracts/problems.ts';
import { linkHasContact } from '../../../schemas/rules/contacts.ts';
import { defined } from '../../../schemas/rules/without-undefined.ts';
import type { FetchResult, GuardedClient } from '../../repo/fetch/guarded-client.ts';
import { daysBetween } from '../../repo/text/day-of.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import type { Cache, Entries } from '../contract/cache.ts';
import type { Drawer } from './drawer.ts';
import { ROLES, type Role } from './picture-rules.ts';
import type { PictureStore } from './picture-store.ts';

/** An address is asked so often; sooner where it did not answer. */
const WEEK_DAYS = 7;
/** A README shows badges and marks, too: a picture of the product is larger. */
const README_SIDES = { width: 400, height: 200 };

export interface PictureTools {
  client: GuardedClient;
  drawer: Drawer;
  /** By earlier runs. */
  seenBefore: Entries<SeenPicture>;
  store: PictureStore;
  /** Like 2026-01-31 */
  today: string;
  /** True once nothing may be begun that can wait for the next run. */
  isOver(): boolean;
  /** Whether a host's robots.txt lets us fetch this. */
  mayFetch(address: string): Promise<boolean>;
}

export interface Wanted {
  role: Role;
  from: Picture['from'];
  address: string;
  /** Pictures of the listing that are published or proposed. */
  known: readonly Shown[];
}

/** An icon, or a screenshot. */
export type Shown = Picture | Screenshot;
/** What shows a person what went wrong. */
type Note = (problem: Fault) => void;

/** What earlier runs found at the address of a picture, or of a page that may name an icon. */
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

/**
 * @param note told what went wrong
 * @returns what is shown of the address: newly drawn, or the last good picture; undefined where there is none
 */
export async function readPicture(wanted: Wanted, tools: PictureTools, note: Note): Promise<Shown | undefined> {
  const { role, address, known } = wanted;
  // Nothing is kept of such an address, so nothing could be said of where the picture comes from.
  if (linkHasContact(address)) return undefined;
  const { seenBefore, today } = tools;
  const seen = await seenBefore.get(`${role} ${address}`);
  const isOf = (picture: Shown) => isRole(picture, role) && picture.source === address && picture.from === wanted.from;
  const kept = known.find(isOf) ?? fromSeen(seen, wanted, tools.store);
  if (tools.isOver() || !isDue(seen, today)) {
    if (seen?.problem !== undefined) note(seen.problem);
    return kept;
  }
  const isSame = kept !== undefined && kept.source_sha256 === seen?.source_sha256;
  const answer = await tools.client.fetch(address, {
    ...{ maxBytes: ROLES[role].maxBytes, allowHttp: wanted.from === 'publisher' },
    ...(isSame && { etag: seen?.etag, lastModified: seen?.lastModified }),
  });
  const { picture, now } = await pictureOf(answer, { wanted, seen, kept }, tools);
  await seenBefore.set(`${role} ${address}`, { askedOn: today, ...now });
  if (now.problem !== undefined) note(now.problem);
  return picture;
}

interface Before {
  wanted: Wanted;
  seen: SeenPicture | undefined;
  kept: Shown | undefined;
}

type After = { picture: Shown | undefined; now: Omit<SeenPicture, 'askedOn'> };

async function pictureOf(answer: FetchResult, before: Before, tools: PictureTools): Promise<After> {
  const { wanted, seen, kept } = before;
  const { askedOn: _day, problem: _problem, ...last } = seen ?? {};
  if ('refusal' in answer) {
    // Without the moment that a server asks us to wait for.
    const { code, variant, values } = answer.refusal;
    return { picture: kept, now: { ...last, problem: defined({ code, variant, values }) } };
  }
  if ('notModified' in answer) return { picture: kept, now: last };
  const { etag, lastModified } = answer;
  const digest = sha256(answer.bytes);
  // A header field may be any text, and what is kept must not hold a contact.
  const validators = { etag: etag !== undefined && linkHasContact(etag) ? undefined : etag, lastModified };
  const now = { ...validators, source_sha256: digest };
  const same = wanted.known.find((picture) => isDrawnFrom(picture, digest, wanted.role));
  if (same !== undefined) {
    return { picture: { ...same, from: wanted.from, source: wanted.address }, now: { ...now, drawn: filesOf(same) } };
  }
  if (seen?.source_sha256 === digest && seen.problem !== undefined && kept === undefined) {
    return { picture: undefined, now: { ...now, problem: seen.problem } };
  }
  if (kept?.source_sha256 === digest) return { picture: kept, now: { ...now, drawn: filesOf(kept) } };
  const drawn = await drawAndKeep(answer.bytes, wanted, tools);
  // What was drawn of other bytes is not theirs.
  if ('problem' in drawn) return { picture: kept, now: { ...now, problem: drawn.problem } };
  return { picture: toPicture(drawn.files, wanted, digest), now: { ...now, drawn: drawn.files } };
}

async function drawAndKeep(
  bytes: Buffer,
  { role, from }: Pick<Wanted, 'role' | 'from'>,
  { drawer, store, today }: PictureTools,
): Promise<{ files: Files } | { problem: Fault }> {
  const drawn = await drawer.draw(bytes, role);
  if ('problem' in drawn) return drawn;
  const { width, height } = drawn.file;
  const isSmall = width < README_SIDES.width || height < README_SIDES.height;
  if (from === 'readme' && isSmall) return { problem: fault('picture_too_small.readme', README_SIDES) };
  for (const file of [drawn.file, drawn.small]) if (file !== undefined) await store.keep(file.bytes, today);
  return { files: filesOf(drawn.file, drawn.small) };
}

/** A file that lies beside the operator's document: git has it, so nothing of it need be remembered. */
export async function drawFile(
  bytes: Buffer,
  { role, known }: Pick<Wanted, 'role' | 'known'>,
  tools: PictureTools,
  note: Note,
): Promise<Shown | undefined> {
  const digest = sha256(bytes);
  const { source: _source, ...same } = known.find((picture) => isDrawnFrom(picture, digest, role)) ?? {};
  if ('sha256' in same) return { ...same, from: 'operator' };
  if (tools.isOver()) return undefined;
  const drawn = await drawAndKeep(bytes, { role, from: 'operator' }, tools);
  if ('files' in drawn) return toPicture(drawn.files, { role, from: 'operator' }, digest);
  note(drawn.problem);
  return undefined;
}

type Files = NonNullable<SeenPicture['drawn']>;

function filesOf(file: PictureFile & { small?: PictureFile }, small = file.small): Files {
  const measures = ({ sha256: digest, width, height }: PictureFile) => ({ sha256: digest, width, height });
  return defined({ ...measures(file), small: small && measures(small) });
}

/** What an earlier run drew, where its files are still there. */
function fromSeen(seen: SeenPicture | undefined, wanted: Wanted, store: PictureStore): Shown | undefined {
  const { drawn, source_sha256 } = seen ?? {};
  if (drawn === undefined || source_sha256 === undefined || seen?.problem !== undefined) return undefined;
  const isThere = [drawn, drawn.small].every((file) => file === undefined || store.has(file.sha256));
  return isThere ? toPicture(drawn, wanted, source_sha256) : undefined;
}

function toPicture(
  files: Files,
  { role, from, address }: Pick<Wanted, 'role' | 'from'> & { address?: string },
  source_sha256: string,
): Shown {
  const { sha256: digest, width, height, small } = files;
  const picture: Picture = defined({ sha256: digest, width, height, from, source: address, source_sha256 });
  return role === 'screenshot' && small !== undefined ? { ...picture, small } : picture;
}

function isDrawnFrom(picture: Shown, digest: string, role: Role): boolean {
  return isRole(picture, role) && picture.source_sha256 === digest;
}

function isRole(picture: Shown, role: Role): boolean {
  return 'small' in picture === (role === 'screenshot');
}

function isDue(seen: SeenPicture | undefined, today: string): boolean {
  if (seen === undefined) return true;
  const days = daysBetween(seen.askedOn, today);
  const mayPass = seen.problem !== undefined && !seen.problem.code.startsWith('picture_');
  // A day to come: the clock was ahead.
  return days < 0 || days >= (mayPass ? 1 : WEEK_DAYS);
}

/** By what an address was asked for (icon, screenshot, page) and the address. */
export function seenPictures(cache: Cache): Entries<SeenPicture> {
  return cache.of('picture', { fits: isSeen });
}

function isSeen(value: unknown): boolean {
  const isText = (member: unknown) => member === undefined || typeof member === 'string';
  const seen = (value ?? {}) as Partial<SeenPicture>;
  const { askedOn, etag, lastModified, source_sha256, problem, icons = [], drawn } = seen;
  return (
    typeof askedOn === 'string' &&
    [etag, lastModified, source_sha256].every(isText) &&
    (problem === undefined || (typeof problem.code === 'string' && isText(problem.variant))) &&
    Array.isArray(icons) &&
    icons.every((icon) => typeof icon === 'string') &&
    [drawn, drawn?.small].every((file) => file === undefined || isFile(file))
  );
}

function isFile({ sha256, width, height }: PictureFile): boolean {
  return typeof sha256 === 'string' && Number.isInteger(width) && Number.isInteger(height);
}
