/** Whether a published build is what its operator signed: the signature, every file, and no step back in time. */
import pLimit from 'p-limit';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { SignedBuild } from '../../../schemas/contracts/generated/read-api.ts';
import type { PublicKey } from '../../repo/keys/ed25519.ts';
import { isSignedBy } from '../../repo/keys/jws.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { listedFiles, readBuild } from './described-build.ts';
import type { ReadPublished } from './live-build.ts';
import { readSignature } from './signature.ts';

const READS_AT_ONCE = 8;
/** How the paths of the manifest, of its lists and of the signature begin. */
const DESCRIPTION = '/api/v1/_build';

/** The last build of a catalog that somebody verified. */
export type SeenBuild = Pick<SignedBuild, 'number' | 'manifest_sha256'>;

interface VerifyRequest {
  read: ReadPublished;
  /** Where a file is read: undefined for one that is not served to everybody. */
  pathOf: (file: string) => string | undefined;
  onProgress?: (done: number, total: number) => void;
  /** Whose signature it must be; undefined: nobody's is looked for. */
  publicKey: PublicKey | undefined;
  seen: SeenBuild | undefined;
  /** Number of a build: older ones are refused. */
  notBefore: number | undefined;
}

export interface BuildVerification {
  commit: string | null;
  date: string;
  files: number;
  /** Files that are not served to everybody. */
  skipped: number;
  /** What a valid signature says. */
  signed: SignedBuild | undefined;
  problems: string[];
}

/** @throws Error where there is no build */
export async function verifyBuild(request: VerifyRequest): Promise<BuildVerification> {
  const { publicKey } = request;
  const read = readingOnce(request.read);
  const build = await readBuild(read);
  if (build === undefined) throw new Error(`There is no build here: ${files.buildManifest} cannot be read.`);
  const problems: string[] = [];
  const signed = publicKey === undefined ? undefined : await checkSignature({ ...request, read }, publicKey, problems);
  if (signed !== undefined && signed.manifest_sha256 !== build.manifest_sha256) {
    problems.push(`${files.buildManifest} is not the one that was signed`);
  }
  const { checked, skipped } = await checkFiles({ ...request, read }, problems);
  const { commit, date } = build;
  return { commit, date, files: checked, skipped, signed, problems };
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

async function checkSignature(
  { read, seen, notBefore }: VerifyRequest,
  publicKey: PublicKey,
  problems: string[],
): Promise<SignedBuild | undefined> {
  const found = readSignature(await read(files.buildSignature));
  if (found === undefined) return void problems.push(`${files.buildSignature} is missing, or is not a signature`);
  if (!isSignedBy(publicKey, found.signature)) {
    return void problems.push(`${files.buildSignature} is not signed by the key that was named`);
  }
  const { number, manifest_sha256 } = found.build;
  const last = Math.max(seen?.number ?? 0, notBefore ?? 0);
  if (number < last) problems.push(`it is build ${number}, and build ${last} was there before: somebody went back`);
  if (number === seen?.number && manifest_sha256 !== seen.manifest_sha256) {
    problems.push(`it is another build ${number} than the one that was seen before`);
  }
  return found.build;
}

async function checkFiles({ read, pathOf, onProgress = () => {} }: VerifyRequest, problems: string[]) {
  const limit = pLimit(READS_AT_ONCE);
  const listed = [...(await listedFiles(read))].map(([file, digest]) => ({ file, digest, path: pathOf(file) }));
  const served = listed.filter(({ path }) => path !== undefined);
  let done = 0;
  onProgress(done, served.length);
  const faults = await Promise.all(
    served.map(({ file, digest, path = '' }) =>
      limit(async () => {
        const bytes = await read(path);
        done += 1;
        onProgress(done, served.length);
        if (bytes === undefined) return `${named(file)} cannot be read`;
        return sha256(bytes) === digest ? undefined : `${named(file)} is not the one this build lists (sha256)`;
      }),
    ),
  );
  problems.push(...faults.filter((fault) => fault !== undefined));
  return { checked: served.length, skipped: listed.length - served.length };
}

/** The lists of a stranger's build may hold anything. */
function named(file: string): string {
  return /^[\w./-]{1,200}$/.test(file) ? file : 'A file with an odd name';
}
