/** What an upgrade does with each file of the engine: files that the operator has edited are never overwritten. */
import type { NewFile } from '../create/engine-files.ts';
import { sha256 } from '../repo/text/sha256.ts';

export interface Step {
  path: string;
  /** null: the file is removed; undefined: it stays as it is. */
  content?: string | null;
  /** What was done, and why. */
  said: string;
  /** Both texts, where the operator's file stays although this version writes another one. */
  untaken?: { present: string; wanted: string };
}

export interface Sides {
  /** What the engine writes now. */
  wanted: readonly NewFile[];
  /** Digests of what an earlier engine wrote; none where that is not known. */
  written: ReadonlyMap<string, string>;
  /** @returns the file as the catalog has it */
  present(path: string): string | undefined;
}

/** @returns a step for each file with which there is something to do or to say */
export function fileSteps({ wanted, written, present }: Sides): Step[] {
  const now = new Map(wanted);
  const paths = [...new Set([...now.keys(), ...written.keys()])].sort();
  return paths.flatMap((path) => fileStep(path, present(path), written.get(path), now.get(path)) ?? []);
}

function fileStep(
  path: string,
  present: string | undefined,
  written: string | undefined,
  wanted: string | undefined,
): Step | undefined {
  if (wanted === present || (wanted !== undefined && sha256(wanted) === written)) return undefined;
  const isUnedited = present !== undefined && sha256(present) === written;
  if (wanted === undefined) {
    if (isUnedited) return { path, content: null, said: 'removed, because the engine does without it' };
    return { path, said: 'stays, because you have edited it; the engine does without it' };
  }
  if (present === undefined) {
    if (written === undefined) return { path, content: wanted, said: 'new in this version' };
    return { path, said: 'stays away, because you have removed it' };
  }
  if (isUnedited) return { path, content: wanted, said: 'as this version writes it; nobody had edited it' };
  return { path, said: 'stays as you edited it; this version writes another one', untaken: { present, wanted } };
}
