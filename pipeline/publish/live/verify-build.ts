/**
 * Whether a published build is its operator's (the signature, under keys that count), the newest (its number, and until when it
 * counts), and all that is served (every file, and what a server makes of files).
 */
import pLimit from 'p-limit';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { SignedBuild } from '../../../schemas/contracts/generated/read-api.ts';
import { indexFiles } from '../../../schemas/search/static-index.ts';
import type { PublicKey } from '../../repo/keys/ed25519.ts';
import { isSignedBy } from '../../repo/keys/jws.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { listedFiles, readBuild } from './build-contents.ts';
import { ownSignature, readSignature } from './build-signature.ts';
import type { ReadPublished } from './live-files.ts';
import {
  type AskPublished,
  headerProblem,
  type Question,
  questionsOf,
  questionsOfNothing,
  servedBy,
} from './served-answers.ts';
import { type SeenKeys, trustedKeys } from './trusted-keys.ts';

const READS_AT_ONCE = 8;
/** How the paths of the manifest, of its lists and of the signature begin. */
const DESCRIPTION = '/api/v1/_build';

/** What a reader remembers of a catalog: the last build that they verified. */
export interface SeenBuild extends Pick<SignedBuild, 'number' | 'manifest_sha256'>, Partial<SeenKeys> {}

interface VerifyRequest {
  read: ReadPublished;
  /** Asks the server, where there is one. */
  ask?: AskPublished | undefined;
  /** Paths of a folder that its build does not list. */
  unlisted?: (() => Promise<string[]>) | undefined;
  /** Where a file is read, if not at its path: undefined for one that is not served to everybody. */
  pathOf?: (file: string) => string | undefined;
  onProgress?: (done: number, total: number) => void;
  /** Given by the reader: of the root, or one that signs; undefined: nobody's signature is looked for. */
  publicKey: PublicKey | undefined;
  /** Address that must be the one that was signed. */
  place?: string | undefined;
  /** Day of the reader. */
  today: string;
  /** @param baseUrl of the catalog */
  seen: (baseUrl: string) => Promise<SeenBuild | undefined>;
  /** Paths that the reader was shown: each must be of this build. */
  shown?: readonly string[] | undefined;
  /** A copy of the signature that is kept in a second place. */
  witness?: (() => Promise<Buffer | undefined>) | undefined;
  /** Number of a build: older ones are refused. */
  notBefore: number | undefined;
}

export interface BuildVerification {
  commit: string | null;
  date: string;
  files: number;
  /** Answers that were compared with the files they are made of. */
  answers: number;
  /** Files that are not served to everybody. */
  skipped: number;
  /** What a valid signature says. */
  signed: SignedBuild | undefined;
  /** To be remembered, where nothing is wrong. */
  seen: SeenBuild | undefined;
  problems: string[];
}

/** @throws Error where there is no build */
export async function verifyBuild(request: VerifyRequest): Promise<BuildVerification> {
  const { publicKey, unlisted = async () => [] } = request;
  const read = readingOnce(request.read);
  const build = await readBuild(read);
  if (build === undefined) throw new Error(`No build was found here: ${files.buildManifest} cannot be read.`);
  const problems: string[] = [];
  const found = publicKey === undefined ? undefined : await checkSignature({ ...request, read }, publicKey, problems);
  if (found !== undefined && found.signed.manifest_sha256 !== build.manifest_sha256) {
    problems.push(`${files.buildManifest} is not the one that was signed`);
  }
  const { base_url, commit, date } = build;
  const counts = await checkFiles({ ...request, read }, base_url, problems);
  problems.push(...(await unlisted()).map((path) => `${named(path)} is not listed by this build`));
  return { commit, date, ...counts, signed: found?.signed, seen: found?.seen, problems };
}

/** An address in one spelling: no port that goes without saying, no capitals in the host, no slash at the end. */
export function spelledOnce(address: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/{1,100}$/, '');
}

/** What describes the build is the same all along: a server cannot show one manifest to be verified and another to be used. */
function readingOnce(read: ReadPublished): ReadPublished {
  const known = new Map<string, ReturnType<ReadPublished>>();
  return (path) => {
    if (!path.startsWith(DESCRIPTION)) return read(path);
    const reading = known.get(path) ?? read(path);
    known.set(path, reading);
    return reading;
  };
}

async function checkSignature(request: VerifyRequest, publicKey: PublicKey, problems: string[]) {
  const found = readSignature(await request.read(files.buildSignature));
  if (found === undefined) return void problems.push(`${files.buildSignature} is missing, or is not a signature`);
  const { signature, build } = found;
  const seen = await request.seen(build.base_url);
  const { keys, next, anchor, issued } = trustedKeys(build, publicKey, seen, problems);
  if (!keys.some((key) => isSignedBy(key, signature))) {
    const why = seen?.keys?.length ? 'the key that was named, or by one that followed it' : 'the key that was named';
    return void problems.push(`${files.buildSignature} is not signed by ${why}`);
  }
  checkAge(build, request, seen, problems);
  const { witness } = request;
  if (witness !== undefined) {
    const other = ownSignature(await witness(), keys);
    if (other === undefined) problems.push('the witness holds no signature by the same keys');
    else if (other.number > build.number)
      problems.push(`the witness knows build ${other.number}: this is an older one`);
  }
  const { number, manifest_sha256 } = build;
  return { signed: build, seen: { number, manifest_sha256, anchor, keys: next, issued } };
}

function checkAge(
  { base_url, expires, manifest_sha256, number, previous }: SignedBuild,
  { place, today, notBefore }: VerifyRequest,
  seen: SeenBuild | undefined,
  problems: string[],
): void {
  if (place !== undefined && place !== spelledOnce(base_url)) {
    problems.push(`it is signed for ${base_url}, and served at ${place}; for a copy that is meant to be one, --mirror`);
  }
  if (typeof expires !== 'string') problems.push('its signature does not say until when it counts');
  else if (expires < today) problems.push(`its signature counted until ${expires}: nobody has signed since`);
  const last = Math.max(seen?.number ?? 0, notBefore ?? 0);
  if (number < last) problems.push(`it is build ${number}, and build ${last} was there before: somebody went back`);
  if (number === seen?.number && manifest_sha256 !== seen.manifest_sha256) {
    problems.push(`it is another build ${number} than the one that was seen before`);
  }
  if (previous === null || previous === undefined) return;
  if (previous.number > number) problems.push(`it follows build ${previous.number}, which is later`);
  if (previous.number === seen?.number && previous.manifest_sha256 !== seen.manifest_sha256) {
    problems.push(`it follows another build ${previous.number} than the one that was seen before`);
  }
}

async function checkFiles(request: VerifyRequest, baseUrl: string, problems: string[]) {
  const { read, ask, pathOf = (file) => file, shown, onProgress = () => {} } = request;
  const listing = await listedFiles(read);
  const listed = [...listing].map(([file, digest]) => ({ file, digest, path: pathOf(file) }));
  const wanted = listed.filter(({ path }) => path !== undefined);
  // A host of files has no worker to ask for a search, so its pages read an index.
  const isWorker = listing.has(files.openapi) && !listing.has(files.searchIndex(indexFiles.table));
  const served = servedBy(baseUrl, isWorker, ask && (await read(files.rankTable)));
  let [done, answers] = [0, 0];
  onProgress(done, wanted.length);
  const answerFaults = async (questions: Question[]) => {
    answers += questions.length;
    const wrong: string[] = [];
    for (const { path, follow, isRight } of questions) {
      const answer = await ask?.(path, follow);
      const instead = answer ? 'answered with something else than this build has there' : 'not answered';
      if (!isRight(answer)) wrong.push(`${named(path)} is ${instead}`);
    }
    return wrong;
  };
  const check = async ({ file, digest, path = '' }: (typeof wanted)[number]) => {
    const answer = await ask?.(path);
    const bytes = ask === undefined ? await read(path) : answer?.status === 200 ? answer.bytes : undefined;
    done += 1;
    onProgress(done, wanted.length);
    if (bytes === undefined) return [`${named(file)} cannot be read`];
    if (sha256(bytes) !== digest) return [`${named(file)} is not the one this build lists (sha256)`];
    if (answer === undefined) return [];
    const header = headerProblem(file, answer, served);
    const faults = await answerFaults(questionsOf(file, bytes, served));
    return header === undefined ? faults : [...faults, `${named(file)} is served with another ${header}`];
  };
  problems.push(...(await pLimit(READS_AT_ONCE).map(wanted, check)).flat());
  if (ask !== undefined) {
    const departed = await read(files.departed);
    const questions = questionsOfNothing(departed, served, (path) => listing.has(path), shown);
    problems.push(...(await answerFaults(questions)));
  }
  return { files: wanted.length, answers, skipped: listed.length - wanted.length };
}

/** The lists of a stranger's build may hold anything. */
function named(file: string): string {
  return /^[\w./-]{1,200}$/.test(file) ? file : 'A file with an odd name';
}
