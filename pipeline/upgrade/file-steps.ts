/** What an upgrade does with each file that the engine writes, so that nothing of the operator's is overwritten. */
import type { NewFile } from '../create/engine-files.ts';
import { mergeTexts } from './merge-texts.ts';

export interface Step {
  path: string;
  /** null: the file is removed; undefined: it stays as it is. */
  content?: string | null;
  /** What was done, and why. */
  said: string;
  /** The operator's file stays, and the new one asks for something else. */
  conflicts?: boolean;
}

export interface Sides {
  /** What the engine writes now. */
  wanted: readonly NewFile[];
  /** What an earlier engine wrote; no file where that is not known. */
  base: ReadonlyMap<string, string>;
  /** @returns the file as the catalog has it */
  present(path: string): string | undefined;
}

/** @returns a step for each file with which there is something to do or to say */
export async function fileSteps({ wanted, base, present }: Sides): Promise<Step[]> {
  const now = new Map(wanted);
  const paths = [...new Set([...now.keys(), ...base.keys()])].sort();
  const steps = await Promise.all(paths.map((path) => fileStep(path, present(path), base.get(path), now.get(path))));
  return steps.filter((step) => step !== undefined);
}

async function fileStep(
  path: string,
  present: string | undefined,
  base: string | undefined,
  wanted: string | undefined,
): Promise<Step | undefined> {
  if (wanted === base || wanted === present) return undefined;
  if (wanted === undefined) {
    if (present === undefined) return undefined;
    if (present === base) return { path, content: null, said: 'removed, because the engine does without it' };
    return { path, said: 'stays, because you have edited it; the engine does without it' };
  }
  if (present === undefined) {
    if (base === undefined) return { path, content: wanted, said: 'new in this version' };
    return { path, said: 'stays away, because you have removed it' };
  }
  if (present === base) return { path, content: wanted, said: 'as this version writes it; nobody had edited it' };
  if (base === undefined) {
    return { path, said: 'stays as it is, because nobody knows what of it is yours', conflicts: true };
  }
  const merged = await mergeTexts({ present, base, wanted });
  if (merged === undefined) {
    return { path, said: 'stays as you edited it, because this version changes the same lines', conflicts: true };
  }
  return { path, content: merged, said: 'your edits, and what this version changes beside them' };
}
