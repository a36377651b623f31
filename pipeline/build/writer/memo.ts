/**
 * What is dear to make and was made by the build before, under a digest of what it is made of. What no build asks for any
 * more is forgotten. Without the file everything is made anew; nothing but time is lost.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isObject } from '../../../schemas/rules/members.ts';
import { sha256 } from '../../repo/text/sha256.ts';

export interface Memo {
  /** @param input all that decides what is made, beside the program; the same for the same kind of value alone */
  of(input: string, make: () => string): string;
}

export interface KeptMemo extends Memo {
  save(): Promise<void>;
}

/** Remembers nothing. */
export const NO_MEMO: Memo = { of: (_input, make) => make() };

/** So much of a digest as tells a few million texts apart. */
const DIGITS = 32;

/** @param program digest of what makes the values: another one makes all of them anew */
export async function openMemo(file: string, program: string): Promise<KeptMemo> {
  const known = await readValues(file, program);
  const used = new Map<string, string>();
  return {
    of(input, make) {
      const key = sha256(input).slice(0, DIGITS);
      const value = known.get(key) ?? used.get(key) ?? make();
      used.set(key, value);
      return value;
    },
    async save() {
      if (used.size === known.size && [...used.keys()].every((key) => known.has(key))) return;
      await mkdir(dirname(file), { recursive: true });
      // Whoever is killed leaves no half file.
      await writeFile(`${file}.new`, JSON.stringify({ program, values: Object.fromEntries(used) }));
      await rename(`${file}.new`, file);
    },
  };
}

async function readValues(file: string, program: string): Promise<Map<string, string>> {
  try {
    const found: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isObject(found) || found.program !== program || !isObject(found.values)) return new Map();
    return new Map(Object.entries(found.values) as [string, string][]);
  } catch {
    return new Map();
  }
}
