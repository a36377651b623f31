/** Whether there is anything to build, told without reading the catalog: of what builds, nothing is loaded for it. */
import { programDigest, templatesDigest } from '../repo/files/code-digest.ts';
import { sha256 } from '../repo/text/sha256.ts';
import { compactJson } from '../repo/text/stable-json.ts';
import { inBuildFolder } from './writer/build-folder.ts';
import type { BuildAccount } from './writer/build-writer.ts';
import { readNote } from './writer/last-build-record.ts';
import { readPreviousOutput } from './writer/previous-output.ts';

export interface BuildOptions {
  /** Top of the catalog's repository. */
  folder: string;
  /** Folder that is replaced as a whole when everything is written. */
  output: string;
  /** Day of the build; without one, the commit's own day. */
  date?: string | undefined;
  /** Where it will be served, if not at the base_url of data/catalog.json. */
  baseUrl?: string | undefined;
  onStep?: (step: string) => void;
  /** What is left out, and why. */
  onNote?: (note: string) => void;
}

export interface BuildResult {
  commit: string | null;
  date: string;
  listings: number;
  files: number;
  /** Against the build that was there before. */
  account: BuildAccount;
}

/**
 * What is there already, where a build would write just that: the same commit, day, address and program, and not one file
 * of the output has been touched since.
 * @param commit of the catalog
 */
export function findBuild(commit: string, options: BuildOptions): Promise<BuildResult | undefined> {
  const { output, date = null } = options;
  return inBuildFolder(output, 'catalog build', async (places) => {
    const note = await readNote(places.kept);
    if (note?.date !== date || note.key !== (await keyOf(commit, options))) return undefined;
    const standing = await readPreviousOutput(output, note);
    return standing.missing + standing.others.size > 0 ? undefined : unchanged(note.result as BuildResult);
  });
}

/** A build that finds everything as it left it. */
function unchanged(result: BuildResult): BuildResult {
  const parts = Object.entries(result.account).map(([part, { kept, written }]) => [
    part,
    { kept: kept + written, written: 0, removed: 0 },
  ]);
  return { ...result, account: Object.fromEntries(parts) };
}

/** All that decides what a build writes, but for its day. */
export async function keyOf(commit: string | null, { folder, baseUrl }: BuildOptions): Promise<string> {
  const input = { commit, base_url: baseUrl ?? null };
  return sha256(compactJson([input, await programDigest('pipeline', 'schemas'), await templatesDigest(folder)]));
}
