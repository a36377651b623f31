/**
 * Answers of the database, kept for the life of the worker's process: the rows of its own build never change. The
 * first pages of common searches then cost the database nothing.
 */

/** A process has 128 megabytes for everything. */
const MAX_CHARACTERS = 8_000_000;

/** The one asked for last stands last. */
const kept = new Map<string, string>();
let characters = 0;

export function recallAnswer(query: string): string | undefined {
  const answer = kept.get(query);
  if (answer === undefined) return undefined;
  kept.delete(query);
  kept.set(query, answer);
  return answer;
}

export function rememberAnswer(query: string, answer: string): void {
  forget(query);
  kept.set(query, answer);
  characters += query.length + answer.length;
  for (const oldest of kept.keys()) {
    if (characters <= MAX_CHARACTERS) break;
    forget(oldest);
  }
}

export function forgetAnswers(): void {
  for (const query of kept.keys()) forget(query);
}

function forget(query: string): void {
  characters -= kept.has(query) ? query.length + (kept.get(query)?.length ?? 0) : 0;
  kept.delete(query);
}
