/**
 * What is certainly wrong with the workflows and the package.json of a catalog: what is no YAML, and what calls commands,
 * options, branches and files that are not there. Nothing is said of what only GitHub or a shell can know.
 */
import { type Document, LineCounter, type Node, parseDocument } from 'yaml';
import packageFile from '../../../../package.json' with { type: 'json' };
import { error, type Problem, toPointer, warning } from '../../../../schemas/contracts/problems.ts';
import { placeProblems } from '../../../../schemas/readers/problem-lines.ts';
import { isObject, listMember, member } from '../../../../schemas/rules/members.ts';
import { type FileProblem, inFile, plainPointer } from '../../../repo/problems/file-problem.ts';
import { nearest } from '../../../repo/text/nearest-spelling.ts';
import { jsonOf } from '../../../repo/text/stable-json.ts';

/** What `catalog` takes, so that a file that calls it can be compared. */
export interface CommandFacts {
  names: readonly string[];
  /** Of `catalog ci`. */
  jobs(): Promise<readonly string[]>;
  /** Options of a command, and of the one below it, like `moderation list`; undefined where they are not known. */
  optionsOf(name: string, below: string | undefined): Promise<readonly string[] | undefined>;
}

export interface WorkflowFiles {
  /** Path → bytes, of .github/workflows and package.json. */
  files: ReadonlyMap<string, Buffer>;
  /** The published branch, where the settings can be read. */
  branch: string | undefined;
  commands: CommandFacts | undefined;
}

export const WORKFLOWS = '.github/workflows/';
export const PACKAGE = 'package.json';
/** More than any workflow has, with what they multiply to. */
const MAX_ALIASES = 10_000;
const WORD = /^[a-z][a-z-]{0,30}$/;
const OPTION = /^--[a-z][a-z-]{0,30}$/;
const PINNED = /@[0-9a-f]{40}$/;
/** What a pattern may be made of: a branch with one of these may be any. */
const PATTERN = /[*?+[\]!]/;

export async function workflowProblems({ files, branch, commands }: WorkflowFiles): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  for (const [path, bytes] of files) {
    if (path === PACKAGE) problems.push(...(await packageProblems(bytes, commands)));
    else problems.push(...(await inWorkflow(path, bytes.toString(), { files, branch, commands })));
  }
  return problems;
}

async function packageProblems(bytes: Buffer, commands: CommandFacts | undefined): Promise<FileProblem[]> {
  const content = jsonOf(bytes);
  const scripts = member(content, 'scripts');
  const problems: Problem[] = lacksEngine(content)
    ? [error('/dependencies', 'engine_missing', { name: packageFile.name })]
    : [];
  for (const [name, script] of Object.entries(isObject(scripts) ? scripts : {})) {
    if (typeof script !== 'string') continue;
    const found = await callProblems(callsIn(script), commands);
    problems.push(...found.map((problem) => ({ ...problem, pointer: plainPointer(toPointer(['scripts', name])) })));
  }
  return inFile(PACKAGE, placeProblems(problems, bytes));
}

/** Every command of a catalog is a part of it; the engine itself and what is no package of a catalog need none. */
function lacksEngine(content: unknown): boolean {
  const calls = member(member(content, 'scripts'), 'catalog') === 'catalog';
  return calls && member(member(content, 'dependencies'), packageFile.name) === undefined;
}

async function inWorkflow(path: string, text: string, known: WorkflowFiles): Promise<FileProblem[]> {
  const lines = new LineCounter();
  const document = parseDocument(text, { prettyErrors: false, lineCounter: lines });
  const [fault] = document.errors;
  if (fault !== undefined) {
    const { line, col: column } = lines.linePos(fault.pos[0]);
    return inFile(path, [{ ...error('', 'bad_yaml', { line, column }), line }]);
  }
  const lineOf = (steps: readonly string[]) => {
    const node = document.getIn(steps.map(toIndex), true) as Node | undefined;
    return node?.range ? lines.linePos(node.range[0]).line : undefined;
  };
  const workflow = contentOf(document);
  if (workflow === undefined) return inFile(path, [error('', 'bad_yaml', { line: 1, column: 1 })]);
  const found = [...branchProblems(workflow, known.branch), ...(await jobProblems(workflow, known))];
  return found.map(({ steps, ...problem }) => {
    const line = lineOf(steps);
    return { file: path, ...problem, pointer: plainPointer(toPointer(steps)), ...(line !== undefined && { line }) };
  });
}

/** @returns undefined where an alias leads nowhere, or aliases multiply */
function contentOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES }) ?? null;
  } catch {
    return undefined;
  }
}

const toIndex = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);

type WorkflowProblem = Problem & { steps: string[] };

/** Only of a workflow that calls the catalog: others may be for any branch. */
function branchProblems(workflow: unknown, branch: string | undefined): WorkflowProblem[] {
  if (branch === undefined || !textsOf(workflow, 'run').some(({ text }) => callsIn(text, true).length > 0)) return [];
  return ['push', 'pull_request'].flatMap((event) => {
    const branches = member(member(member(workflow, 'on'), event), 'branches');
    const names = (Array.isArray(branches) ? branches : [branches]).filter((name) => typeof name === 'string');
    if (names.length === 0 || names.some((name) => name === branch || PATTERN.test(name))) return [];
    return [{ ...warning('', 'wrong_branch', { branch }), steps: ['on', event, 'branches'] }];
  });
}

async function jobProblems(workflow: unknown, { files, commands }: WorkflowFiles): Promise<WorkflowProblem[]> {
  const found: WorkflowProblem[] = [];
  for (const { steps, text } of textsOf(workflow, 'run')) {
    found.push(...(await callProblems(callsIn(text, true), commands)).map((problem) => ({ ...problem, steps })));
  }
  for (const { steps, text: uses } of textsOf(workflow, 'uses')) {
    if (uses.startsWith(`./${WORKFLOWS}`)) {
      if (!files.has(uses.slice(2))) found.push({ ...error('', 'workflow_missing'), steps });
    } else if (!/^(?:\.|docker:)/.test(uses) && !PINNED.test(uses) && !uses.includes('${{')) {
      found.push({ ...warning('', 'unpinned_action'), steps });
    }
  }
  return found;
}

/** What jobs and steps say in a member of theirs, like `run` or `uses`, and where. */
function textsOf(workflow: unknown, name: 'run' | 'uses'): { steps: string[]; text: string }[] {
  const jobs = member(workflow, 'jobs');
  return Object.entries(isObject(jobs) ? jobs : {}).flatMap(([job, content]) => {
    const parts = [content, ...listMember(content, 'steps')];
    return parts.flatMap((part, index) => {
      const text = member(part, name);
      const below = index === 0 ? [] : ['steps', String(index - 1)];
      return typeof text === 'string' ? [{ steps: ['jobs', job, ...below, name], text }] : [];
    });
  });
}

/** What may stand before a command in a shell. */
const BEFORE = ['then', 'do', 'else', 'if', 'exec', '!'];

/**
 * The words behind each call of the engine, as far as they stand there plainly.
 * @param needsNpx outside of package.json the engine is found through npx alone
 */
function callsIn(script: string, needsNpx = false): string[][] {
  const lines = script.replaceAll('\\\n', ' ').split('\n');
  const commands = lines.filter((line) => !line.trimStart().startsWith('#')).flatMap((line) => line.split(/[;&|()]/));
  return commands.flatMap((command) => {
    const words = command.split(/\s/).filter(Boolean);
    const comment = words.findIndex((word) => word.startsWith('#'));
    if (comment !== -1) words.splice(comment);
    while (BEFORE.includes(words[0] ?? '')) words.shift();
    const [, own] = /^npm run(?: -\S+)* catalog -- (.*)$/.exec(words.join(' ')) ?? [];
    if (own !== undefined) return [own.split(' ')];
    const isNpx = words[0] === 'npx';
    if (isNpx) words.shift();
    while (isNpx && words[0]?.startsWith('-')) words.shift();
    return words.shift() === 'catalog' && (isNpx || !needsNpx) ? [words] : [];
  });
}

async function callProblems(calls: readonly string[][], commands: CommandFacts | undefined): Promise<Problem[]> {
  if (commands === undefined) return [];
  const { names, optionsOf } = commands;
  const problems: Problem[] = [];
  for (const [command = '', ...words] of calls) {
    if (!WORD.test(command)) continue;
    if (!names.includes(command)) {
      problems.push(unknown('unknown_command', command, names, { command }));
      continue;
    }
    const [job = ''] = words;
    const jobs = command === 'ci' && WORD.test(job) ? await commands.jobs() : [job];
    if (!jobs.includes(job)) {
      problems.push(error('', 'unknown_job', { job, known: jobs.join(', ') }));
      continue;
    }
    const options = await optionsOf(
      command,
      words.find((word) => WORD.test(word)),
    );
    if (options === undefined) continue;
    const asked = words.flatMap((word) => word.split('=', 1)).filter((word) => OPTION.test(word));
    const strange = asked.filter((option) => !options.includes(option));
    problems.push(...strange.map((option) => unknown('unknown_option', option, options, { command, option })));
  }
  return problems;
}

function unknown(
  key: 'unknown_command' | 'unknown_option',
  word: string,
  words: readonly string[],
  values: Record<string, string>,
): Problem {
  const similar = nearest(word, words);
  const known = words.join(', ');
  return similar === undefined
    ? error('', key, { ...values, known })
    : error('', `${key}.similar`, { ...values, known, similar });
}
