/** What an earlier engine wrote into a catalog: by the copies there, or, from before there were any, by its templates. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import {
  engineFiles,
  type PackageMembers,
  packageMembers,
  readWritten,
  type Target,
  WRITTEN,
} from '../create/engine-files.ts';
import { ENGINE_NAME } from '../create/engine-spec.ts';
import { ENGINE } from '../repo/files/engine.ts';

export interface WrittenBefore {
  /** None of those that nobody knows of. */
  files: ReadonlyMap<string, string>;
  members: PackageMembers | undefined;
}

/** @param files of the catalog */
export function writtenBefore(folder: string, files: ReadonlyMap<string, string>, target: Target): WrittenBefore {
  const kept = readWritten(files.get(WRITTEN));
  if (kept !== undefined) return kept;
  const installed = join(folder, 'node_modules', ENGINE_NAME);
  const isOlder = existsSync(join(installed, 'package.json')) && realpathSync(installed) !== realpathSync(ENGINE);
  if (!isOlder) return { files: new Map(), members: undefined };
  const itself = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  return { files: new Map(engineFiles(target, installed)), members: packageMembers(target.host, itself) };
}
