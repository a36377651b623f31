/** The process of one stage: its name, an amount and a seed as arguments, its measurement as JSON on standard output. */
import { measure } from './measure.ts';
import { STAGES, type StageName } from './stages.ts';

const [name, count, seed] = process.argv.slice(2);

const measurement = measure(Number(count), STAGES[name as StageName].subject(Number(seed)), {
  now: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  memoryHeld: () => {
    globalThis.gc?.();
    return process.memoryUsage.rss();
  },
  peakMemory: () => process.resourceUsage().maxRSS * 1024,
});
process.stdout.write(JSON.stringify(measurement));
