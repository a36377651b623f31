/** The npm registry: repository, releases, provenance and downloads of a package. */
import semver from 'semver';
import type { EvidenceValues } from '../../../../schemas/contracts/generated/evidence.ts';
import { isObject, member, textMember } from '../../../../schemas/rules/members.ts';
import type { PackageUrl } from '../../../../schemas/rules/package-url.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { namedPlaces } from '../../../repo/addresses/registry-addresses.ts';
import type { Statement, Witness, WitnessTools } from '../../contract/witness.ts';
import { askRegistry, BAD_ANSWER, NoAnswer, OTHER_SUBJECT, sensible, unlessMissing } from '../registry/ask-registry.ts';
import { figure, recordedDay, releaseValues } from '../registry/figures.ts';
import { packageWitness } from '../registry/registry-witness.ts';

const REGISTRY = 'https://registry.npmjs.org';
const COUNTS = 'https://api.npmjs.org';
/**
 * Only the full document says when versions were published. Some packages have thousands of versions, of which each is
 * in it; of one that is larger than this, the newest version is asked for alone, and no day is known.
 */
const MAX_PACKUMENT_BYTES = 32 * 1024 * 1024;
/** Other first letters are addresses of the registry's own, or no names. */
const NAME = /^[a-z\d][\w.~-]{0,213}$/i;
const MAX_VERSION_LENGTH = 100;
/** A word for a repository at a host, like `github:owner/name`; without the word it is at GitHub. */
const SHORTHAND = /^(?:(github|gitlab|bitbucket):)?([\w.-]{1,100}\/[\w.-]{1,100})$/;
const SHORTHAND_HOSTS = { github: 'github.com', gitlab: 'gitlab.com', bitbucket: 'bitbucket.org' };

export const npm: Witness = packageWitness(nameOf, async (name, tools, { last }) => {
  const source = `${REGISTRY}/${name.replace('/', '%2F')}`;
  const { values, places } = await describe(name, source, tools, last);
  const downloads = await downloadsOf(name, tools);
  // Of a package that is gone, the registry no longer says whose it was.
  const isGone = values.version === undefined;
  return { values: defined({ ...values, downloads }), source, places: isGone ? (last?.places ?? []) : places };
});

/** Like astro, or @astrojs/node. */
function nameOf({ type, namespace, name }: PackageUrl): string | undefined {
  if (type !== 'npm' || !NAME.test(name)) return undefined;
  if (namespace === undefined) return name;
  return namespace.startsWith('@') && NAME.test(namespace.slice(1)) ? `${namespace}/${name}` : undefined;
}

interface NpmPackage {
  values: EvidenceValues;
  places: readonly string[];
}

async function describe(
  name: string,
  address: string,
  tools: WitnessTools,
  last: Statement | undefined,
): Promise<NpmPackage> {
  const isOwn = (answer: Record<string, unknown>) => {
    if (member(answer, 'name') !== name) throw new NoAnswer(OTHER_SUBJECT);
    return answer;
  };
  try {
    const options = { maxBytes: MAX_PACKUMENT_BYTES, ifChanged: true };
    return readPackument(isOwn(await askRegistry(address, tools, options)), Date.now());
  } catch (thrown) {
    if (!(thrown instanceof NoAnswer)) throw thrown;
    const { testimony } = thrown;
    if ('unchanged' in testimony && last !== undefined) {
      const { downloads: _, ...values } = last.values;
      return { values, places: last.places ?? [] };
    }
    if (!('problem' in testimony && testimony.problem.code === 'too_large')) throw thrown;
    return readManifest(isOwn(await askRegistry(`${address}/latest`, tools)));
  }
}

/** Undefined where the registry has no figure. */
async function downloadsOf(name: string, tools: WitnessTools): Promise<number | undefined> {
  const month = await unlessMissing(askRegistry(`${COUNTS}/downloads/point/last-month/${name}`, tools));
  const perVersion = await unlessMissing(
    askRegistry(`${COUNTS}/versions/${name.replace('/', '%2F')}/last-week`, tools),
  );
  if (month === undefined || perVersion === undefined) return undefined;
  if ([month, perVersion].some((value) => member(value, 'package') !== name)) throw new NoAnswer(OTHER_SUBJECT);
  const total = sensible(figure(member(month, 'downloads')));
  const versions = member(perVersion, 'downloads');
  const counts = Object.values(sensible(isObject(versions) ? versions : undefined));
  return Math.round(total * askedForShare(counts.map((count) => sensible(figure(count)))));
}

/** The document of a package: what its newest version says, and when versions were published. */
function readPackument(packument: unknown, now: number): NpmPackage {
  const time = member(packument, 'time');
  const versions = member(packument, 'versions');
  const latest = textMember(member(packument, 'dist-tags'), 'latest');
  if (latest === undefined && isObject(member(time, 'unpublished')))
    return { values: { deprecated: true }, places: [] };
  const newest = readManifest(member(versions, latest ?? ''));
  if (newest.values.version !== latest || !isObject(versions) || !isObject(time)) throw new NoAnswer(BAD_ANSWER);
  return { ...newest, values: { ...newest.values, ...releases(versions, time, now) } };
}

function readManifest(manifest: unknown): NpmPackage {
  const version = sensible(textMember(manifest, 'version'));
  if (version.length > MAX_VERSION_LENGTH || semver.valid(version) === null) throw new NoAnswer(BAD_ANSWER);
  const values = defined({ version, deprecated: isDeprecated(manifest), provenance: hasProvenance(manifest) });
  const repository = member(manifest, 'repository');
  const url = typeof repository === 'string' ? repository : textMember(repository, 'url');
  return { values, places: namedPlaces([inFull(url), textMember(manifest, 'homepage')]) };
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
