/**
 * `node tools/bench/hostile/measure-hostile.ts [number] [seed]`: hostile texts through every reader. Says what the slowest
 * cost in processor time, beyond what the bare parser of the notation takes for the same text.
 */
import { XMLParser } from 'fast-xml-parser';
import { Parser } from 'htmlparser2';
import MarkdownIt from 'markdown-it';
import { parseDocument } from 'yaml';
import { prepareTask } from '../../../pipeline/collect/isolated/perform-task.ts';
import { taskFor } from '../../../pipeline/collect/testing/hostile-tasks.ts';
import { type HostileText, hostileText, type Target } from '../../../pipeline/collect/testing/hostile-texts.ts';

const [count = 50_000, seed = 1] = process.argv.slice(2).map(Number);
/** README files are read up to here. */
const MAX_LENGTH = 200_000;
/** The goal. */
const MAX_SECONDS = 2;
/** Only of these is the bare parser's time worth a look. */
const SLOW_SECONDS = 0.5;

const markdown = new MarkdownIt({ html: true });
const html = (text: string) => new Parser({}).end(text);

const BARE: Readonly<Record<Target, (text: string) => unknown>> = {
  'README.md': (text) => markdown.render(text),
  'README.html': html,
  'README.txt': () => undefined,
  page: html,
  'pad-json': JSON.parse,
  'pad-xml': (text) => new XMLParser().parse(text),
  manifest: JSON.parse,
  'openapi-json': JSON.parse,
  'openapi-yaml': (text) => parseDocument(text),
  unknown: () => undefined,
};

function secondsOf(run: () => unknown): number {
  const before = process.cpuUsage();
  try {
    run();
  } catch {
    // A parser that refuses a text has read it.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

interface Measured {
  seconds: number;
  beyond: number;
  index: number;
  length: number;
}

async function measure(hostile: HostileText, index: number): Promise<Measured> {
  const { task, bytes } = taskFor(hostile);
  const perform = await prepareTask(task, bytes, () => undefined);
  let isThrown = false;
  const seconds = secondsOf(() => {
    isThrown = true;
    perform();
    isThrown = false;
  });
  if (isThrown) throw new Error(`Text ${index} of seed ${seed} makes a reader throw.`);
  const bare = seconds < SLOW_SECONDS ? 0 : secondsOf(() => BARE[hostile.target](hostile.text));
  return { seconds, beyond: Math.max(0, seconds - bare), index, length: hostile.text.length };
}

const byTarget = new Map<Target, Measured[]>();
let bytes = 0;
for (let index = 0; index < count; index += 1) {
  const hostile = hostileText(seed, index, MAX_LENGTH);
  bytes += hostile.text.length;
  const measured = await measure(hostile, index);
  if (measured.beyond > MAX_SECONDS) process.stderr.write(`${hostile.target} ${JSON.stringify(measured)}\n`);
  const known = byTarget.get(hostile.target);
  if (known === undefined) byTarget.set(hostile.target, [measured]);
  else known.push(measured);
}
for (const [target, all] of byTarget) {
  const sorted = all.map(({ beyond }) => beyond).sort((a, b) => b - a);
  const [worst] = [...all].sort((a, b) => b.beyond - a.beyond);
  const total = all.reduce((sum, { seconds }) => sum + seconds, 0);
  process.stdout.write(
    `${target.padEnd(13)} ${all.length} texts, ${total.toFixed(1)} s, 99 % below ${sorted[Math.floor(all.length / 100)]?.toFixed(3)} s, ` +
      `slowest ${worst?.beyond.toFixed(3)} s (text ${worst?.index}, ${worst?.length} characters)\n`,
  );
}
const over = [...byTarget.values()].flat().filter(({ beyond }) => beyond > MAX_SECONDS).length;
process.stdout.write(`${count} texts of ${Math.round(bytes / 1e6)} MB: ${over} over ${MAX_SECONDS} s.\n`);
process.exitCode = over > 0 ? 1 : 0;
