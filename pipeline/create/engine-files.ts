/**
 * What of a catalog's files the engine writes, and an upgrade writes anew. The catalog keeps their texts as they came, in
 * one file: so an upgrade knows what the operator has edited since, whoever raised the version.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import type { Forge } from '../../schemas/rules/catalog-repository.ts';
import { isObject, member } from '../../schemas/rules/members.ts';
import { ENGINE } from '../repo/files/engine.ts';
import { jsonOf } from '../repo/text/stable-json.ts';
import type { HostAnswer } from './answers.ts';

/** Path below the catalog's folder, and content. */
export type NewFile = [path: string, content: string];

/** Where a catalog is published, as far as files of the engine depend on it. */
export interface Target {
  host: HostAnswer;
  forge: Forge | undefined;
  /** That is published. */
  branch: string;
}

/** Members of a catalog's package.json that are the engine's, but for its own version. */
export interface PackageMembers {
  engines: Record<string, string>;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

/** What was written. Not called package.json, which programs that raise versions look for. */
export const WRITTEN = 'engine/written.json';
const TEMPLATES = ['pipeline', 'create', 'templates'];
const WORKFLOWS = '.github/workflows/';
const FORMS_FOLDER = '.github/ISSUE_TEMPLATE/';
const FORMS = ['add-my-software.yml', 'report-a-listing.yml'];
const IGNORED = 'node_modules/\ndist/\ndist.*/\n.cache/\n.astro/\n.wrangler/\n*.log\n# Private keys\n*.pem\n';
/** Of the install scripts of packages, those that are needed: npm asks for each of them to be named. */
const SCRIPTS = ['node', 'esbuild', 'sharp'];
const WORKER_SCRIPTS = ['workerd'];

/** @param engine top of an installed one, whose templates they are @returns all but package.json */
export function engineFiles({ host, forge, branch }: Target, engine = ENGINE): NewFile[] {
  const workflows = ['check', 'add-feed', ...(host === 'static' ? ['sync'] : [`sync-${host}`, `publish-${host}`])];
  const templates: [path: string, template: string][] = [
    ...workflows.map((name): [string, string] => [
      `${WORKFLOWS}${name.replace(/-(?:cloudflare|pages)$/, '')}.yml`,
      join(...TEMPLATES, 'workflows', `${name}.yml`),
    ]),
    ...FORMS.map((name): [string, string] => [FORMS_FOLDER + name, join(FORMS_FOLDER, name)]),
  ];
  const forGithub = templates.flatMap(([path, template]): NewFile[] => {
    // Another version may have other ones.
    if (!existsSync(join(engine, template))) return [];
    const text = readFileSync(join(engine, template), 'utf8');
    return [[path, path.startsWith(WORKFLOWS) ? text.replaceAll('BRANCH', branch) : text]];
  });
  return [['.gitignore', IGNORED], ...(forge === 'github' ? forGithub : [])];
}

/** @param engine what an installed one says of itself */
export function packageMembers(
  host: HostAnswer,
  engine: Pick<typeof packageFile, 'engines' | 'peerDependencies'> = packageFile,
): PackageMembers {
  const hasWorker = host === 'cloudflare';
  const allowed = hasWorker ? [...SCRIPTS, ...WORKER_SCRIPTS] : SCRIPTS;
  return {
    engines: engine.engines,
    scripts: {
      start: 'catalog start',
      catalog: 'catalog',
      check: 'catalog check',
      test: 'catalog check',
      sync: 'catalog sync',
      build: 'catalog build',
      publish: `catalog publish${hasWorker ? '' : ' --target folder'}`,
    },
    dependencies: hasWorker ? { wrangler: engine.peerDependencies.wrangler } : {},
    allowScripts: Object.fromEntries(allowed.map((script) => [script, true])),
  };
}

/** What was written, as the catalog keeps it. */
export interface Written {
  files: ReadonlyMap<string, string>;
  /** Of package.json */
  members: PackageMembers;
}

/** Line by line, so that git shows what an upgrade changes. */
export function writtenFile(files: readonly NewFile[], members: PackageMembers): NewFile {
  const texts = Object.fromEntries(files.map(([path, text]) => [path, text.split('\n')]));
  const note = 'What the engine wrote into this catalog, for its upgrades. Do not edit it.';
  return [WRITTEN, `${JSON.stringify({ note, package: members, files: texts }, null, 2)}\n`];
}

/** @returns undefined where nothing was kept, or nobody can read it */
export function readWritten(text: string | undefined): Written | undefined {
  const kept = jsonOf(text);
  const [members, texts] = [member(kept, 'package'), member(kept, 'files')];
  if (!isObject(texts) || !isObject(members) || !Object.values(members).every(isObject)) return undefined;
  const files = Object.entries(texts).flatMap(([path, lines]): NewFile[] =>
    Array.isArray(lines) ? [[path, lines.join('\n')]] : [],
  );
  return { members: members as unknown as PackageMembers, files: new Map(files) };
}
