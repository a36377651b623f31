/** Everything an operator writes, wrong in every way that the list names: `catalog check` names each, and all at once. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toJson } from '../repo/problems/file-problem.ts';
import { checkFolder } from '../review/check/folder/folder-problems.ts';
import { readDocumentsHere } from '../review/check/testing/checking.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { COMMAND_FACTS } from './commands.ts';
import { type PlantedFiles, plantedCatalog } from './testing/planted-catalog.ts';
import { PLANTED_FAULTS, type PlantedFault } from './testing/planted-faults.ts';

interface Found {
  file: string;
  pointer: string;
  code: string;
  severity: string;
  message: string;
  line?: number;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-planted-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: PlantedFiles): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Without a thread of its own for each document. */
async function look(files: PlantedFiles): Promise<Found[]> {
  write(files);
  const { problems } = await checkFolder(folder, {
    readDocuments: readDocumentsHere,
    trust: [],
    commands: COMMAND_FACTS,
  });
  return problems.map(toJson);
}

function expectNamed(found: readonly Found[], fault: PlantedFault, files: PlantedFiles): void {
  const { file, pointer, code, says, isWarning, at } = fault;
  const named = found.find((one) => one.file === file && one.pointer === pointer && one.code === code);
  expect(named, `${code} at ${file}${pointer}`).toMatchObject({
    message: expect.stringContaining(says),
    severity: isWarning ? 'warning' : 'error',
  });
  if (at !== undefined) expect(named?.line, `${code} at ${file}${pointer}`).toBe(lineOf(String(files.get(file)), at));
}

/** A bracket is the one that the file begins with; of anything else the last is meant. */
const lineOf = (text: string, part: string) =>
  part === '{' ? 1 : text.slice(0, text.lastIndexOf(part)).split('\n').length;

describe('catalog check', () => {
  it.each(PLANTED_FAULTS)('names %s, and nothing else', async (_what, fault) => {
    const files = plantedCatalog();
    fault.plant(files);
    const found = await look(files);
    expectNamed(found, fault, files);
    expect(found.map(({ code, file, pointer }) => `${code} ${file}${pointer}`)).toHaveLength(1);
  });

  it('names all that can stand beside each other in one run', async () => {
    const files = plantedCatalog();
    const together = PLANTED_FAULTS.filter(([, { isAlone }]) => !isAlone);
    for (const [, { plant }] of together) plant(files);
    const found = await look(files);
    for (const [, fault] of together) expectNamed(found, fault, files);
    expect(together.length).toBeGreaterThanOrEqual(40);
    const { code, stdout } = await runInProcess(folder, ['check']);
    expect(code).toBe(1);
    for (const [, fault] of together) expect(stdout).toContain(fault.says);
  });

  it('says nothing of a catalog in order but that it is', async () => {
    write(plantedCatalog());
    const { code, stdout, stderr } = await runInProcess(folder, ['check']);
    expect(code).toBe(0);
    expect(`${stdout}${stderr}`).toMatch(/^\d+ files are in order\.\n$/);
  });
});
