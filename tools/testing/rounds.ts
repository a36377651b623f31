/**
 * How often a test tries a property: a few rounds on every run (`npm test`), many in the long form (`npm run test:long`).
 * A file that only the long form runs is named `<subject>.long.test.ts`.
 */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which form of the suite runs. */
    form: 'short' | 'long';
    /** Rounds that somebody asked for by name: `npm run test:long -- --kills 200`. */
    rounds: Record<string, number>;
  }
}

/** @param name of the option of `test:long` that sets the number */
export function rounds(short: number, long: number, name?: string): number {
  if (inject('form') === 'short') return short;
  return (name === undefined ? undefined : inject('rounds')[name]) ?? long;
}

/** Whether the long form runs: for a size that is no number. */
export function isLongForm(): boolean {
  return inject('form') === 'long';
}
