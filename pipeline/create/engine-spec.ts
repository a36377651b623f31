/** How a new catalog depends on the engine: as the one that makes it was installed, or as somebody asks. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { ENGINE, modulesAbove, PROGRAM } from '../repo/files/engine.ts';
import { UsageError } from '../repo/run/command-context.ts';

export interface EngineSpec {
  /** As package.json names it. */
  spec: string;
  /** A tarball that goes along, because no registry has it. */
  tarball?: { from: string; to: string };
}

export const ENGINE_NAME = packageFile.name;
const TARBALL = /\.t(?:ar\.)?gz$/;

/** @param asked a tarball, a folder, or what npm takes as a version; @param folder that it is relative to */
export function engineSpec(asked: string | undefined, folder: string): EngineSpec {
  if (asked === undefined) return ownSpec();
  const path = resolve(folder, asked);
  if (!existsSync(path)) {
    if (TARBALL.test(asked) && !asked.includes('://')) throw new UsageError(`There is no file ${path}.`);
    return { spec: asked };
  }
  return statSync(path).isDirectory() ? { spec: `file:${path}` } : packed(path);
}

function packed(path: string): EngineSpec {
  if (!TARBALL.test(path)) throw new UsageError('--engine must be a tarball that npm pack has made, or a folder.');
  const to = `engine/${basename(path)}`;
  return { spec: `file:${to}`, tarball: { from: path, to } };
}

/** @throws UsageError in a clone, which nobody can depend on */
function ownSpec(): EngineSpec {
  if (PROGRAM === ENGINE) {
    throw new UsageError(
      'This is a clone of the engine, not a package. Run npm pack, and name the tarball with --engine.',
    );
  }
  return specOf(ENGINE);
}

/** @param engine folder of an installed package. npm notes where it was from; others leave it at the version. */
export function specOf(engine: string): EngineSpec {
  const modules = modulesAbove(engine);
  const list = join(modules, '.package-lock.json');
  const { packages = {} } = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const name = `node_modules/${relative(modules, engine).replaceAll('\\', '/')}`;
  const resolved: unknown = packages[name]?.resolved;
  const path =
    typeof resolved === 'string' && resolved.startsWith('file:') ? resolved.slice('file:'.length) : undefined;
  const from = path === undefined ? undefined : resolve(dirname(modules), path);
  return from !== undefined && existsSync(from) ? packed(from) : { spec: packageFile.version };
}
