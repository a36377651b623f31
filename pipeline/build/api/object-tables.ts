/** Which files of a build go to the object store, and under which keys: the worker finds them by these tables. */
import { files, slugOfListingFile } from '../../../schemas/contracts/addresses.ts';
import type { ObjectTable } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import type { PlacedFile } from '../writer/previous-output.ts';

/** Of everything that there is once for each listing. @returns tables by path on the site */
export function objectTables(
  placed: PlacedFile,
  { prefix }: NonNullable<Settings['listing_store']>,
): Map<string, ObjectTable> {
  const tables = new Map<string, ObjectTable>();
  for (const name of [...placed.keys()].sort(compareText)) {
    const path = `/${name}`;
    const slug = slugOfListingFile(path);
    if (slug === undefined) continue;
    const table = tables.get(files.objects(slug)) ?? { prefix: `${prefix}/`, objects: {} };
    table.objects[path] = placed.get(name)?.sha256 ?? '';
    tables.set(files.objects(slug), table);
  }
  return tables;
}
