/** The README of a new catalog: for the operator, and nothing but what works there. */
import type { Forge } from '../../schemas/rules/catalog-repository.ts';
import type { Answers, HostAnswer } from './answers.ts';

const STEPS: Record<HostAnswer, string[]> = {
  static: [
    'npm run publish -- --first   # builds dist/; from the second time on without --first',
    '                             # then copy dist/, with its hidden files, to your host',
  ],
  pages: [
    '# under Settings, Pages, choose GitHub Actions as the source; then push, and run the workflow "publish"',
    '# once by hand with "Nothing is live yet" checked',
  ],
  cloudflare: [
    'npx wrangler login',
    'npm run publish -- --first --dry-run   # says what would happen',
    'npm run publish -- --first             # makes the database, and deploys; from the second time on without --first',
  ],
};

/** Where no forge has pull requests that we know. */
const REVIEW_HERE = [
  'npm run sync                                # each new listing becomes a branch that waits for you',
  'npm run catalog -- moderation list',
  'npm run catalog -- moderation show <slug>   # ends with the command that publishes what it shows',
];

export function readmeText(
  { name, address, host }: Pick<Answers, 'name' | 'address' | 'host'>,
  forge: Forge | undefined,
): string {
  return [
    `# ${name}`,
    '',
    `A catalog of software, at ${address}. What is published lies in \`data/\`; the engine is a version in \`package.json\`.`,
    'You need Node 20.19 or newer, npm and git.',
    '',
    '## Look at it',
    '',
    ...shell(['npm install', 'npm start']),
    '## Add software, and review it',
    '',
    ...shell([
      'npm run catalog -- add-feed https://publisher.example/product.json',
      'git add data && git commit -m "Follow a feed"',
      ...(forge === 'github' ? ['git push'] : REVIEW_HERE),
    ]),
    'A feed is a PAD JSON or PAD XML file, a GitHub or GitLab repository, an OpenAPI document, or the manifest of another',
    'catalog. Without an address, save a PAD JSON document as `data/feeds/<name>.json`.',
    '',
    ...(forge === 'github'
      ? [
          'The workflow `sync` reads the feeds every night, and each new listing becomes a pull request. Allow it under Settings,',
          'Actions, General: *Allow GitHub Actions to create and approve pull requests*. To see here what it would do:',
          '',
          ...shell(['npm run sync -- --dry-run']),
          'Create a label `accepted-feed`. An issue of the form *Add my software* that you give it to becomes a pull request, or gets a',
          'comment that says why not. GitHub stops schedules after 60 days without any change, and runs none in a fork: enable the',
          'workflow `sync` again under Actions. Nobody can approve a pull request of their own: if you are alone, require no approval.',
          '',
        ]
      : []),
    'When something does not work, `npm run catalog -- doctor` says what stands in the way, and what to do.',
    '',
    '## Check and publish',
    '',
    ...shell(['npm run check', ...STEPS[host]]),
    'Name, languages, contact and more are in `data/catalog.json`, categories in `data/categories.json`, your own pages in',
    '`data/pages/<language>/`, and your own header, footer and cards in `slots/`.',
    '`npm run catalog -- upgrade --to <version>` brings a newer engine, on a branch. While `npm start` runs,',
    '<http://localhost:8787/docs/operate/> explains all of it.',
    '',
  ].join('\n');
}

function shell(lines: string[]): string[] {
  return ['```sh', ...lines, '```', ''];
}
