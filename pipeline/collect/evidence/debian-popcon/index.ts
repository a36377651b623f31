/** Debian popcon: on how many computers that take part a package is installed. Whose it is, its source package says. */
import { parsePackageUrl } from '../../../../schemas/rules/package-url.ts';
import type { Witness, WitnessTools } from '../../contract/witness.ts';
import { askForList, askForText, BAD_ANSWER, OTHER_SUBJECT, type RegistryAnswer } from '../registry/ask-registry.ts';
import { packagesOf } from '../registry/packages.ts';
import { readControl, readCounts, sourceFile } from './read-debian.ts';

const COUNTS = 'https://popcon.debian.org/by_inst';
const ARCHIVE = 'https://api.ftp-master.debian.org/dsc_in_suite/unstable';
const POOL = 'https://deb.debian.org/debian/pool';
/** A line for each of more than 200,000 packages. */
const MAX_COUNTS_BYTES = 48 * 1024 * 1024;
const NAME = /^[a-z\d][a-z\d+.-]{1,99}$/;

export const debianPopcon: Witness = {
  subjects: (listing) => packagesOf(listing, (parsed) => nameOf(parsed) !== undefined),
  async look(subject, _listing, tools) {
    const name = nameOf(parsePackageUrl(subject));
    if (name === undefined) return { unknown: true };
    const listed = await askForList(`${ARCHIVE}/${encodeURIComponent(name)}`, tools);
    if (!('value' in listed)) return listed;
    if (listed.value.length === 0) return { unknown: true };
    const path = sourceFile(listed.value, name);
    if (path === undefined) return BAD_ANSWER;
    const described = await askForText(`${POOL}/${path}`, tools);
    if (!('value' in described)) return described;
    const control = readControl(described.value);
    if (control.source !== name || !control.binaries.includes(name)) return OTHER_SUBJECT;
    const counted = await countsOfRun(tools);
    if (!('value' in counted)) return counted;
    const computers = counted.value.get(name);
    return computers === undefined
      ? { unknown: true }
      : { values: { computers }, source: COUNTS, places: control.places };
  },
};

type Counts = RegistryAnswer<ReadonlyMap<string, number>>;

/** One file has all packages, so a run asks for it once. It changes daily, so it is never the same. */
const runs = new WeakMap<WitnessTools, Promise<Counts>>();

function countsOfRun(tools: WitnessTools): Promise<Counts> {
  const known = runs.get(tools) ?? askForCounts(tools);
  runs.set(tools, known);
  return known;
}

async function askForCounts(tools: WitnessTools): Promise<Counts> {
  const answer = await askForText(COUNTS, tools, { maxBytes: MAX_COUNTS_BYTES });
  if (!('value' in answer)) return 'unknown' in answer ? BAD_ANSWER : answer;
  const value = readCounts(answer.value);
  return value.size === 0 ? BAD_ANSWER : { ...answer, value };
}

/** Other distributions count for themselves. */
function nameOf(parsed: ReturnType<typeof parsePackageUrl>): string | undefined {
  return parsed?.type === 'deb' && parsed.namespace === 'debian' && NAME.test(parsed.name) ? parsed.name : undefined;
}
