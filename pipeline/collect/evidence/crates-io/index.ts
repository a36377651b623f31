/**
 * crates.io: repository, releases, downloads and dependents of a crate. Its rules for programs, one request a second and
 * a name (https://crates.io/data-access), are those that the guarded client keeps to with every host.
 */
import { textMember } from '../../../../schemas/rules/members.ts';
import { type PackageUrl, parsePackageUrl } from '../../../../schemas/rules/package-url.ts';
import type { Witness } from '../../contract/witness.ts';
import { askRegistry, BAD_ANSWER, OTHER_SUBJECT } from '../registry/ask-registry.ts';
import { packagesOf } from '../registry/packages.ts';
import { readCrate, readDependents } from './read-crates-io.ts';

const API = 'https://crates.io/api/v1/crates';
const NAME = /^[a-z][\w-]{0,63}$/i;

export const cratesIo: Witness = {
  subjects: (listing) => packagesOf(listing, (parsed) => nameOf(parsed) !== undefined),
  async look(subject, _listing, tools) {
    const name = nameOf(parsePackageUrl(subject));
    if (name === undefined) return { unknown: true };
    const source = `${API}/${name}`;
    // Its downloads change daily, so it is never the same.
    const described = await askRegistry(source, tools);
    if (!('value' in described)) return described;
    const { crate } = described.value;
    if (plain(textMember(crate, 'id') ?? '') !== plain(name)) return OTHER_SUBJECT;
    const said = readCrate(described.value, Date.now());
    const listed = await askRegistry(`${source}/reverse_dependencies?per_page=1`, tools);
    if ('problem' in listed) return listed;
    const dependents = 'value' in listed ? readDependents(listed.value) : undefined;
    if (said === undefined || dependents === undefined) return BAD_ANSWER;
    return { values: { ...said.values, dependents }, source, places: said.places };
  },
};

function nameOf(parsed: PackageUrl | undefined): string | undefined {
  return parsed?.type === 'cargo' && NAME.test(parsed.name) ? parsed.name : undefined;
}

/** crates.io makes no difference between dash and underscore, capital and small letters. */
const plain = (name: string) => name.toLowerCase().replaceAll('_', '-');
