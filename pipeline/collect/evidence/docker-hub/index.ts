/**
 * Docker Hub: pulls of an image in a month, as the difference of two totals. Only of images whose owner Docker itself
 * has looked at: official ones, and those of verified publishers and sponsored open-source projects.
 */
import { textMember } from '../../../../schemas/rules/members.ts';
import { type PackageUrl, parsePackageUrl } from '../../../../schemas/rules/package-url.ts';
import type { Witness, WitnessTools } from '../../contract/witness.ts';
import { askRegistry, BAD_ANSWER, OTHER_SUBJECT, type RegistryAnswer } from '../registry/ask-registry.ts';
import { monthDifference } from '../registry/month-difference.ts';
import { packagesOf } from '../registry/packages.ts';
import { isVetted, readPulls, websiteOf, writtenPlaces } from './read-docker-hub.ts';

const API = 'https://hub.docker.com/v2';
const OFFICIAL = 'library';
const PART = /^[a-z\d][a-z\d._-]{0,99}$/;

export const dockerHub: Witness = {
  subjects: (listing) => packagesOf(listing, (parsed) => imageOf(parsed) !== undefined),
  async look(subject, _listing, tools) {
    const image = imageOf(parsePackageUrl(subject));
    if (image === undefined) return { unknown: true };
    const { namespace, name } = image;
    const source = `${API}/repositories/${namespace}/${name}/`;
    // Its pulls change by the second, so it is never the same.
    const described = await askRegistry(source, tools);
    if (!('value' in described)) return described;
    const { value } = described;
    if (textMember(value, 'namespace') !== namespace || textMember(value, 'name') !== name) return OTHER_SUBJECT;
    const pulls = readPulls(value);
    if (pulls === undefined) return BAD_ANSWER;
    const owner = namespace === OFFICIAL ? undefined : await ownerOf(namespace, tools);
    if (owner !== undefined && !('value' in owner)) return owner;
    if (owner !== undefined && !isVetted(owner.value)) return { unknown: true };
    const downloads = await monthDifference(subject, pulls, tools);
    if (downloads === undefined) return { tooSoon: true };
    return { values: { downloads }, source, places: owner ? websiteOf(owner.value) : writtenPlaces(value) };
  },
};

function ownerOf(namespace: string, tools: WitnessTools): Promise<RegistryAnswer> {
  return askRegistry(`${API}/orgs/${namespace}/`, tools);
}

/** An image without a namespace is an official one; one with a dot in it lies in another registry. */
function imageOf(parsed: PackageUrl | undefined): { namespace: string; name: string } | undefined {
  if (parsed?.type !== 'docker') return undefined;
  const { namespace = OFFICIAL, name } = parsed;
  const isHere = [namespace, name].every((part) => PART.test(part)) && !/^localhost$|\./.test(namespace);
  return isHere ? { namespace, name } : undefined;
}
