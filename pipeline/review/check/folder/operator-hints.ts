/** What the operator has not set yet, and how: advice, which stops no merge. */
import type { Settings } from '../../../../schemas/contracts/generated/settings.ts';
import { accentColors } from '../../../../schemas/rules/accent-colors.ts';
import { catalogRepository, isPlaceholderAddress } from '../../../../schemas/rules/catalog-repository.ts';
import { isPublicName } from '../../../../schemas/rules/public-host-name.ts';
import { type DataFiles, PAGES, readCommit, SETTINGS } from '../../../repo/data/data-files.ts';
import {
  OPERATOR_PAGES,
  type OperatorFiles,
  type OperatorPage,
  readOperator,
  readSettings,
} from '../../../repo/data/operator.ts';
import { PICTURES } from '../../../repo/data/picture-files.ts';
import { git, tryGit } from '../../../repo/git/git.ts';
import { DataError } from '../../../repo/problems/file-problem.ts';

const WITHOUT_PAGE: Record<OperatorPage, string> = {
  imprint: 'Nothing says who answers for this catalog, which the law of many countries asks for.',
  privacy: 'The page about privacy says what the software does, and nothing of your own.',
  accessibility: 'The page about accessibility says how the software is made, and nothing of your own.',
};
/** Markup that Markdown would pass on elsewhere; here it is shown as it is written. */
const HTML = /<\/?[a-z][a-z0-9-]*[\s/>]/i;

/**
 * @param commit any name git knows @param given files that are not committed, where those are meant
 * @returns nothing while the catalog is not public, or where its settings cannot be read
 */
export async function operatorHints(folder: string, commit: string, given?: DataFiles): Promise<string[]> {
  const files = given ?? (await filesOf(folder, commit));
  const settings = readSettings(files);
  if (settings === undefined || !isPublic(settings.base_url)) return [];
  // The logo is looked at as what would be merged.
  const { operator } = readOperator(files, { ...settings, logo: undefined });
  const isCommitted = (await tryGit(folder, ['rev-parse', '--verify', '--quiet', commit])) !== undefined;
  const pictures = isCommitted ? await pictureHints(folder, commit) : [];
  const loud = isUnreachable(settings) ? [`WARNING: ${UNREACHABLE} ${REMEDY}`] : [];
  return [...loud, ...settingHints(settings), ...pageHints(operator, settings), ...accentHints(settings), ...pictures];
}

export const UNREACHABLE =
  'Visitors cannot reach you: the pages of this public catalog have neither “Contact” nor “Report a problem”.';
export const REMEDY = 'Set contact or repository in data/catalog.json.';

/** True for a catalog on the public internet whose pages lead to nobody. */
export function isUnreachable(settings: Settings): boolean {
  const { base_url, contact, report } = settings;
  const isReached = contact !== undefined || report !== undefined || catalogRepository(settings)?.forge !== undefined;
  return isPublic(base_url) && !isReached;
}

const MAX_PICTURES_MB = 500;

/** @param maxMb what every clone can carry */
export async function pictureHints(folder: string, commit: string, maxMb = MAX_PICTURES_MB): Promise<string[]> {
  const list = await git(folder, ['ls-tree', '-r', '--format=%(objectsize)', commit, '--', PICTURES]);
  const megabytes = list.split('\n').reduce((sum, size) => sum + Number(size), 0) / 1_000_000;
  if (megabytes <= maxMb) return [];
  return [
    `${PICTURES} holds ${Math.round(megabytes)} MB, which every clone carries. Take screenshots out of listings that can do ` +
      'without (their member `pictures`), or set "pictures" to false: then none are fetched or shown.',
  ];
}

/** What is no plain file is a fault, and said elsewhere. */
async function filesOf(folder: string, commit: string): Promise<DataFiles> {
  try {
    return await readCommit(folder, commit, [SETTINGS, PAGES]);
  } catch (error) {
    if (error instanceof DataError) return new Map();
    throw error;
  }
}

/** The sample and a trial on this machine have no visitors who could miss anything. */
function isPublic(baseUrl: string): boolean {
  const { protocol, hostname } = new URL(baseUrl);
  return protocol === 'https:' && isPublicName(hostname) && !isPlaceholderAddress(baseUrl);
}

function settingHints(settings: Settings): string[] {
  const { repository, contact, report, logo } = settings;
  const own = catalogRepository(settings);
  const missing: [member: string, is: boolean, hint: string][] = [
    [
      'repository',
      repository === undefined,
      'Missing. Set the https address of this repository: pages then link to it, and publishers get a prepared issue.',
    ],
    [
      'repository',
      repository !== undefined && own === undefined,
      `${repository} is a placeholder or no repository, so nothing links to it. Set the address of yours.`,
    ],
    [
      'forge',
      own !== undefined && own.forge === undefined,
      'Its host does not say what it runs, so no issue can be prepared. Set github, gitlab or forgejo.',
    ],
    [
      'contact',
      contact === undefined,
      'Missing. Set the address of a page, or mailto: with a mailbox, where visitors reach you.',
    ],
    [
      'report',
      report === undefined && own?.forge === undefined,
      'Missing, and no issue can be prepared: visitors cannot report a listing. Set an address for it, or the repository.',
    ],
    [
      'logo',
      logo === undefined,
      'Missing: the header shows the sign of the software. Put an SVG or PNG file into data/, and name it, like data/logo.svg.',
    ],
  ];
  return missing.flatMap(([member, is, hint]) => (is ? `${SETTINGS}, ${member}: ${hint}` : []));
}

function pageHints({ pages }: OperatorFiles, { languages: [first = 'en', ...others] = ['en'] }: Settings): string[] {
  return OPERATOR_PAGES.flatMap((name) => {
    const texts = pages[name];
    if (texts === undefined)
      return [`${PAGES}${first}/${name}.md: Missing. ${WITHOUT_PAGE[name]} Write it in Markdown.`];
    const absent = [first, ...others].filter((tag) => texts[tag] === undefined);
    const [shown = first] = Object.keys(texts).includes(first) ? [first] : Object.keys(texts).sort();
    const withHtml = Object.keys(texts).filter((tag) => HTML.test(texts[tag] ?? ''));
    return [
      ...absent.map(
        (tag) => `${PAGES}${tag}/${name}.md: Missing. Pages in ${tag} show the one in ${shown}, marked as such.`,
      ),
      ...withHtml.map(
        (tag) => `${PAGES}${tag}/${name}.md: It holds HTML, which is shown as it is written. Use Markdown.`,
      ),
    ];
  });
}

function accentHints({ accent }: Settings): string[] {
  if (accent === undefined) return [];
  const { light, dark } = accentColors(accent);
  const shifted = Object.entries({ light, dark }).filter(([, each]) => each.accent !== accent.toLowerCase());
  return shifted.map(
    ([scheme, each]) =>
      `${SETTINGS}, accent: ${accent} cannot be read on every ground of the ${scheme} scheme, which shows ${each.accent} instead.`,
  );
}
