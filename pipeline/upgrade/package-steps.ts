/** package.json: the version of the engine, and the members that the engine wrote, unless the operator has edited them. */
import { applyEdits, type JSONPath, modify, parse } from 'jsonc-parser';
import { memberAt } from '../../schemas/rules/members.ts';
import type { PackageMembers } from '../create/engine-files.ts';
import { ENGINE_NAME } from '../create/engine-spec.ts';
import type { Step } from './file-steps.ts';

export const PACKAGE = 'package.json';
export const FORMATTING = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

export interface PackageSides {
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
