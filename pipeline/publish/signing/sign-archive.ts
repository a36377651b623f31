/** Signs what the job that builds has handed over. With Node and tar alone: where this runs is the key, and no package. */
import { execFileSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { files } from '../../../schemas/contracts/addresses.ts';
import { digestOfFile } from '../../build/writer/file-digest.ts';
import { publicHalf, readPrivateKey } from '../../repo/keys/ed25519.ts';
import { signJws } from '../../repo/keys/jws.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { CACHE_SIGNATURE, HANDED, LAST_SIGNATURE, type SignRequest } from './archive-names.ts';

/** A signature counts for two weeks, whatever was asked for; the day may end meanwhile. */
const LONGEST_MS = 15 * 86_400_000;

interface Signing {
  /** That was handed over. */
  folder: string;
  /** Of the request, as its job has said it. */
  digest: string | undefined;
  /** data/catalog.json of this job's own checkout. */
  settings: { base_url: string; signing_key?: string };
  pem: string | undefined;
  now: Date;
}

/** @returns what was done @throws Error where anything is not what it should be */
export function signHanded({ folder, digest, settings, pem, now }: Signing): string {
  const bytes = readFileSync(join(folder, HANDED.request));
  if (sha256(bytes) !== digest) throw new Error(`${HANDED.request} is not the one that the job \`build\` has written.`);
  const request: SignRequest = JSON.parse(bytes.toString('utf8'));
  if (digestOfFile(join(folder, HANDED.output)).sha256 !== request.output_sha256)
    throw new Error(`${HANDED.output} is not the one that the job \`build\` has written.`);
  const handOn = () => renameSync(join(folder, HANDED.output), join(folder, HANDED.signed));
  if (settings.signing_key === undefined && !pem) {
    handOn();
    return 'This catalog signs nothing.';
  }
  const key = readPrivateKey(pem ?? '');
  if (key === undefined || publicHalf(key) !== settings.signing_key)
    throw new Error('CATALOG_SIGNING_KEY is not the key whose public half is signing_key in data/catalog.json.');
  const { build, kept_sha256 } = request;
  if (build === null || build.base_url !== settings.base_url || build.keys[0] !== settings.signing_key)
    throw new Error('What is to be signed is of another catalog, or under other keys.');
  if (!(Date.parse(build.expires) - now.getTime() < LONGEST_MS))
    throw new Error('What is to be signed would count for longer than two weeks.');
  handOn();
  place(folder, build, kept_sha256, key);
  return `Signed build ${build.number} of ${build.base_url}, until ${build.expires}.`;
}

function place(folder: string, build: object, kept_sha256: string | null, key: KeyObject): void {
  const signature = JSON.stringify(signJws(build, key));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(LAST_SIGNATURE, signature);
  if (kept_sha256 !== null) write(CACHE_SIGNATURE, JSON.stringify(signJws({ kept_sha256 }, key)));
  write(`signed${files.buildSignature}`, signature);
  const into = ['--append', '--file', join(folder, HANDED.signed), '--directory', join(folder, 'signed')];
  execFileSync('tar', [...into, `.${files.buildSignature}`], { env: { PATH: process.env.PATH } });
}
