/**
 * The files of a catalog that the engine writes, and that an upgrade rewrites. The catalog stores their digests in one
 * file, so that an upgrade can tell which of them the operator has edited since.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import type { Forge } from '../../schemas/rules/catalog-repository.ts';
import { isObject, member } from '../../schemas/rules/members.ts';
import type { LanguageTag } from '../../schemas/texts/languages.ts';
import { ENGINE } from '../repo/files/engine.ts';
import { sha256 } from '../repo/text/sha256.ts';
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
  /** First language of the pages: that of the forms. */
  language: LanguageTag;
}

/** Members of a catalog's package.json that the engine sets, except its own version. */
export interface PackageMembers {
  engines: Record<string, string>;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

/** The digests of what was written. Not called package.json, because tools that raise versions look for that name. */
export const WRITTEN = 'engine/written.json';
const SIGNER = 'engine/sign.mjs';
const TEMPLATES = ['pipeline', 'create', 'templates'];
const WORKFLOWS = '.github/workflows/';
/** What each of their jobs begins with. */
const PREPARE = '.github/actions/prepare/action.yml';
const FORMS_FOLDER = '.github/ISSUE_TEMPLATE/';
const FORMS = ['add-my-software.yml', 'report-a-listing.yml'];
const WORKER_FORMS = ['ask-for-a-token.yml'];
const FORM_LANGUAGES: readonly LanguageTag[] = ['de'];
export const GITLAB = '.gitlab-ci.yml';
const IGNORED = 'node_modules/\ndist/\ndist.*/\n.cache/\n.astro/\n.wrangler/\n*.log\n# Private keys\n*.pem\n';
/** Warnings of npm are about packages that an operator does not choose. */
const NPM = 'loglevel=error\nfund=false\naudit=false\nsave-exact=true\n';
/** Packages whose install scripts are needed: npm runs only those that are named. */
const SCRIPTS = ['node', 'esbuild', 'sharp'];
const WORKER_SCRIPTS = ['workerd'];

/** @returns all but package.json */
export function engineFiles(target: Target): NewFile[] {
  const { forge, host } = target;
  const forForge = forge === 'github' ? githubFiles(target) : forge === 'gitlab' ? [gitlabFile(host)] : [];
  return [['.gitignore', IGNORED], ['.npmrc', NPM], ...forForge];
}

function githubFiles({ host, branch, language }: Target): NewFile[] {
  const ofHost = host === 'static' ? ['sync'] : [`sync-${host}`, `publish-${host}`];
  const workflows = ['check', 'add-feed', ...ofHost, 'export', 'report-failure'];
  const forms = FORM_LANGUAGES.includes(language) ? join(...TEMPLATES, 'forms', language) : FORMS_FOLDER;
  const templates: [path: string, template: string][] = [
    ...workflows.map((name): [string, string] => [
      `${WORKFLOWS}${name.replace(/-(?:cloudflare|pages)$/, '')}.yml`,
      join(...TEMPLATES, 'workflows', `${name}.yml`),
    ]),
    [PREPARE, join(...TEMPLATES, 'prepare.yml')],
    ['.github/CODEOWNERS', join(...TEMPLATES, 'CODEOWNERS')],
    // Nothing is installed where the key is, so the program is in the repository.
    ...(host === 'static' ? [] : [[SIGNER, join(...TEMPLATES, 'generated', 'sign.mjs')] as [string, string]]),
    ...[...FORMS, ...(host === 'cloudflare' ? WORKER_FORMS : [])].map((name): [string, string] => [
      FORMS_FOLDER + name,
      join(forms, name),
    ]),
  ];
  return templates.map(([path, template]): NewFile => {
    const text = readFileSync(join(ENGINE, template), 'utf8');
    return [path, path.startsWith(WORKFLOWS) ? text.replaceAll('BRANCH', branch) : text];
  });
}

/** The same jobs, in one file; whoever copies a folder to a host of their own publishes without it. */
function gitlabFile(host: HostAnswer): NewFile {
  const parts = ['base', ...(host === 'static' ? [] : [host])];
  const texts = parts.map((part) => readFileSync(join(ENGINE, ...TEMPLATES, 'gitlab', `${part}.yml`), 'utf8'));
  return [GITLAB, texts.join('')];
}

export function packageMembers(host: HostAnswer): PackageMembers {
  const hasWorker = host === 'cloudflare';
  const allowed = hasWorker ? [...SCRIPTS, ...WORKER_SCRIPTS] : SCRIPTS;
  return {
    engines: packageFile.engines,
    scripts: {
      start: 'catalog start',
      catalog: 'catalog',
      check: 'catalog check',
      test: 'catalog check',
      sync: 'catalog sync',
      build: 'catalog build',
      publish: `catalog publish${hasWorker ? '' : ' --target folder'}`,
    },
    dependencies: hasWorker ? { wrangler: packageFile.peerDependencies.wrangler } : {},
    allowScripts: Object.fromEntries(allowed.map((script) => [script, true])),
  };
}

/** The content of that file. */
export interface Written {
  /** Path → digest of the text. */
  files: ReadonlyMap<string, string>;
  /** Of package.json */
  members: PackageMembers;
}

export function writtenFile(files: readonly NewFile[], members: PackageMembers): NewFile {
  const digests = Object.fromEntries(files.map(([path, text]) => [path, sha256(text)]));
  const note = 'What the engine wrote into this catalog, for its upgrades. Do not edit it.';
  return [WRITTEN, `${JSON.stringify({ note, package: members, files: digests }, null, 2)}\n`];
}

/** @returns undefined where nothing was noted, or nobody can read it */
export function readWritten(text: string | undefined): Written | undefined {
  const noted = jsonOf(text);
  const [members, digests] = [member(noted, 'package'), member(noted, 'files')];
  if (!isObject(digests) || !isObject(members) || !Object.values(members).every(isObject)) return undefined;
  // Until 0.2 the texts themselves were written there, line by line.
  const files = Object.entries(digests).map(
    ([path, digest]): NewFile => [path, Array.isArray(digest) ? sha256(digest.join('\n')) : String(digest)],
  );
  return { members: members as unknown as PackageMembers, files: new Map(files) };
}
