/** What is wrong with the files of data/feeds, before anything is fetched: addresses, and the documents that are kept. */
import { validateFeedPointer } from '../../../schemas/contracts/generated/validators.js';
import { error, type Problem } from '../../../schemas/contracts/problems.ts';
import { parseJson } from '../../../schemas/readers/json-text.ts';
import { placeProblems } from '../../../schemas/readers/problem-lines.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { isObject, member } from '../../../schemas/rules/members.ts';
import { type DataFiles, FEEDS } from '../../repo/data/data-files.ts';
import { checkUrl } from '../../repo/fetch/check-url.ts';
import { shapeProblems } from '../../repo/problems/data-file-problems.ts';
import { type FileProblem, inFile } from '../../repo/problems/file-problem.ts';
import { DOCUMENT_KINDS } from '../sources/document-kinds.ts';
import { contactsInDocument } from './document-contacts.ts';
import { contactsOf, type Feed, listFeeds } from './feed-list.ts';

export interface FeedTools {
  /** What reading documents says of each, in their order. */
  read: (feeds: readonly Feed[]) => Promise<readonly { problems: Problem[] }[]>;
  /** address:port pairs that may be followed although they are not public. */
  trusted: ReadonlySet<string>;
}

/** Somebody meant one of these to be read. */
const UNREAD = /\.(?:jsonc|json5|ya?ml|xml|txt)$/i;
const NO_DOCUMENT: readonly string[] = ['kind', 'also', '$schema'];

/** @param wanted whether a file is looked at, where not all are: an address is compared with those of all */
export async function feedProblems(
  files: DataFiles,
  { read, trusted }: FeedTools,
  wanted: (path: string) => boolean = () => true,
): Promise<FileProblem[]> {
  const paths = [...files.keys()].filter((path) => path.startsWith(FEEDS)).sort(compareText);
  const addresses = new Map<string, string>();
  const problems: FileProblem[] = [];
  const kept: LocalDocument[] = [];
  for (const path of paths) {
    const bytes = files.get(path) ?? Buffer.alloc(0);
    const { value } = parseJson(bytes);
    const isJson = path.endsWith('.json');
    const found = isJson && isPointer(value) ? pointerProblems(path, value, { trusted, addresses }) : [];
    if (!wanted(path)) continue;
    if (UNREAD.test(path)) problems.push(...inFile(path, [error('', 'unread_document')]));
    if (found.length > 0) problems.push(...inFile(path, placeProblems(found, bytes)));
    if (isJson && (!isPointer(value) || hasBadName(path))) kept.push({ path, bytes });
  }
  return [...problems, ...(await localDocumentProblems(kept, read))];
}

interface LocalDocument {
  path: string;
  bytes: Buffer;
}

async function localDocumentProblems(
  documents: readonly LocalDocument[],
  read: FeedTools['read'],
): Promise<FileProblem[]> {
  if (documents.length === 0) return [];
  const kept = documents.map(({ path, bytes }) => ({ path, bytes, feed: feedOf(path, bytes) }));
  const results = await read(kept.map(({ feed }) => feed));
  return kept.flatMap(({ path, bytes, feed }, index) => {
    const found = results[index]?.problems.filter(({ code }) => code !== 'contact_kept') ?? [];
    // They would stay in git for good.
    const refused = contactsOf(feed).map((problem): Problem => ({ ...problem, severity: 'error' }));
    // That a field is not part of the format says less than what it is for.
    const isSaid = ({ pointer, code }: Problem) =>
      refused.some((one) => one.pointer === pointer || (code === 'unknown_members' && one.pointer.startsWith(pointer)));
    const others = found.filter((problem) => !isSaid(problem));
    return inFile(path, [...placeProblems(refused, bytes), ...placeProblems(others, bytes)]);
  });
}

function feedOf(path: string, bytes: Buffer): Feed {
  const name = nameOf(path);
  const [feed] = listFeeds({ feeds: [{ name, bytes }], listings: new Map() });
  if (feed?.sources[0].file === undefined) return feed as Feed;
  return { ...feed, sources: [{ ...feed.sources[0], file: { name, bytes, withLines: true } }] };
}

const nameOf = (path: string) => path.slice(FEEDS.length, -'.json'.length);
const hasBadName = (path: string) => feedOf(path, Buffer.from('{"url":"https://a.org"}')).faults !== undefined;

/** An object that names an address, perhaps under another name, and holds nothing of a document. */
export function isPointer(value: unknown): value is Record<string, unknown> {
  if (!isObject(value)) return false;
  if (member(value, 'url') !== undefined) return true;
  const others = Object.entries(value).filter(([name]) => !NO_DOCUMENT.includes(name));
  return others.every(([, each]) => typeof each === 'string' && /^https?:\/\//.test(each));
}

const mayBeHttp = (kind: unknown) =>
  Object.entries(DOCUMENT_KINDS).some(([name, { allowHttp }]) => name === kind && allowHttp === true);

interface Others {
  trusted: ReadonlySet<string>;
  /** Address → the file that follows it. */
  addresses: Map<string, string>;
}

/** @param path of the file, and what it holds */
export function pointerProblems(
  path: string,
  value: Record<string, unknown>,
  { trusted, addresses }: Others,
): Problem[] {
  const shape = shapeProblems(value, validateFeedPointer);
  if (value.url === undefined) return shape.filter(({ pointer }) => pointer === '/url');
  const also = Array.isArray(value.also) ? (value.also as unknown[]) : [];
  const sources = [value, ...also].map((source, index): [unknown, string] => [
    source,
    index === 0 ? '' : `/also/${index - 1}`,
  ]);
  const named = new Set(shape.map(({ pointer }) => pointer));
  const found = sources.flatMap(([source, place]) => {
    const url = member(source, 'url');
    const pointer = `${place}/url`;
    if (typeof url !== 'string' || named.has(pointer)) return [];
    const checked = checkUrl(url, { trusted, allowHttp: mayBeHttp(member(source, 'kind')) });
    if ('refusal' in checked) return [{ pointer, severity: 'error' as const, ...checked.refusal }];
    checked.url.hash = '';
    const file = addresses.get(checked.url.href);
    if (file !== undefined) return [error(pointer, 'address_twice', { file })];
    addresses.set(checked.url.href, path);
    return [];
  });
  // Whatever is in an address or a path stays in git for good.
  const contacts = contactsInDocument(value).map((problem): Problem => ({ ...problem, severity: 'error' }));
  return [...shape, ...found, ...contacts];
}
