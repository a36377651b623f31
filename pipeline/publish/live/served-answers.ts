/**
 * What a server answers beside the files: canonical addresses of the API, further spellings of a page, what was withdrawn, and
 * header fields. All of it is made of files, so it is compared with them: a mirror must not say there what it may not say in a
 * file. What it says to one client alone, nobody else can see.
 */
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { DepartedTable, RankTable, SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { type ListingPlace, placesOf } from '../../../schemas/rank/top-percent.ts';
import { member, textMember } from '../../../schemas/rules/members.ts';
import { toManifest } from '../../../schemas/writers/manifest.ts';
import type { HttpResponse } from '../../repo/fetch/http-exchange.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';

/** @param follow whether redirects lead on */
export type AskPublished = (path: string, follow?: boolean) => Promise<HttpResponse | undefined>;

/** One more question, and what must be the answer. */
export interface Question {
  path: string;
  follow?: boolean;
  isRight(answer: HttpResponse | undefined): boolean;
}

interface Served {
  baseUrl: string;
  /** A worker makes the answers at canonical addresses. */
  isWorker: boolean;
  places: ReadonlyMap<string, ListingPlace>;
}

export function servedBy(baseUrl: string, isWorker: boolean, rankTable: Buffer | undefined): Served {
  const { order = [], places_in_category = [] } = (jsonOf(rankTable) ?? {}) as Partial<RankTable>;
  return { baseUrl, isWorker, places: placesOf({ order, places_in_category }) };
}

/** What else is made of a file. @param bytes of the file, as the build lists it */
export function questionsOf(file: string, bytes: Buffer, served: Served): Question[] {
  if (file.endsWith('/index.html')) {
    const isRight = (answer: HttpResponse | undefined) => isRefused(answer) || answer?.bytes.equals(bytes) === true;
    const folder = file.slice(0, -'/index.html'.length);
    return [...(folder === '' ? [] : [folder]), file].map((path) => ({ path, isRight }));
  }
  if (!served.isWorker || !file.endsWith('.json')) return [];
  if ([files.categories, files.statistics, files.exports].includes(file))
    return [{ path: file.slice(0, -'.json'.length), isRight: (answer) => isJson(answer, jsonOf(bytes)) }];
  return file.startsWith('/api/v1/software') ? questionsOfListings(bytes, served) : [];
}

function questionsOfListings(bytes: Buffer, { baseUrl, places }: Served): Question[] {
  const value = jsonOf(bytes);
  const self = textMember(member(value, 'links'), 'self');
  if (self === undefined || !self.startsWith(`${baseUrl}/`)) return [];
  const path = self.slice(baseUrl.length);
  const slug = textMember(value, 'slug');
  if (slug === undefined) return [{ path, isRight: (answer) => isJson(answer, value) }];
  const listing = value as SoftwareListing;
  // Its places change whenever those of others do, so the server adds them.
  const whole = { ...listing, rank: { ...listing.rank, ...places.get(slug) } };
  const manifest = manifestOf(listing, baseUrl);
  return [
    { path, isRight: (answer) => isJson(answer, whole) },
    ...(manifest === undefined
      ? []
      : [{ path: `${path}/manifest`, isRight: (answer: HttpResponse | undefined) => isJson(answer, manifest) }]),
  ];
}

/** A file that nobody has signed may hold anything, and no manifest can be made of that. */
function manifestOf(listing: SoftwareListing, baseUrl: string): unknown {
  try {
    return toManifest(listing, baseUrl).manifest;
  } catch {
    return undefined;
  }
}

/**
 * Of what is no longer there, and of what never was.
 * @param isListed whether a path is a file of the build
 * @param shown paths that somebody was shown: each must be of this build
 */
export function questionsOfNothing(
  departed: Buffer | undefined,
  { isWorker }: Served,
  isListed: (path: string) => boolean,
  shown: readonly string[] = [],
): Question[] {
  const { renamed = {}, withdrawn = {} } = (jsonOf(departed) ?? {}) as Partial<DepartedTable>;
  const never = `no${randomBytes(12).toString('hex')}`;
  const isGone = ({ status = 0 }: Partial<HttpResponse> = {}) => (isWorker ? status === 410 : status >= 400);
  const isElsewhere = (to: string) => (answer: HttpResponse | undefined) =>
    isRefused(answer) || String(answer?.headers.location ?? '').includes(`/software/${to}`);
  const questions: Question[] = [
    ...[...pathsOf(never), ...shown].map((path) => ({ path, isRight: isRefused })),
    ...Object.keys(withdrawn).flatMap((slug) => [
      ...pathsOf(slug, isWorker).map((path) => ({ path, isRight: isGone })),
      { path: files.listing(slug), isRight: isRefused },
    ]),
    ...Object.entries(renamed).flatMap(([slug, to]) =>
      pathsOf(slug, isWorker).map((path) => ({ path, follow: false, isRight: isElsewhere(to) })),
    ),
  ];
  // Those are compared with their files.
  const ends = ['', 'index.html', '/index.html', '.json'];
  return questions.filter(({ path }) => !ends.some((end) => isListed(path + end)));
}

const pathsOf = (slug: string, isWorker = true) => [
  `/software/${slug}/`,
  ...(isWorker ? [`/api/v1/software/${slug}`] : []),
];

/** No answer at all is none that could be false. */
const isRefused = (answer: HttpResponse | undefined) => answer === undefined || answer.status >= 400;

const isJson = (answer: HttpResponse | undefined, value: unknown) =>
  answer?.status === 200 && isDeepStrictEqual(jsonOf(answer.bytes), value);

const TYPES: [name: RegExp, type: RegExp][] = [
  [/\.html$/, /^text\/html\b/],
  [/\.json$/, /^application\/(?:[a-z.-]+\+)?json\b/],
  [/\.m?js$/, /^(?:text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
];
const RUNS = /^(?:text\/html|application\/xhtml|image\/svg|text\/xml|application\/xml)/;
const MAY_RUN = /\.(?:html|svg|xml|atom|rss)$/;

/** Of a page: it names its policy itself, for hosts that send none. What is sent must be that, and a worker sends it. */
const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]{1,2000})"/i;
const NO_FRAMES = "; frame-ancestors 'none'";

/** @returns the header field that is not what it should be */
export function headerProblem(file: string, { headers, bytes }: HttpResponse, served: Served): string | undefined {
  const type = String(headers['content-type'] ?? '');
  const expected = TYPES.find(([name]) => name.test(file))?.[1];
  if (expected === undefined ? RUNS.test(type) && !MAY_RUN.test(file) : !expected.test(type)) return 'Content-Type';
  const sent = headers['content-security-policy'];
  if (!file.endsWith('.html') || (sent === undefined && !served.isWorker)) return undefined;
  const own = POLICY.exec(bytes.toString('utf8'))?.[1]?.replaceAll('&#39;', "'");
  return own === undefined || sent === own || sent === own + NO_FRAMES ? undefined : 'Content-Security-Policy';
}
