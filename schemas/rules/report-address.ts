/** Where a visitor reports a listing, at the address that the operator has set. */

/** What is reported, as it fills the places of the address. */
export interface Reported {
  slug: string;
  name: string;
  /** Of its page. */
  url: string;
}

const PLACE = /\{[^{}]*\}/g;
export const PLACES: readonly string[] = ['{slug}', '{name}', '{url}'] satisfies `{${keyof Reported}}`[];

/** @param report an https or mailto address with the places {slug}, {name} and {url}, as often as wanted */
export function reportAddress(report: string, reported: Reported): string {
  return report.replace(PLACE, (place) => {
    const value = reported[place.slice(1, -1) as keyof Reported] ?? '';
    // A name may hold half a character, which cannot be encoded.
    return encodeURIComponent(value.toWellFormed());
  });
}

/** What an operator has misspelled. */
export function unknownPlaces(report: string): string[] {
  return (report.match(PLACE) ?? []).filter((place) => !PLACES.includes(place));
}
