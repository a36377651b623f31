/**
 * Docker Hub: pulls of an image in a month, as the difference of two totals. Only of images whose owner Docker itself
 * has looked at: official ones, and those of verified publishers and sponsored open-source projects.
 */
import { member, textMember } from '../../../../schemas/rules/members.ts';
import type { PackageUrl } from '../../../../schemas/rules/package-url.ts';
import { namedPlaces } from '../../../repo/addresses/registry-addresses.ts';
import { daysBetween } from '../../../repo/text/day-of.ts';
import type { Witness, WitnessTools } from '../../contract/witness.ts';
import { askRegistry, OTHER_SUBJECT, sensible } from '../registry/ask-registry.ts';
import { figure } from '../registry/figures.ts';
import { packageWitness } from '../registry/registry-witness.ts';

const API = 'https://hub.docker.com/v2';
const OFFICIAL = 'library';
const PART = /^[a-z\d][a-z\d._-]{0,99}$/;
/** `badge` of an organization; an empty one is anybody's. */
const VETTED = ['verified_publisher', 'open_source'];
/** The lines of an official image's description that say where the software is from, and who maintains the image. */
const ORIGIN_LINE = /^(?:>|- {0,3}\*\*Maintained by\*\*:)/;
const LINK = /\]\((https:\/\/[^\s()]{1,300})\)/g;
const MAX_LINES = 200;
const MONTH_DAYS = 30;
/** Subjects are asked about once a week, so a month lies between the fifth total and the first. */
const LEAST_DAYS = 28;

export const dockerHub: Witness = packageWitness(imageOf, async ({ namespace, name }, tools, { subject }) => {
  const source = `${API}/repositories/${namespace}/${name}/`;
  // Its pulls change by the second, so it is never the same.
  const image = await askRegistry(source, tools);
  if (textMember(image, 'namespace') !== namespace || textMember(image, 'name') !== name) return OTHER_SUBJECT;
  const pulls = sensible(figure(member(image, 'pull_count')));
  const owner = namespace === OFFICIAL ? undefined : await askRegistry(`${API}/orgs/${namespace}/`, tools);
  if (owner && !VETTED.includes(textMember(owner, 'badge') ?? '')) return { unknown: true };
  const downloads = await monthDifference(subject, pulls, tools);
  if (downloads === undefined) return { tooSoon: true };
  const places = owner ? namedPlaces([textMember(owner, 'profile_url')]) : writtenPlaces(image);
  return { values: { downloads }, source, places };
});

/** An image without a namespace is an official one; one with a dot in it lies in another registry. */
function imageOf({ type, namespace = OFFICIAL, name }: PackageUrl): { namespace: string; name: string } | undefined {
  const isHere = [namespace, name].every((part) => PART.test(part)) && !/^localhost$|\./.test(namespace);
  return type === 'docker' && isHere ? { namespace, name } : undefined;
}

/** Descriptions of official images are reviewed by Docker: github.com/docker-library/docs. */
function writtenPlaces(image: unknown): string[] {
  const lines = (textMember(image, 'full_description') ?? '').split('\n', MAX_LINES);
  const origins = lines.filter((line) => ORIGIN_LINE.test(line));
  return namedPlaces(origins.flatMap((line) => [...line.matchAll(LINK)].map(([, address]) => address)));
}

/** @returns undefined until a total is known that is four weeks old; one that has shrunk counts from nothing again */
async function monthDifference(
  subject: string,
  count: number,
  { totals, today }: WitnessTools,
): Promise<number | undefined> {
  const isEarlier = (total: { on: string; count: number }) => total.on < today && total.count <= count;
  const earlier = ((await totals.get(subject)) ?? []).filter(isEarlier);
  const ageOf = (index: number) => daysBetween(earlier[index]?.on ?? today, today);
  while (ageOf(1) >= LEAST_DAYS) earlier.shift();
  await totals.set(subject, [...earlier, { on: today, count }]);
  const [first] = earlier;
  if (first === undefined || ageOf(0) < LEAST_DAYS) return undefined;
  return Math.round(((count - first.count) * MONTH_DAYS) / ageOf(0));
}
