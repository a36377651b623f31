/** What a value of the data is called in a language. One without a name is shown as it is, so that a new one needs no text. */

export function nameOf(value: string, names: Readonly<Record<string, string>>): string {
  // `constructor` is a legal slug of a category.
  return (Object.hasOwn(names, value) ? names[value] : undefined) ?? value;
}
