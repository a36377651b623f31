/**
 * crates.io: repository, releases, downloads and dependents of a crate. Its rules for programs, one request a second and
 * a name (https://crates.io/data-access), are those that the guarded client keeps to with every host.
 */
import semver from 'semver';
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { namedPlaces } from '../../../repo/addresses/registry-addresses.ts';
import type { Witness } from '../../contract/witness.ts';
import { askRegistry, OTHER_SUBJECT, sensible, unlessMissing } from '../registry/ask-registry.ts';
import { figure, type RecordedRelease, recordedDay, releaseValues } from '../registry/figures.ts';
import { packageWitness } from '../registry/registry-witness.ts';

const API = 'https://crates.io/api/v1/crates';
const NAME = /^[a-z][\w-]{0,63}$/i;
/** `recent_downloads` are those of 90 days. */
const RECENT_MONTHS = 3;
const MAX_VERSION_LENGTH = 100;
/** The version that visitors get, under the name of each generation of the API. */
const LATEST = ['default_version', 'max_stable_version', 'max_version'];

export const cratesIo: Witness = packageWitness(
  ({ type, name }) => (type === 'cargo' && NAME.test(name) ? name : undefined),
  async (name, tools) => {
    const source = `${API}/${name}`;
    // Its downloads change daily, so it is never the same.
    const described = await askRegistry(source, tools);
    const { crate } = described;
    if (plain(textMember(crate, 'id') ?? '') !== plain(name)) return OTHER_SUBJECT;
    const listed = await unlessMissing(askRegistry(`${source}/reverse_dependencies?per_page=1`, tools));
    const values = defined({
      version: sensible(LATEST.map((key) => textMember(crate, key)).find(isVersion)),
      downloads: Math.round(sensible(figure(member(crate, 'recent_downloads'))) / RECENT_MONTHS),
      // All its versions are.
      deprecated: member(crate, 'yanked') === true ? (true as const) : undefined,
      ...releaseValues(listMember(described, 'versions').flatMap((entry) => toRelease(entry, Date.now()))),
      dependents: sensible(figure(member(member(listed, 'meta'), 'total'))),
    });
    const places = namedPlaces(['repository', 'homepage', 'documentation'].map((key) => textMember(crate, key)));
    return { values, source, places };
  },
);

function toRelease(entry: unknown, now: number): RecordedRelease[] {
  const number = textMember(entry, 'num');
  const day = recordedDay(member(entry, 'created_at'), now);
  if (!isVersion(number) || day === undefined) return [];
  return [{ day, isStable: semver.prerelease(number) === null, isOffered: member(entry, 'yanked') !== true }];
}

function isVersion(text: string | undefined): text is string {
  return text !== undefined && text.length <= MAX_VERSION_LENGTH && semver.valid(text) !== null;
}

/** crates.io makes no difference between dash and underscore, capital and small letters. */
const plain = (name: string) => name.toLowerCase().replaceAll('_', '-');
