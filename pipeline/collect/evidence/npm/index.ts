/** The npm registry: repository, releases, provenance and downloads of a package. */
import type { Problem } from '../../../../schemas/contracts/problems.ts';
import { defined } from '../../../../schemas/rules/defined.ts';
import { member } from '../../../../schemas/rules/members.ts';
import { type PackageUrl, parsePackageUrl } from '../../../../schemas/rules/package-url.ts';
import type { Statement, Testimony, Witness, WitnessTools } from '../../contract/witness.ts';
import { askRegistry, BAD_ANSWER, OTHER_SUBJECT } from '../registry/ask-registry.ts';
import { packagesOf } from '../registry/packages.ts';
import { type NpmPackage, readDownloads, readManifest, readPackument } from './read-npm.ts';

const REGISTRY = 'https://registry.npmjs.org';
const COUNTS = 'https://api.npmjs.org';
/**
 * Only the full document says when versions were published. Some packages have thousands of versions, of which each is
 * in it; of one that is larger than this, the newest version is asked for alone, and no day is known.
 */
const MAX_PACKUMENT_BYTES = 32 * 1024 * 1024;
/** Other first letters are addresses of the registry's own, or no names. */
const NAME = /^[a-z\d][\w.~-]{0,213}$/i;

export const npm: Witness = {
  subjects: (listing) => packagesOf(listing, (parsed) => parsed.type === 'npm' && nameOf(parsed) !== undefined),
  async look(subject, _listing, tools, last) {
    const name = nameOf(parsePackageUrl(subject));
    if (name === undefined) return { unknown: true };
    const source = `${REGISTRY}/${name.replace('/', '%2F')}`;
    const described = await describe(name, source, tools, last);
    if (!('said' in described)) return described;
    const { said, remember } = described;
    const counted = await count(name, tools);
    if ('problem' in counted) return counted;
    await remember();
    // Of a package that is gone, the registry no longer says whose it was.
    const places = said.values.version === undefined ? (last?.places ?? []) : said.places;
    return { values: { ...said.values, ...counted.values }, source, places };
  },
};

type Described = { said: NpmPackage; remember(): Promise<void> };

async function describe(
  name: string,
  address: string,
  tools: WitnessTools,
  last: Statement | undefined,
): Promise<Described | Testimony> {
  const isKnown = last?.source === address && last.values.version !== undefined;
  const options = { maxBytes: MAX_PACKUMENT_BYTES, ifChanged: isKnown };
  const whole = await askRegistry(address, tools, options);
  if ('unchanged' in whole) {
    const { downloads: _, ...values } = last?.values ?? {};
    return { said: { values, places: [...(last?.places ?? [])] }, remember: async () => {} };
  }
  const isTooLarge = 'problem' in whole && whole.problem.code === 'too_large';
  const answer = isTooLarge ? await askRegistry(`${address}/latest`, tools) : whole;
  if (!('value' in answer)) return answer;
  if (member(answer.value, 'name') !== name) return OTHER_SUBJECT;
  const said = isTooLarge ? readManifest(answer.value) : readPackument(answer.value, Date.now());
  return said === undefined ? BAD_ANSWER : { said, remember: isTooLarge ? async () => {} : answer.remember };
}

/** Without a figure where the registry has none. */
async function count(
  name: string,
  tools: WitnessTools,
): Promise<{ values: { downloads?: number } } | { problem: Problem }> {
  const month = await askRegistry(`${COUNTS}/downloads/point/last-month/${name}`, tools);
  if ('problem' in month) return month;
  const perVersion = await askRegistry(`${COUNTS}/versions/${name.replace('/', '%2F')}/last-week`, tools);
  if ('problem' in perVersion) return perVersion;
  if (!('value' in month && 'value' in perVersion)) return { values: {} };
  const isOther = [month, perVersion].some(({ value }) => member(value, 'package') !== name);
  if (isOther) return OTHER_SUBJECT;
  const downloads = readDownloads(month.value, perVersion.value);
  return downloads === undefined ? BAD_ANSWER : { values: defined({ downloads }) };
}

/** Like astro, or @astrojs/node. */
function nameOf(parsed: PackageUrl | undefined): string | undefined {
  if (parsed === undefined || !NAME.test(parsed.name)) return undefined;
  const { namespace, name } = parsed;
  if (namespace === undefined) return name;
  return namespace.startsWith('@') && NAME.test(namespace.slice(1)) ? `${namespace}/${name}` : undefined;
}
