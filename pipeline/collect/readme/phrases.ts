/** Lists of phrases, written over several lines, as patterns. */

/** The alternatives of a pattern: line ends and indentation are for the eye only, a space inside a line counts. */
export function alternatives(source: string): string {
  return source.replace(/(?<!\s)\s*\n\s*/g, '');
}

/** A pattern for texts that begin with one of the phrases. */
export function beginning(source: string): RegExp {
  return new RegExp(`^(?:${alternatives(source)})`, 'iu');
}
