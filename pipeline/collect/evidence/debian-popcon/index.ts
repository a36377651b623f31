/** Debian popcon: on how many computers that take part a package is installed. Whose it is, its source package says. */
import { textMember } from '../../../../schemas/rules/members.ts';
import { namedPlaces } from '../../../repo/addresses/registry-addresses.ts';
import type { GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import type { Witness, WitnessTools } from '../../contract/witness.ts';
import { askForList, askForText, OTHER_SUBJECT, sensible, unlessMissing } from '../registry/ask-registry.ts';
import { packageWitness } from '../registry/registry-witness.ts';

const COUNTS = 'https://popcon.debian.org/by_inst';
const ARCHIVE = 'https://api.ftp-master.debian.org/dsc_in_suite/unstable';
const POOL = 'https://deb.debian.org/debian/pool';
/** A line for each of more than 200,000 packages. */
const MAX_COUNTS_BYTES = 48 * 1024 * 1024;
const NAME = /^[a-z\d][a-z\d+.-]{1,99}$/;
/** Like `12 keepassxc 9876 4321 …`: rank, package, computers that have it, computers that use it, and more. */
const COUNT_LINE = /^\d{1,9}\s{1,9}(\S{2,100})\s{1,60}(\d{1,9})\s/;
const COMPONENTS = ['main', 'contrib', 'non-free', 'non-free-firmware'];

export const debianPopcon: Witness = packageWitness(
  // Other distributions count for themselves.
  ({ type, namespace, name }) => (type === 'deb' && namespace === 'debian' && NAME.test(name) ? name : undefined),
  async (name, tools) => {
    const listed = await askForList(`${ARCHIVE}/${encodeURIComponent(name)}`, tools);
    if (listed.length === 0) return { unknown: true };
    const control = readControl(await askForText(`${POOL}/${sensible(sourceFile(listed, name))}`, tools));
    if (control.source !== name || !control.binaries.includes(name)) return OTHER_SUBJECT;
    const computers = (await countsOfRun(tools)).get(name);
    return computers === undefined
      ? { unknown: true }
      : { values: { computers }, source: COUNTS, places: control.places };
  },
);

/** One file has all packages, so a run asks for it once. It changes daily, so it is never the same. */
const runs = new WeakMap<GuardedClient, Promise<ReadonlyMap<string, number>>>();

function countsOfRun(tools: WitnessTools): Promise<ReadonlyMap<string, number>> {
  const known = runs.get(tools.client) ?? readCounts(tools);
  runs.set(tools.client, known);
  return known;
}

async function readCounts(tools: WitnessTools): Promise<ReadonlyMap<string, number>> {
  const text = (await unlessMissing(askForText(COUNTS, tools, { maxBytes: MAX_COUNTS_BYTES }))) ?? '';
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, computers] = COUNT_LINE.exec(line) ?? [];
    if (name !== undefined) counts.set(name, Number(computers));
  }
  return sensible(counts.size === 0 ? undefined : counts);
}

/** @returns the path of its description in the pool, like main/k/keepassxc/keepassxc_2.7.9+dfsg.1-1.dsc */
function sourceFile(listed: readonly unknown[], name: string): string | undefined {
  for (const entry of listed) {
    const component = textMember(entry, 'component') ?? '';
    const file = textMember(entry, 'filename') ?? '';
    const [, folder = '', last = ''] = file.split('/');
    const isOwn = folder === name && last.startsWith(`${name}_`) && /^[\w.+~-]{1,200}\.dsc$/.test(last);
    if (isOwn && file.split('/').length === 3 && COMPONENTS.includes(component)) {
      return [component, ...file.split('/').map(encodeURIComponent)].join('/');
    }
  }
  return undefined;
}

/** The fields of a `.dsc` file (Debian Policy 5.4), which a signature may stand around. Maintainers are not taken. */
function readControl(text: string) {
  // A line that begins with a space goes on with the field before it.
  const lines = text.replaceAll(/\n[ \t]{1,9}/g, ' ').split('\n');
  const field = (name: string) => {
    const line = lines.find((each) => each.startsWith(`${name}:`));
    return line?.slice(name.length + 1).trim();
  };
  return {
    source: field('Source'),
    /** Packages that are built from it. */
    binaries: (field('Binary') ?? '').split(',').map((name) => name.trim()),
    places: namedPlaces([field('Homepage')]),
  };
}
