/** Describes whatever stands in a folder, as a build describes what it has written. */
import { join } from 'node:path';
import { describeBuild } from '../build/writer/build-manifest.ts';
import { digestOfFile } from '../build/writer/file-digest.ts';
import { allFiles } from '../repo/files/all-files.ts';

/** @returns lists and manifest, as text by path on the site */
export async function describeFolder(
  folder: string,
  facts: Parameters<typeof describeBuild>[1],
): Promise<[path: string, content: string][]> {
  const placed = (await allFiles(folder)).map(
    (path) => [path, { ...digestOfFile(join(folder, path)), key: undefined }] as const,
  );
  return describeBuild(new Map(placed), facts);
}
