/** The files of a new catalog: what is the operator's, and nothing of the engine but its version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { catalogRepository } from '../../schemas/rules/catalog-repository.ts';
import { ENGINE } from '../repo/files/engine.ts';
import type { Answers } from './answers.ts';
import { ENGINE_NAME } from './engine-spec.ts';
import { readmeText } from './readme-text.ts';
import { categoriesFile, settingsFile } from './settings-file.ts';

/** Path below the catalog's folder, and content. */
export type NewFile = [path: string, content: string];

const TEMPLATES = join(ENGINE, 'pipeline', 'create', 'templates');
/** For editors, from a file in data/: below the folder of the packages it is there once they are installed. */
const schemaOf = (name: string) => `../node_modules/${ENGINE_NAME}/schemas/contracts/${name}.json`;
const FORMS = ['add-my-software.yml', 'report-a-listing.yml'];
/** Of the install scripts of packages, those that are needed: npm asks for each of them to be named. */
const SCRIPTS = ['node', 'esbuild', 'sharp'];
const WORKER_SCRIPTS = ['workerd'];

/** @param spec of the engine, as package.json names it; @param branch that is published */
export function catalogFiles(answers: Answers, spec: string, branch: string): NewFile[] {
  const { languages, imprint, repository } = answers;
  const forge = catalogRepository({ ...(repository !== undefined && { repository }) })?.forge;
  return [
    ['package.json', packageText(answers, spec)],
    ['README.md', readmeText(answers, forge)],
    ['.gitignore', 'node_modules/\ndist/\ndist.*/\n.cache/\n.astro/\n.wrangler/\n*.log\n# Private keys\n*.pem\n'],
    ['data/catalog.json', json({ $schema: schemaOf('settings'), ...settingsFile(answers, { forge, branch }) })],
    ['data/categories.json', json({ $schema: schemaOf('categories'), ...categoriesFile(answers) })],
    ...(imprint === undefined ? [] : [[`data/pages/${languages[0]}/imprint.md`, imprint] as NewFile]),
    ...(answers.host === 'cloudflare' ? [['wrangler.jsonc', workerText(answers)] as NewFile] : []),
    ...(forge === 'github' ? forgeFiles(answers, branch) : []),
  ];
}

function forgeFiles({ host }: Answers, branch: string): NewFile[] {
  const workflows = ['check', ...(host === 'static' ? ['sync'] : [`sync-${host}`, `publish-${host}`])];
  return [
    ...workflows.map((name): NewFile => {
      const path = `.github/workflows/${name.replace(/-.*/, '')}.yml`;
      return [path, readTemplate(join(TEMPLATES, 'workflows', `${name}.yml`)).replaceAll('BRANCH', branch)];
    }),
    ...FORMS.map(
      (name): NewFile => [
        `.github/ISSUE_TEMPLATE/${name}`,
        readTemplate(join(ENGINE, '.github', 'ISSUE_TEMPLATE', name)),
      ],
    ),
  ];
}

function readTemplate(path: string): string {
  return readFileSync(path, 'utf8');
}

function packageText({ name, host }: Answers, spec: string): string {
  const hasWorker = host === 'cloudflare';
  const scripts = hasWorker ? [...SCRIPTS, ...WORKER_SCRIPTS] : SCRIPTS;
  return json({
    name: packageName(name),
    private: true,
    type: 'module',
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
    dependencies: {
      [ENGINE_NAME]: spec,
      ...(hasWorker && { wrangler: packageFile.peerDependencies.wrangler }),
    },
    allowScripts: Object.fromEntries(scripts.map((script) => [script, true])),
  });
}

/** Names of packages are in small Latin letters. */
export function packageName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'catalog'
  );
}

function workerText({ name }: Answers): string {
  return [
    '// What is your own of the worker. Everything else is the engine’s, and comes with its version.',
    '{',
    `  "name": "${packageName(name)}",`,
    '  // `npx wrangler d1 create <name>` makes the database, and prints the id that goes here.',
    '  "d1_databases": [',
    `    { "binding": "DB", "database_name": "${packageName(name)}", "database_id": "00000000-0000-0000-0000-000000000000" }`,
    '  ]',
    '}',
    '',
  ].join('\n');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
