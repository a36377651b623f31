/** `bench --profile <stage>`: in which modules the processor time of a stage goes, by Node's own profiler, of all its processes and threads. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from '../../../pipeline/repo/run/terminal.ts';
import type { Order } from './measure.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const MOST_MODULES = 25;
/** The profiler waits with us, and the limit is not the stage. */
const LEFT_OUT = new Set(['(idle)', 'limit']);
/** A stage that is no command is what this calls; of the garbage nobody knows whose it was, and the bench forces much of it. */
const MEASURED = 'timeOf';

/** The parts of a .cpuprofile that are read here. Source: Chrome DevTools Protocol, Profiler.Profile. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  /** Microseconds before each sample. */
  timeDeltas: number[];
}

/** What a process is started with that writes profiles as it ends: its own, of its threads, and of all it starts. */
export function profiling(folder: string): NodeJS.ProcessEnv {
  return { NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${folder}` };
}

/** The same for the command that is a stage, if it is the one to profile. */
export function profilingOf(stage: string, { profile }: Order): NodeJS.ProcessEnv {
  return profile?.stage === stage ? profiling(profile.folder) : {};
}

/** @param folder of profiles @returns the modules that took most, with their shares */
export function profileText(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const modules = new Map<string, number>();
  for (const file of files) addProfile(JSON.parse(readFileSync(join(folder, file), 'utf8')), modules);
  const total = [...modules.values()].reduce((sum, time) => sum + time, 0);
  const most = [...modules].sort(([, a], [, b]) => b - a).slice(0, MOST_MODULES);
  const rows = most.map(([name, time]) => [name, `${((100 * time) / total).toFixed(1)} %`]);
  return `${(total / 1e6).toFixed(2)} s of processor time.\n\n${table(rows, ['module', 'share'], { figures: true })}`;
}

/** @param modules with the microseconds that were spent in each */
function addProfile({ nodes, samples, timeDeltas }: CpuProfile, modules: Map<string, number>): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map<number, number>();
  for (const [index, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  const walk = (id: number, caller: string): void => {
    const node = byId.get(id);
    if (node === undefined || LEFT_OUT.has(node.callFrame.functionName)) return;
    // Patterns and garbage have no module: the time is their caller's.
    const module = node.callFrame.url === '' ? caller : moduleOf(node.callFrame.url);
    modules.set(module, (modules.get(module) ?? 0) + (times.get(id) ?? 0));
    for (const child of node.children ?? []) walk(child, module);
  };
  const measured = nodes.filter(({ callFrame }) => callFrame.functionName === MEASURED);
  for (const { id } of measured.length > 0 ? measured : nodes.slice(0, 1)) walk(id, 'Node');
}

/** A file of the project, a package, or Node. */
function moduleOf(url: string): string {
  if (url.startsWith('node:')) return 'Node';
  const path = url.startsWith('file:') ? fileURLToPath(url) : url;
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  return inPackage?.[1] ?? path.replace(`${PROJECT}/`, '');
}
