/**
 * What the operator has set for the frame of the pages: addresses, colors, a logo, pages of their own. Everything that
 * is wrong is found at once, and named by file and member.
 */
import type { OperatorFacts } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { validateSettings } from '../../../schemas/contracts/generated/validators.js';
import { isPlaceholderAddress } from '../../../schemas/rules/catalog-repository.ts';
import { unknownPlaces } from '../../../schemas/rules/report-address.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';
import type { DataFiles } from './data-files.ts';
import { DataError, PAGES, parseFile, SETTINGS } from './data-files.ts';
import { type Logo, readLogo } from './logo.ts';

export const OPERATOR_PAGES = [
  'imprint',
  'privacy',
  'accessibility',
] as const satisfies (keyof OperatorFacts['pages'])[];
export type OperatorPage = (typeof OPERATOR_PAGES)[number];

/** Markdown by language. */
type OperatorTexts = Partial<Record<OperatorPage, Record<string, string>>>;

type OwnSettings = Pick<Settings, 'contact' | 'report' | 'logo'>;

export interface OperatorFiles {
  pages: OperatorTexts;
  logo: (Logo & { bytes: Buffer }) | undefined;
}

/** Longer than any page of that kind; a whole book of law is larger. */
const MAX_PAGE_BYTES = 128 * 1024;
const PAGE_FILE = /^data\/pages\/([a-z]{2,3}(?:-[A-Z]{2})?)\/([a-z]+)\.md$/;
const MAILBOX = /^mailto:[^@\s?]+@[^@\s?]+(?:\?.*)?$/;

/** @throws DataError that names everything that is wrong */
export function parseOperator(files: DataFiles, settings: Settings): OperatorFiles {
  const { operator, problems } = readOperator(files, settings);
  if (problems.length > 0) throw new DataError(problems.join('\n'));
  return operator;
}

/** @returns what could be read, and a sentence for each thing that could not */
export function readOperator(files: DataFiles, settings: OwnSettings): { operator: OperatorFiles; problems: string[] } {
  const problems = addressProblems(settings);
  const pages: OperatorTexts = {};
  for (const [path, bytes] of files) {
    if (!path.startsWith(PAGES) || !path.endsWith('.md')) continue;
    const page = readPage(path, bytes);
    if (typeof page === 'string') problems.push(`${path}: ${page}`);
    else pages[page.name] = { ...pages[page.name], [page.language]: page.text };
  }
  const logo = readOwnLogo(files, settings.logo);
  if (typeof logo === 'string') problems.push(logo);
  return { operator: { pages, logo: typeof logo === 'string' ? undefined : logo }, problems };
}

/** @returns undefined where they cannot be read: what is wrong with them is said elsewhere */
export function readSettings(files: DataFiles): Settings | undefined {
  try {
    return parseFile<Settings>(SETTINGS, files.get(SETTINGS) ?? Buffer.alloc(0), validateSettings);
  } catch {
    return undefined;
  }
}

function addressProblems({ contact, report }: OwnSettings): string[] {
  const wrong = (member: string, problem: string) => `${SETTINGS}, ${member}: ${problem}`;
  const problems = Object.entries({ contact, report }).flatMap(([member, value]) => {
    if (value === undefined) return [];
    // The places stand for what is encoded later.
    const address = value.replaceAll(/\{[^{}]*\}/g, 'x');
    if (!isWebAddress(address) && !MAILBOX.test(address))
      return [wrong(member, 'This is neither an https address nor mailto: with one mailbox. Correct it.')];
    if (isPlaceholderAddress(address))
      return [wrong(member, 'This is a placeholder. Put your own address there, or remove it.')];
    return [];
  });
  const places = report === undefined ? [] : unknownPlaces(report);
  if (places.length > 0)
    problems.push(wrong('report', `${places.join(', ')} is not known. Use {slug}, {name} and {url}.`));
  return problems;
}

/** @returns a sentence where it is none */
function readPage(path: string, bytes: Buffer): { name: OperatorPage; language: string; text: string } | string {
  const [, language = '', asked = ''] = PAGE_FILE.exec(path) ?? [];
  const name = OPERATOR_PAGES.find((page) => page === asked);
  if (name === undefined)
    return `No page shows it. There are ${OPERATOR_PAGES.map((page) => `${PAGES}<language>/${page}.md`).join(', ')}.`;
  if (bytes.length > MAX_PAGE_BYTES)
    return `It has ${bytes.length} bytes; ${MAX_PAGE_BYTES} are the limit. Shorten it.`;
  const text = decode(bytes);
  if (text === undefined) return 'It is no text in UTF-8. Save it in UTF-8.';
  if (text.trim() === '') return 'It is empty. Write the page, or remove the file.';
  return { name, language, text };
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** @returns a sentence where it cannot be shown */
function readOwnLogo(files: DataFiles, path: string | undefined): OperatorFiles['logo'] | string {
  if (path === undefined) return undefined;
  const bytes = files.get(path);
  if (bytes === undefined) return `${SETTINGS}, logo: There is no file ${path}. Add it, or name another one.`;
  const logo = readLogo(path, bytes);
  return 'problem' in logo ? `${path}: ${logo.problem}` : { ...logo, bytes };
}
