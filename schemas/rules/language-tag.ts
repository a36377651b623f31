/** Language tags (BCP 47) as listings have them, one spelling each, and which of several somebody reads. */

/** As long as real tags are (RFC 5646, section 4.4.1). */
const MAX_LENGTH = 35;
/** Nothing private and no extension but those of Unicode, because free text could hide there. */
const SHAPE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*(?:-[TUtu](?:-[A-Za-z0-9]{2,8})+)*$/;
/** "zh-cmn": languages that are written behind another, of which the second says all. */
const EXTENDED = /^(?:ar|kok|lv|ms|sgn|sw|uz|zh)-(?!min(?:-|$))(?=[a-z]{3}(?:-|$))/i;

/** Tags that have passed, by their spelling: most documents have some of a few, and each is asked about several times. */
const passed = new Map<string, string>();
const MAX_PASSED = 1_000;

/** @returns `en-US` for `EN-us`, `zh-Hans-CN` for `zh-cmn-Hans-CN`; undefined for what is no tag */
export function canonicalTag(tag: string): string | undefined {
  const known = passed.get(tag);
  if (known !== undefined) return known;
  if (tag.length > MAX_LENGTH || !SHAPE.test(tag)) return undefined;
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag.replace(EXTENDED, ''));
    if (canonical.length > MAX_LENGTH) return undefined;
    if (passed.size < MAX_PASSED) passed.set(tag, canonical);
    return canonical;
  } catch {
    return undefined;
  }
}

export function isLanguageTag(text: string): boolean {
  return canonicalTag(text) !== undefined;
}

/** @returns the tag of that language, else of one of its regions: `de-AT` for `de`; undefined if there is neither */
export function tagFor(tags: readonly string[], language: string): string | undefined {
  return tags.find((tag) => tag === language) ?? tags.find((tag) => tag.startsWith(`${language}-`));
}
