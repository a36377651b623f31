/** What an upgrade does with each file and member that the engine wrote: what the operator has edited is never overwritten. */
import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { memberAt } from '../../schemas/rules/members.ts';
import type { NewFile, PackageMembers } from '../create/engine-files.ts';
import { ENGINE_NAME } from '../create/engine-spec.ts';
import { type DataFiles, SETTINGS } from '../repo/data/data-files.ts';
import { newRecordKey, RECORD_KEY_FILE } from '../repo/keys/record-signing-key.ts';
import { sha256 } from '../repo/text/sha256.ts';

export interface Step {
  path: string;
  /** null: the file is removed; undefined: it stays as it is. */
  content?: string | null;
  /** What was done, and why. */
  said: string;
  /** Both texts, where the operator's file stays although this version writes another one. */
  untaken?: { present: string; wanted: string };
}

interface Sides {
  /** What the engine writes now. */
  wanted: readonly NewFile[];
  /** Digests of what an earlier engine wrote; none where that is not known. */
  written: ReadonlyMap<string, string>;
  /** @returns the file as the catalog has it */
  present(path: string): string | undefined;
}

/** @returns a step for each file with which there is something to do or to say */
export function fileSteps({ wanted, written, present }: Sides): Step[] {
  const now = new Map(wanted);
  const paths = [...new Set([...now.keys(), ...written.keys()])].sort();
  return paths.flatMap((path) => fileStep(path, present(path), written.get(path), now.get(path)) ?? []);
}

function fileStep(
  path: string,
  present: string | undefined,
  written: string | undefined,
  wanted: string | undefined,
): Step | undefined {
  if (wanted === present || (wanted !== undefined && sha256(wanted) === written)) return undefined;
  const isUnedited = present !== undefined && sha256(present) === written;
  if (wanted === undefined) {
    if (isUnedited) return { path, content: null, said: 'removed, because the engine does without it' };
    return { path, said: 'stays, because you have edited it; the engine does without it' };
  }
  if (present === undefined) {
    if (written === undefined) return { path, content: wanted, said: 'new in this version' };
    return { path, said: 'stays away, because you have removed it' };
  }
  if (isUnedited) return { path, content: wanted, said: 'as this version writes it; nobody had edited it' };
  return { path, said: 'stays as you edited it; this version writes another one', untaken: { present, wanted } };
}

export const PACKAGE = 'package.json';
const FORMATTING = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

interface PackageSides {
  /** The file as the catalog has it. */
  text: string;
  /** Of the engine, as package.json names it. */
  spec: string;
  base: PackageMembers | undefined;
  wanted: PackageMembers;
}

/** @returns one step with the new text, and one for each member that stays although the engine asks for another value */
export function packageSteps({ text, spec, base, wanted }: PackageSides): Step[] {
  const present = parse(text);
  const said: string[] = [];
  const kept: Step[] = [];
  let changed = text;
  const set = (path: JSONPath, value: unknown): void => {
    changed = applyEdits(changed, modify(changed, path, value, FORMATTING));
    said.push(`${path.slice(-1)} ${value === undefined ? 'is gone' : value}`);
  };
  const [before, after] = [entriesOf(base), entriesOf(wanted)];
  if (memberAt(present, ['dependencies', ENGINE_NAME]) !== spec) set(['dependencies', ENGINE_NAME], spec);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const path = key.split('\n');
    const [mine, old, next] = [memberAt(present, path), before.get(key), after.get(key)];
    if (mine === next || next === old) continue;
    if (mine === old) set(path, next);
    else if (next !== undefined) {
      const words = mine === undefined ? 'stays away, because you have removed it' : `stays ${mine}`;
      kept.push({ path: `${PACKAGE}, ${path.join('.')}`, said: `${words}; this version asks for ${next}` });
    }
  }
  return said.length === 0 ? kept : [{ path: PACKAGE, content: changed, said: said.join(', ') }, ...kept];
}

/** Each member of each part, by both names. */
function entriesOf(members: PackageMembers | undefined): Map<string, unknown> {
  return new Map(
    Object.entries(members ?? {}).flatMap(([part, values]) =>
      Object.entries(values).map(([name, value]): [string, unknown] => [`${part}\n${name}`, value]),
    ),
  );
}

const PATH = ['moderation', 'record_key'];

export const RECORD_KEY_HINT = `gh secret set CATALOG_RECORD_KEY < ${RECORD_KEY_FILE}`;

/** @param folder whose git folder keeps the private half @returns undefined where there is a key, or the clone has its own */
export async function recordKeyStep(
  folder: string,
  { settings: { moderation }, data }: { settings: Settings; data: DataFiles },
): Promise<(Step & { content: string }) | undefined> {
  if (moderation?.mode !== 'github' || moderation.record_key !== undefined) return undefined;
  const text = data.get(SETTINGS)?.toString('utf8') ?? '';
  const content = applyEdits(text, modify(text, PATH, await newRecordKey(folder), FORMATTING));
  return { path: SETTINGS, content, said: `names a new key for proposals; set the secret: ${RECORD_KEY_HINT}` };
}
