/** Answers of crates.io → what it witnesses. Whatever is not named here ends in this file. Pure. */
import semver from 'semver';
import type { EvidenceValues } from '../../../../schemas/contracts/generated/evidence.ts';
import { defined } from '../../../../schemas/rules/defined.ts';
import { isObject, listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { namedPlaces } from '../../../repo/addresses/named-address.ts';
import { figure } from '../registry/figures.ts';
import { type RecordedRelease, recordedDay, releaseValues } from '../registry/release-days.ts';

/** `recent_downloads` are those of 90 days. */
const RECENT_MONTHS = 3;
const MAX_VERSION_LENGTH = 100;
/** The version that visitors get, under the name of each generation of the API. */
const LATEST = ['default_version', 'max_stable_version', 'max_version'];

export interface Crate {
  values: EvidenceValues;
  places: string[];
}

/** @returns undefined where it makes no sense */
export function readCrate(answer: unknown, now: number): Crate | undefined {
  const crate = member(answer, 'crate');
  const recent = figure(member(crate, 'recent_downloads'));
  const version = LATEST.map((key) => textMember(crate, key)).find(isVersion);
  if (recent === undefined || version === undefined) return undefined;
  const values = defined({
    version,
    downloads: Math.round(recent / RECENT_MONTHS),
    // All its versions are.
    deprecated: member(crate, 'yanked') === true ? (true as const) : undefined,
    ...releaseValues(listMember(answer, 'versions').flatMap((entry) => toRelease(entry, now))),
  });
  const places = namedPlaces(['repository', 'homepage', 'documentation'].map((key) => textMember(crate, key)));
  return { values, places };
}

/** How many crates depend on it, by the answer that lists them page by page. */
export function readDependents(answer: unknown): number | undefined {
  const meta = member(answer, 'meta');
  return isObject(meta) ? figure(meta.total) : undefined;
}

function toRelease(entry: unknown, now: number): RecordedRelease[] {
  const number = textMember(entry, 'num');
  const day = recordedDay(member(entry, 'created_at'), now);
  if (!isVersion(number) || day === undefined) return [];
  return [{ day, isStable: semver.prerelease(number) === null, isOffered: member(entry, 'yanked') !== true }];
}

function isVersion(text: string | undefined): text is string {
  return text !== undefined && text.length <= MAX_VERSION_LENGTH && semver.valid(text) !== null;
}
