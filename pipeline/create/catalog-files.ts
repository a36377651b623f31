/** The files of a new catalog: what is the operator's, and nothing of the engine but its version. */
import { catalogRepository } from '../../schemas/rules/catalog-repository.ts';
import { deriveSlug } from '../../schemas/rules/slug.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import type { Answers } from './answers.ts';
import {
  engineFiles,
  type NewFile,
  type PackageMembers,
  packageMembers,
  type Target,
  writtenFile,
} from './engine-files.ts';
import { ENGINE_NAME } from './engine-spec.ts';
import sample from './public-sector-sample.json' with { type: 'json' };
import readme from './readme.json' with { type: 'json' };
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
  const { languages, imprint, host } = answers;
  const [language = 'en'] = languages;
  const forge = forgeOfAnswers(answers);
  return [
    ...publishedFiles({ host, forge, branch, language }, { ...answers, spec, worker: workerText(answers) }),
    [
      'data/catalog.json',
      json({ $schema: schemaOf('settings'), ...settingsFile(answers, { forge, branch, recordKey }) }),
    ],
    ['data/categories.json', json({ $schema: schemaOf('categories'), ...categoriesFile(answers) })],
    ...(answers.sample === undefined ? [] : sampleFiles(answers)),
    ...(imprint === undefined ? [] : [[`data/pages/${language}/imprint.md`, imprint] as NewFile]),
  ];
}

/**
 * What depends on where a catalog is published.
 * @param own `spec` of the engine, as package.json names it; `worker`: what is the operator's own of it, where there is one
 */
export function publishedFiles(
  target: Target,
  own: Pick<Answers, 'name' | 'address'> & { spec: string; worker: string },
): NewFile[] {
  const members = packageMembers(target.host);
  const ofEngine = engineFiles(target);
  return [
    ['package.json', packageText(own.name, members, own.spec)],
    ['README.md', readmeText(own, target)],
    ...(target.host === 'cloudflare' ? [['wrangler.jsonc', own.worker] as NewFile] : []),
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

/** The README: for the operator, in the first language of its pages, and nothing but what works there. */
function readmeText({ name, address }: Pick<Answers, 'name' | 'address'>, target: Target): string {
  const { host, forge, language } = target;
  const words = wordsIn(language, readme);
  const dryRun = shell('npm run sync -- --dry-run');
  const ofForge = {
    github: [words.github, dryRun, words.labels],
    gitlab: [words.gitlab, dryRun],
    // Where no forge has pull requests that we know.
    none: [],
  }[forge === 'github' || forge === 'gitlab' ? forge : 'none'];
  const publish = host === 'pages' && forge === 'gitlab' ? words.gitlabPages : words[host];
  const parts = [
    `# ${name}`,
    fillMessage(words.intro, { address }, language),
    `## ${words.look}`,
    shell('npm install', 'npm start'),
    `## ${words.add}`,
    shell(
      'npm run catalog -- add-feed https://publisher.example/product.json',
      `git add data && git commit -m "${words.followMessage}"`,
      ofForge.length > 0 ? 'git push' : words.reviewHere,
    ),
    words.feeds,
    ...ofForge,
    words.doctor,
    `## ${words.publish}`,
    shell('npm run check', publish),
    words.files,
  ];
  return `${parts.join('\n\n')}\n`;
}

function shell(...lines: string[]): string {
  return ['```sh', ...lines, '```'].join('\n');
}

function packageText(name: string, members: PackageMembers, spec: string): string {
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
