/** Times something and its limit by turns: both see the same noise of the machine. */
import { medianOf } from './measure.ts';

export interface Compared {
  /** Milliseconds; the median of all rounds, as everything here. */
  own: number;
  least: number;
  /** The speed of one as a share of the other's, in the same round. */
  ratio: number;
}

/**
 * @param rounds odd
 * @param run, limit do their work and tell how many milliseconds it took
 */
export async function byTurns(
  rounds: number,
  run: () => number | Promise<number>,
  limit: () => number | Promise<number>,
): Promise<Compared> {
  const times: { own: number; least: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const own = await run();
      times.push({ own, least: await limit() });
    } else {
      const least = await limit();
      times.push({ own: await run(), least });
    }
  }
  return {
    own: medianOf(times.map(({ own }) => own)),
    least: medianOf(times.map(({ least }) => least)),
    ratio: medianOf(times.map(({ own, least }) => least / own)),
  };
}
