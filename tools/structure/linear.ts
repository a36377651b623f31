/** Whether a regular expression takes time in proportion to its input, as a kept checker (recheck) finds. */
import { check } from 'recheck';
import type { Pattern } from './patterns.ts';

/** A repeat with an end up to here is part of the pattern; a longer one is a loop that ends early. */
const SHORT_REPEAT = 8;
/** Far more than any pattern needs; one that takes longer is not found to be linear. */
const TIMEOUT_MS = 60_000;
/** For each of its steps, so that little depends on how fast the machine is. */
const STEP_MS = 4_000;
const OPTIONS = { timeout: TIMEOUT_MS, incubationTimeout: STEP_MS, attackTimeout: STEP_MS } as const;

/**
 * A pattern is linear if it is so without its loops that end early, and if these loops, were they endless, would make it
 * quadratic at most: then a place costs as many steps as one loop has, and not the product of several.
 *
 * @returns what is wrong, with a text that shows it
 */
export async function fault({ at, source, flags }: Pattern): Promise<string | undefined> {
  const isSets = flags.includes('v');
  const strict = await check(withRepeats(source, isSets, shortest), plainFlags(flags), OPTIONS);
  if (strict.status !== 'safe') return sentence(at, source, flags, strict);
  const endless = withRepeats(source, isSets, endlessRepeat);
  if (endless === source) return undefined;
  const loose = await check(endless, plainFlags(flags), OPTIONS);
  const isOneLoop =
    loose.status === 'safe' ||
    (loose.status === 'vulnerable' && loose.complexity.type === 'polynomial' && loose.complexity.degree <= 2);
  return isOneLoop ? undefined : `${sentence(at, source, flags, loose)} (with its loops made endless)`;
}

/** The checker knows neither; of the first only sets that are written with `&&` or `--` mean anything else. */
function plainFlags(flags: string): string {
  return flags.replace('v', 'u').replace('d', '');
}

function sentence(at: string, source: string, flags: string, result: Awaited<ReturnType<typeof check>>): string {
  const attack = result.status === 'vulnerable' ? `, as for ${result.attack.pattern}` : '';
  const summary = result.status === 'unknown' ? `not judged: ${result.error.kind}` : result.complexity?.summary;
  return `${at} /${source}/${flags}: ${summary}${attack}`;
}

function shortest(least: number, most: number): string {
  if (most <= SHORT_REPEAT) return `{${least},${most}}`;
  const end = most === Number.POSITIVE_INFINITY ? '' : Math.max(Math.min(most, 3), Math.min(least, 2));
  return `{${Math.min(least, 2)},${end}}`;
}

function endlessRepeat(least: number, most: number): string {
  return most <= SHORT_REPEAT ? `{${least},${most}}` : `{${Math.min(least, 2)},}`;
}

/** Each `{n}`, `{n,}` and `{n,m}` outside of classes, written anew. */
function withRepeats(source: string, isSets: boolean, write: (least: number, most: number) => string): string {
  let text = '';
  let classes = 0;
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (char === '\\') {
      text += source.slice(at, at + 2);
      at += 1;
      continue;
    }
    if (char === '[' && (classes === 0 || isSets)) classes += 1;
    else if (char === ']' && classes > 0) classes -= 1;
    const repeat = classes === 0 && char === '{' ? source.slice(at).match(/^\{(\d+)(,?)(\d*)\}/) : null;
    if (repeat === null) text += char;
    else {
      const [whole, least = '0', comma, most = ''] = repeat;
      const end = comma === '' ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
      text += write(Number(least), end);
      at += whole.length - 1;
    }
  }
  return text;
}
