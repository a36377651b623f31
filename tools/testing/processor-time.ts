/** Seconds of the processor that processes have used, as Linux counts them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface ProcessFigures {
  parent: number;
  name: string;
  /** Of the process and of all children that it has waited for. */
  seconds: number;
}

/** Elsewhere only the time of a process itself is known. */
export const SEES_CHILDREN = existsSync('/proc/self/stat');
/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100;

/** @param text of `/proc/<pid>/stat`, see proc_pid_stat(5). A name in it may hold spaces and brackets. */
export function readFigures(text: string): ProcessFigures {
  const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), name, seconds: ticks / TICKS_PER_SECOND };
}

/** Of this process, and of the children that it has waited for. */
export function ownSeconds(): number {
  if (SEES_CHILDREN) return readFigures(readFileSync('/proc/self/stat', 'utf8')).seconds;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Of the processes that live now and descend from this one, by their number. */
export function descendants(): Map<number, ProcessFigures> {
  const all = new Map(SEES_CHILDREN ? processes() : []);
  const isOurs = (figures: ProcessFigures | undefined): boolean =>
    figures !== undefined && (figures.parent === process.pid || isOurs(all.get(figures.parent)));
  return new Map([...all].filter(([, figures]) => isOurs(figures)));
}

function processes(): [number, ProcessFigures][] {
  return readdirSync('/proc').flatMap((name): [number, ProcessFigures][] => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [[Number(name), readFigures(readFileSync(`/proc/${name}/stat`, 'utf8'))]];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}
