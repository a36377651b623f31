/**
 * The order of a deployment where an object store holds the files of listings: they arrive before anyone asks for
 * them.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { files } from '../../../../schemas/contracts/addresses.ts';
import { sha256 } from '../../../repo/text/sha256.ts';
import { removeOldObjects, sendObjects, storedFiles, withoutStored } from '../../objects/listing-objects.ts';
import { type ObjectStore, StoreError } from '../../objects/object-store.ts';

export interface ObjectsDeployment {
  store: ObjectStore;
  /** Folder of the build. */
  output: string;
  /** Digest of the manifest of what is live. */
  live: string | undefined;
  onStep(step: string): void;
}

/**
 * Whatever fails here, what is live has all its objects; publish again goes on where this ended.
 * @param deploy is given the folder of the remaining files
 * @throws Error that says what became of it
 */
export async function deployWithObjects<T>(
  { store, output, live, onStep }: ObjectsDeployment,
  deploy: (folder: string) => Promise<T>,
): Promise<{ result: T; sent: number; kept: number; removed: number }> {
  const stored = await storedFiles(output);
  const build = sha256(await readFile(join(output, files.buildManifest)));
  onStep('looking at what the object store has');
  const onSent = (done: number, total: number) => onStep(`sending objects ${done}/${total}`);
  const shipped = await sendObjects({ store, output, stored, build, onProgress: onSent });
  onStep('deploying');
  const result = await withoutStored(output, stored, deploy);
  onStep('taking old objects away');
  const onRemoved = (done: number, total: number) => onStep(`taking old objects away ${done}/${total}`);
  const removed = await removeOldObjects(store, live === undefined ? [build] : [build, live], onRemoved).catch(
    (error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      throw new Error(`The build is live, but old objects are still in the store. ${error.message}`);
    },
  );
  return { result, ...shipped, removed };
}
