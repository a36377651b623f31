/** Reads a set of weights somebody proposes: the shape of schemas/rank/weights.json, with every fault named at once. */
import { readFile } from 'node:fs/promises';
import { fullPoints, SIGNAL_NAMES, type Weights } from '../../../schemas/rank/engine.ts';
import type { SignalName } from '../../../schemas/rank/signals.ts';
import { isObject } from '../../../schemas/rules/members.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';

const EXAMPLE = 'Write it like schemas/rank/weights.json.';

/** @throws Error that names every fault of the file */
export async function readWeightsFile(path: string): Promise<Weights> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error('The weights file cannot be read. Name a file that is there.');
  });
  const value = jsonOf(text);
  if (value === undefined) throw new Error(`The weights file is not valid JSON. ${EXAMPLE}`);
  const faults = weightFaults(value);
  if (faults.length > 0) throw new Error(['The weights file cannot be used:', ...faults].join('\n  '));
  return value as Weights;
}

/** Everything that is wrong with a set of weights, as sentences. Repeats nothing of the file. */
export function weightFaults(value: unknown): string[] {
  if (!isObject(value)) return [`It is no JSON object. ${EXAMPLE}`];
  const { version, weights } = value;
  const faults: string[] = [];
  if (typeof version !== 'string' || !/^[\w.-]{1,50}$/.test(version)) {
    faults.push('`version` must be text of 1 to 50 letters, digits, dots, dashes or underscores, like "2".');
  }
  if (!isObject(weights)) return [...faults, `\`weights\` must be an object with a number for each signal. ${EXAMPLE}`];
  for (const name of SIGNAL_NAMES) {
    if (!isWeight(weights[name]))
      faults.push(`\`weights.${name}\` must be a number from 0 to 1, four decimals at most.`);
  }
  if (Object.keys(weights).some((name) => !SIGNAL_NAMES.includes(name as SignalName))) {
    faults.push(`\`weights\` names a signal that does not exist. There are ${SIGNAL_NAMES.join(', ')}.`);
  }
  if (faults.length > 0) return faults;
  const sum = SIGNAL_NAMES.reduce((total, name) => total + fullPoints(Number(weights[name])), 0);
  return sum === 10_000 ? [] : [`The weights sum to ${sum / 10_000} and must sum to exactly 1.`];
}

/** Four decimals at most, so that a listing with everything has exactly 100.00 points. */
function isWeight(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1 && fullPoints(value) / 10_000 === value;
}
