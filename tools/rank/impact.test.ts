/** The command as it is typed, over a part of the sample. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCatalog } from '../../pipeline/testing/sample-catalog.ts';
import type { TemporaryCatalog } from '../../pipeline/testing/temporary-catalog.ts';
import weights from '../../schemas/rank/weights.json' with { type: 'json' };

let project: TemporaryCatalog;
beforeAll(() => {
  project = sampleCatalog(/^[a-d]/);
});
afterAll(() => project.remove());

const OTHERS = { ...weights, version: '5', points: { ...weights.points, used: 54, told: 1 } };

/** @returns exit code and what was printed */
function impact(file: object) {
  const path = join(project.folder, 'weights.json');
  writeFileSync(path, JSON.stringify(file));
  const options = { cwd: project.folder };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'impact.ts'), path], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

it('says what other weights would change, and asks for another version', async () => {
  const { code, stdout, stderr } = await impact({ ...OTHERS, version: weights.version });
  expect(stdout).toMatch(/^With weights 4 instead of 4, [1-9]\d* of \d+ listings would have another place/);
  expect(stdout).toMatch(/\d+ → \d+/);
  const reminder = 'These weights have the version of the present ones. Give them another before they are used.\n';
  expect([code, stderr]).toEqual([0, reminder]);
});

it('refuses weights that do not sum to 100', async () => {
  const { code, stderr } = await impact({ ...OTHERS, points: { ...OTHERS.points, told: 2 } });
  const fault = 'The weights file cannot be used:\n  `points` sum to 101 and must sum to exactly 100.';
  expect([code, stderr]).toEqual([1, `rank-impact: ${fault}\n`]);
});
