/**
 * `node tools/pictures/mutate-pictures.ts [count] [seed]`: draws pictures that are broken by chance, and says how each
 * ended. Fails where drawing throws, or something is neither drawn nor refused.
 */
import '../help/print-help.ts';
import { withDrawer } from '../../pipeline/collect/pictures/drawer.ts';
import { isIntact, mutatedPicture } from '../../pipeline/collect/pictures/testing/mutated-pictures.ts';

const [count = 5_000, seed = 1] = process.argv.slice(2).map(Number);

const ends = new Map<string, number>();
const processes = new Set<number>();
const slowest = { ms: 0, what: '' };
let faults = 0;
const began = performance.now();

await withDrawer(async (drawer) => {
  for (let index = 0; index < count; index += 1) {
    const { kind, bytes, role } = await mutatedPicture(seed, index);
    const start = performance.now();
    try {
      const drawn = await drawer.draw(bytes, role);
      if (!isIntact(drawn)) faults += 1;
      const end = 'problem' in drawn ? [drawn.problem.code, drawn.problem.variant ?? []].flat().join('.') : 'drawn';
      ends.set(end, (ends.get(end) ?? 0) + 1);
    } catch (error) {
      faults += 1;
      process.stderr.write(`${seed}/${index}, ${kind}: ${error}\n`);
    }
    const ms = performance.now() - start;
    if (ms > slowest.ms) Object.assign(slowest, { ms, what: `${kind}, number ${index}` });
    const id = drawer.process();
    if (id !== undefined) processes.add(id);
  }
});

const seconds = (performance.now() - began) / 1_000;
process.stdout.write(`${count} pictures of seed ${seed} in ${seconds.toFixed(1)} s, ${faults} faults\n`);
for (const [end, times] of [...ends].sort(([, a], [, b]) => b - a)) process.stdout.write(`${end}: ${times}\n`);
process.stdout.write(`slowest: ${slowest.ms.toFixed(0)} ms (${slowest.what})\n`);
process.stdout.write(`processes: ${processes.size}\n`);
process.exitCode = faults > 0 ? 1 : 0;
