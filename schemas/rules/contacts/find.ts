/** What was found in a shadow, and how sure that is. */
import type { Span } from './shadow.ts';

/** `likely` is taken out; what is only possible stays, and a reviewer looks at it. */
export interface Find extends Span {
  likely: boolean;
}

export function likely({ start, end }: Span): Find {
  return { start, end, likely: true };
}

export function possible({ start, end }: Span): Find {
  return { start, end, likely: false };
}
