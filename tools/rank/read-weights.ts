/** Reads a set of weights that somebody proposes: the shape of schemas/rank/weights.json. */
import { readFile } from 'node:fs/promises';
import { weightFaults } from '../../pipeline/build/rank/weight-faults.ts';
import { jsonOf } from '../../pipeline/repo/text/stable-json.ts';
import type { Weights } from '../../schemas/rank/weights.ts';

/** @throws Error that names every fault of the file */
export async function readWeightsFile(path: string): Promise<Weights> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error('The weights file cannot be read. Name a file that is there.');
  });
  const value = jsonOf(text);
  if (value === undefined)
    throw new Error(`The weights file is not valid JSON. Write it like schemas/rank/weights.json.`);
  const faults = weightFaults(value);
  if (faults.length > 0) throw new Error(['The weights file cannot be used:', ...faults].join('\n  '));
  return value as Weights;
}
