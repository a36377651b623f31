/** How the time of a function grows with its input, in time of this thread: others may use the machine meanwhile. */
import { expect } from 'vitest';

/** A quadratic function takes a hundred times as long for ten times the input; collecting garbage takes some more. */
const MOST_TIMES = 40;
const SPARE_MS = 100;

/** Fails where ten times the input takes much more than ten times as long. @param length of the longer input */
export function expectLinear(work: (length: number) => void, length: number): void {
  const tenth = length / 10;
  // What is compiled and loaded the first time is no part of it.
  work(tenth / 10);
  const [short, long] = [msFor(() => work(tenth)), msFor(() => work(length))];
  expect(long).toBeLessThan(MOST_TIMES * short + SPARE_MS);
}

function msFor(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
