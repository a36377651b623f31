/**
 * The format of data/: what the settings say, and the way from an older one to the present one. Each step is a file of
 * migrations/, named by the format it leads to.
 */
import { error, type Problem } from '../../../schemas/contracts/problems.ts';
import { jsonOf } from '../text/stable-json.ts';
import type { MigratedFiles, Migration } from './migrations/migration.ts';
import { toFormat2 } from './migrations/to-format-2.ts';

/** The first one leads from 1 to 2. */
const STEPS: readonly Migration[] = [toFormat2];
/** The settings of the first one did not say so. */
const FIRST = 1;
/** What this engine reads. */
export const FORMAT = FIRST + STEPS.length;
const SETTINGS = 'data/catalog.json';

/** @returns undefined where the settings are no object, or name something that is no format */
export function formatOf(settings: Buffer): number | undefined {
  const written = jsonOf(settings);
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return undefined;
  const format: unknown = 'format' in written ? written.format : FIRST;
  return typeof format === 'number' && Number.isInteger(format) && format >= FIRST ? format : undefined;
}

/** @returns what to do where it is another one than this engine reads */
export function formatProblem(settings: Buffer): Problem | undefined {
  const format = formatOf(settings) ?? FORMAT;
  if (format === FORMAT) return undefined;
  const values = { format: String(format), reads: String(FORMAT) };
  return error('/format', format < FORMAT ? 'other_format.older' : 'other_format.newer', values);
}

/** What an older form becomes. The same files where there is nothing to do, or nothing that can be done. */
export function migrated(files: MigratedFiles): MigratedFiles {
  let present = files;
  for (const { migrate } of migrationOf(files)) present = new Map([...present, ...migrate(present)]);
  return present;
}

/** @returns the steps that are missing */
export function migrationOf(files: MigratedFiles): readonly Migration[] {
  const settings = files.get(SETTINGS);
  const format = (settings && formatOf(settings)) ?? FORMAT;
  return STEPS.slice(format - FIRST);
}
