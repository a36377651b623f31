/** How the demo speaks: what somebody does, what a command printed, and what has been checked. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { styleText } from 'node:util';

const PATIENCE_MS = 180_000;
const POLL_MS = 100;

/** A step of the story: who does what. */
export function say(step: string): void {
  process.stdout.write(`\n${styleText('bold', `● ${step}`)}\n`);
}

export function show(text: string): void {
  if (text.trim() !== '') process.stdout.write(`${text.trimEnd().replace(/^/gm, '  ')}\n`);
}

export function showCommand(command: string): void {
  show(styleText('dim', `$ ${command}`));
}

/** @throws Error where it does not hold, and so the demo ends */
export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The demo expected that ${what}.`);
  show(`${styleText('green', '✔')} ${what}`);
}

export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`The demo waited in vain until ${what}.`);
    await wait(POLL_MS);
  }
}

/** @returns what a program prints until it ends @throws Error with its own words if it fails */
export async function printedBy(child: ChildProcess): Promise<string> {
  const printed = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')}\n${printed.stdout}${printed.stderr}`);
  return printed.stdout;
}

/** The lines of what a command printed that matter to somebody who meets it for the first time. */
export function linesOf(text: string, wanted: RegExp): string {
  return text
    .split('\n')
    .filter((line) => wanted.test(line))
    .join('\n');
}
