/** What is asked of a new catalog, and what holds where nothing is said. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LANGUAGES, type LanguageTag } from '../../schemas/texts/languages.ts';
import { UsageError } from '../repo/run/command-context.ts';
import {
  type AnswerName,
  type Answers,
  CATEGORY_SETS,
  type CategorySet,
  HOSTS,
  type HostAnswer,
  LOCAL_ADDRESS,
  type Sample,
  splitLanguages,
} from './answers.ts';

/** As text, the way it is given on the command line. */
export type Given = Partial<Record<AnswerName, string>>;

interface Question {
  answer: AnswerName;
  question: string;
  /** @returns what holds where nothing is said; '' for nothing */
  standard(given: Given): string;
}

const nothing = () => '';

export const QUESTIONS: readonly Question[] = [
  { answer: 'name', question: 'Name of the catalog', standard: ({ name = 'Catalog' }) => name },
  { answer: 'address', question: 'Address where it will be served', standard: () => LOCAL_ADDRESS },
  { answer: 'languages', question: `Languages of the pages (${LANGUAGES.join(', ')})`, standard: () => 'en' },
  { answer: 'categories', question: `Categories (${CATEGORY_SETS.join(', ')})`, standard: () => 'general' },
  { answer: 'host', question: `Host (${HOSTS.join(', ')})`, standard: () => 'static' },
  { answer: 'operator', question: 'Who runs it', standard: ({ name = 'Catalog' }) => name },
  { answer: 'repository', question: 'Address of its repository, if there is one', standard: nothing },
  { answer: 'contact', question: 'Contact: an https address, or mailto: with a mailbox', standard: nothing },
  { answer: 'imprint', question: 'Imprint: a file in Markdown, or the address of a page', standard: nothing },
];

/** Names of the page about who answers for a site. */
const IMPRINT: Record<LanguageTag, string> = {
  en: 'Imprint',
  de: 'Impressum',
  fr: 'Mentions légales',
  it: 'Note legali',
};

/** What holds for a sample where nothing is said. */
export const OF_SAMPLE: Record<Sample, Given> = {
  'public-sector': { languages: 'de,en', categories: 'public-sector' },
};

interface Place {
  /** That paths are relative to. */
  folder: string;
  /** Of the catalog, where none is given. */
  name: string;
}

/** @param given each answer without a problem @throws UsageError where the imprint cannot be read */
export async function completeAnswers(given: Given, { folder, name }: Place): Promise<Answers> {
  const known: Given = { name, ...(given.sample !== undefined && OF_SAMPLE[given.sample as Sample]), ...given };
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
  if (/^https:\/\/\S+$/.test(given)) return `# ${IMPRINT[language]}\n\n<${given}>\n`;
  const text = await readFile(resolve(folder, given), 'utf8').catch(() => '');
  if (text.trim() !== '') return text;
  throw new UsageError(`--imprint: ${given} is neither an https address nor a file with text in it.`);
}
