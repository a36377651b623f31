/** Checked before a slug becomes part of a file's path. The same for listings and categories (schemas/listing.json). */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,64}$/.test(text);
}
