/** What of a Markdown text stands in fences, where it has no effect, and what does not. */
import { expect } from 'vitest';

/** The lines between fences, and those outside. */
export function parted(markdown: string): { inside: string[]; outside: string[] } {
  const parts = { inside: [] as string[], outside: [] as string[] };
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const opening = /^(`{3,})(?:text|diff)$/.exec(line)?.[1];
    if (fence === undefined && opening !== undefined) fence = opening;
    else if (line === fence) fence = undefined;
    else parts[fence === undefined ? 'outside' : 'inside'].push(line);
  }
  expect(fence).toBeUndefined();
  return parts;
}
