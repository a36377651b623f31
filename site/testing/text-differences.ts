/** What a language's texts have otherwise than the English ones: keys, and places in a sentence. */

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** @returns a sentence for each difference, with the key's full name; which plural forms there are is none */
export function textDifferences(english: unknown, other: unknown, key = ''): string[] {
  if (english === undefined) return [`${key} is not in the English texts`];
  if (other === undefined) return [`${key} is missing`];
  const [wanted, forms] = [formsOf(english), formsOf(other)];
  if (wanted !== undefined && forms !== undefined) return placeDifferences(wanted, forms, key);
  if (wanted !== undefined || forms !== undefined) return [`${key} is a text in one language only`];
  const [group, otherGroup] = [english as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(group), ...Object.keys(otherGroup)])].flatMap((name) =>
    textDifferences(group[name], otherGroup[name], key === '' ? name : `${key}.${name}`),
  );
}

/** @returns undefined for a group of texts */
function formsOf(text: unknown): Record<string, string> | undefined {
  if (typeof text === 'string') return { other: text };
  const forms = text as Record<string, string>;
  const names = Object.keys(forms);
  return names.length > 0 && names.every((form) => PLURAL_FORMS.includes(form)) ? forms : undefined;
}

/** The form for all other numbers has every place; one for a single number may do without it. */
function placeDifferences(english: Record<string, string>, forms: Record<string, string>, key: string): string[] {
  const wanted = placesIn(english.other);
  const isWrong = ([form, text]: [string, string]) => {
    const places = placesIn(text);
    return form === 'other' ? String(places) !== String(wanted) : places.some((place) => !wanted.includes(place));
  };
  const wrong = Object.entries({ other: '', ...forms }).filter(isWrong);
  const listed = (places: readonly string[]) => places.join(', ') || 'no places';
  return wrong.map(([, text]) => `${key} has ${listed(placesIn(text))} instead of ${listed(wanted)}`);
}

function placesIn(text = ''): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}
