/** `bench --profile <stage>`: where the processor time of a stage goes, by Node's own profiler, of all its processes and threads. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from '../../../pipeline/repo/run/terminal.ts';
import type { Order } from './measure.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const LINES = { modules: 25, functions: 40 };
/** The profiler waits with us, and the limit is not the stage. */
const LEFT_OUT = new Set(['(idle)', 'limit']);
/** A stage that is no command is what this calls; of the garbage nobody knows whose it was, and the bench forces much of it. */
const MEASURED = 'timeOf';

/** The parts of a .cpuprofile that are read here. Source: Chrome DevTools Protocol, Profiler.Profile. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[];
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

/** Microseconds in each function, alone and with what it has called, and in each module. */
export interface Shares {
  total: number;
  modules: Map<string, number>;
  functions: Map<string, { self: number; withCalled: number }>;
}

export function profilesIn(folder: string): CpuProfile[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile);
}

export function sharesOf(profiles: readonly CpuProfile[]): Shares {
  const shares: Shares = { total: 0, modules: new Map(), functions: new Map() };
  for (const profile of profiles) addProfile(profile, shares);
  return shares;
}

function addProfile({ nodes, samples, timeDeltas }: CpuProfile, shares: Shares): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map<number, number>();
  for (const [index, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  const walk = (id: number, callers: ReadonlySet<string>, calling: string): void => {
    const node = byId.get(id);
    if (node === undefined || LEFT_OUT.has(node.callFrame.functionName)) return;
    const { functionName, url, lineNumber } = node.callFrame;
    // Patterns and garbage have no module: the time is their caller's.
    const module = url === '' ? calling : moduleOf(url);
    const name =
      url === ''
        ? `${functionName} ${calling}`
        : `${functionName || '=>'} ${url.startsWith('node:') ? url : module}:${lineNumber + 1}`;
    const self = times.get(id) ?? 0;
    const stack = new Set(callers).add(name);
    shares.total += self;
    shares.modules.set(module, (shares.modules.get(module) ?? 0) + self);
    for (const each of stack) {
      const known = shares.functions.get(each) ?? { self: 0, withCalled: 0 };
      shares.functions.set(each, {
        self: known.self + (each === name ? self : 0),
        withCalled: known.withCalled + self,
      });
    }
    for (const child of node.children ?? []) walk(child, stack, module);
  };
  const measured = nodes.filter(({ callFrame }) => callFrame.functionName === MEASURED);
  for (const { id } of measured.length > 0 ? measured : nodes.slice(0, 1)) walk(id, new Set(), 'Node');
}

/** A file of the project, a package, or Node. */
function moduleOf(url: string): string {
  if (url.startsWith('node:')) return 'Node';
  const path = url.startsWith('file:') ? fileURLToPath(url) : url;
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  return inPackage?.[1] ?? path.replace(`${PROJECT}/`, '');
}

export function profileText({ total, modules, functions }: Shares): string {
  const share = (time: number) => `${((100 * time) / total).toFixed(1)} %`;
  const byModule = [...modules].sort(([, a], [, b]) => b - a).slice(0, LINES.modules);
  const byFunction = [...functions].sort(([, a], [, b]) => b.self - a.self).slice(0, LINES.functions);
  return [
    `${(total / 1e6).toFixed(2)} s of processor time.`,
    table(
      byModule.map(([name, time]) => [name, share(time)]),
      ['module', 'share'],
      { figures: true },
    ),
    table(
      byFunction.map(([name, { self, withCalled }]) => [name.slice(0, 100), share(self), share(withCalled)]),
      ['function', 'alone', 'with what it calls'],
      { figures: true },
    ),
  ].join('\n\n');
}
