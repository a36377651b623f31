/** What an operator says of a new catalog. */
import { LANGUAGES, type LanguageTag } from '../../schemas/texts/languages.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export const HOSTS = ['static', 'pages', 'cloudflare'] as const;
export type HostAnswer = (typeof HOSTS)[number];

export const CATEGORY_SETS = Object.keys(vocabulary.sets) as (keyof typeof vocabulary.sets)[];
export type CategorySet = (typeof CATEGORY_SETS)[number];

export const SAMPLES = ['public-sector'] as const;
export type Sample = (typeof SAMPLES)[number];

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

/** Until there is another one: what `catalog start` serves on. */
export const LOCAL_ADDRESS = 'http://localhost:8787';

export type AnswerName = keyof Answers;

/** @returns what is wrong with an answer, as a sentence that says what to write instead; undefined where nothing is */
export function answerProblem(answer: AnswerName, text: string): string | undefined {
  const check = CHECKS[answer];
  return check?.(text);
}

const isOneOf = (values: readonly string[]) => (text: string) =>
  values.includes(text) ? undefined : `It must be one of ${values.join(', ')}.`;

const isLine = (text: string) =>
  /^[^\n\r]{1,200}$/.test(text) ? undefined : 'It must be a line of 1 to 200 characters.';

const CHECKS: Partial<Record<AnswerName, (text: string) => string | undefined>> = {
  name: isLine,
  operator: isLine,
  address: (text) =>
    isAddress(text, ['https:', 'http:'])
      ? undefined
      : 'It must be an http or https address without a query, like https://catalog.example.',
  languages: (text) => {
    const tags = splitLanguages(text);
    const areKnown = tags.length > 0 && tags.every((tag) => LANGUAGES.includes(tag));
    return areKnown ? undefined : `It must be a list of ${LANGUAGES.join(', ')}, like ${LANGUAGES.join(',')}.`;
  },
  categories: isOneOf(CATEGORY_SETS),
  host: isOneOf(HOSTS),
  sample: isOneOf(SAMPLES),
  repository: (text) =>
    isAddress(text, ['https:']) ? undefined : 'It must be an https address, like https://github.com/works/catalog.',
  contact: (text) =>
    isAddress(text, ['https:']) || /^mailto:[^@\s?]+@[^@\s?]+$/.test(text)
      ? undefined
      : 'It must be an https address, or mailto: with a mailbox.',
};

function isAddress(text: string, protocols: readonly string[]): boolean {
  const url = URL.parse(text);
  return (
    url !== null && protocols.includes(url.protocol) && url.username === '' && url.search === '' && url.hash === ''
  );
}

/** In their order, each once. */
export function splitLanguages(text: string): LanguageTag[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean) as LanguageTag[];
}
