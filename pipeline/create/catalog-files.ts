/** The files of a new catalog: what is the operator's, and nothing of the engine but its version. */
import { catalogRepository } from '../../schemas/rules/catalog-repository.ts';
import { deriveSlug } from '../../schemas/rules/slug.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import type { Answers } from './answers.ts';
import { engineFiles, type NewFile, type PackageMembers, packageMembers, writtenFile } from './engine-files.ts';
import { ENGINE_NAME } from './engine-spec.ts';
import sample from './public-sector-sample.json' with { type: 'json' };
import { readmeText } from './readme-text.ts';
import { categoriesFile, settingsFile } from './settings-file.ts';
import { wordsIn } from './texts.ts';

/** For editors, from a file in data/: below the folder of the packages it is there once they are installed. */
const schemaOf = (name: string) => `../node_modules/${ENGINE_NAME}/schemas/contracts/${name}.json`;

/** Where people review its proposals. */
export function forgeOfAnswers({ repository }: Answers) {
  return catalogRepository({ ...(repository !== undefined && { repository }) })?.forge;
}

interface Place {
  /** Of the engine, as package.json names it. */
  spec: string;
  /** That is published. */
  branch: string;
  recordKey?: string | undefined;
}

export function catalogFiles(answers: Answers, { spec, branch, recordKey }: Place): NewFile[] {
  const { languages, imprint } = answers;
  const [language = 'en'] = languages;
  const forge = forgeOfAnswers(answers);
  const members = packageMembers(answers.host);
  const ofEngine = engineFiles({ host: answers.host, forge, branch, language });
  return [
    ['package.json', packageText(answers.name, members, spec)],
    ['README.md', readmeText({ ...answers, language }, forge)],
    [
      'data/catalog.json',
      json({ $schema: schemaOf('settings'), ...settingsFile(answers, { forge, branch, recordKey }) }),
    ],
    ['data/categories.json', json({ $schema: schemaOf('categories'), ...categoriesFile(answers) })],
    ...(answers.sample === undefined ? [] : sampleFiles(answers)),
    ...(imprint === undefined ? [] : [[`data/pages/${language}/imprint.md`, imprint] as NewFile]),
    ...(answers.host === 'cloudflare' ? [['wrangler.jsonc', workerText(answers)] as NewFile] : []),
    ...ofEngine,
    writtenFile(ofEngine, members),
  ];
}

/** Feeds that wait for the operator's review, and an imprint to fill in where none is given. */
function sampleFiles({ languages, imprint, operator }: Answers): NewFile[] {
  const feeds = sample.feeds.map((feed): NewFile => [`data/feeds/${feed.software.slug}.json`, json(feed)]);
  const own = imprint === undefined ? languages : [];
  const pages = own.map((tag): NewFile => {
    return [`data/pages/${tag}/imprint.md`, fillMessage(wordsIn(tag, sample.imprint), { operator }, tag)];
  });
  return [...feeds, ...pages];
}

/** @param spec of the engine */
export function packageText(name: string, members: PackageMembers, spec: string): string {
  const { engines, scripts, dependencies, allowScripts } = members;
  return json({
    name: packageName(name),
    private: true,
    type: 'module',
    engines,
    scripts,
    dependencies: { [ENGINE_NAME]: spec, ...dependencies },
    allowScripts,
  });
}

/** Names of packages are in small Latin letters, and those of workers have at most 63. */
export function packageName(name: string): string {
  return deriveSlug([name, 'catalog']).slice(0, 60).replace(/-$/, '');
}

function workerText({ name }: Answers): string {
  return [
    '// What is your own of the worker. Everything else is the engine’s, and comes with its version. `catalog publish` serves',
    '// it at base_url of data/catalog.json, and finds or makes its database: both are called as this says.',
    '{',
    `  "name": "${packageName(name)}"`,
    '}',
    '',
  ].join('\n');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
