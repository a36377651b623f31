/**
 * The operator's signature of a build. It covers the digest of the build manifest, which covers every file, where the build
 * is served, until when the signature counts, which keys may sign, and the build's number.
 */
import type { KeyObject } from 'node:crypto';
import type { BuildSignature, SignedBuild } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import type { PublicKey } from '../../repo/keys/ed25519.ts';
import { isSignedBy, readJws, signJws } from '../../repo/keys/jws.ts';
import { dayOf, daysBetween } from '../../repo/text/day-of.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';

/** No build has a higher number. Far below the largest integer that JSON holds exactly. */
const MAX_NUMBER = 1_000_000_000;
/** Each night signs again, so a mirror that has stopped following is noticed within two weeks. */
const VALID_DAYS = 14;
const DAY_MS = 86_400_000;
/** Days are counted from here. */
const FIRST_DAY = '2020-01-01';

export const signBuild = (build: SignedBuild, privateKey: KeyObject): BuildSignature => signJws(build, privateKey);

/** The shape of both, and not who signed. @returns undefined for anything else */
export function readSignature(
  bytes: Buffer | undefined,
): { signature: BuildSignature; build: SignedBuild } | undefined {
  const { signature, payload } = readJws(jsonOf(bytes)) ?? {};
  return signature !== undefined && isSignedBuild(payload) ? { signature, build: payload } : undefined;
}

/** `expires` and `keys` are missing in what older engines signed: that counts for its number, and not for a reader. */
function isSignedBuild(value: Record<string, unknown> | undefined): value is SignedBuild & Record<string, unknown> {
  const { base_url, commit, date, manifest_sha256, number } = value ?? {};
  const isNumber = Number.isInteger(number) && Number(number) >= 1 && Number(number) <= MAX_NUMBER;
  return isNumber && [base_url, commit, date, manifest_sha256].every((text) => typeof text === 'string');
}

type KeySettings = Pick<Settings, 'signing_key' | 'further_signing_keys' | 'root_key' | 'root_statement'>;

/** All keys that may sign: the one that does, and others while they change. */
export const signingKeys = ({ signing_key, further_signing_keys = [] }: KeySettings): PublicKey[] =>
  signing_key === undefined ? [] : [signing_key, ...further_signing_keys];

/** @returns what the bytes say, where one of these keys has signed it */
export function ownSignature(bytes: Buffer | undefined, keys: readonly PublicKey[]): SignedBuild | undefined {
  const found = readSignature(bytes);
  return found && keys.some((key) => isSignedBy(key, found.signature)) ? found.build : undefined;
}

export interface BuildToSign extends Pick<SignedBuild, 'base_url' | 'commit' | 'date' | 'manifest_sha256'> {
  /** On the branch that is published, counted by first parents. */
  commits: number;
  /** What the own keys have signed before. */
  earlier: readonly SignedBuild[];
}

/** @param now day from which the signature counts */
export function describeToSign({ commits, earlier, ...build }: BuildToSign, settings: KeySettings, now: Date) {
  const last = earlier.toSorted((one, other) => other.number - one.number)[0];
  const { root_statement } = settings;
  const signed: SignedBuild = {
    ...build,
    expires: dayOf(new Date(now.getTime() + VALID_DAYS * DAY_MS)),
    keys: signingKeys(settings) as SignedBuild['keys'],
    ...(root_statement !== undefined && { root_statement }),
    number: buildNumber(commits, build, last),
    previous: last === undefined ? null : { number: last.number, manifest_sha256: last.manifest_sha256 },
  };
  return signed;
}

/**
 * Made of the history and the day, both of which only grow, so that nothing that somebody else serves decides it. After a step
 * back on purpose it is above the last signature of an own key all the same.
 */
function buildNumber(
  commits: number,
  { date, manifest_sha256 }: Pick<SignedBuild, 'date' | 'manifest_sha256'>,
  last: SignedBuild | undefined,
): number {
  const own = commits + daysBetween(FIRST_DAY, date);
  if (last === undefined) return own;
  return Math.max(own, last.manifest_sha256 === manifest_sha256 ? last.number : last.number + 1);
}
