/** Which files of a build go to the object store, and under which keys: the worker finds them by these tables. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { files, slugOfListingFile } from '../../../schemas/contracts/addresses.ts';
import type { ObjectTable } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import { sha256 } from '../../repo/text/sha256.ts';

/** Of everything that there is once for each listing below `folder`. @returns tables by path on the site */
export async function objectTables(
  folder: string,
  { prefix }: NonNullable<Settings['listing_store']>,
): Promise<Map<string, ObjectTable>> {
  const tables = new Map<string, ObjectTable>();
  for (const name of await allFiles(folder)) {
    const path = `/${name}`;
    const slug = slugOfListingFile(path);
    if (slug === undefined) continue;
    const table = tables.get(files.objects(slug)) ?? { prefix: `${prefix}/`, objects: {} };
    table.objects[path] = sha256(await readFile(join(folder, path)));
    tables.set(files.objects(slug), table);
  }
  return tables;
}
