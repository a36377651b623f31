/**
 * What the operator has set for the frame of the pages: addresses, colors, a logo, pages of their own. Everything that
 * is wrong is found at once, and named by file and member.
 */
import type { OperatorFacts } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { validateSettings } from '../../../schemas/contracts/generated/validators.js';
import { error, type Problem } from '../../../schemas/contracts/problems.ts';
import { isPlaceholderAddress } from '../../../schemas/rules/catalog-repository.ts';
import { textMember } from '../../../schemas/rules/members.ts';
import { PLACES, unknownPlaces } from '../../../schemas/rules/report-address.ts';
import { isWebAddress } from '../../../schemas/rules/web-address.ts';
import { DataError, type FileProblem, placedIn } from '../problems/file-problem.ts';
import { jsonOf } from '../text/stable-json.ts';
import { utf8Text } from '../text/utf8-text.ts';
import type { DataFiles } from './data-files.ts';
import { filesBelow, PAGES, parseFile, SETTINGS } from './data-files.ts';
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
/** As the schema has them. */
const WAY = /^(?:https:\/\/|mailto:)[^\s<>"\\]{1,490}$/;
const LOGO = /^data\/[A-Za-z0-9_-]{1,90}\.(?:svg|png)$/;
const MAILBOX = /^mailto:[^@\s?]+@[^@\s?]+(?:\?.*)?$/;

/** @throws DataError that names everything that is wrong */
export function parseOperator(files: DataFiles, settings: Settings): OperatorFiles {
  const { operator, problems } = readOperator(files, settings);
  if (problems.length > 0) throw new DataError(problems);
  return operator;
}

/** @returns what could be read, with a problem for everything else */
export function readOperator(
  files: DataFiles,
  settings: OwnSettings,
): { operator: OperatorFiles; problems: FileProblem[] } {
  const problems = placedIn(files, SETTINGS, addressProblems(settings));
  const pages: OperatorTexts = {};
  for (const [path, bytes] of filesBelow(files, PAGES)) {
    if (!path.endsWith('.md')) continue;
    const page = readPage(path, bytes);
    if ('code' in page) problems.push({ file: path, ...page });
    else pages[page.name] = { ...pages[page.name], [page.language]: page.text };
  }
  const logo = readOwnLogo(files, settings.logo);
  if (logo !== undefined && 'code' in logo) {
    problems.push(
      ...(logo.code === 'logo_missing' ? placedIn(files, SETTINGS, [logo]) : [{ file: settings.logo ?? '', ...logo }]),
    );
    return { operator: { pages, logo: undefined }, problems };
  }
  return { operator: { pages, logo }, problems };
}

/** Also of settings that are wrong elsewhere. */
export function writtenSettings(files: DataFiles): OwnSettings {
  const written = jsonOf(files.get(SETTINGS));
  const own = (name: string, form: RegExp) => {
    const text = textMember(written, name);
    return text !== undefined && form.test(text) ? { [name]: text } : {};
  };
  return { ...own('contact', WAY), ...own('report', WAY), ...own('logo', LOGO) };
}

/** @returns undefined where they cannot be read: their problems are reported elsewhere */
export function readSettings(files: DataFiles): Settings | undefined {
  try {
    return parseFile<Settings>(SETTINGS, files.get(SETTINGS) ?? Buffer.alloc(0), validateSettings);
  } catch {
    return undefined;
  }
}

function addressProblems({ contact, report }: OwnSettings): Problem[] {
  const problems = Object.entries({ contact, report }).flatMap(([name, value]) => {
    if (value === undefined) return [];
    // The places stand for what is encoded later.
    const address = value.replaceAll(/\{[^{}]*\}/g, 'x');
    if (!isWebAddress(address) && !MAILBOX.test(address)) return [error(`/${name}`, 'bad_way')];
    return isPlaceholderAddress(address) ? [error(`/${name}`, 'placeholder_address')] : [];
  });
  const places = report === undefined ? [] : unknownPlaces(report);
  return places.length === 0
    ? problems
    : [...problems, error('/report', 'unknown_place', { known: PLACES.join(', ') })];
}

function readPage(path: string, bytes: Buffer): { name: OperatorPage; language: string; text: string } | Problem {
  const [, language = '', asked = ''] = PAGE_FILE.exec(path) ?? [];
  const name = OPERATOR_PAGES.find((page) => page === asked);
  if (name === undefined) {
    const known = OPERATOR_PAGES.map((page) => `${PAGES}<language>/${page}.md`).join(', ');
    return error('', 'page_unknown', { known });
  }
  if (bytes.length > MAX_PAGE_BYTES) return error('', 'too_large', { limit: MAX_PAGE_BYTES });
  const text = utf8Text(bytes);
  if (text === undefined) return error('', 'bad_encoding.utf_8');
  return text.trim() === '' ? error('', 'page_empty') : { name, language, text };
}

/** @returns a problem where it cannot be shown */
function readOwnLogo(files: DataFiles, path: string | undefined): OperatorFiles['logo'] | Problem {
  if (path === undefined) return undefined;
  const bytes = files.get(path);
  if (bytes === undefined) return error('/logo', 'logo_missing', { file: path });
  const logo = readLogo(path, bytes);
  return 'problem' in logo ? error('', 'bad_logo', { reason: logo.problem }) : { ...logo, bytes };
}
