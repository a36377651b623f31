/** Which of several texts somebody reads. */

/** @returns the tag of that language, else of one of its regions: `de-AT` for `de`; undefined if there is neither */
export function tagFor(tags: readonly string[], language: string): string | undefined {
  return tags.find((tag) => tag === language) ?? tags.find((tag) => tag.startsWith(`${language}-`));
}
