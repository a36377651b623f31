/** The questions about a new catalog: which answers are valid, and the default of each. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { catalogRepository, isPlaceholderAddress } from '../../schemas/rules/catalog-repository.ts';
import { LANGUAGES, type LanguageTag } from '../../schemas/texts/languages.ts';
import { UsageError } from '../repo/run/command-context.ts';
import { introduction } from './texts.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export const HOSTS = ['static', 'pages', 'cloudflare'] as const;
export type HostAnswer = (typeof HOSTS)[number];

export const CATEGORY_SETS = Object.keys(vocabulary.sets) as (keyof typeof vocabulary.sets)[];
type CategorySet = (typeof CATEGORY_SETS)[number];

export const SAMPLES = ['public-sector'] as const;
type Sample = (typeof SAMPLES)[number];

export interface Answers {
  name: string;
  /** Where it will be served, without a slash at its end. */
  address: string;
  /** The first one is at the top of the site. */
  languages: LanguageTag[];
  categories: CategorySet;
  host: HostAnswer;
  /** Who runs it. */
  operator: string;
  /** https address of its repository. */
  repository?: string | undefined;
  /** https or mailto address. */
  contact?: string | undefined;
  /** The page, in Markdown. */
  imprint?: string | undefined;
  /** What it begins with, besides. */
  sample?: Sample | undefined;
}

export type AnswerName = keyof Answers;

/** As text, the way it is given on the command line. */
export type Given = Partial<Record<AnswerName, string>>;

interface Question {
  answer: AnswerName;
  question: string;
  /** @returns the default; '' where there is none */
  standard(given: Given): string;
}

const nothing = () => '';

/** The pages of the forge, where it has some: then nobody has to copy what was built. */
function standardHost({ repository = '' }: Given): HostAnswer {
  return ['github', 'gitlab'].includes(catalogRepository({ repository })?.forge ?? '') ? 'pages' : 'static';
}

export const QUESTIONS: readonly Question[] = [
  { answer: 'name', question: 'Name of the catalog', standard: ({ name = 'Catalog' }) => name },
  // What `catalog start` serves on, until there is another one.
  { answer: 'address', question: 'Address where it will be served', standard: () => 'http://localhost:8787' },
  { answer: 'languages', question: `Languages of the pages (${LANGUAGES.join(', ')})`, standard: () => 'en' },
  { answer: 'categories', question: `Categories (${CATEGORY_SETS.join(', ')})`, standard: () => 'general' },
  { answer: 'repository', question: 'Address of its repository, if there is one', standard: nothing },
  { answer: 'host', question: `Host (${HOSTS.join(', ')})`, standard: standardHost },
  { answer: 'operator', question: 'Who runs it', standard: ({ name = 'Catalog' }) => name },
  { answer: 'contact', question: 'Contact: an https address, or mailto: with a mailbox', standard: nothing },
  { answer: 'imprint', question: 'Imprint: a file in Markdown, or the address of a page', standard: nothing },
];

const isLine = (text: string) => /^[^\n\r]{1,200}$/.test(text);
const LINE = 'It must be a line of 1 to 200 characters.';
const oneOf = (values: readonly string[]) => `It must be one of ${values.join(', ')}.`;

/** Which answers are valid, and what to write instead of others. Answers that are not listed are free text. */
const RULES: Partial<Record<AnswerName, [isRight: (text: string) => boolean, instead: string]>> = {
  name: [isLine, LINE],
  operator: [isLine, LINE],
  address: [
    (text) => isAddress(text, ['https:', 'http:']),
    'It must be an http or https address without a query, like https://catalog.example.',
  ],
  languages: [
    (text) => splitLanguages(text).length > 0 && splitLanguages(text).every((tag) => LANGUAGES.includes(tag)),
    `It must be a list of ${LANGUAGES.join(', ')}, like ${LANGUAGES.join(',')}.`,
  ],
  categories: [(text) => (CATEGORY_SETS as string[]).includes(text), oneOf(CATEGORY_SETS)],
  host: [(text) => (HOSTS as readonly string[]).includes(text), oneOf(HOSTS)],
  repository: [
    (text) => isAddress(text, ['https:']),
    'It must be an https address, like https://github.com/works/catalog.',
  ],
  contact: [
    (text) => (isAddress(text, ['https:']) || /^mailto:[^@\s?]+@[^@\s?]+$/.test(text)) && !isPlaceholderAddress(text),
    'It must be an https address, or mailto: with a mailbox, and lead to somebody: no name for examples.',
  ],
};

/** @returns what is wrong with an answer, as a sentence that says what to write instead; undefined where nothing is */
export function answerProblem(answer: AnswerName, text: string): string | undefined {
  const [isRight, instead] = RULES[answer] ?? [];
  return isRight === undefined || isRight(text) ? undefined : instead;
}

function isAddress(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text);
  return (
    url !== null && protocols.includes(url.protocol) && url.username === '' && url.search === '' && url.hash === ''
  );
}

/** In their order, each once. */
function splitLanguages(text: string): LanguageTag[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean) as LanguageTag[];
}

/** Other defaults, where the catalog begins with a sample. */
const OF_SAMPLE: Record<Sample, Given> = {
  'public-sector': { languages: 'de,en', categories: 'public-sector' },
};

export function withSample(given: Given): Given {
  return { ...(given.sample !== undefined && OF_SAMPLE[given.sample as Sample]), ...given };
}

interface Place {
  /** That paths are relative to. */
  folder: string;
  /** Of the catalog, where none is given. */
  name: string;
}

/** @param given each answer without a problem @throws UsageError where the imprint cannot be read */
export async function completeAnswers(given: Given, { folder, name }: Place): Promise<Answers> {
  const known: Given = { name, ...withSample(given) };
  const text = Object.fromEntries(QUESTIONS.map(({ answer, standard }) => [answer, known[answer] || standard(known)]));
  const { address = '', languages = '', categories, host, repository, contact, imprint } = text;
  const tags = splitLanguages(languages);
  return {
    name: text.name ?? name,
    address: address.replace(/\/+$/, ''),
    languages: tags,
    categories: categories as CategorySet,
    host: host as HostAnswer,
    operator: text.operator ?? name,
    repository: repository?.replace(/\/+$/, '') || undefined,
    contact: contact || undefined,
    sample: known.sample as Sample | undefined,
    imprint: imprint ? await imprintText(imprint, folder, tags[0] ?? 'en') : undefined,
  };
}

async function imprintText(given: string, folder: string, language: LanguageTag): Promise<string> {
  if (/^https:\/\/\S+$/.test(given)) return `# ${introduction(language).imprint}\n\n<${given}>\n`;
  const text = await readFile(resolve(folder, given), 'utf8').catch(() => '');
  if (text.trim() !== '') return text;
  throw new UsageError(`--imprint: ${given} is neither an https address nor a file with text in it.`);
}
