/** What a person should know of a branch's files beside whether the rules let them in. Pure. */
import { normalize } from 'node:path/posix';
import { visit } from 'jsonc-parser';
import { memberAt } from '../../../../schemas/rules/members.ts';
import { FEEDS, isDeviceName, listingPath } from '../../../repo/data/data-files.ts';
import { DATA } from '../../../repo/data/head.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import { type ChangedFile, NO_OBJECT, REMOVED } from './changed-files.ts';
import { type BranchFault, slugOfPath } from './proposal-branch.ts';

/** So many listings that are taken away are named. */
const MAX_NAMED = 10;

const PLACES: [place: RegExp, note: string][] = [
  [
    /^\.(?:github|gitlab|gitea|forgejo)\/|^(?:docs\/)?CODEOWNERS$/i,
    'It changes workflows or code owners: after the merge, these say what runs with the secrets, and who reviews.',
  ],
  [
    /(?:^|\/)(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|\.npmrc)$/i,
    'It changes package files: after the merge, other packages and scripts may run where this is installed.',
  ],
  [
    /(?:^|\/)\.git[^/]*$/i,
    'It changes settings of git: after the merge, changes may be hidden from reviewers, or other code fetched.',
  ],
];
const SETTING_NOTES: [setting: string, note: string][] = [
  [
    'moderation.record_key',
    'It changes record_key: after the merge, other keys count for what the pipeline has signed.',
  ],
  ['signing_key', 'It changes signing_key: after the merge, other keys count for what readers verify.'],
  ['base_url', 'It changes base_url: after the merge, the catalog has another address.'],
  ['main_branch', 'It changes main_branch: after the merge, another branch is published.'],
];

/** @param settings as they are written before and after */
export function changeNotes(changes: readonly ChangedFile[], [before, after]: readonly unknown[]): string[] {
  const textOf = (settings: unknown, name: string) => compactJson(memberAt(settings ?? {}, name.split('.')) ?? null);
  const gone = changes.flatMap(({ path, mode }) => {
    const slug = mode === REMOVED ? slugOfPath(path) : undefined;
    return slug !== undefined && path === listingPath(slug) ? slug : [];
  });
  const feeds = changes.filter(({ path, before }) => path.startsWith(FEEDS) && before !== NO_OBJECT);
  const more = gone.length > MAX_NAMED ? ` and ${gone.length - MAX_NAMED} more` : '';
  return [
    ...PLACES.flatMap(([place, note]) => (changes.some(({ path }) => place.test(path)) ? note : [])),
    ...SETTING_NOTES.flatMap(([name, note]) => (textOf(before, name) === textOf(after, name) ? [] : note)),
    ...(gone.length === 0 ? [] : [`It takes away listings: ${gone.slice(0, MAX_NAMED).join(', ')}${more}.`]),
    ...(feeds.length === 0 ? [] : [FEEDS_CHANGED]),
    ...(changes.every(({ path }) => isJudged(path)) ? [] : [NOT_JUDGED]),
  ];
}

const FEEDS_CHANGED =
  'It changes or removes feeds: after the merge, what they publish comes from elsewhere, or not at all.';
export const NOT_JUDGED = `Its files outside ${DATA}/ were not judged.`;

const isData = (path: string) => path === DATA || path.startsWith(`${DATA}/`);

/**
 * Also where the name is only nearly that of the folder, which is the same on other systems: Windows drops dots and
 * spaces at its end and what stands behind a colon, macOS signs that nobody sees.
 */
export function isJudged(path: string): boolean {
  const seen = path.replaceAll('\\', '/').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return /^data[. ]*(?:[/:]|$)/i.test(normalize(seen));
}

/** Names that another system would not hold, or would take for another file; and members that stand twice. */
export function textFaults(changes: readonly ChangedFile[], texts: ReadonlyMap<string, string>): BranchFault[] {
  const added = changes.filter(({ path, mode }) => isJudged(path) && mode !== REMOVED);
  const odd = added.filter(
    ({ path }) => !isData(path) || path.split('/').some((name) => isDeviceName(name) || isOdd(name)),
  );
  const twice = added.filter(({ path }) => hasMemberTwice(texts.get(path) ?? ''));
  return [
    ...(odd.length === 0 ? [] : [{ code: 'bad_path', message: BAD_PATH }]),
    ...(twice.length === 0 ? [] : [{ code: 'member_twice', message: MEMBER_TWICE }]),
  ];
}

const BAD_PATH = `It adds a file whose name Windows or macOS cannot hold beside the others of ${DATA}/. Give it a plain name.`;
const MEMBER_TWICE = 'In a file of it, one member stands twice, and readers differ in which of them counts. Leave one.';
const isOdd = (name: string) =>
  /[\\:*?"<>|]|[. ]$|\.JSON$/.test(name) || /\.json$/i.test(name) !== /\.json$/.test(name);

/** JSON itself allows that, and the last one counts here. */
function hasMemberTwice(text: string): boolean {
  const open: Set<string>[] = [];
  let isTwice = false;
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectProperty: (name) => {
      isTwice ||= open.at(-1)?.has(name) === true;
      open.at(-1)?.add(name);
    },
    onObjectEnd: () => void open.pop(),
  });
  return isTwice;
}
