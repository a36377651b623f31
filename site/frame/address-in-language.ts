/**
 * The address of a page in another language.
 * @param other address of the start page in that language, and @param home in the language of the page, both with a slash at the end
 */
export function addressIn(
  other: string,
  home: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  if (!pathname.startsWith(home)) return other;
  // Two slashes at the beginning would name another host.
  return other + pathname.slice(home.length).replace(/^\/+/, '') + search + hash;
}
