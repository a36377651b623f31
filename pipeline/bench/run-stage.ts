/** The process of one stage: its name and an order as arguments, its measurement as JSON on standard output. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAGES, type Stage, type StageName } from './stages.ts';

const [name, count, seed, keep] = process.argv.slice(2);

const stage: Stage = STAGES[name as StageName];
const folder = mkdtempSync(join(tmpdir(), 'catalog-bench-'));
try {
  const order = { count: Number(count), seed: Number(seed), folder, keep: keep === 'keep' };
  process.stdout.write(JSON.stringify(await stage.measure(order)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
