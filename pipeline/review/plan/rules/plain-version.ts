/** Whether a version is one that may be published unread: numbers, separators and the words of releases. Pure. */
import { hasPossibleContact } from '../../../../schemas/rules/contacts.ts';

const MAX_LENGTH = 40;
/** Behind a dot, a word that is an ending of domains (dev, ga, pl) stands only with its number, like 1.2.0.dev3. */
const AFTER_DOT = 'alpha|beta|candidate|final|hotfix|milestone|patch|preview|rc|rev|release|snapshot|stable|sp|lts';
const WORD =
  'a|b|c|d|p|r|m|u|v|cr|dev|ea|fix|fp|g|ga|build|canary|insider|lite|next|nightly|pack|pl|post|pre|prerelease|revision|rtm|service|' +
  `update|version|${AFTER_DOT}`;
/** A day with its time is the longest. */
const NUMBER = '\\d{1,14}';
const NUMBERS = `${NUMBER}(?:[._]${NUMBER}){0,5}(?:-${NUMBER}){0,2}`;
/** Like -rc.1, b2, " SP1", " (build 7)", .Final. */
const MARK =
  `(?:(?:[ +~_-]{1,2}|[ _-]?\\(|(?<=\\d))(?:${WORD})|\\.(?:${AFTER_DOT})|\\.(?:${WORD})(?=[._-]?\\d))` +
  `(?:[ ._-]?${NUMBERS})?\\)?`;
const COMMIT = '[-+._~ ]g?(?=[0-9a-f]*\\d)[0-9a-f]{7,40}';
const PLAIN = new RegExp(
  `^(?:(?:v|version|release|rel|build|rev|r)[ ._-]?)?${NUMBERS}(?:${MARK}){0,3}(?:[ +~]\\(?${NUMBERS}\\)?)?(?:${COMMIT})?$`,
  'i',
);
/** Numbers that are dialed rather than counted. */
const DIALED = /(?<!\d)0\d{2}/;

/** @param known shapes of versions that are published: what a publisher writes around numbers is read once */
export function isPlainVersion(version: string, known: ReadonlySet<string>): boolean {
  if (version.length > MAX_LENGTH || DIALED.test(version) || hasPossibleContact(version)) return false;
  return PLAIN.test(version) || known.has(shapeOf(version));
}

/** A version without its numbers: two of one shape differ in nothing that is read as a word. */
export function shapeOf(version: string): string {
  return version.replace(/\d+/g, '0');
}
