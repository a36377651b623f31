/** `catalog create`: asks what is not given where a terminal is there to ask on. */
import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type AnswerName,
  answerProblem,
  CATEGORY_SETS,
  completeAnswers,
  type Given,
  HOSTS,
  type HostAnswer,
  QUESTIONS,
  SAMPLES,
  withSample,
} from '../create/answers.ts';
import { assertEmpty, commitCatalog, FIRST_MESSAGE, writeCatalog, writeFiles } from '../create/create-catalog.ts';
import { GITLAB } from '../create/engine-files.ts';
import { engineSpec } from '../create/engine-spec.ts';
import { runNpm } from '../create/run-npm.ts';
import { RECORD_KEY_FILE } from '../repo/keys/record-signing-key.ts';
import type { CommandContext } from '../repo/run/command-context.ts';
import { plural } from '../repo/text/plural.ts';
import { takeFromClone } from '../upgrade/from-clone.ts';
import { RECORD_KEY_HINT } from '../upgrade/upgrade-steps.ts';
import type { Run } from './options.ts';

const MOVED_MESSAGE = 'Depend on the engine as a package';

interface CreateOptions extends Given {
  engine?: string;
  /** A clone of the engine with a catalog in it. */
  from?: string;
  install: boolean;
  /** Asks nothing. */
  yes?: boolean;
}

/** Asks one question. @returns what was typed */
export type Ask = (question: string) => Promise<string>;

export function define(command: Command, run: Run): void {
  const taking = (answer: AnswerName) => (text: string) => {
    const problem = answerProblem(answer, text);
    if (problem !== undefined) throw new InvalidArgumentError(problem);
    return text;
  };
  command
    .argument('<folder>', 'a new or empty one')
    .option('--name <name>', 'of the catalog', taking('name'))
    .option('--address <url>', 'where it will be served', taking('address'))
    .option('--languages <tags>', 'of the pages, the first one at the top, like en,de', taking('languages'))
    .addOption(new Option('--categories <set>', 'to begin with').choices(CATEGORY_SETS))
    .addOption(
      new Option('--host <host>', 'cloudflare has the API with search, submissions and webhooks').choices(HOSTS),
    )
    .option('--operator <name>', 'who runs it', taking('operator'))
    .option(
      '--repository <url>',
      'where it will be pushed to; on GitHub and GitLab it gets nightly jobs',
      taking('repository'),
    )
    .option('--contact <address>', 'https address, or mailto: with a mailbox', taking('contact'))
    .option('--imprint <file|url>', 'a page in Markdown, or the address of one')
    .addOption(new Option('--sample <sample>', 'ten products whose listings wait for your review').choices(SAMPLES))
    .option('--engine <tarball|version>', 'that it depends on (default: the one that runs)')
    .option('--from <clone>', 'a clone of the engine: take its data, with their history, and its settings')
    .option('--no-install', 'leave npm install to you')
    .option('--yes', 'ask nothing, and take the defaults')
    .action((folder, options) => run((context) => runCreate(context, folder, options)));
}

export async function runCreate(
  context: CommandContext,
  name: string,
  options: CreateOptions,
  ask = options.yes ? undefined : askerOf(),
): Promise<boolean> {
  const { output } = context;
  const folder = resolve(context.folder, name);
  await assertEmpty(folder);
  const engine = engineSpec(options.engine, context.folder);
  const clone = resolve(context.folder, options.from ?? '');
  const host = options.host as HostAnswer | undefined;
  const taken = options.from === undefined ? undefined : await takeFromClone({ clone, folder, engine, host });
  const count = await (taken === undefined ? asAnswered() : writeFiles(folder, taken, engine));
  output.print(`Wrote ${plural(count, 'file')} in ${folder}.`);
  const installed = options.install && (await runNpm(folder, ['install']));
  const committed = await commitCatalog(folder, options.from === undefined ? FIRST_MESSAGE : MOVED_MESSAGE);
  const hasKey = existsSync(join(folder, RECORD_KEY_FILE));
  const isOnGitlab = existsSync(join(folder, GITLAB));
  output.print(lastWords(relative(context.folder, folder) || '.', { installed, committed, hasKey, isOnGitlab }));
  return options.install && !installed;

  async function asAnswered(): Promise<number> {
    const given = await askFor(options, basename(folder), ask, output.note);
    const answers = await completeAnswers(given, { folder: context.folder, name: basename(folder) });
    return writeCatalog(folder, answers, engine);
  }
}

/** @returns undefined where nobody could answer */
function askerOf(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await terminal.question(question);
    } finally {
      terminal.close();
    }
  };
}

/** What is given already is not asked for. Nothing typed is the default. */
async function askFor(given: Given, name: string, ask: Ask | undefined, note: (text: string) => void): Promise<Given> {
  const known = withSample(given);
  if (ask === undefined) return known;
  for (const { answer, question, standard } of QUESTIONS) {
    while (known[answer] === undefined) {
      const value = standard({ ...known, name: known.name ?? name });
      const text = (await ask(`${question}${value === '' ? '' : ` [${value}]`}: `)).trim() || value;
      const problem = text === '' ? undefined : answerProblem(answer, text);
      if (problem === undefined) known[answer] = text;
      else note(problem);
    }
  }
  return known;
}

interface Made {
  installed: boolean;
  committed: boolean;
  /** That signs proposals. */
  hasKey: boolean;
  isOnGitlab: boolean;
}

const GITHUB_HINT = `${RECORD_KEY_HINT}   once it is on GitHub: workflows sign proposals with it`;
const GITLAB_HINT = `the head of ${GITLAB} says what its jobs need; CATALOG_RECORD_KEY is in ${RECORD_KEY_FILE}`;

function lastWords(folder: string, { installed, committed, hasKey, isOnGitlab }: Made): string {
  const steps = [
    ...(folder === '.' ? [] : [`  cd ${/\s/.test(folder) ? `"${folder}"` : folder}`]),
    ...(installed ? [] : ['  npm install']),
    ...(committed
      ? []
      : [
          '  git config user.name "Your name"',
          '  git config user.email you@your.domain',
          `  git add --all && git commit --message "${FIRST_MESSAGE}"`,
        ]),
    '  npm start   serves it on http://localhost:8787',
    ...(hasKey ? [`  ${isOnGitlab ? GITLAB_HINT : GITHUB_HINT}`] : []),
  ];
  const first = committed
    ? 'All of it is committed. Next:'
    : 'Nothing is committed yet, because git does not know who you are. Next:';
  return [first, ...steps].join('\n');
}
