/** Which branches the pipeline proposes from, and which files each kind may touch. Pure. */
import { isSlug } from '../../../../schemas/rules/slug.ts';
import { EVIDENCE, ledgerPath, listingPath, slugIn } from '../../../repo/data/data-files.ts';
import { digestOfPath } from '../../../repo/data/picture-files.ts';
import type { FileProblem } from '../../../repo/problems/file-problem.ts';
import { isOurs, UPDATES_BRANCH } from '../../plan/proposals/branches.ts';
import { isReadingRef } from '../../plan/proposals/proposals.ts';
import { type ChangedFile, REMOVED } from './changed-files.ts';

export type BranchKind =
  /** One listing, and of a renamed one also what becomes of the slug it had. */
  | { kind: 'one'; slug: string }
  /** Several listings, which its commits name: new ones, or published ones that a newer reader reads in another way. */
  | { kind: 'batch'; slugs: string[]; isReading: boolean }
  /** Changes of published listings that need no person. */
  | { kind: 'updates' }
  /** None of the pipeline's own. */
  | { kind: 'ordinary' };

export interface BranchFault {
  /** Stable, in snake_case. */
  code: string;
  message: string;
  /** What is wrong with a file, where that is what the message says. */
  problems?: readonly FileProblem[];
}

export type ListingFault = BranchFault & { slug: string };

const PREFIX = 'moderation/';
/** A listing has a few thousand as a rule. */
export const MAX_BYTES = 1024 * 1024;

/**
 * @param messages of its commits; those of a batch name its slugs, one a line
 * @returns undefined for a name below moderation/ that the pipeline would not give
 */
export function branchOf(name: string, messages: string): BranchKind | undefined {
  if (!name.startsWith(PREFIX)) return { kind: 'ordinary' };
  if (!isOurs(name)) return undefined;
  if (name === UPDATES_BRANCH) return { kind: 'updates' };
  const slug = name.slice(PREFIX.length);
  if (isSlug(slug)) return { kind: 'one', slug };
  return { kind: 'batch', slugs: messages.split('\n').filter(isSlug), isReading: isReadingRef(`refs/heads/${name}`) };
}

/** The slug whose listing or ledger record stands at a path. */
export function slugOfPath(path: string): string | undefined {
  const slug = slugIn(path);
  return isSlug(slug) && [listingPath(slug), ledgerPath(slug)].includes(path) ? slug : undefined;
}

interface Own {
  /** Slug that a renamed listing had. */
  former?: string | undefined;
  /** Digests of the pictures that its listings show. */
  pictures?: ReadonlySet<string>;
}

/** Fails closed: what is not known to be its own is foreign. */
export function fileFaults(
  changes: readonly ChangedFile[],
  branch: BranchKind,
  { former, pictures = new Set() }: Own = {},
): BranchFault[] {
  if (branch.kind === 'ordinary') return [];
  const isUpdates = branch.kind === 'updates';
  const isForeign = ({ path, mode }: ChangedFile) => {
    // What it says is looked at apart.
    if (isUpdates && path.startsWith(EVIDENCE)) return false;
    const picture = digestOfPath(path);
    if (picture !== undefined) return mode === REMOVED ? !isUpdates : !pictures.has(picture);
    const slug = slugOfPath(path);
    if (slug === undefined) return true;
    if (branch.kind === 'one') return slug !== branch.slug && slug !== former;
    return branch.kind === 'batch' && !branch.slugs.includes(slug);
  };
  const isLost = ({ path, mode }: ChangedFile) =>
    mode === REMOVED &&
    !path.startsWith(EVIDENCE) &&
    !(isUpdates && digestOfPath(path) !== undefined) &&
    !(former !== undefined && path === listingPath(former));
  const faults: [code: string, message: string, is: (change: ChangedFile) => boolean][] = [
    ['foreign_file', 'It changes files that are not its own. Look at the branch.', isForeign],
    ['file_removed', 'It removes a file. Look at the branch.', isLost],
    [
      'not_plain_file',
      'It makes one that is not a plain file (100644). Look at the branch.',
      ({ mode }) => mode !== REMOVED && mode !== '100644',
    ],
    ['too_large', `It makes a file of more than ${MAX_BYTES} bytes.`, ({ size }) => size > MAX_BYTES],
  ];
  return faults.flatMap(([code, message, is]) => (changes.some(is) ? { code, message } : []));
}
