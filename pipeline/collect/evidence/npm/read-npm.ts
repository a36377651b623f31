/** Answers of the npm registry → what it witnesses. Whatever is not named here ends in this file. Pure. */
import semver from 'semver';
import type { EvidenceValues } from '../../../../schemas/contracts/generated/evidence.ts';
import { defined } from '../../../../schemas/rules/defined.ts';
import { isObject, member, textMember } from '../../../../schemas/rules/members.ts';
import { namedPlaces } from '../../../repo/addresses/named-address.ts';
import { figure } from '../registry/figures.ts';
import { recordedDay, releaseValues } from '../registry/release-days.ts';

const MAX_VERSION_LENGTH = 100;
/** A word for a repository at a host, like `github:owner/name`; without the word it is at GitHub. */
const SHORTHAND = /^(?:(github|gitlab|bitbucket):)?([\w.-]{1,100}\/[\w.-]{1,100})$/;
const SHORTHAND_HOSTS = { github: 'github.com', gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' };

export interface NpmPackage {
  values: EvidenceValues;
  places: string[];
}

/**
 * The document of a package: what its newest version says, and when versions were published.
 * @returns undefined where it makes no sense
 */
export function readPackument(packument: unknown, now: number): NpmPackage | undefined {
  const time = member(packument, 'time');
  const versions = member(packument, 'versions');
  const latest = textMember(member(packument, 'dist-tags'), 'latest');
  if (latest === undefined && isObject(member(time, 'unpublished')))
    return { values: { deprecated: true }, places: [] };
  const newest = latest === undefined ? undefined : readManifest(member(versions, latest));
  if (newest === undefined || newest.values.version !== latest || !isObject(versions) || !isObject(time))
    return undefined;
  return { ...newest, values: { ...newest.values, ...releases(versions, time, now) } };
}

/** One version of a package. */
export function readManifest(manifest: unknown): NpmPackage | undefined {
  const version = textMember(manifest, 'version');
  if (version === undefined || version.length > MAX_VERSION_LENGTH || semver.valid(version) === null) return undefined;
  const values = defined({ version, deprecated: isDeprecated(manifest), provenance: hasProvenance(manifest) });
  const repository = member(manifest, 'repository');
  const url = typeof repository === 'string' ? repository : textMember(repository, 'url');
  return { values, places: namedPlaces([inFull(url), textMember(manifest, 'homepage')]) };
}

/** Downloads of a period, and those of each version in the last week; undefined where one of them makes no sense. */
export function readDownloads(month: unknown, perVersion: unknown): number | undefined {
  const total = figure(member(month, 'downloads'));
  const versions = member(perVersion, 'downloads');
  const counts = isObject(versions) ? Object.values(versions).map(figure) : [undefined];
  if (total === undefined || !counts.every((count) => count !== undefined)) return undefined;
  return Math.round(total * askedForShare(counts));
}

/**
 * Mirrors fetch every version alike, so what the median version has is taken for theirs and taken off each. Of two the
 * rarer stands for them; of a single one they cannot be told apart.
 */
function askedForShare(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const mirrored = sorted.length < 2 ? 0 : (sorted[Math.ceil(sorted.length / 2) - 1] ?? 0);
  const all = sum(sorted);
  return all === 0 ? 0 : sum(sorted.map((count) => Math.max(0, count - mirrored))) / all;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function releases(versions: Record<string, unknown>, time: Record<string, unknown>, now: number) {
  const dated = Object.entries(time).flatMap(([version, at]) => {
    const parsed = version.length > MAX_VERSION_LENGTH ? null : semver.parse(version);
    const day = parsed === null ? undefined : recordedDay(at, now);
    if (parsed === null || day === undefined) return [];
    const isOffered = Object.hasOwn(versions, version) && isDeprecated(versions[version]) === undefined;
    return [{ day, isStable: parsed.prerelease.length === 0, isOffered }];
  });
  return releaseValues(dated);
}

function isDeprecated(manifest: unknown): true | undefined {
  const deprecated = member(manifest, 'deprecated');
  return deprecated === true || (typeof deprecated === 'string' && deprecated !== '') ? true : undefined;
}

/**
 * `dist` is written by the registry alone, which takes a statement of provenance only from a service whose signature it
 * has verified: https://docs.npmjs.com/generating-provenance-statements
 */
function hasProvenance(manifest: unknown): true | undefined {
  const provenance = member(member(member(manifest, 'dist'), 'attestations'), 'provenance');
  return textMember(provenance, 'predicateType')?.startsWith('https://slsa.dev/provenance/') ? true : undefined;
}

function inFull(repository: string | undefined): string | undefined {
  const [, host, path] = SHORTHAND.exec(repository ?? '') ?? [];
  if (path === undefined) return repository;
  return `https://${SHORTHAND_HOSTS[(host ?? 'github') as keyof typeof SHORTHAND_HOSTS]}/${path}`;
}
