/** The README of a new catalog: for the operator, in the first language of its pages, and nothing but what works there. */
import type { Forge } from '../../schemas/rules/catalog-repository.ts';
import type { LanguageTag } from '../../schemas/texts/languages.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import type { Answers } from './answers.ts';
import texts from './readme.json' with { type: 'json' };
import { wordsIn } from './texts.ts';

type Described = Pick<Answers, 'name' | 'address' | 'host'> & { language: LanguageTag };

export function readmeText({ name, address, host, language }: Described, forge: Forge | undefined): string {
  const words = wordsIn(language, texts);
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
